import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { launchOptions, signIn } from './browser.mjs';
import { medians } from './figures.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

const DEMANDED = {
  performance: { min: 95 },
  accessibility: { min: 100 },
  'best-practices': { min: 100 },
  seo: { min: 100 },
  CLS: { max: 0.02 },
};
/** What only members may read asks search engines to leave it out, which is no fault. */
const UNLISTED = ['is-crawlable'];

async function scoresOf(port, url, skipAudits) {
  const { lhr } = await lighthouse(url, { port, onlyCategories: CATEGORIES, skipAudits, logLevel: 'error' });
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const scores = CATEGORIES.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]);
  const times = Object.entries(AUDITS).map(([name, audit]) => [name, lhr.audits[audit].numericValue]);
  const { items } = lhr.audits['network-requests'].details;
  const kB = items.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1000;
  const failed = Object.values(lhr.audits)
    .filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
    .map(({ id }) => id);
  return { figures: Object.fromEntries([...scores, ...times, ['kB', kB]]), failed };
}

/** Lighthouse (mobile), each page `runs` times; the last three as the demonstration's verified member. */
export async function lighthouseScores({ address, runs }) {
  const { executablePath, args = [] } = await launchOptions();
  const chrome = await launch({
    ...(executablePath && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', ...args],
  });
  const measured = async (page, path = page, skipped = []) => {
    const found = [];
    for (let run = 0; run < runs; run += 1) found.push(await scoresOf(chrome.port, address + path, skipped));
    const failed = [...new Set(found.flatMap(({ failed: faults }) => faults))];
    return { place: page, figures: medians(found.map(({ figures }) => figures)), limits: DEMANDED, failed };
  };
  try {
    const rows = [await measured('/'), await measured('/login'), await measured('/register')];
    // Lighthouse empties caches before each run, and leaves cookies.
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
    const profile = await signIn(browser.contexts()[0], address);
    // Two who steer one browser lose each other's events.
    await browser.close();
    rows.push(
      await measured('Home', '/', UNLISTED),
      await measured('/profiles', '/profiles', UNLISTED),
      await measured('/profile/…', profile, UNLISTED),
    );
    return rows;
  } finally {
    chrome.kill();
  }
}
