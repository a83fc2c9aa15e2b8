// What `npm test` has time for: one kill of the API and one of the database, and no wait for messages and decisions.
import { outcomeOf } from '../outcome.mjs';
import { openStage, underLoad } from '../stage.mjs';
import { secondsUntilOk } from '../supervisor.mjs';
import { wait } from '../../system/processes.mjs';

const WORK_MS = 700;

export const name = 'sample';
export const counts = { full: 1, short: 1 };
export const onlyByName = true;

export async function run(place) {
  const stage = await openStage(place, name);
  try {
    const api = await stage.startApi();
    const seconds = {};
    const load = await underLoad(
      () => api.url,
      async () => {
        await wait(WORK_MS);
        await stage.database.kill();
        await stage.database.start();
        seconds['database back until ready'] = [await secondsUntilOk(`${api.url}/health/ready`, performance.now())];
        await wait(WORK_MS);
        seconds['killed until ready again'] = [await api.kill()];
        await wait(WORK_MS);
      },
      { team: false },
    );
    return await outcomeOf(stage, load, { waits: false, seconds });
  } finally {
    await stage.close();
  }
}
