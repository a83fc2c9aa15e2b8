import { devices } from '@playwright/test';
import { launchBrowser, signIn } from './browser.mjs';
import { medians } from './figures.mjs';

const KBIT = 1000 / 8;
/** A phone at the edge of a village: 400 kbit/s, 300 ms there and back. */
const NETWORK = { offline: false, latency: 300, downloadThroughput: 400 * KBIT, uploadThroughput: 400 * KBIT };
/** Nothing more is awaited once nothing has come for so long. */
const QUIET_MS = 2500;
const PATIENCE_MS = 60_000;

/** Runs in the page, before its own code. */
function observe() {
  const seen = { FCP: 0, LCP: 0, CLS: 0, element: '' };
  globalThis.seenHere = seen;
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => name === 'first-contentful-paint' && (seen.FCP = startTime));
  watch('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.LCP = startTime;
    seen.element = url ? 'picture' : (element?.tagName.toLowerCase() ?? '');
  });
  watch('layout-shift', ({ value, hadRecentInput }) => hadRecentInput || (seen.CLS += value));
}

const seconds = (figure = NaN) => figure.toFixed(2).padStart(6);
const waterfallOf = (requests) =>
  requests.map(({ path, from, to, bytes = 0 }) =>
    [seconds(from), seconds(to), String(bytes).padStart(7), path].join(' '),
  );

async function coldLoad(browser, url, storageState) {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    locale: 'en-IN',
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', NETWORK);
  const asked = new Map();
  let bytes = 0;
  let start = 0;
  let last = Date.now();
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    start ||= timestamp;
    last = Date.now();
    asked.set(requestId, { path: new URL(request.url).pathname, from: timestamp - start });
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    last = Date.now();
    bytes += encodedDataLength;
    Object.assign(asked.get(requestId) ?? {}, { to: timestamp - start, bytes: encodedDataLength });
  });
  cdp.on('Network.dataReceived', () => (last = Date.now()));
  const until = Date.now() + PATIENCE_MS;
  await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
  while (Date.now() - last < QUIET_MS && Date.now() < until) await new Promise((done) => setTimeout(done, 100));
  const { element, ...times } = await page.evaluate(() => globalThis.seenHere);
  const state = await context.storageState();
  await context.close();
  return { figures: { ...times, kB: bytes / 1000 }, element, state, requests: [...asked.values()] };
}

/** Loads pages with nothing in the cache, each `runs` times, over a slow network. */
export async function slowLoads({ address, runs, waterfall }) {
  const browser = await launchBrowser();
  try {
    const first = await browser.newContext();
    const profile = await signIn(first, address);
    let kept = await first.storageState();
    const measured = async (place, { path = place, member = false, LCP = {} } = {}) => {
      const loads = [];
      for (let run = 0; run < runs; run += 1) {
        const { state, ...load } = await coldLoad(browser, address + path, member ? kept : undefined);
        // A refresh token is spent once: the next load goes on with the newest.
        if (member) kept = state;
        loads.push(load);
      }
      if (waterfall) console.log(`\n${place}\n${waterfallOf(loads[0].requests).join('\n')}`);
      const limits = { LCP, CLS: { max: 0.02 } };
      return { place, figures: medians(loads.map(({ figures }) => figures)), limits, element: loads[0].element };
    };
    return [
      await measured('/', { LCP: { max: 3000 } }),
      await measured('/login'),
      await measured('/register'),
      await measured('/profiles', { member: true, LCP: { max: 5000 } }),
      await measured('/profile/…', { path: profile, member: true }),
    ];
  } finally {
    await browser.close();
  }
}
