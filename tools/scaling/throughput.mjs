// How many answers a second come from one process, and from three behind nginx, on the same machine.
import path from 'node:path';
import { callersOf } from '../bench/callers.mjs';
import { statusOf } from '../bench/client.mjs';
import { startMeasured, untilIndexed } from '../bench/process-facts.mjs';
import { Acts } from '../faults/acts.mjs';
import { familiesAt } from '../faults/families.mjs';
import { wait } from '../system/processes.mjs';
import { placeholderPages, runNginx } from '../web/run-nginx.mjs';
import { costOf } from './tables.mjs';

const AT_ONCE = 16;
const SECONDS = 10;
const PROCESSES = 3;

/** Calls `ask` repeatedly with this many callers: answers a second, and the 99th percentile in ms. */
async function perSecond(ask) {
  const times = [];
  const until = performance.now() + SECONDS * 1000;
  const lane = async () => {
    while (performance.now() < until) {
      const began = performance.now();
      const status = await ask();
      if (status !== 200) throw new Error(`A request was answered ${status}.`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  times.sort((a, b) => a - b);
  return { perSecond: times.length / SECONDS, p99: times[Math.floor(times.length * 0.99)] };
}

async function registrations(api, from) {
  const acts = new Acts();
  const families = await familiesAt(() => api, acts, from);
  const busy = families.keepOn(AT_ONCE, { photos: false, codes: false });
  await wait(SECONDS * 1000);
  const done = acts.acknowledged('registration').size;
  families.stop();
  await busy;
  return done;
}

async function measure({ api, databaseUrl, callers, from }) {
  const token = callers.pager();
  const browse = await perSecond(async () => statusOf(`${api}/profiles`, await token()));
  const { acts, cost } = await costOf(databaseUrl, () => registrations(api, from));
  return { browse, registered: acts / SECONDS, cost };
}

async function behindNginx(dataDir, apis) {
  const folder = path.join(dataDir, 'nginx');
  await placeholderPages(folder);
  return runNginx({ folder, api: apis.map(({ api }) => new URL(api).port) });
}

const shown = (name, { browse, registered, cost }) =>
  `${name}: ${browse.perSecond.toFixed(0)} pages of browse a second (p99 ${browse.p99.toFixed(0)} ms), ` +
  `${registered.toFixed(1)} registrations a second, each with ${cost}`;

/** Prints both, by callers on the same machine. */
export async function measureThroughput({ env, dataDir, members, running, say }) {
  const callers = callersOf(members);
  const settings = { ...env, ADDRESS_LIMIT_FACTOR: '10000', LOG_LEVEL: 'info' };
  const common = { callers, databaseUrl: env.DATABASE_URL };
  const apis = [];
  for (let number = 0; number < PROCESSES; number += 1) {
    const api = running.add(await startMeasured({ env: settings, dataDir }));
    await untilIndexed(api, callers.pager(), dataDir);
    apis.push(api);
    if (number === 0) say(shown('one process', await measure({ ...common, api: api.api, from: 0 })));
  }
  const nginx = running.add(await behindNginx(dataDir, apis));
  const api = `${nginx.urls.member}/backend/api`;
  say(shown(`${PROCESSES} processes behind nginx`, await measure({ ...common, api, from: 100_000 })));
  for (const process of apis) say(`  ${(await process.metrics()).residentMb.toFixed(0)} MB resident`);
}
