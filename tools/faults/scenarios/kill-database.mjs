// The database is killed (SIGKILL) and started again while families register and send photos and the team decides. The
// process is killed, not the machine: what it had handed to the operating system is still there.
import { wait } from '../../system/processes.mjs';
import { outcomeOf } from '../outcome.mjs';
import { openStage, underLoad } from '../stage.mjs';
import { secondsUntilOk } from '../supervisor.mjs';

const BETWEEN_MS = 3000;
const AWAY_MS = 500;
const RECOVERY_SECONDS = 5;

export const name = 'kill-database';
export const counts = { full: 5, short: 2 };

export async function run(place, times) {
  const stage = await openStage(place, name);
  try {
    const api = await stage.startApi();
    const [starting, recovery] = [[], []];
    const load = await underLoad(
      () => api.url,
      async () => {
        for (let kill = 0; kill < times; kill += 1) {
          await wait(BETWEEN_MS);
          const killed = performance.now();
          await stage.database.kill();
          await wait(AWAY_MS);
          await stage.database.start();
          starting.push((performance.now() - killed) / 1000);
          recovery.push(await secondsUntilOk(`${api.url}/health/ready`, performance.now()));
        }
        await wait(BETWEEN_MS);
      },
    );
    return await outcomeOf(stage, load, {
      limits: [
        {
          name: 'seconds to recovery after the database is back',
          value: Math.max(...recovery),
          most: RECOVERY_SECONDS,
        },
      ],
      seconds: { 'killed until the database answers': starting, 'database back until ready': recovery },
    });
  } finally {
    await stage.close();
  }
}
