// SIGTERM with requests under way: each is answered, and the process exits on its own and in time, as a container's
// first process too.
import { wait } from '../../system/processes.mjs';
import { Acts } from '../acts.mjs';
import { familiesAt } from '../families.mjs';
import { hasOwnPids, startFirstProcess } from '../first-process.mjs';
import { outcomeOf } from '../outcome.mjs';
import { openStage } from '../stage.mjs';
import { withConnection } from '../stored.mjs';

const UNDER_WAY = 8;
const ASK_EVERY_MS = 5;
const BEGUN_WITHIN_MS = 10_000;
const EXIT_SECONDS = 25;

export const name = 'stop';
export const counts = { full: 100, short: 5 };

/** How many registrations a process has begun with: the limit is counted before the password is hashed. */
const begunSoFar = async (query) => {
  const [{ points }] = await query(
    "SELECT COALESCE(SUM(points), 0) AS points FROM rate_limits WHERE `key` LIKE 'register-address%'",
  );
  return Number(points);
};

/** Waits until all of them are under way; a request that the process has not read yet promises nothing. */
async function untilBegun(query, begun) {
  const until = performance.now() + BEGUN_WITHIN_MS;
  while ((await begunSoFar(query)) < begun && performance.now() < until) await wait(ASK_EVERY_MS);
}

async function stopUnderWay({ stage, families, isFirst, setUrl }, query) {
  const api = await startFirstProcess(stage.env, isFirst);
  stage.add({ stop: api.kill });
  setUrl(api.url);
  const before = await begunSoFar(query);
  const answers = Array.from({ length: UNDER_WAY }, () => families.live({ photos: false, codes: false }));
  await untilBegun(query, before + UNDER_WAY);
  const stopped = await api.stop();
  await Promise.all(answers);
  return stopped;
}

export async function run(place, times) {
  const stage = await openStage(place, name);
  try {
    const isFirst = await hasOwnPids();
    const acts = new Acts();
    const seconds = [];
    let ended = 0;
    let url;
    const families = await familiesAt(() => url, acts);
    // The other one of a deployment: it sends the mails that a stopping process leaves.
    const other = await stage.startApi();
    const setUrl = (next) => {
      url = next;
    };
    await withConnection(stage.database.url, async (query) => {
      for (let time = 0; time < times; time += 1) {
        const stopped = await stopUnderWay({ stage, families, isFirst, setUrl }, query);
        seconds.push(stopped.seconds);
        if (stopped.code === 0) ended += 1;
      }
    });
    const broken = acts.of('registration').filter(({ acknowledged }) => !acknowledged).length;
    setUrl(other.url);
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
