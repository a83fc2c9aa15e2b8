import { backoffSeconds, hasExpired, mayRetry } from './sending.policy.js';

describe('sending', () => {
  it('waits longer after each attempt, with jitter, half an hour at most', () => {
    expect([1, 2, 3, 12].map((tries) => backoffSeconds(tries, () => 1))).toEqual([5, 10, 20, 1800]);
    expect([1, 2, 3, 12].map((tries) => backoffSeconds(tries, () => 0))).toEqual([2.5, 5, 10, 900]);
  });

  it('gives up after twelve attempts', () => {
    expect(mayRetry({ tries: 11 })).toBe(true);
    expect(mayRetry({ tries: 12 })).toBe(false);
  });

  it('keeps retrying a message without an expiry', () => {
    const now = new Date('2026-06-01T10:00:00Z');
    expect(hasExpired({ expiresAt: null }, now)).toBe(false);
    expect(hasExpired({ expiresAt: now }, now)).toBe(true);
  });
});
