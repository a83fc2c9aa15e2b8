import { isPauseDay, pauseSpan } from './looking.js';

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
