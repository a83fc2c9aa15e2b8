import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { statusOf } from './client.mjs';
import { measureBoth } from './measure.mjs';

const SERVER = fileURLToPath(new URL('floor-server.mjs', import.meta.url));

/** So short that it can be taken beside each measurement. */
const SAMPLE = { one: { calls: 100, ms: 1500 }, many: { calls: 1500, ms: 600 } };

/** The server is a process of its own, as the API is. `sample()`: what it costs now, as a row of the table. */
export async function startFloor(databaseUrl) {
  const server = fork(SERVER, { env: { ...process.env, DATABASE_URL: databaseUrl } });
  const [port] = await once(server, 'message');
  const newAsk = () => () => statusOf(`http://127.0.0.1:${port}/`);
  return {
    sample: () => measureBoth('floor: bare server, twelve profiles by key', newAsk, SAMPLE),
    async stop() {
      server.disconnect();
      await once(server, 'exit');
    },
  };
}
