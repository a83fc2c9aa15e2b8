// Three processes behind the deployment's nginx; one of them, another each time, is killed every five seconds and started
// again.
import path from 'node:path';
import { wait } from '../../system/processes.mjs';
import { missingNginx, placeholderPages, runNginx } from '../../web/run-nginx.mjs';
import { outcomeOf } from '../outcome.mjs';
import { openStage, underLoad } from '../stage.mjs';

const EVERY_MS = 5000;
/** A message whose server had said yes when the process was killed is sent once more, by the same id. */
const ON_THEIR_WAY = 20;

export const name = 'one-of-three';
export const counts = { full: 12, short: 3 };

export async function run(place, times) {
  if (missingNginx) return { notRun: missingNginx };
  const stage = await openStage(place, name);
  try {
    const apis = await Promise.all([stage.startApi(), stage.startApi(), stage.startApi()]);
    const folder = path.join(stage.dataDir, 'nginx');
    await placeholderPages(folder);
    const { urls } = stage.add(await runNginx({ folder, api: apis.map(({ port }) => port) }));
    const recovery = [];
    const load = await underLoad(
      () => `${urls.member}/backend/api`,
      async () => {
        for (let kill = 0; kill < times; kill += 1) {
          const restarted = apis[kill % apis.length].kill();
          await wait(EVERY_MS);
          recovery.push(await restarted);
        }
      },
      { teamApi: () => `${urls.admin}/backend/api` },
    );
    return await outcomeOf(stage, load, {
      mayRepeat: times * ON_THEIR_WAY,
      seconds: { 'killed until ready again': recovery },
    });
  } finally {
    await stage.close();
  }
}
