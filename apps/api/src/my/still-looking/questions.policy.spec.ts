import { askedFrom, dueOf, nextDue } from './questions.policy.js';

/** Three months from there are 90 days. */
const CONFIRMED = new Date('2026-01-01T04:00:00Z');
const day = (days: number): Date => new Date(CONFIRMED.getTime() + days * 86_400_000);

describe('the question whether a member is still looking', () => {
  it.each([
    [29, 0, null],
    [30, 0, 'notice'],
    [30, 1, null],
    [59, 1, null],
    [60, 1, 'mail'],
    [75, 2, null],
    [76, 2, 'last-weeks'],
    [86, 3, null],
    [87, 3, 'last-days'],
    [89, 4, null],
    [90, 4, 'offline'],
  ] as const)('on day %d, asked %d times, is %s', (days, asked, due) => {
    expect(dueOf({ confirmedAt: CONFIRMED, asked }, day(days))).toBe(due);
  });

  it('is asked once after the server was down, or its clock jumped, for several times of asking', () => {
    expect(dueOf({ confirmedAt: CONFIRMED, asked: 0 }, day(80))).toBe('last-weeks');
    expect(dueOf({ confirmedAt: CONFIRMED, asked: 3 }, day(80))).toBeNull();
    expect(dueOf({ confirmedAt: CONFIRMED, asked: 3 }, day(-400))).toBeNull();
  });

  it('comes next at the next of its times, and last with the end of three months', () => {
    expect([0, 30, 60, 76, 87].map((days) => nextDue(CONFIRMED, day(days)))).toEqual([30, 60, 76, 87, 90].map(day));
  });

  it('waits for the morning in India', () => {
    const from = (moment: string) => askedFrom(new Date(moment)).toISOString();
    expect(from('2026-01-01T02:29:00Z')).toBe('2026-01-01T02:30:00.000Z');
    expect(from('2026-01-01T02:30:00Z')).toBe('2026-01-01T02:30:00.000Z');
    expect(from('2026-01-01T14:30:00Z')).toBe('2026-01-02T02:30:00.000Z');
  });
});
