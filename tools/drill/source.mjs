import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { runBuilt, startApi } from '../product/api.mjs';
import { layFoundation, runningParts } from '../product/foundation.mjs';
import { freePorts } from '../system/ports.mjs';
import { Problem } from '../system/problem.mjs';

const backUp = (folder, env) => runBuilt('operations/commands/backup.js', env, 'The backup', [folder]);

/** The data and settings of the product that the environment describes. Returns {folder, env}. */
export async function backUpProduct(work, say) {
  if (!process.env.DATABASE_URL && !process.env.DATABASE_URL_FILE)
    throw new Problem('Name a backup, or set DATABASE_URL.');
  const folder = path.join(work, 'backup');
  say('Taking a backup of the running product ...');
  await backUp(folder, process.env);
  return { folder, env: {} };
}

/** The data and settings of a running product of invented members, encrypted with a key of its own. */
export async function backUpDemonstration(work, demoMembers, say) {
  const running = runningParts();
  const dataDir = path.join(work, 'source');
  const folder = path.join(work, 'backup');
  const BACKUP_KEY = randomBytes(32).toString('base64');
  try {
    await mkdir(dataDir);
    const settings = { dataDir, demoMembers, ports: await freePorts(), forTests: true };
    const { env } = await layFoundation(settings, { running, build: async () => {}, say });
    running.add(await startApi({ env, dataDir, port: settings.ports.api }));
    say('Taking a backup while it runs ...');
    await backUp(folder, { ...env, BACKUP_KEY });
    return { folder, env: { BACKUP_KEY } };
  } finally {
    await running.stop();
  }
}
