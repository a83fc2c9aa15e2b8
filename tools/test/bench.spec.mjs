import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { benchOptions } from '../bench/options.mjs';
import { measureBoth, summary } from '../bench/measure.mjs';
import { compareRuns, missed } from '../bench/tables.mjs';
import { Problem } from '../system/problem.mjs';

describe('the options of npm run bench', () => {
  it('measure members and team unless one of them is named', () => {
    const chosen = (...args) => (({ rows, members, team }) => ({ rows, members, team }))(benchOptions(args));
    assert.deepEqual(chosen(), { rows: 0, members: true, team: true });
    assert.deepEqual(chosen('--rows', '100000', '--members'), { rows: 100_000, members: true, team: false });
    assert.deepEqual(chosen('--rows', '7', '--team'), { rows: 7, members: false, team: true });
    assert.deepEqual(chosen('--team', '--members'), { rows: 0, members: true, team: true });
  });

  it('are refused with a sentence where they cannot be meant', () => {
    for (const rows of ['0', '-5', '1e5', '1.5', '', 'many', '10000001', '9'.repeat(500)])
      assert.throws(() => benchOptions([`--rows=${rows}`]), { message: /^--rows is ".{0,40}", but must be a whole/ });
    for (const args of [
      ['--row', '5'],
      ['--rows'],
      ['--digests', '--abuse'],
      ['--photos', '--team'],
      ['--papers', '--photos'],
      ['100000'],
    ])
      assert.throws(() => benchOptions(args), Problem, args.join(' '));
  });
});

describe('the figures of npm run bench', () => {
  it('name the median and what few are above', () => {
    const hundred = Array.from({ length: 100 }, (_, at) => at + 1);
    assert.deepEqual(summary(hundred), { p50: 51, p95: 96, p99: 100 });
    assert.deepEqual(summary([3]), { p50: 3, p95: 3, p99: 3 });
  });

  it('count what is not answered 2xx, and leave it out of the requests per second', async () => {
    let asked = 0;
    const newAsk = () => async () => ((asked += 1) % 2 ? 200 : 503);
    const row = await measureBoth('half of it', newAsk, { one: { calls: 40 }, many: { calls: 100 } });
    assert.equal(row.failed, 20 + 50);
    assert.equal(asked, 20 + 40 + 100);
    assert.ok(row.perSecond > 0);
  });

  it('count the requests that miss what a page may cost', () => {
    const rows = [
      { p50: 20, p99: 100, failed: 0 },
      { p50: 20.1, p99: 90, failed: 3 },
      { p50: 30, p99: 101 },
    ];
    assert.deepEqual(missed(rows), { requests: 3, slow: 2, verySlow: 1, failed: 1 });
  });

  it('are compared by what they are of their floors, and marked above a fifth', () => {
    const floor = { p50: 1, perSecond: 1000 };
    const slowFloor = { p50: 2, perSecond: 500 };
    const before = {
      rows: [
        { name: 'as before', p50: 3, perSecond: 500, floor },
        { name: 'slower', p50: 3, floor },
        { name: 'fewer a second', p50: 3, perSecond: 500, floor },
        { name: 'gone', p50: 3, floor },
      ],
    };
    const now = {
      rows: [
        { name: 'new', p50: 9, floor },
        { name: 'as before', p50: 6, perSecond: 250, floor: slowFloor },
        { name: 'slower', p50: 3.9, floor },
        { name: 'fewer a second', p50: 3, perSecond: 250, floor },
      ],
    };
    const compared = compareRuns(before, now).map(({ name, worse, isMarked }) => [name, worse.toFixed(2), isMarked]);
    assert.deepEqual(compared, [
      ['as before', '1.00', false],
      ['slower', '1.30', true],
      ['fewer a second', '2.00', true],
    ]);
  });
});
