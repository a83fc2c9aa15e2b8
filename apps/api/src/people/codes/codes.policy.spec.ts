import { attemptsAllowed, newCode, resendSeconds, secondsUntilResend } from './codes.policy.js';

describe('codes', () => {
  it('have six digits, leading zeros kept', () => {
    for (let n = 0; n < 200; n += 1) expect(newCode()).toMatch(/^\d{6}$/);
  });

  it('have five attempts each, and never more than twenty a day including those of earlier codes', () => {
    expect([0, 10, 15, 17, 20, 25].map(attemptsAllowed)).toEqual([5, 5, 5, 3, 0, 0]);
  });

  it('may be sent again after sixty seconds', () => {
    const sent = new Date('2026-06-01T10:00:00Z');
    expect(secondsUntilResend(undefined, sent, 60)).toBe(0);
    expect(secondsUntilResend(sent, sent, 60)).toBe(60);
    expect(secondsUntilResend(sent, new Date('2026-06-01T10:00:59.500Z'), 60)).toBe(1);
    expect(secondsUntilResend(sent, new Date('2026-06-01T10:01:00Z'), 60)).toBe(0);
  });

  it('may be sent again after 120 seconds by SMS to another country', () => {
    expect(resendSeconds({ purpose: 'phone', destination: '9848012345' })).toBe(60);
    expect(resendSeconds({ purpose: 'new-phone', destination: '+19725550100' })).toBe(120);
    expect(resendSeconds({ purpose: 'email', destination: '+sita@example.org' })).toBe(60);
  });
});
