/** What the dashboard counts about members and their cases, from the members in memory. */
import type { DashboardDay, DashboardStats } from '@kalyanam/shared/team/dashboard-contract';
import { dateInIndia, INDIA_MINUTES } from '@kalyanam/shared/base/india-time';
import { CELLS, wordOf } from '../../lists/member-table/member-cell.js';
import type { MemberTable } from '../../lists/member-table/member-table.js';
import type { AlikeProfiles } from './profile-figures.js';

export interface Periods {
  readonly now: Date;
  readonly week: Date;
  readonly month: Date;
  /** The first of the days that are shown one by one. */
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
const DAY_MS = 86_400_000;
const INDIA_MS = INDIA_MINUTES * 60_000;
const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / MS);
const dayOf = (ms: number): number => Math.floor((ms + INDIA_MS) / DAY_MS);

/** Counts by day in India, from the first of those that are shown on. */
class Days {
  private readonly counts: number[] = [];
  private readonly first: number;

  constructor(firstDay: Date) {
    this.first = dayOf(firstDay.getTime());
  }

  add(ms: number): void {
    const place = dayOf(ms) - this.first;
    while (this.counts.length <= place) this.counts.push(0);
    this.counts[place]! += 1;
  }

  /** Each YYYY-MM-DD. */
  get byDate(): Map<string, number> {
    const date = (place: number): string => new Date((this.first + place) * DAY_MS).toISOString().slice(0, 10);
    return new Map(this.counts.flatMap((count, place) => (count > 0 ? [[date(place), count] as const] : [])));
  }
}

export function memberFigures(table: MemberTable, periods: Periods): MemberFigures {
  const { members, years } = table.census(dateInIndia(periods.now));
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell += 1) if (members[cell]! > 0) cells.push(cell);
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
    recentlyVerified: table.countVerified(secondsOf(periods.week)),
    profiles: cells.map((cell) => ({
      gender: wordOf(cell, 'gender'),
      maritalStatus: wordOf(cell, 'maritalStatus'),
      caste: wordOf(cell, 'caste'),
      online: wordOf(cell, 'online'),
      count: members[cell]!,
      years: years[cell]!,
    })),
    withPhotos: count((cell) => wordOf(cell, 'hasPhotos')),
    confirmedThisMonth: table.countConfirmed(secondsOf(periods.month)),
    registrations: registered.days,
    ...decisionsOf(table, periods),
  };
}

function registrationsOf(table: MemberTable, { week, month, firstDay }: Periods) {
  const days = new Days(firstDay);
  const [inWeekFrom, inMonthFrom, shownFrom] = [week.getTime(), month.getTime(), firstDay.getTime()];
  let [inWeek, inMonth] = [0, 0];
  table.eachRegistration(Math.min(inMonthFrom, shownFrom), (registeredAt) => {
    if (registeredAt >= inWeekFrom) inWeek += 1;
    if (registeredAt >= inMonthFrom) inMonth += 1;
    if (registeredAt >= shownFrom) days.add(registeredAt);
  });
  return { week: inWeek, month: inMonth, days: days.byDate };
}

function decisionsOf(table: MemberTable, { month, firstDay }: Periods): Pick<MemberFigures, 'hours' | 'decisions'> {
  const [approved, rejected] = [new Days(firstDay), new Days(firstDay)];
  const [since, shownSince] = [secondsOf(month), secondsOf(firstDay)];
  let [decided, seconds] = [0, 0];
  table.eachDecision((decision) => {
    const { at, took } = decision;
    if (decision.byPerson && at >= since) [decided, seconds] = [decided + 1, seconds + took];
    if (at >= shownSince) (decision.approved ? approved : rejected).add(at * MS);
  });
  const [approvals, rejections] = [approved.byDate, rejected.byDate];
  return {
    hours: decided === 0 ? null : seconds / decided / HOUR_SECONDS,
    decisions: [...new Set([...approvals.keys(), ...rejections.keys()])].map((day) => ({
      day,
      approvals: approvals.get(day) ?? 0,
      rejections: rejections.get(day) ?? 0,
    })),
  };
}
