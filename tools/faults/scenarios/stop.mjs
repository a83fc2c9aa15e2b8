// SIGTERM with requests under way: each is answered, and the process ends by itself and in time, as a container's first
// process too.
import { wait } from '../../system/processes.mjs';
import { Acts } from '../acts.mjs';
import { familiesAt } from '../families.mjs';
import { hasOwnPids, startFirstProcess } from '../first-process.mjs';
import { outcomeOf } from '../outcome.mjs';
import { openStage } from '../stage.mjs';

const UNDER_WAY = 8;
/** Long enough for a busy machine to have read the requests, and shorter than hashing so many passwords takes. */
const READ_MS = 120;
const EXIT_SECONDS = 25;

export const name = 'stop';
export const counts = { full: 100, short: 5 };

export async function run(place, times) {
  const stage = await openStage(place, name);
  try {
    const isFirst = await hasOwnPids();
    const acts = new Acts();
    const seconds = [];
    let ended = 0;
    let url;
    const families = await familiesAt(() => url, acts);
    for (let time = 0; time < times; time += 1) {
      const api = await startFirstProcess(stage.env, isFirst);
      stage.add({ stop: api.kill });
      url = api.url;
      const answers = Array.from({ length: UNDER_WAY }, () => families.live({ photos: false, codes: false }));
      await wait(READ_MS);
      const stopped = await api.stop();
      await Promise.all(answers);
      seconds.push(stopped.seconds);
      if (stopped.code === 0) ended += 1;
    }
    const broken = acts.of('registration').filter(({ acknowledged }) => !acknowledged).length;
    // Somebody has to send what is still waiting.
    const last = await stage.startApi();
    url = last.url;
    const outcome = await outcomeOf(stage, { acts, families });
    return outcome.and({
      facts: [
        `${isFirst ? 'as the first process' : 'not as the first process, which is not permitted here'}: exit code 0 ${ended} of ${times} times`,
        `${times * UNDER_WAY} requests under way, ${broken} without a 2xx`,
      ],
      limits: [
        { name: 'seconds to exit', value: Math.max(...seconds), most: EXIT_SECONDS },
        { name: 'exits with another code', value: times - ended, most: 0 },
        { name: 'broken requests', value: broken, most: 0 },
      ],
      seconds: { 'SIGTERM until exit': seconds },
    });
  } finally {
    await stage.close();
  }
}
