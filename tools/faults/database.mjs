// A private database server that a scenario may kill, freeze and start again, always on the same port.
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { placeOf } from '../database/place.mjs';
import { runPrivateServer } from '../database/server.mjs';
import { waitForEnd } from '../system/processes.mjs';
import { freePort } from '../system/ports.mjs';

/** Chooses port and password before the server's first start, which keeps what it finds. */
export async function chooseAccess(dataDir) {
  const { folder, access } = placeOf(dataDir);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const chosen = { port: await freePort(), password: randomBytes(18).toString('base64url') };
  await writeFile(access, JSON.stringify(chosen), { mode: 0o600 });
}

/** Durable, as a database of a deployment: {url, kill, start, freeze, thaw, stop}. */
export async function startDatabase(dataDir) {
  const run = () => runPrivateServer({ dataDir, forTests: false, say: () => {} });
  const place = placeOf(dataDir);
  const pid = async () => Number(await readFile(place.pid, 'utf8'));
  let server = await run();
  let frozen = null;
  return {
    url: server.url,
    async kill() {
      const killed = await pid();
      process.kill(killed, 'SIGKILL');
      await waitForEnd(killed, 10_000);
    },
    async start() {
      server = await run();
    },
    async freeze() {
      frozen = await pid();
      process.kill(frozen, 'SIGSTOP');
    },
    thaw() {
      if (frozen) process.kill(frozen, 'SIGCONT');
      frozen = null;
    },
    async stop() {
      this.thaw();
      await server.stop();
    },
  };
}
