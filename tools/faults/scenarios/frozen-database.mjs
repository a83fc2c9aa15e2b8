// The database freezes (SIGSTOP) and goes on (SIGCONT): readiness turns red, liveness stays green, and everything
// recovers on its own.
import { wait } from '../../system/processes.mjs';
import { send } from '../client.mjs';
import { outcomeOf } from '../outcome.mjs';
import { openStage, underLoad } from '../stage.mjs';
import { secondsUntilOk } from '../supervisor.mjs';

const BEFORE_MS = 3000;
const ASK_EVERY_MS = 200;
const RED_WITHIN_SECONDS = 5;
const RECOVERY_SECONDS = 5;

export const name = 'frozen-database';
export const unit = 'seconds';
export const counts = { full: 30, short: 12 };

/** Asks one health route until `until`: {seconds: when it was first not green, failures}. */
async function watch(url, until) {
  const began = performance.now();
  let [first, failures] = [null, 0];
  while (performance.now() < until) {
    const { status } = await send(url, { method: 'GET' });
    if (status !== 200) {
      first ??= (performance.now() - began) / 1000;
      failures += 1;
    }
    await wait(ASK_EVERY_MS);
  }
  return { seconds: first ?? Infinity, failures };
}

export async function run(place, seconds) {
  const stage = await openStage(place, name);
  try {
    const api = await stage.startApi();
    let [ready, live, recovery] = [];
    const load = await underLoad(
      () => api.url,
      async () => {
        await wait(BEFORE_MS);
        await stage.database.freeze();
        const until = performance.now() + seconds * 1000;
        [ready, live] = await Promise.all([
          watch(`${api.url}/health/ready`, until),
          watch(`${api.url}/health/live`, until),
        ]);
        stage.database.thaw();
        recovery = await secondsUntilOk(`${api.url}/health/ready`, performance.now());
        await wait(BEFORE_MS);
      },
    );
    const outcome = await outcomeOf(stage, load);
    return outcome.and({
      limits: [
        { name: 'seconds until readiness is red', value: ready.seconds, most: RED_WITHIN_SECONDS },
        { name: 'times liveness was red', value: live.failures, most: 0 },
        { name: 'seconds to recovery', value: recovery, most: RECOVERY_SECONDS },
      ],
      seconds: { 'frozen until ready is red': [ready.seconds], 'going on until ready': [recovery] },
      facts: [`liveness was red ${live.failures} times`],
    });
  } finally {
    await stage.close();
  }
}
