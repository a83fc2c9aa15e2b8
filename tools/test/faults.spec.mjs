import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Acts } from '../faults/acts.mjs';
import { brokenPromises, compare, compareMessages, spread } from '../faults/count.mjs';
import { faultOptions } from '../faults/options.mjs';

const NONE = { lost: 0, unacknowledged: 0, doubled: 0 };

describe('what was promised beside what is stored', () => {
  const counted = (acknowledged, stored) =>
    compare({ tried: new Set(['a', 'b', 'c']), acknowledged: new Set(acknowledged), stored: new Map(stored) });

  it('finds nothing wrong where every promise is kept, once', () => {
    const kept = [['a', 1], ['b', 1]]; // prettier-ignore
    assert.deepEqual(counted(['a', 'b'], kept), { tried: 3, acknowledged: 2, stored: 2, ...NONE });
  });

  it('counts as lost only what was promised', () => {
    assert.equal(counted(['a', 'b'], [['a', 1]]).lost, 1);
    assert.equal(counted(['a'], [['a', 1]]).lost, 0);
  });

  it('tells what is stored without a promise from what is lost', () => {
    const { lost, unacknowledged } = counted(['a'], Object.entries({ a: 1, b: 1 }));
    assert.deepEqual({ lost, unacknowledged }, { lost: 0, unacknowledged: 1 });
  });

  it('counts as doubled what is there twice, promised or not', () => {
    assert.equal(counted(['a'], Object.entries({ a: 2, b: 3 })).doubled, 2);
  });

  it('ignores what no caller tried: others may have written it', () => {
    assert.equal(counted([], [['z', 1]]).stored, 0);
  });
});

describe('messages beside what arrived', () => {
  const row = (id, cause, sent = true) => ({ id, cause, sent });

  it('counts as lost what is noted as sent and never arrived', () => {
    const { lost, unacknowledged } = compareMessages({ rows: [row('1', 'x'), row('2', 'y', false)], received: ['2'] });
    assert.deepEqual({ lost, unacknowledged }, { lost: 1, unacknowledged: 1 });
  });

  it('tells two messages of one cause from one message that arrived twice', () => {
    const twice = compareMessages({ rows: [row('1', 'x')], received: ['1', '1'] });
    assert.deepEqual([twice.doubled, twice.repeated], [0, 1]);
    const two = compareMessages({ rows: [row('1', 'x'), row('2', 'x')], received: ['1', '2'] });
    assert.deepEqual([two.doubled, two.repeated], [1, 0]);
  });
});

describe('the verdict', () => {
  it('is empty when all is kept, and names each promise that is broken', () => {
    assert.deepEqual(
      brokenPromises({ rows: { registration: NONE, mails: { ...NONE, repeated: 1, mayRepeat: 1 } } }),
      [],
    );
    const broken = brokenPromises({
      rows: { registration: { ...NONE, lost: 2 }, mails: { ...NONE, doubled: 1, repeated: 3, mayRepeat: 1 } },
      halfDone: [{ what: 'a photo without its digest', families: ['x', 'y'] }],
      checks: [{ name: 'fsck', clean: false }, { name: 'audit-verify', clean: true }], // prettier-ignore
      limits: [{ name: 'seconds to recovery', value: 5.01, most: 5 }, { name: 'others', value: 5, most: 5 }], // prettier-ignore
    });
    assert.deepEqual(broken, [
      '2 of registration lost',
      '1 of mails doubled',
      '3 of mails arrived twice, 1 expected at most',
      'half-done: a photo without its digest (2, as of x)',
      'fsck is not clean',
      'seconds to recovery: 5.01, at most 5',
    ]);
  });

  it('breaks a limit whose figure is missing', () => {
    assert.equal(brokenPromises({ rows: {}, limits: [{ name: 'x', value: NaN, most: 1 }] }).length, 1);
  });

  it('says the least, the middle and the most of some seconds', () => {
    assert.deepEqual(spread([3, 1, 2]), { least: 1, half: 2, most: 3 });
    assert.equal(spread([]), null);
  });
});

describe('responses to callers', () => {
  it('is a promise only when it was a 2xx, whichever try brought it', () => {
    const acts = new Acts();
    assert.equal(acts.told('registration', 'a', { status: 0, body: null }), null);
    assert.deepEqual(acts.told('registration', 'a', { status: 201, body: { userId: 'x' } }), { userId: 'x' });
    acts.told('registration', 'b', { status: 503, body: {} });
    assert.deepEqual([...acts.acknowledged('registration')], ['a']);
    assert.deepEqual(acts.unanswered('registration'), ['b']);
    assert.deepEqual(acts.statuses(), { 0: 1, 201: 1, 503: 1 });
  });
});

describe('the options of npm run faults', () => {
  const scenarios = [
    { name: 'one', counts: { full: 50, short: 5 } },
    { name: 'two', counts: { full: 1, short: 1 } },
    { name: 'sample', counts: { full: 1, short: 1 }, onlyByName: true },
  ];
  const chosen = (...args) => faultOptions(args, scenarios).chosen.map(({ name, times }) => [name, times]);

  it('choose all but those that are asked for by name, as often as is meant', () => {
    assert.deepEqual(chosen(), [['one', 50], ['two', 1]]); // prettier-ignore
    assert.deepEqual(chosen('--short'), [['one', 5], ['two', 1]]); // prettier-ignore
    assert.deepEqual(chosen('sample'), [['sample', 1]]);
    assert.deepEqual(chosen('two', '--times', '3'), [['two', 3]]);
  });

  it('are refused when they make no sense', () => {
    for (const args of [['three'], ['--times', '0'], ['--times', 'x'], ['--tims', '1']])
      assert.throws(() => chosen(...args), { name: 'Error' });
  });
});
