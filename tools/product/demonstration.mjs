import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runBuilt } from './api.mjs';

const TELL_EVERY_MS = 15_000;

/**
 * Fills the database with the demonstration community. In a private database only once, so that a demonstration
 * member who was deleted does not come back; in a given one the loader itself finds out who already exists.
 */
export async function loadDemonstration({ dataDir, demoMembers, env, database, say, compiled }) {
  if (demoMembers === 0) return;
  const stamp = path.join(dataDir, 'demonstration-loaded');
  const wanted = `${demoMembers} ${database.identity}`;
  const loaded = await readFile(stamp, 'utf8').catch(() => null);
  if (database.identity && loaded === wanted) return;

  say(`Loading the demonstration community of ${demoMembers} members, only this once ...`);
  const started = Date.now();
  const waiting = setInterval(() => {
    say(`  still generating and loading, ${Math.round((Date.now() - started) / 1000)} s`);
  }, TELL_EVERY_MS);
  try {
    await runBuilt('operations/demo/load.js', env, 'Loading the demonstration data', [], compiled);
  } finally {
    clearInterval(waiting);
  }
  await writeFile(stamp, wanted);
}
