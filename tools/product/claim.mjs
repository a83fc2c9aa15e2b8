import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Problem } from '../system/problem.mjs';
import { isAlive } from '../system/processes.mjs';

async function isOurs(pid) {
  if (!isAlive(pid)) return false;
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => 'node');
  return command.includes('node');
}

/** One running product per data folder. */
export async function claimDataDir(dataDir) {
  const file = path.join(dataDir, 'running.pid');
  const holder = Number(await readFile(file, 'utf8').catch(() => 0));
  if (holder && holder !== process.pid && (await isOurs(holder))) {
    throw new Problem(
      `Kalyanam already runs from ${dataDir} (process ${holder}): stop it, or set DATA_DIR and the three ports for a second copy.`,
    );
  }
  await writeFile(file, String(process.pid));
  return { stop: () => rm(file, { force: true }) };
}
