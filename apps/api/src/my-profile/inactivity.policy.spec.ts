import { dueOf } from './inactivity.policy.js';

const NOW = new Date('2026-11-21T06:00:00Z');
const lastActive = (day: string, reminders = 0) =>
  dueOf({ lastActiveAt: new Date(`${day}T00:00:00Z`), reminders }, NOW);

describe('an inactive member', () => {
  it('is left alone until two weeks before three months are over', () => {
    expect(lastActive('2026-11-20')).toBeNull();
    expect(lastActive('2026-09-06')).toBeNull();
  });

  it('is reminded two weeks before, and three days before, once each', () => {
    expect(lastActive('2026-09-04')).toBe(1);
    expect(lastActive('2026-09-04', 1)).toBeNull();
    expect(lastActive('2026-08-23', 1)).toBe(2);
    expect(lastActive('2026-08-23', 2)).toBeNull();
  });

  it('is reminded only once by a server that was down for the first reminder', () => {
    expect(lastActive('2026-08-23', 0)).toBe(2);
  });

  it('goes offline after three months', () => {
    expect(lastActive('2026-08-21', 2)).toBe('offline');
  });
});
