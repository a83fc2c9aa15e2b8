import { readFile } from 'node:fs/promises';
import { commandOf } from '../system/identity.mjs';
import { Problem } from '../system/problem.mjs';
import { isAlive, waitForEnd } from '../system/processes.mjs';

/** A server that outlived a crashed start still holds the data folder; a process that may not be ours is left alone. */
export async function endLeftover(place, say) {
  const pid = Number(await readFile(place.pid, 'utf8').catch(() => 0));
  if (!pid || !isAlive(pid) || !(await commandOf(pid)).includes(place.data)) return;
  say('Stopping the database server left from an earlier start ...');
  process.kill(pid, 'SIGTERM');
  if (await waitForEnd(pid, 30_000)) return;
  throw new Problem(
    `The database server of an earlier start (process ${pid}) does not stop: kill it, then start again.`,
  );
}
