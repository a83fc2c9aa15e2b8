// Simulates a container's restart policy: an API process that ended is started again immediately, on the same port.
import { startApi } from '../product/api.mjs';
import { wait } from '../system/processes.mjs';

const LOOK_EVERY_MS = 25;

/** Resolves with how many seconds after `since` this address answered 200. */
export async function secondsUntilOk(url, since) {
  for (;;) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null);
    await answer?.arrayBuffer().catch(() => null);
    if (answer?.ok) return (performance.now() - since) / 1000;
    await wait(LOOK_EVERY_MS);
  }
}

/** {port, url, deaths(): how often it died without being killed, kill(): seconds until it is ready again, stop()} */
export async function superviseApi({ env, dataDir, port }) {
  const settings = { ...env, API_PORT: String(port) };
  const url = `http://127.0.0.1:${port}/backend/api`;
  let deaths = 0;
  const asked = new WeakSet();
  async function start() {
    const started = await startApi({ env: settings, dataDir, port });
    void started.ended.then(() => {
      if (!asked.has(started)) deaths += 1;
    });
    return started;
  }
  let part = await start();
  let again = Promise.resolve();
  return {
    port,
    url,
    pid: () => part.pid,
    deaths: () => deaths,
    /** Kills it, starts it again, and says after how many seconds it was ready. */
    async kill() {
      await again;
      const since = performance.now();
      asked.add(part);
      process.kill(part.pid, 'SIGKILL');
      await part.ended;
      again = start().then((started) => {
        part = started;
      });
      await again;
      return (performance.now() - since) / 1000;
    },
    async stop() {
      await again.catch(() => {});
      asked.add(part);
      await part.stop();
    },
  };
}
