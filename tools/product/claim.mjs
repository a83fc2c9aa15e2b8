import path from 'node:path';
import { tryLock } from '../system/lock.mjs';
import { Problem } from '../system/problem.mjs';

/** One running product per data folder. */
export async function claimDataDir(dataDir) {
  const { lock, holder } = await tryLock(path.join(dataDir, 'running.pid'));
  if (lock) return { stop: lock.release };
  throw new Problem(
    `Kalyanam already runs from ${dataDir} (process ${holder}): stop it, or set DATA_DIR and the three ports for a second copy.`,
  );
}
