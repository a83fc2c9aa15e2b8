import { devices } from '@playwright/test';
import { launchBrowser, signIn } from './browser.mjs';
import { medians } from './figures.mjs';

const SLOWER = 4;
/** A cheap phone shows the answer to a press within a tenth of a second. */
const LIMITS = { ms: { max: 100 } };
/** What a press sets off has come to rest after that. */
const REST_MS = 1500;
const rest = () => new Promise((done) => setTimeout(done, REST_MS));

/** Runs in the page: from each press to the frame that answers it, in milliseconds (Event Timing). */
function observe() {
  globalThis.pressesHere = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries())
      if (interactionId) globalThis.pressesHere.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

const button = (page, name) => page.getByRole('button', { name }).first();
const link = (page, name) => page.getByRole('link', { name }).filter({ visible: true }).first();

/** What a person does on each page, in this order; the acts of the list write nothing but a bookmark, and take it back. */
const WALKS = [
  {
    path: '/profiles',
    member: true,
    ready: (page) => page.getByRole('article').first().waitFor(),
    acts: {
      'open filters': (page) => button(page, /^Filters/).tap(),
      'choose a filter': (page) => page.getByText('Never married', { exact: true }).tap(),
      'apply filters': (page) => button(page, /^Show \d+ profile/).tap(),
      'clear filters': (page) => button(page, 'Clear All').tap(),
      bookmark: (page) => button(page, /^Add .* to shortlist/).tap(),
      'take it back': (page) => button(page, /^Remove .* from shortlist/).tap(),
      'next page': (page) => link(page, 'Next page').tap(),
      'page before': (page) => link(page, 'Previous page').tap(),
      'open a profile': (page) => page.getByRole('article').first().getByRole('link').first().tap(),
    },
  },
  {
    path: 'profile',
    member: true,
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    acts: {
      'enlarge a photo': (page) => button(page, /^Enlarge/).tap(),
      'close it': (page) => button(page, 'Close').tap(),
    },
  },
  {
    path: '/interests',
    member: true,
    ready: (page) => page.getByRole('heading', { level: 1 }).waitFor(),
    acts: {
      'those that were sent': (page) => link(page, /^Sent/).tap(),
      'those that came': (page) => link(page, /^Received/).tap(),
      'choose several': (page) => button(page, 'Decline several').tap(),
      'none of them': (page) => button(page, 'Cancel').tap(),
    },
  },
  {
    path: '/register?for=self',
    ready: (page) => page.locator('input[name=name]:enabled').waitFor(),
    acts: {
      'type a name': (page) => page.locator('input[name=name]').pressSequentially('Sita', { delay: 150 }),
      'next step': (page) => button(page, 'Next').tap(),
    },
  },
];

async function walk(browser, url, { ready, acts }, storageState) {
  const context = await browser.newContext({ ...devices['Pixel 7'], ...(storageState && { storageState }) });
  const page = await context.newPage();
  await page.addInitScript(observe);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.goto(url);
  await ready(page);
  await rest();
  const figures = {};
  for (const [name, act] of Object.entries(acts)) {
    await page.evaluate(() => (globalThis.pressesHere.length = 0));
    await act(page);
    await rest();
    figures[name] = Math.max(0, ...(await page.evaluate(() => globalThis.pressesHere)));
  }
  const state = await context.storageState();
  await context.close();
  return { figures, state };
}

/**
 * Time from a press to the frame that shows its answer, on a phone whose processor is four times slower than this one.
 */
export async function interactions({ address, runs }) {
  const browser = await launchBrowser();
  try {
    const first = await browser.newContext();
    const profile = await signIn(first, address);
    let kept = await first.storageState();
    const rows = [];
    for (const steps of WALKS) {
      const url = address + (steps.path === 'profile' ? profile : steps.path);
      const walks = [];
      for (let run = 0; run < runs; run += 1) {
        const { figures, state } = await walk(browser, url, steps, steps.member ? kept : undefined);
        // A refresh token is spent once: the next walk goes on with the newest.
        if (steps.member) kept = state;
        walks.push(figures);
      }
      for (const [name, ms] of Object.entries(medians(walks)))
        rows.push({ place: `${steps.path}: ${name}`, figures: { ms }, limits: LIMITS });
    }
    return rows;
  } finally {
    await browser.close();
  }
}
