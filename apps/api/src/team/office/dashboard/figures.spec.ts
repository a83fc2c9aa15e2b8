import {
  balanceOf,
  bandOf,
  DAYS,
  daysAgo,
  decisionTimes,
  fromDaily,
  measureDecisions,
  reviewerFigures,
  searchDays,
} from './figures.js';
import { dateInIndia } from '@kalyanam/shared/base/india-time';

/** Half past midnight in India, still the day before in UTC. */
const NOW = new Date('2026-06-09T19:00:00Z');
const daysBefore = (days: number): string => dateInIndia(daysAgo(NOW, days));
const on = (days: number, figure: string, value: number) => ({ day: daysBefore(days), figure, value });

describe('figures kept by day', () => {
  it('compare the last four weeks, today included, with the four before', () => {
    const daily = [on(0, 'registered', 3), on(27, 'registered', 2), on(28, 'registered', 40), on(55, 'registered', 1)];
    const [registered] = fromDaily(daily, NOW).growth;
    expect(registered).toMatchObject({ figure: 'registered', value: 5, before: 41 });
    expect(registered?.weeks).toEqual([0, 0, 0, 0, 1, 0, 0, 40, 2, 0, 0, 3]);
  });

  it('leave out active members on days without a count', () => {
    const daily = [on(0, 'active-28', 9), on(0, 'active-7', 4), on(14, 'active-7', 2)];
    const active = fromDaily(daily, NOW).growth.find(({ figure }) => figure === 'active');
    expect(active).toMatchObject({ value: 9, before: null });
    expect(active?.weeks.slice(-3)).toEqual([2, null, 4]);
  });

  it('make the way of those who registered in twelve weeks', () => {
    const daily = [on(0, 'registered', 10), on(DAYS - 1, 'registered', 5), on(DAYS, 'registered', 90)];
    const { funnel } = fromDaily([...daily, on(3, 'cohort-email', 4), on(9, 'cohort-email', 4)], NOW);
    expect(funnel.map(({ count }) => count)).toEqual([15, 8, 0, 0, 0, 0, 0]);
  });
});

describe('saved searches and their digests', () => {
  it('are counted for each of four weeks’ days, today last, with 0 where nothing was counted', () => {
    const days = searchDays([on(0, 'letters', 4), on(27, 'searches', 3), on(28, 'searches', 9)], NOW);
    expect(days).toHaveLength(28);
    expect(days[0]).toEqual({ day: daysBefore(27), saved: 3, letters: 0 });
    expect(days.at(-1)).toEqual({ day: daysBefore(0), saved: 0, letters: 4 });
  });
});

describe('decision times', () => {
  const hours = { dueHours: 24, lateHours: 48 };

  it('are counted against the hours of the settings', () => {
    const decided = [2, 24, 30, 48, 60, 400].map((each) => ({ hours: each }));
    expect(decisionTimes(measureDecisions(decided), hours)).toEqual({
      count: 6,
      median: 39,
      ninetieth: 400,
      inDueHours: 2,
      inLateHours: 4,
      ...hours,
    });
  });

  it('are none without decisions', () => {
    expect(decisionTimes(measureDecisions([]), hours)).toMatchObject({ count: 0, median: null, ninetieth: null });
  });
});

it('counts the cases of a reviewer since a moment, and what was taken back', () => {
  const decided = [
    { adminId: 1, at: 100, rejected: true, hours: 1, minutes: 2 },
    { adminId: 1, at: 200, rejected: false, hours: 1, minutes: null },
    { adminId: 1, at: 300, rejected: false, hours: 1, minutes: 5 },
    { adminId: 2, at: 300, rejected: false, hours: 1, minutes: 9 },
  ];
  const back = [
    { how: 'undone', adminId: 1, at: 250 },
    { how: 'reopened', adminId: 1, at: 150 },
    { how: 'reopened', adminId: 2, at: 300 },
  ] as const;
  const all = { cases: 3, rejected: 1, medianMinutes: 3.5, undone: 1, reopened: 1 };
  expect(reviewerFigures(decided, back, { adminId: 1, since: 100 })).toEqual(all);
  const later = { cases: 2, rejected: 0, medianMinutes: 5, undone: 1, reopened: 0 };
  expect(reviewerFigures(decided, back, { adminId: 1, since: 200 })).toEqual(later);
});

it.each([
  [18, '18-22'],
  [22, '18-22'],
  [23, '23-26'],
  [40, '36-40'],
  [41, '41+'],
  [79, '41+'],
])('the age %i is in the band %s', (age, band) => {
  expect(bandOf(age)).toBe(band);
});

it('balances women and men by age, state and city, the largest first', () => {
  const ages = [
    { group: 41, gender: 'male', value: 1 },
    { group: 24, gender: 'female', value: 2 },
    { group: 25, gender: 'male', value: 3 },
  ] as const;
  const homes = [
    { group: 'telangana', city: 'Warangal', gender: 'male', value: 1 },
    { group: 'andhra-pradesh', city: 'Guntur', gender: 'male', value: 2 },
    { group: 'andhra-pradesh', city: 'Guntur', gender: 'female', value: 3 },
  ] as const;
  expect(balanceOf(ages, homes)).toEqual({
    ages: [
      { group: '23-26', women: 2, men: 3 },
      { group: '41+', women: 0, men: 1 },
    ],
    states: [
      { group: 'Andhra Pradesh', women: 3, men: 2 },
      { group: 'Telangana', women: 0, men: 1 },
    ],
    cities: [
      { group: 'Guntur, Andhra Pradesh', women: 3, men: 2 },
      { group: 'Warangal, Telangana', women: 0, men: 1 },
    ],
  });
});
