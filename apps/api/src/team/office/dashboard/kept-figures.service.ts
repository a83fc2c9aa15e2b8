/**
 * Counts the dashboard's slow figures once in a while, in one process, and keeps them; a look reads what is kept,
 * however old.
 */
import { setTimeout as delay } from 'node:timers/promises';
import type { OverviewAnswer, ReviewerFigures } from '@kalyanam/shared/team/overview';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Clock } from '../../../platform/time/clock.js';
import { reasonOf } from '../../../platform/errors/app-error.js';
import { runFailed } from '../../../platform/jobs/jobs.js';
import {
  balanceOf,
  DAYS,
  daysAgo,
  fromDaily,
  measureDecisions,
  MONTH_DAYS,
  reviewerFigures,
  searchDays,
  WEEK_DAYS,
  type DailyFigure,
  type DecisionMeasure,
} from './figures.js';
import { FiguresRepository } from './figures.repository.js';

/** Another one whenever more is kept: what an older version left would lack it. */
const NAME = 'dashboard-4';
const LOOK_EVERY_MS = 60_000;
const EVERY_SECONDS = 600;
/** Days before the last week are counted again once in this many counts. */
const OLD_DAYS_IN = 6;
const COHORT = 'cohort-email';
/** Until figures are kept for the first time, a look waits so long for them: a small community is counted by then. */
const FIRST_LOOK_MS = 500;
const DAY_SECONDS = 86_400;

interface KeptReviewer {
  adminId: number;
  week: ReviewerFigures;
  fourWeeks: ReviewerFigures;
}

type Kept = Pick<OverviewAnswer, 'growth' | 'funnel' | 'balance' | 'searches' | 'calls'> & {
  /** Decisions of the last four weeks. */
  decided: DecisionMeasure;
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
      runFailed();
      this.log.warn(`The figures of the dashboard could not be counted: ${reasonOf(error)}`);
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.working?.catch(() => null);
  }

  /** `countedAt` is null until the first count of all is done. */
  async read(): Promise<Kept & { countedAt: string | null }> {
    const kept = await this.kept();
    if (kept) return kept;
    await Promise.race([this.countInTurn(), delay(FIRST_LOOK_MS, null, { ref: false })]);
    return (await this.kept()) ?? this.nothingKept();
  }

  private async kept(): Promise<(Kept & { countedAt: string }) | null> {
    const kept = await this.figures.kept(NAME);
    return kept && { ...(JSON.parse(kept.figures) as Kept), countedAt: kept.computedAt.toISOString() };
  }

  private nothingKept(): Kept & { countedAt: null } {
    const now = this.clock.now();
    return {
      ...fromDaily([], now),
      balance: { ages: [], states: [], cities: [] },
      searches: { kept: 0, weekly: 0, daily: 0, days: searchDays([], now) },
      calls: { accepted: 0, withCall: 0, outcomes: {} },
      decided: measureDecisions([]),
      reviewers: [],
      countedAt: null,
    };
  }

  /** One count at a time in a process. */
  count(): Promise<Kept> {
    this.working ??= this.countNow().finally(() => (this.working = null));
    return this.working;
  }

  private async countNow(): Promise<Kept> {
    const now = this.clock.now();
    const first = daysAgo(now, DAYS - 1);
    await this.figures.raise(await this.figures.events(first));
    for (const ago of await this.cohortDays(now))
      await this.figures.raise(await this.figures.cohorts(daysAgo(now, ago), daysAgo(now, ago - 1)));
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

  /**
   * Who registered lately comes further every hour; of the days before, each count has its share. A day at a time: a
   * month of them would take longer than a statement may.
   */
  private async cohortDays(now: Date): Promise<number[]> {
    const days = Array.from({ length: DAYS }, (_, ago) => ago);
    const turn = Math.floor(now.getTime() / (EVERY_SECONDS * 1000)) % OLD_DAYS_IN;
    const daily = await this.figures.daily(dateInIndia(daysAgo(now, DAYS - 1)));
    const counted = new Set(daily.filter(({ figure }) => figure === COHORT).map(({ day }) => day));
    return days.filter(
      (ago) => ago < WEEK_DAYS || ago % OLD_DAYS_IN === turn || !counted.has(dateInIndia(daysAgo(now, ago))),
    );
  }

  private async levels(now: Date): Promise<DailyFigure[]> {
    const week = this.clock.inSeconds(-WEEK_DAYS * DAY_SECONDS);
    const month = this.clock.inSeconds(-MONTH_DAYS * DAY_SECONDS);
    const active = await this.figures.active(week, month);
    return Object.entries(active).map(([figure, value]) => ({ day: dateInIndia(now), figure, value }));
  }

  private async decisions(now: Date): Promise<Pick<Kept, 'decided' | 'reviewers'>> {
    const month = this.clock.inSeconds(-MONTH_DAYS * DAY_SECONDS);
    const week = now.getTime() - WEEK_DAYS * DAY_SECONDS * 1000;
    const [decided, reopened] = await Promise.all([this.figures.decided(month), this.figures.reopened(month)]);
    const admins = [...new Set([...decided, ...reopened].map(({ adminId }) => adminId))];
    const of = (adminId: number, since: number) => reviewerFigures(decided, reopened, { adminId, since });
    return {
      decided: measureDecisions(decided),
      reviewers: admins.map((adminId) => ({
        adminId,
        week: of(adminId, week),
        fourWeeks: of(adminId, month.getTime()),
      })),
    };
  }
}
