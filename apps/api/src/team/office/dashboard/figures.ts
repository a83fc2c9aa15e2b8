/** Makes the dashboard's figures from what was counted: pure, so that every rule has its test. */
import { median, percentile } from '@kalyanam/shared/team/measure';
import {
  FUNNEL_STEPS,
  GROWTH_FIGURES,
  type Balance,
  type DecisionTimes,
  type FunnelCount,
  type Growth,
  type ReviewerFigures,
  type SearchDay,
} from '@kalyanam/shared/team/overview';
import { dateInIndia, dayStartInIndia } from '@kalyanam/shared/base/india-time';
import { STATES } from '@kalyanam/shared/base/vocabulary/places';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';

const DAY_MS = 86_400_000;
const WEEKS = 12;
export const WEEK_DAYS = 7;
export const MONTH_DAYS = 28;
export const DAYS = WEEKS * WEEK_DAYS;

/** Figures of a moment rather than of a day: members active in the days before it. */
export type Level = 'active-7' | 'active-28';

export interface DailyFigure {
  /** In India, YYYY-MM-DD. */
  day: string;
  figure: string;
  value: number;
}

export interface Decided {
  adminId: number;
  at: number;
  rejected: boolean;
  hours: number;
  minutes: number | null;
}

export interface Reopened {
  how: 'undone' | 'reopened';
  adminId: number;
  at: number;
}

export interface BalanceCount {
  group: string | number;
  gender: 'male' | 'female';
  value: number;
}

/** Start of the day in India `days` days ago; 0 is today. */
export const daysAgo = (now: Date, days: number): Date => new Date(dayStartInIndia(now).getTime() - days * DAY_MS);
const nameOfDay = (now: Date, days: number): string => dateInIndia(daysAgo(now, days));

const keyOf = (day: string, figure: string): string => `${day} ${figure}`;

/** Growth and funnel from what was kept by day. */
export function fromDaily(daily: readonly DailyFigure[], now: Date): { growth: Growth[]; funnel: FunnelCount[] } {
  const values = new Map(daily.map(({ day, figure, value }) => [keyOf(day, figure), value]));
  const on = (figure: string, ago: number): number | null => values.get(keyOf(nameOfDay(now, ago), figure)) ?? null;
  const sum = (figure: string, from: number, days: number): number =>
    Array.from({ length: days }, (_, step) => on(figure, from + step) ?? 0).reduce((one, other) => one + other, 0);
  const weeks = <T>(of: (ago: number) => T): T[] =>
    Array.from({ length: WEEKS }, (_, week) => of((WEEKS - 1 - week) * WEEK_DAYS));
  const growth = GROWTH_FIGURES.map(({ value: figure }): Growth =>
    figure === 'active'
      ? {
          figure,
          value: on('active-28', 0) ?? 0,
          before: on('active-28', MONTH_DAYS),
          weeks: weeks((ago) => on('active-7', ago)),
        }
      : {
          figure,
          value: sum(figure, 0, MONTH_DAYS),
          before: sum(figure, MONTH_DAYS, MONTH_DAYS),
          weeks: weeks((ago) => sum(figure, ago, WEEK_DAYS)),
        },
  );
  const funnel = FUNNEL_STEPS.map(({ value: step }) => ({
    step,
    count: sum(step === 'registered' ? step : `cohort-${step}`, 0, DAYS),
  }));
  return { growth, funnel };
}

/** Figures of saved searches and their digests, for every day of the last four weeks. */
export function searchDays(daily: readonly DailyFigure[], now: Date): SearchDay[] {
  const values = new Map(daily.map(({ day, figure, value }) => [keyOf(day, figure), value]));
  return Array.from({ length: MONTH_DAYS }, (_, index) => {
    const day = nameOfDay(now, MONTH_DAYS - 1 - index);
    const on = (figure: string): number => values.get(keyOf(day, figure)) ?? 0;
    return { day, saved: on('searches'), letters: on('letters') };
  });
}

const tenths = (value: number | null): number | null => (value === null ? null : Math.round(value * 10) / 10);

