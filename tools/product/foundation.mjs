import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { openDatabase } from '../database/server.mjs';
import { tryLock } from '../system/lock.mjs';
import { demandPorts } from '../system/ports.mjs';
import { Problem } from '../system/problem.mjs';
import { apiEnvironment, migrate } from './api.mjs';
import { loadDemonstration } from './demonstration.mjs';

/** Running parts in the order they were started; they stop in reverse order. */
export function runningParts() {
  const parts = [];
  return {
    add(part) {
      parts.push(part);
      return part;
    },
    async stop() {
      for (const part of parts.splice(0).reverse()) await part.stop();
    },
  };
}

/** One running product per data folder. */
async function claimDataDir(dataDir) {
  const { lock, holder } = await tryLock(path.join(dataDir, 'running.pid'));
  if (lock) return { stop: lock.release };
  throw new Problem(
    `Kalyanam already runs from ${dataDir} (process ${holder}): stop it, or set DATA_DIR and the three ports for a second copy.`,
  );
}

/**
 * Data folder claimed, ports free, `build` done, database up, migrated and filled by the `compiled` code (`dist` if none
 * is named). Returns {env, database}.
 */
export async function layFoundation(settings, { running, build, say, compiled }) {
  const { dataDir, ports, demoMembers, databaseUrl, forTests } = settings;
  await mkdir(path.join(dataDir, 'storage'), { recursive: true, mode: 0o700 });
  running.add(await claimDataDir(dataDir));
  await demandPorts(ports);

  const [built, opened] = await Promise.allSettled([
    build(say),
    openDatabase({ dataDir, databaseUrl, forTests, say }).then(running.add),
  ]);
  for (const { status, reason } of [opened, built]) {
    if (status === 'rejected') throw reason;
  }
  const database = opened.value;
  const env = apiEnvironment({ dataDir, ports, demoMembers, databaseUrl: database.url });
  say('Running database migrations ...');
  await migrate(env, compiled);
  await loadDemonstration({ dataDir, demoMembers, env, database, say, compiled });
  return { env, database };
}

export function urlsOf(ports) {
  return {
    member: `http://localhost:${ports.member}`,
    admin: `http://localhost:${ports.admin}`,
    api: `http://localhost:${ports.api}/backend/api`,
    docs: `http://localhost:${ports.api}/backend/api/docs`,
  };
}

/** Resolves with a sentence as soon as one of these parts dies. */
export function firstDeath(parts) {
  const deaths = Object.entries(parts).map(([name, part]) =>
    part.diedEarly.then((how) => {
      const last = part.tail?.();
      return `The ${name} stopped unexpectedly (${how}).${last ? ` Its last lines:\n${last}` : ''}`;
    }),
  );
  return Promise.race(deaths);
}
