/** What the dashboard counts about members and their cases, from the members in memory. */
import type { DashboardDay, DashboardStats } from '@kalyanam/shared/admin/dashboard-contract';
import { dateInIndia } from '@kalyanam/shared/india-time';
import { CELLS, wordOf } from '../member-table/member-cell.js';
import type { MemberTable } from '../member-table/member-table.js';
import type { AlikeProfiles } from './profile-figures.js';

export interface Periods {
  readonly now: Date;
  readonly week: Date;
  readonly month: Date;
  /** Of the days that are shown one by one. */
  readonly firstDay: Date;
}

export interface MemberFigures {
  readonly users: DashboardStats['users'];
  readonly pending: number;
  /** Mean hours to a decision of a person; null without one. */
  readonly hours: number | null;
  readonly recentlyVerified: number;
  readonly profiles: readonly AlikeProfiles[];
  readonly withPhotos: number;
  readonly confirmedThisMonth: number;
  /** By day in India, YYYY-MM-DD. */
  readonly registrations: ReadonlyMap<string, number>;
  readonly decisions: readonly Pick<DashboardDay, 'day' | 'approvals' | 'rejections'>[];
}

const MS = 1000;
const HOUR_SECONDS = 3600;
const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / MS);
/** A date takes long to write: of a day with many moments once. */
const dayInIndia = (): ((ms: number) => string) => {
  const known = new Map<number, string>();
  const HALF_HOUR_MS = 1_800_000;
  return (ms) => {
    const halfHour = Math.floor(ms / HALF_HOUR_MS);
    const day = known.get(halfHour) ?? dateInIndia(new Date(halfHour * HALF_HOUR_MS));
    known.set(halfHour, day);
    return day;
  };
};

export function memberFigures(table: MemberTable, periods: Periods): MemberFigures {
  const { members, years } = table.census(dateInIndia(periods.now));
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => members[cell]! > 0);
  const count = (counts: (cell: number) => boolean): number =>
    cells.reduce((sum, cell) => (counts(cell) ? sum + members[cell]! : sum), 0);
  const registered = registrationsOf(table, periods);
  return {
    users: {
      total: table.size,
      newThisWeek: registered.week,
      newThisMonth: registered.month,
      verified: count((cell) => wordOf(cell, 'verification') === 'verified'),
      emailVerified: count((cell) => wordOf(cell, 'emailProved')),
      phoneVerified: count((cell) => wordOf(cell, 'phoneProved')),
    },
    pending: count((cell) => wordOf(cell, 'waits')),
    recentlyVerified: table.count({ words: {}, verifiedSince: secondsOf(periods.week) }),
    profiles: cells.map((cell) => ({
      gender: wordOf(cell, 'gender'),
      maritalStatus: wordOf(cell, 'maritalStatus'),
      caste: wordOf(cell, 'caste'),
      online: wordOf(cell, 'online'),
      count: members[cell]!,
      years: years[cell]!,
    })),
    withPhotos: count((cell) => wordOf(cell, 'hasPhotos')),
    confirmedThisMonth: table.count({ words: {}, confirmedSince: secondsOf(periods.month) }),
    registrations: registered.days,
    ...decisionsOf(table, periods),
  };
}

function registrationsOf(table: MemberTable, { week, month, firstDay }: Periods) {
  const days = new Map<string, number>();
  const dayOf = dayInIndia();
  let [inWeek, inMonth] = [0, 0];
  for (const registeredAt of table.registrations(Math.min(month.getTime(), firstDay.getTime()))) {
    if (registeredAt >= week.getTime()) inWeek += 1;
    if (registeredAt >= month.getTime()) inMonth += 1;
    if (registeredAt >= firstDay.getTime()) add(days, dayOf(registeredAt), 1);
  }
  return { week: inWeek, month: inMonth, days };
}

function decisionsOf(table: MemberTable, { month, firstDay }: Periods): Pick<MemberFigures, 'hours' | 'decisions'> {
  const [approvals, rejections] = [new Map<string, number>(), new Map<string, number>()];
  const dayOf = dayInIndia();
  let [decided, seconds] = [0, 0];
  table.eachDecision(({ at, took, approved, byPerson }) => {
    if (byPerson && at >= secondsOf(month)) [decided, seconds] = [decided + 1, seconds + took];
    if (at >= secondsOf(firstDay)) add(approved ? approvals : rejections, dayOf(at * MS), 1);
  });
  const days = [...new Set([...approvals.keys(), ...rejections.keys()])];
  return {
    hours: decided === 0 ? null : seconds / decided / HOUR_SECONDS,
    decisions: days.map((day) => ({
      day,
      approvals: approvals.get(day) ?? 0,
      rejections: rejections.get(day) ?? 0,
    })),
  };
}

const add = (counts: Map<string, number>, day: string, more: number): void =>
  void counts.set(day, (counts.get(day) ?? 0) + more);