/** A histogram of the hours that decisions took: the hours of each would be a long list. */
export interface DecisionMeasure extends Pick<DecisionTimes, 'count' | 'median' | 'ninetieth'> {
  /** How many took no longer than each number of hours, from 0 on; the rest took longer. */
  within: number[];
}

/** As many hours as the settings of the team allow. */
const MOST_HOURS = 336;

export function measureDecisions(decided: readonly Pick<Decided, 'hours'>[]): DecisionMeasure {
  const hours = decided.map((each) => Math.round(each.hours * 100) / 100);
  const within = Array.from({ length: MOST_HOURS + 1 }, () => 0);
  for (const each of hours) {
    const full = Math.max(0, Math.ceil(each));
    if (full <= MOST_HOURS) within[full] = (within[full] ?? 0) + 1;
  }
  for (let hour = 1; hour <= MOST_HOURS; hour += 1) within[hour] = (within[hour] ?? 0) + (within[hour - 1] ?? 0);
  return { count: hours.length, median: tenths(median(hours)), ninetieth: tenths(percentile(hours, 90)), within };
}

export const decisionTimes = (
  { within, ...measure }: DecisionMeasure,
  { dueHours, lateHours }: Pick<DecisionTimes, 'dueHours' | 'lateHours'>,
): DecisionTimes => ({
  ...measure,
  inDueHours: within[dueHours] ?? measure.count,
  inLateHours: within[lateHours] ?? measure.count,
  dueHours,
  lateHours,
});

export function reviewerFigures(
  decided: readonly Decided[],
  reopened: readonly Reopened[],
  of: { adminId: number; since: number },
): ReviewerFigures {
  const own = <T extends { adminId: number; at: number }>(all: readonly T[]): T[] =>
    all.filter(({ adminId, at }) => adminId === of.adminId && at >= of.since);
  const cases = own(decided);
  const back = own(reopened);
  return {
    cases: cases.length,
    rejected: cases.filter(({ rejected }) => rejected).length,
    medianMinutes: tenths(median(cases.flatMap(({ minutes }) => minutes ?? []))),
    undone: back.filter(({ how }) => how === 'undone').length,
    reopened: back.filter(({ how }) => how === 'reopened').length,
  };
}

/** Upper ages of the bands; the last one has none. */
const BANDS = [22, 26, 30, 35, 40] as const;

export function bandOf(age: number): string {
  const band = BANDS.findIndex((upper) => age <= upper);
  if (band === -1) return `${BANDS[BANDS.length - 1]! + 1}+`;
  return `${band === 0 ? 18 : BANDS[band - 1]! + 1}-${BANDS[band]}`;
}

function balanced(counts: readonly BalanceCount[], nameOf: (count: BalanceCount) => string): Balance[] {
  const groups = new Map<string, Balance>();
  for (const count of counts) {
    const group = nameOf(count);
    const row = groups.get(group) ?? { group, women: 0, men: 0 };
    row[count.gender === 'female' ? 'women' : 'men'] += count.value;
    groups.set(group, row);
  }
  return [...groups.values()];
}

const TOP = 10;
const bySize = (one: Balance, other: Balance): number => other.women + other.men - one.women - one.men;
const stateName = (state: string | number): string => labelOf(STATES, String(state));

export const balanceOf = (
  ages: readonly BalanceCount[],
  homes: readonly (BalanceCount & { city: string })[],
): { ages: Balance[]; states: Balance[]; cities: Balance[] } => ({
  ages: balanced(ages, ({ group }) => bandOf(Number(group))).sort(
    (one, other) => parseInt(one.group, 10) - parseInt(other.group, 10),
  ),
  states: balanced(homes, ({ group }) => stateName(group))
    .sort(bySize)
    .slice(0, TOP),
  cities: balanced(
    homes.map(({ city, ...count }) => ({ ...count, group: `${city}, ${stateName(count.group)}` })),
    ({ group }) => String(group),
  )
    .sort(bySize)
    .slice(0, TOP),
});
