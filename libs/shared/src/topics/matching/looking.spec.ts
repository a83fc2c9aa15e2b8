import { confirmedSince, freshnessOf, isPauseDay, pauseSpan } from './looking.js';

describe('a pause', () => {
  it('lasts from tomorrow to six months from today, in India', () => {
    expect(pauseSpan(new Date('2026-08-31T18:29:00Z'))).toEqual({ from: '2026-09-01', to: '2027-02-28' });
    expect(pauseSpan(new Date('2026-08-31T18:30:00Z'))).toEqual({ from: '2026-09-02', to: '2027-03-01' });
  });

  it.each([
    ['2026-11-24', false],
    ['2026-11-25', true],
    ['2027-05-24', true],
    ['2027-05-25', false],
    ['2027-02-30', false],
    ['soon', false],
  ])('until %s: %s', (day, may) => {
    expect(isPauseDay(day, new Date('2026-11-24T06:00:00Z'))).toBe(may);
  });
});

describe('a confirmation', () => {
  it('counts three months by the calendar', () => {
    expect(confirmedSince(new Date('2026-07-15T10:00:00Z')).toISOString()).toBe('2026-04-15T10:00:00.000Z');
    expect(confirmedSince(new Date('2026-05-31T10:00:00Z')).toISOString()).toBe('2026-02-28T10:00:00.000Z');
    expect(confirmedSince(new Date('2026-02-28T10:00:00Z')).toISOString()).toBe('2025-11-28T10:00:00.000Z');
  });

  it.each([
    [0, 'week'],
    [7, 'week'],
    [8, 'month'],
    [30, 'month'],
    [31, 'quarter'],
    [89, 'quarter'],
    [93, null],
  ] as const)('of %d days ago reads as %s', (days, word) => {
    const now = new Date('2026-11-24T06:00:00Z');
    const at = new Date(now.getTime() - days * 86_400_000);
    expect(freshnessOf({ at, by: 'answer' }, now)).toBe(word);
    expect(freshnessOf({ at, by: 'taken-over' }, now)).toBeNull();
  });
});
