import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import mysql from 'mysql2/promise';
import { startPart, wait } from '../system/processes.mjs';
import { complain } from './complaints.mjs';
import { findServer } from './find-server.mjs';
import { checkGivenDatabase } from './given.mjs';
import { initialise, serverArguments, writeSetup } from './initialise.mjs';
import { endLeftover } from './leftover.mjs';
import { chooseAccess, placeOf, preparePlace, urlsOf } from './place.mjs';

const READY_WITHIN_MS = 90_000;

/**
 * The database the product runs on: the one at `databaseUrl`, else a private server kept in `dataDir`.
 * Returns {url, serverUrl, identity, diedEarly, stop}; `serverUrl` names no database: tests create their own on it;
 * `identity` stays the same for as long as a private server keeps its data, and is null for a given database.
 * `forTests` trades durability for speed.
 */
export async function openDatabase({ dataDir, databaseUrl = null, forTests = false, say = () => {} }) {
  if (databaseUrl) return checkGivenDatabase(databaseUrl);
  return runPrivateServer({ dataDir, forTests, say });
}

async function answers(url) {
  const connection = await mysql.createConnection({ uri: url, connectTimeout: 2000 });
  await connection.query('SELECT 1');
  await connection.end();
}

async function waitUntilReady(part, url, place) {
  let ended = false;
  void part.ended.then(() => {
    ended = true;
  });
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const ready = await answers(url).then(
      () => true,
      () => false,
    );
    if (ready) return;
    if (ended || Date.now() > until) {
      await part.stop();
      throw complain(part.tail(), place);
    }
    await wait(60);
  }
}

/** `extra`: more arguments of the server, and `env` of its environment, for tests. */
export async function runPrivateServer({ dataDir, forTests, say, extra = [], env = {} }) {
  const place = placeOf(dataDir);
  const programs = await findServer(say);
  await preparePlace(place);
  await endLeftover(place, say);
  await initialise(programs, place);
  const access = await chooseAccess(place);
  await writeSetup(place, access.password);
  const { url, serverUrl } = urlsOf(access);
  const args = serverArguments(place, access.port, { forTests, isMariaDb: programs.server.endsWith('mariadbd') });
  const part = startPart('database', programs.server, [...args, ...extra], {
    logFile: place.log,
    cwd: dataDir,
    env: { ...process.env, ...env },
  });
  await waitUntilReady(part, url, place);
  return {
    url,
    serverUrl,
    identity: createHash('sha256').update(access.password).digest('hex'),
    diedEarly: part.diedEarly,
    tail: part.tail,
    async stop() {
      await part.stop();
      await rm(place.setup, { force: true });
    },
  };
}
