// A replica of the database on the same machine: how far behind it is while families register, and how it catches up.
import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { placeOf } from '../database/place.mjs';
import { runPrivateServer } from '../database/server.mjs';
import { Acts } from '../faults/acts.mjs';
import { spread } from '../faults/count.mjs';
import { familiesAt } from '../faults/families.mjs';
import { startMeasured } from '../bench/process-facts.mjs';
import { wait } from '../system/processes.mjs';

const SECONDS = 15;
const STOPPED_SECONDS = 10;
const BEAT_MS = 20;
const BEAT = 'kalyanam_lag.beat';
const milliseconds = (seconds) => {
  const { least, half, most } = spread(seconds);
  return `${(least * 1000).toFixed(0)} to ${(most * 1000).toFixed(0)} ms, half within ${(half * 1000).toFixed(0)} ms`;
};

const connect = (uri) => createConnection({ uri });
const quiet = () => {};
const serve = (dataDir, ...extra) => runPrivateServer({ dataDir, forTests: false, say: quiet, extra });

/** Both begin with the same files; all that the primary writes from its start on is in its first log. */
async function startPair({ dataDir, running }) {
  const copy = `${dataDir}-replica`;
  await cp(path.join(dataDir, 'database'), path.join(copy, 'database'), { recursive: true });
  const log = `changes-${Date.now()}`;
  const primary = running.add(await serve(dataDir, '--server-id=1', `--log-bin=${log}`, '--binlog-format=ROW'));
  const replica = running.add(await serve(copy, '--server-id=2', '--read-only'));
  const { port, username, password } = new URL(primary.url);
  const control = await connect(replica.url);
  await control.query(
    `CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = ?, MASTER_USER = ?, MASTER_PASSWORD = ?,
       MASTER_LOG_FILE = ?, MASTER_LOG_POS = 4, MASTER_USE_GTID = no`,
    [Number(port), username, decodeURIComponent(password), `${log}.000001`],
  );
  await control.query('START SLAVE');
  return { primary, replica, control, pid: () => readFile(placeOf(copy).pid, 'utf8').then(Number) };
}

/** A row of the primary with the moment, and the moment at which the replica shows it. */
async function beats({ primary, replica }) {
  const [writer, reader] = [await connect(primary.url), await connect(replica.url)];
  await writer.query('DROP DATABASE IF EXISTS kalyanam_lag');
  await writer.query('CREATE DATABASE kalyanam_lag');
  await writer.query(`CREATE TABLE ${BEAT} (id INT PRIMARY KEY, at DOUBLE)`);
  let stopped = false;
  const beat = async () => {
    while (!stopped) {
      await writer.query(`REPLACE INTO ${BEAT} VALUES (1, ?)`, [performance.now()]);
      await wait(BEAT_MS);
    }
  };
  const beating = beat();
  return {
    /** How old the newest row is that the replica has, in seconds, beside one of just now. */
    async behind() {
      const [[row]] = await reader.query(`SELECT at FROM ${BEAT}`).catch(() => [[]]);
      // Before this run the replica has no such table.
      return row ? Math.max(0, performance.now() - row.at - BEAT_MS) / 1000 : NaN;
    },
    async stop() {
      stopped = true;
      await beating;
      await writer.query('DROP DATABASE kalyanam_lag');
      await Promise.all([writer.end(), reader.end()]);
    },
  };
}

async function caughtUp(lag) {
  const since = performance.now();
  while (!((await lag.behind()) < 0.1)) await wait(10);
  return (performance.now() - since) / 1000;
}

export async function measureReplica({ env, dataDir, running, say }) {
  const pair = await startPair({ dataDir, running });
  const settings = { ...env, DATABASE_URL: pair.primary.url, ADDRESS_LIMIT_FACTOR: '10000' };
  const api = running.add(await startMeasured({ env: settings, dataDir }, { BROWSE_INDEX_MB: '64' }));
  const lag = await beats(pair);
  const acts = new Acts();
  const families = await familiesAt(() => api.api, acts, 200_000);
  const busy = families.keepOn(8, { photos: false });
  await caughtUp(lag);
  const seen = [];
  for (const until = performance.now() + SECONDS * 1000; performance.now() < until; await wait(50))
    seen.push(await lag.behind());
  say(
    `replica behind the primary under ${(acts.of('registration').length / SECONDS).toFixed(1)} registrations a second: ${milliseconds(seen)}`,
  );
  process.kill(await pair.pid(), 'SIGSTOP');
  await wait(STOPPED_SECONDS * 1000);
  process.kill(await pair.pid(), 'SIGCONT');
  say(`replica frozen for ${STOPPED_SECONDS} s, caught up after ${(await caughtUp(lag)).toFixed(2)} s`);
  families.stop();
  await busy;
  await lag.stop();
  const [[status]] = await pair.control.query('SHOW SLAVE STATUS');
  say(`replication: ${status.Last_SQL_Error || 'no error'}`);
  await pair.control.end();
}
