/** Counts the dashboard's slow figures once in a while, in one process, and keeps them; a look reads what is kept, however old. */
import { setTimeout as delay } from 'node:timers/promises';
import type { OverviewAnswer, ReviewerFigures } from '@kalyanam/shared/admin/overview';
import { dateInIndia } from '@kalyanam/shared/india-time';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../common/clock.js';
import { reasonOf } from '../../common/errors/app-error.js';
import {
  balanceOf,
  DAYS,
  daysAgo,
  fromDaily,
  MONTH_DAYS,
  reviewerFigures,
  searchDays,
  WEEK_DAYS,
  type DailyFigure,
} from './figures.js';
import { FiguresRepository } from './figures.repository.js';

/** Another one whenever more is kept: what an older version left would lack it. */
const NAME = 'dashboard-3';
const LOOK_EVERY_MS = 60_000;
const EVERY_SECONDS = 600;
/** Until figures are kept for the first time, a look waits so long for them: a small community is counted by then. */
const FIRST_LOOK_MS = 500;
const DAY_SECONDS = 86_400;

const NOTHING_KEPT = {
  balance: { ages: [], states: [], cities: [] },
  searches: { kept: 0, weekly: 0, daily: 0 },
  calls: { accepted: 0, withCall: 0, outcomes: {} },
  hours: [],
  reviewers: [],
};

interface KeptReviewer {
  adminId: number;
  week: ReviewerFigures;
  fourWeeks: ReviewerFigures;
}

type Kept = Pick<OverviewAnswer, 'growth' | 'funnel' | 'balance' | 'searches' | 'calls'> & {
  /** Hours of each decision of the last four weeks. */
  hours: number[];
  reviewers: KeptReviewer[];
};

@Injectable()
export class KeptFigures implements BeforeApplicationShutdown {
  private readonly log = new Logger('Figures');
  private working: Promise<Kept> | null = null;
  private stopped = false;

  constructor(
    private readonly figures: FiguresRepository,
    private readonly clock: Clock,
  ) {}

  @Interval(LOOK_EVERY_MS)
  async countInTurn(): Promise<void> {
    if (this.stopped) return;
    try {
      const next = this.clock.inSeconds(EVERY_SECONDS);
      if (await this.figures.takeTurn(NAME, this.clock.now(), next)) await this.count();
    } catch (error) {
      this.warn(error);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.working?.catch(() => null);
  }

  /** `countedAt` is null where the first count of all still runs. */
  async read(): Promise<Kept & { countedAt: string | null }> {
    const kept = await this.figures.kept(NAME);
    if (kept) return { ...(JSON.parse(kept.figures) as Kept), countedAt: kept.computedAt.toISOString() };
    const countedAt = this.clock.now();
    const counted = await Promise.race([this.firstCount(), delay(FIRST_LOOK_MS, null, { ref: false })]);
    if (counted) return { ...counted, countedAt: countedAt.toISOString() };
    const searches = { ...NOTHING_KEPT.searches, days: searchDays([], countedAt) };
    return { ...NOTHING_KEPT, ...fromDaily([], countedAt), searches, countedAt: null };
  }

  private firstCount(): Promise<Kept | null> {
    return this.count().catch((error: unknown) => {
      this.warn(error);
      return null;
    });
  }

  private warn(error: unknown): void {
    this.log.warn(`The figures of the dashboard could not be counted: ${reasonOf(error)}`);
  }

  /** One count at a time in a process. */
  count(): Promise<Kept> {
    this.working ??= this.countNow().finally(() => (this.working = null));
    return this.working;
  }

  private async countNow(): Promise<Kept> {
    const now = this.clock.now();
    const first = daysAgo(now, DAYS - 1);
    await this.figures.raise([...(await this.figures.events(first)), ...(await this.figures.cohorts(first))]);
    await this.figures.set(await this.levels(now));
    const daily = await this.figures.daily(dateInIndia(first));
    const { ages, homes } = await this.figures.listed(dateInIndia(now));
    const decisions = await this.decisions(now);
    const searches = { ...(await this.figures.savedSearches()), days: searchDays(daily, now) };
    const calls = await this.figures.calls(this.clock.inSeconds(-MONTH_DAYS * DAY_SECONDS));
    const kept: Kept = { ...fromDaily(daily, now), balance: balanceOf(ages, homes), searches, calls, ...decisions };
    await this.figures.keep(NAME, kept, now, this.clock.inSeconds(EVERY_SECONDS));
    return kept;
  }

  private async levels(now: Date): Promise<DailyFigure[]> {
    const week = this.clock.inSeconds(-WEEK_DAYS * DAY_SECONDS);
    const month = this.clock.inSeconds(-MONTH_DAYS * DAY_SECONDS);
    const active = await this.figures.active(week, month);
    return Object.entries(active).map(([figure, value]) => ({ day: dateInIndia(now), figure, value }));
  }

  private async decisions(now: Date): Promise<Pick<Kept, 'hours' | 'reviewers'>> {
    const month = this.clock.inSeconds(-MONTH_DAYS * DAY_SECONDS);
    const week = now.getTime() - WEEK_DAYS * DAY_SECONDS * 1000;
    const [decided, reopened] = await Promise.all([this.figures.decided(month), this.figures.reopened(month)]);
    const admins = [...new Set([...decided, ...reopened].map(({ adminId }) => adminId))];
    const of = (adminId: number, since: number) => reviewerFigures(decided, reopened, { adminId, since });
    return {
      hours: decided.map(({ hours }) => Math.round(hours * 100) / 100),
      reviewers: admins.map((adminId) => ({
        adminId,
        week: of(adminId, week),
        fourWeeks: of(adminId, month.getTime()),
      })),
    };
  }
}
