// The API is killed (SIGKILL) again and again while families register and send photos and the team decides; a supervisor
// starts it again each time.
import { wait } from '../../system/processes.mjs';
import { openStage, underLoad } from '../stage.mjs';
import { outcomeOf } from '../outcome.mjs';

const LEAST_MS = 300;
const MORE_MS = 1500;
/** A message whose server had said yes when the process was killed is sent once more, by the same id. */
const ON_THEIR_WAY = 20;

export const name = 'kill-api';
export const counts = { full: 50, short: 3 };

export async function run(place, times) {
  const stage = await openStage(place, name);
  try {
    const api = await stage.startApi();
    const recovery = [];
    const load = await underLoad(
      () => api.url,
      async () => {
        for (let kill = 0; kill < times; kill += 1) {
          await wait(LEAST_MS + Math.random() * MORE_MS);
          recovery.push(await api.kill());
        }
        await wait(LEAST_MS);
      },
    );
    return await outcomeOf(stage, load, {
      mayRepeat: times * ON_THEIR_WAY,
      seconds: { 'killed until ready again': recovery },
    });
  } finally {
    await stage.close();
  }
}
