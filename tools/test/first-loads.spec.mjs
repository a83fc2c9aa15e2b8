import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { budgetsOf, complaints, firstLoads } from '../build/first-loads.mjs';

const LIST = 'src/features/list/list.page.tsx';
const MANIFEST = {
  'index.html': { file: 'index.js', imports: ['_base.js'], dynamicImports: [LIST, 'src/router.tsx'] },
  '_base.js': { file: 'base.js' },
  'src/router.tsx': { file: 'router.js', imports: ['_base.js'] },
  [LIST]: { file: 'list.js', imports: ['_card.js'], dynamicImports: ['src/chart.tsx'] },
  '_card.js': { file: 'card.js', imports: ['_base.js'] },
  'src/chart.tsx': { file: 'chart.js' },
};
const SIZES = new Map([
  ['index.js', 1000],
  ['base.js', 50_000],
  ['router.js', 4000],
  ['list.js', 2000],
  ['card.js', 3000],
  ['chart.js', 900],
]);
const FILES = ['src/router.tsx', LIST, 'src/chart.tsx'];
const budget = (limit, more) => [{ page: 'list/list', beside: ['src/router.tsx'], limit, ...more }];

describe('what a page loads before it shows', () => {
  it('is the entry, what comes beside the page, and all that they import, each once', () => {
    assert.equal(firstLoads(budget(60), MANIFEST, SIZES)[0].kB, 60);
  });

  it('counts what the page fetches on its own where its budget is for the whole', () => {
    assert.equal(firstLoads(budget(60, { whole: true }), MANIFEST, SIZES)[0].kB, 60.9);
  });

  it('may take its whole budget', () => {
    assert.deepEqual(complaints(budget(60), firstLoads(budget(60), MANIFEST, SIZES), FILES), []);
  });

  it('is reported with the excess, and with the page’s own scripts', () => {
    const [sentence, ...others] = complaints(budget(59.5), firstLoads(budget(59.5), MANIFEST, SIZES), FILES);
    assert.match(sentence, /^list\/list loads 60\.0 kB of JavaScript \(gzip\), 0\.5 kB over its 59\.5 kB\./);
    assert.match(sentence, /card\.js 3000 B, list\.js 2000 B\.$/);
    assert.deepEqual(others, []);
  });

  it('has a budget of its own or that of the others, and no row for a page that is not there', () => {
    const other = 'src/features/other/other.page.tsx';
    const gone = 'src/features/gone/gone.page.tsx';
    const rules = {
      others: { limit: 60, beside: [] },
      rows: [{ pages: ['list/list', 'gone/gone'], limit: 40, beside: ['src/router.tsx'], whole: true }],
    };
    const files = ['src/router.tsx', LIST, other];
    const budgets = budgetsOf(rules, files);
    assert.deepEqual(budgets, [
      { page: 'list/list', limit: 40, beside: ['src/router.tsx'], whole: true },
      { page: 'other/other', limit: 60, beside: [], whole: false },
      { page: 'gone/gone', limit: 40, beside: ['src/router.tsx'], whole: true },
    ]);
    assert.deepEqual(complaints(budgets, [], files), [`${gone} has a budget and is not there.`]);
  });
});
