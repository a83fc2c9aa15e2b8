import { newCode, secondsUntilResend, attemptsAllowed } from './codes.policy.js';

describe('codes', () => {
  it('have six digits, leading zeros kept', () => {
    for (let n = 0; n < 200; n += 1) expect(newCode()).toMatch(/^\d{6}$/);
  });

  it('have five attempts each, and never more than twenty a day including those of earlier codes', () => {
    expect([0, 10, 15, 17, 20, 25].map(attemptsAllowed)).toEqual([5, 5, 5, 3, 0, 0]);
  });

  it('may be sent again after sixty seconds', () => {
    const sent = new Date('2026-06-01T10:00:00Z');
    expect(secondsUntilResend(undefined, sent)).toBe(0);
    expect(secondsUntilResend(sent, sent)).toBe(60);
    expect(secondsUntilResend(sent, new Date('2026-06-01T10:00:59.500Z'))).toBe(1);
    expect(secondsUntilResend(sent, new Date('2026-06-01T10:01:00Z'))).toBe(0);
  });
});
