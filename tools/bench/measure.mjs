const WARM_CALLS = 20;
/** Whatever is slow is not asked as often as planned. */
const ONE_CALLER = { calls: 300, ms: 6000 };
const MANY_CALLERS = { calls: 6000, ms: 3000 };
const CALLERS = 8;

const isAnswered = (status) => status >= 200 && status < 300;

/** Durations in ms of calls one after the other, sorted, and how many were not answered 2xx. `ask` resolves with a status. */
async function oneByOne(ask, { calls, ms }) {
  const until = performance.now() + ms;
  for (let call = 0; call < Math.min(WARM_CALLS, calls) && performance.now() < until; call += 1) await ask();
  const taken = [];
  let failed = 0;
  const last = performance.now() + ms;
  while (taken.length < calls && (taken.length < 2 || performance.now() < last)) {
    const started = performance.now();
    if (!isAnswered(await ask())) failed += 1;
    taken.push(performance.now() - started);
  }
  return { taken: taken.sort((a, b) => a - b), failed };
}

/** A row of the table: one caller. */
export async function measureOne(name, ask, limits) {
  const { taken, failed } = await oneByOne(ask, { ...ONE_CALLER, ...limits });
  return { name, ...summary(taken), failed };
}

/** Requests answered per second to several parallel callers; each has an `ask` of its own. */
async function rateOf(newAsk, limits) {
  const { calls, ms } = { ...MANY_CALLERS, ...limits };
  let asked = 0;
  let failed = 0;
  const started = performance.now();
  const caller = async (ask) => {
    while (asked < calls && performance.now() - started < ms) {
      asked += 1;
      if (!isAnswered(await ask())) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, () => caller(newAsk())));
  return { perSecond: ((asked - failed) * 1000) / (performance.now() - started), failed };
}

/** A row of the table: one caller, then eight. `newAsk` makes what one caller asks with. */
export async function measureBoth(name, newAsk, { one, many } = {}) {
  const row = await measureOne(name, newAsk(), one);
  const { perSecond, failed } = await rateOf(newAsk, many);
  return { ...row, perSecond, failed: row.failed + failed };
}

/**
 * Collects rows, each with a floor that was taken just before it: what else the machine does changes within a run.
 * `add(measure)`: `measure` resolves with one row or several.
 */
export function tableBeside(floor) {
  const rows = [];
  return {
    rows,
    async add(measure) {
      const beside = await floor.sample();
      for (const row of [await measure()].flat()) rows.push({ ...row, floor: beside });
    },
  };
}

/** Durations in milliseconds of `times` sequential calls, sorted; whatever fails ends the run. */
export async function timesOf(work, times) {
  const ask = async () => {
    await work();
    return 200;
  };
  return (await oneByOne(ask, { calls: times, ms: Infinity })).taken;
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

export const summary = (sorted) => ({ p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) });
