import { firstDay, perDay } from './per-day.js';

/** Half past midnight in India, still the day before in UTC. */
const NOW = new Date('2026-06-09T19:00:00Z');

describe('the last 30 days', () => {
  it('begin at midnight in India and end today', () => {
    expect(firstDay(NOW)).toEqual(new Date('2026-05-11T18:30:00Z'));
    const days = perDay(NOW, new Map(), []);
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-05-12', registrations: 0, approvals: 0, rejections: 0 });
    expect(days[29]?.day).toBe('2026-06-10');
  });

  it('count what happened on each day', () => {
    const decisions = [{ day: '2026-06-10', approvals: 2, rejections: 1 }];
    const days = perDay(NOW, new Map([['2026-06-09', 4]]), decisions);
    expect(days.slice(-2)).toEqual([
      { day: '2026-06-09', registrations: 4, approvals: 0, rejections: 0 },
      { day: '2026-06-10', registrations: 0, approvals: 2, rejections: 1 },
    ]);
  });
});
