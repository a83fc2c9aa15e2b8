/** Lighthouse (mobile) on the landing page of the built product; needs `npm start` or the address of a running one. */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserLaunch } from './browser.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const DEMANDED = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

const address = process.argv[2] ?? `http://localhost:${process.env.MEMBER_PORT ?? 4200}/`;
const browser = (await browserLaunch()) ?? {};
const chrome = await launch({
  ...(browser.executablePath ? { chromePath: browser.executablePath } : {}),
  chromeFlags: ['--headless=new', ...(browser.args ?? [])],
});
try {
  const { lhr } = await lighthouse(address, { port: chrome.port, onlyCategories: CATEGORIES, logLevel: 'error' });
  const scores = CATEGORIES.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]);
  for (const [name, score] of scores) {
    console.log(`${name.padEnd(16)} ${String(score).padStart(3)}  (at least ${DEMANDED[name]})`);
  }
  for (const audit of [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ]) {
    console.log(`${audit.padEnd(26)} ${lhr.audits[audit]?.displayValue}`);
  }
  process.exitCode = scores.every(([name, score]) => score >= DEMANDED[name]) ? 0 : 1;
} finally {
  chrome.kill();
}
