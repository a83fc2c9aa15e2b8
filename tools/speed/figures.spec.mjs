import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { medians, shortfalls, tableOf } from './figures.mjs';

describe('the figures of several runs', () => {
  it('are the medians of each, and of two the lower', () => {
    assert.deepEqual(medians([{ LCP: 900 }, { LCP: 20_000 }, { LCP: 1000 }]), { LCP: 1000 });
    assert.deepEqual(medians([{ LCP: 1200 }, { LCP: 1000 }]), { LCP: 1000 });
  });

  it('fall short where they are below the least or above the most, and where there are none', () => {
    const limits = { performance: { min: 95 }, CLS: { max: 0.02 } };
    assert.deepEqual(shortfalls('/', { performance: 95, CLS: 0.02 }, limits), []);
    assert.deepEqual(shortfalls('/', { performance: 94, CLS: 0.0312 }, limits), [
      '/: performance is 94, at least 95',
      '/: CLS is 0.031, at most 0.02',
    ]);
    assert.equal(shortfalls('/', { performance: NaN, CLS: 0 }, limits).length, 1);
  });

  it('are in columns', () => {
    assert.deepEqual(
      tableOf([
        { place: '/', LCP: 900.44 },
        { place: '/login', LCP: 12_000 },
      ]),
      ['place      LCP', '/       900.44', '/login   12000'],
    );
  });
});
