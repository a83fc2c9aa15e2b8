import { marriageableBornBy } from './browse-time.js';

describe('time in the listing', () => {
  it('lists women from 18 and men from 21, by the date in India', () => {
    const beforeMidnightInIndia = new Date('2026-05-09T18:29:59Z');
    expect(marriageableBornBy('female', beforeMidnightInIndia)).toBe('2008-05-09');
    expect(marriageableBornBy('male', new Date('2026-05-09T18:30:00Z'))).toBe('2005-05-10');
  });
});
