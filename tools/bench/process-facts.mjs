// The cost of the API's process: memory, the time to start and to build its index, and how long its event loop was
// blocked.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startApi } from '../product/api.mjs';
import { freePort } from '../system/ports.mjs';
import { wait } from '../system/processes.mjs';
import { bearer, read } from './client.mjs';

const LOOK_EVERY_MS = 50;
const READ_LOG_EVERY_MS = 1000;
const BUILT_WITHIN_MS = 300_000;
const MIB = 1024 * 1024;

/** Started as `npm start` does, with a port for metrics: {api, metrics(), startMs, stop}. */
export async function startMeasured({ env, dataDir }, more = {}) {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const began = performance.now();
  const settings = { ...env, API_PORT: String(port), METRICS_PORT: String(metricsPort), ...more };
  const part = await startApi({ env: settings, dataDir, port });
  return {
    api: `http://127.0.0.1:${port}/backend/api`,
    startMs: performance.now() - began,
    began,
    metrics: () => metricsAt(metricsPort),
    stop: part.stop,
  };
}

/** Each reading resets the longest delay. */
async function metricsAt(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const figure = (name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)[1]);
  return {
    residentMb: figure('process_resident_memory_bytes') / MIB,
    longestDelayMs: figure('nodejs_eventloop_lag_max_seconds') * 1000,
  };
}

/** Waits until lists are answered from memory, and says what that took; ms since the process was started. */
export async function untilIndexed({ api, began, metrics }, tokenOf, dataDir) {
  const until = began + BUILT_WITHIN_MS;
  for (;;) {
    const { counts } = await read(`${api}/profiles/counts`, bearer(await tokenOf()));
    if (counts) break;
    if (performance.now() > until) throw new Error('The index is not there after five minutes.');
    await wait(LOOK_EVERY_MS);
  }
  const indexedMs = performance.now() - began;
  const log = await readFile(path.join(dataDir, 'api.log'), 'utf8');
  const [, members, seconds, mb] = [...log.matchAll(/(\d{1,9}) members indexed in ([\d.]{1,12}) s, (\d{1,9}) MB/g)].at(
    -1,
  );
  return {
    indexedMs,
    listed: Number(members),
    buildSeconds: Number(seconds),
    indexMb: Number(mb),
    ...(await metrics()),
  };
}

/** What the team's lists are answered from is read after the index, and must not be measured beside what is asked. */
export async function untilTabled({ began, metrics }, dataDir) {
  for (;;) {
    const log = await readFile(path.join(dataDir, 'api.log'), 'utf8');
    if (log.slice(log.lastIndexOf('Starting Nest application')).includes('members tabled in')) break;
    if (performance.now() - began > BUILT_WITHIN_MS) throw new Error('The members are not tabled after five minutes.');
    await wait(READ_LOG_EVERY_MS);
  }
  return { tabledMs: performance.now() - began, ...(await metrics()) };
}
