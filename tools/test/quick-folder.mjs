import { mkdtemp, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const IN_MEMORY = '/dev/shm';
/** What the databases and files of a whole run come to, three times over. */
const ENOUGH_BYTES = 6e9;

async function roomIn(folder) {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * A folder for what tests write, in memory where there is enough of it: creating the tables of a database takes a fifth
 * of the time there. A TMPDIR that is set stays.
 */
export async function quickFolder(env = process.env, memory = IN_MEMORY, enough = ENOUGH_BYTES) {
  const inMemory = !env.TMPDIR && Math.min(await roomIn(memory), os.freemem()) >= enough;
  const folder = await mkdtemp(path.join(inMemory ? memory : os.tmpdir(), 'kalyanam-run-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
