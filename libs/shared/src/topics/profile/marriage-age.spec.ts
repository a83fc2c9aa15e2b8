import { ageOn } from '../../base/india-time.js';
import { LIMITS } from '../../base/limits.js';
import { listedFrom, marriageableBornBy } from './marriage-age.js';

const NOW = new Date('2026-11-20T18:30:00Z');

describe('the day from which a candidate is listed', () => {
  it.each([
    ['male', '2005-11-21', null],
    ['male', '2005-11-22', '2026-11-22'],
    ['male', '2008-02-29', '2029-03-01'],
    ['female', '2008-11-21', null],
    ['female', '2008-11-22', '2026-11-22'],
  ] as const)('%s, born %s: %s', (gender, dob, day) => {
    expect(listedFrom({ gender, dob }, NOW)).toBe(day);
    if (day === null) return;
    const noon = new Date(`${day}T12:00:00+05:30`);
    expect(ageOn(dob, noon)).toBe(LIMITS.marriageAge[gender]);
    expect(ageOn(dob, new Date(noon.getTime() - 86_400_000))).toBe(LIMITS.marriageAge[gender] - 1);
  });
});

describe('the latest date of birth in the listing', () => {
  it('lists women from 18 and men from 21, by the date in India', () => {
    const beforeMidnightInIndia = new Date('2026-05-09T18:29:59Z');
    expect(marriageableBornBy('female', beforeMidnightInIndia)).toBe('2008-05-09');
    expect(marriageableBornBy('male', new Date('2026-05-09T18:30:00Z'))).toBe('2005-05-10');
  });
});
