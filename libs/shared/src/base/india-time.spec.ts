import { ageOn, birthYears, bornBy, dateInIndia, dayStartInIndia, isCalendarDate } from './india-time.js';

describe('India time (R20, R41)', () => {
  it('starts a day at 18:30 UTC of the day before', () => {
    expect(dateInIndia(new Date('2026-11-20T18:29:59Z'))).toBe('2026-11-20');
    expect(dateInIndia(new Date('2026-11-20T18:30:00Z'))).toBe('2026-11-21');
    expect(dayStartInIndia(new Date('2026-11-20T18:29:59Z'))).toEqual(new Date('2026-11-19T18:30:00Z'));
    expect(dayStartInIndia(new Date('2026-11-20T18:30:00Z'))).toEqual(new Date('2026-11-20T18:30:00Z'));
  });

  it('counts a birthday from midnight in India', () => {
    expect(ageOn('1998-11-21', new Date('2026-11-20T18:29:59Z'))).toBe(27);
    expect(ageOn('1998-11-21', new Date('2026-11-20T18:30:00Z'))).toBe(28);
  });

  it('knows the latest date of birth for an age', () => {
    const now = new Date('2026-11-21T06:00:00Z');
    expect(bornBy(18, now)).toBe('2008-11-21');
    expect(ageOn(bornBy(18, now), now)).toBe(18);
    expect(bornBy(18, new Date('2028-02-29T06:00:00Z'))).toBe('2010-02-28');
  });

  it('accepts only real calendar dates', () => {
    expect(isCalendarDate('2024-02-29')).toBe(true);
    for (const wrong of ['2023-02-29', '2024-13-01', '2024-1-1', '', null, 20240101])
      expect(isCalendarDate(wrong)).toBe(false);
  });

  it('offers birth years from 18 to 60 years back, newest first', () => {
    const years = birthYears(new Date('2026-11-21T06:00:00Z'), { from: 18, to: 60 });
    expect(years[0]).toBe(2008);
    expect(years.at(-1)).toBe(1966);
    expect(years).toHaveLength(43);
  });
});
