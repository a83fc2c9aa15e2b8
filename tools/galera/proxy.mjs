// The proxy of docker/database-proxy before three nodes, as it is deployed.
import path from 'node:path';
import { createConnection } from 'mysql2/promise';
import { freePort } from '../system/ports.mjs';
import { ROOT } from '../system/settings.mjs';
import { startPart, wait } from '../system/processes.mjs';

const CONFIGURATION = path.join(ROOT, 'docker', 'database-proxy', 'haproxy.cfg');
const READY_WITHIN_MS = 20_000;

export async function startProxy({ nodes, program, logFile }) {
  const port = await freePort();
  const [one, two, three] = nodes.map(({ host }) => host);
  const env = { ...process.env, LISTEN: `127.0.0.1:${port}`, DATABASE_1: one, DATABASE_2: two, DATABASE_3: three };
  const part = startPart('database proxy', program, ['-db', '-f', CONFIGURATION], { env, logFile });
  const url = Object.assign(new URL(nodes[0].url), { port: String(port) }).href;
  const until = Date.now() + READY_WITHIN_MS;
  for (;;) {
    const connection = await createConnection({ uri: url, connectTimeout: 2000 }).catch(() => null);
    if (connection) {
      await connection.end();
      return { url, stop: part.stop };
    }
    if (Date.now() > until) {
      await part.stop();
      throw new Error(`The proxy finds no database. Its last lines:\n${part.tail()}`);
    }
    await wait(200);
  }
}
