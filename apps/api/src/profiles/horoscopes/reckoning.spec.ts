import { HOROSCOPE_MESSAGES } from '@kalyanam/shared/topics/stars/horoscope';
import { reckon, type Birth } from './reckoning.js';

const birth = (date: string, time: string | null, more: Partial<Birth> = {}) =>
  reckon({ date, time, zone: 'Asia/Kolkata', certainty: 'exact', which: null, ...more });

describe('the star of a birth', () => {
  it('is one where the time is well inside a pada', () => {
    expect(birth('1995-01-01', '23:45')).toEqual({ star: 20, pada: 3, near: [] });
  });

  it('is one of two within 15 minutes of a border, and within 30 of an approximate time', () => {
    const near = [
      { star: 4, pada: 2, from: null, until: '15:18' },
      { star: 4, pada: 3, from: '15:18', until: null },
    ];
    expect(birth('1990-06-21', '15:05')).toEqual({ star: null, pada: null, near });
    expect(birth('1990-06-21', '14:55')).toEqual({ star: 4, pada: 2, near: [] });
    expect(birth('1990-06-21', '14:55', { certainty: 'approximate' })).toEqual({ star: null, pada: null, near });
  });

  it('is one of those of the day, with their hours, where no time is known', () => {
    expect(birth('2022-01-24', null)).toEqual({
      star: null,
      pada: null,
      near: [
        { star: 13, pada: null, from: null, until: '11:15' },
        { star: 14, pada: null, from: '11:15', until: null },
      ],
    });
  });

  it('asks where the clocks went forward or back', () => {
    const refused = (time: string, day: string, sentence: string) =>
      expect(() => birth(day, time, { zone: 'America/Chicago' })).toThrow(sentence);
    refused('02:30', '1997-04-06', HOROSCOPE_MESSAGES.timeSkipped);
    refused('01:30', '1997-10-26', HOROSCOPE_MESSAGES.timeTwice);
    const [first, second] = (['first', 'second'] as const).map((which) =>
      birth('1997-10-26', '01:30', { zone: 'America/Chicago', which }),
    );
    expect(first).toEqual({ star: 10, pada: 4, near: [] });
    expect(second?.near.map(({ star, pada }) => [star, pada])).toEqual([
      [10, 4],
      [11, 1],
    ]);
  });
});
