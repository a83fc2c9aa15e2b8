import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { reasonOf } from '../errors/app-error.js';
import { runFailed } from '../jobs/jobs.js';
import { OneAtATime } from '../jobs/one-at-a-time.js';
import { removeInBatches } from '../database/retries.js';
import { MemberChanges } from './member-changes.service.js';

const READ_EVERY_MS = 200;
/** Numbers are given before the commit: for so long one that is missing may still come. */
const OPEN_MS = 30_000;
/** A process that has heard nothing for this long stops answering from memory (R74). */
const BEHIND_MS = 5000;
const KEPT_MS = 3_600_000;
/** Leaves room for a process that is about to read them. */
const LOST_MS = KEPT_MS - 600_000;
const MOST_AT_ONCE = 5000;

export interface ChangeListener {
  /** These members have changed; resolves when that is taken in. */
  changed(userIds: ReadonlySet<number>): Promise<void> | void;
  /** The changes are unknown: anything may have changed. */
  lost(): Promise<void> | void;
}

interface Head {
  readonly last: number;
  readonly count: number;
}
const NOTHING: Head = { last: 0, count: 0 };

/**
 * Reads what MemberChanges of all processes have written, and tells those in this process that keep facts in memory.
 */
@Injectable()
export class ChangeFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('ChangeFeed');
  private readonly reading = new OneAtATime(() => this.read());
  private readonly listeners: ChangeListener[] = [];
  private readonly stopped = new AbortController();
  /** Up to this number nothing new can come. */
  private floor = 0;
  /** When each number above the floor was read. */
  private readonly seen = new Map<number, number>();
  /** What there was above the floor at the last look. */
  private head = NOTHING;
  private heardAt = -Infinity;
  private failingSince: number | null = null;

  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
  ) {}

  listen(listener: ChangeListener): void {
    this.listeners.push(listener);
  }

  /** R74: services that keep facts in memory then ask the database instead. */
  get isBehind(): boolean {
    return performance.now() - this.heardAt > BEHIND_MS;
  }

  /** Resolves when all is taken in that this process has committed before. */
  async caughtUp(): Promise<void> {
    if (this.changes.hasUnread) await this.reading.run();
  }

  onApplicationBootstrap(): void {
    void this.readOnAndOn();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped.abort();
    await this.reading.end();
  }

  @Cron(CronExpression.EVERY_10_MINUTES)
  async clean(): Promise<void> {
    const before = new Date(Date.now() - KEPT_MS);
    await removeInBatches(this.database, 'DELETE FROM member_changes WHERE changed_at < ? ORDER BY seq', before).catch(
      (error: unknown) => {
        runFailed();
        this.log.warn(`Old changes could not be removed: ${reasonOf(error)}`);
      },
    );
  }

  private async readOnAndOn(): Promise<void> {
    const { signal } = this.stopped;
    while (!signal.aborted) {
      await this.reading.run();
      await delay(READ_EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private async read(): Promise<void> {
    try {
      const began = performance.now();
      if (began - this.heardAt > LOST_MS) await this.startOver();
      const head = await this.headNow();
      if (head.last !== this.head.last || head.count !== this.head.count) await this.takeIn();
      this.head = head;
      this.heardAt = began;
      if (this.failingSince !== null) this.log.log(`Changes are read again after ${secondsSince(this.failingSince)} s`);
      this.failingSince = null;
    } catch (error) {
      if (this.failingSince === null) this.log.warn(`Changes could not be read: ${reasonOf(error)}`);
      this.failingSince ??= performance.now();
    }
  }

  /** All that is kept in memory is forgotten; from what may still have been open a while ago. */
  async startOver(): Promise<void> {
    const [row] = await this.database.query<{ seq: number }[]>(
      `SELECT seq FROM member_changes WHERE changed_at < NOW(3) - INTERVAL ? MICROSECOND ORDER BY seq DESC LIMIT 1`,
      [OPEN_MS * 1000],
    );
    this.floor = Number(row?.seq ?? 0);
    this.seen.clear();
    this.head = NOTHING;
    for (const listener of this.listeners) await listener.lost();
  }

  private async headNow(): Promise<Head> {
    const [row] = await this.database.query<{ last: number | null; count: number }[]>(
      'SELECT MAX(seq) AS last, COUNT(*) AS count FROM member_changes WHERE seq > ?',
      [this.floor],
    );
    return { last: Number(row?.last ?? 0), count: Number(row?.count ?? 0) };
  }

  private async takeIn(): Promise<void> {
    const rows = await this.database.query<{ seq: unknown; userId: number }[]>(
      'SELECT seq, user_id AS userId FROM member_changes WHERE seq > ? ORDER BY seq',
      [this.floor],
    );
    const fresh = rows
      .map(({ seq, userId }) => ({ seq: Number(seq), userId }))
      .filter(({ seq }) => !this.seen.has(seq));
    for (let from = 0; from < fresh.length; from += MOST_AT_ONCE) {
      const some = new Set(fresh.slice(from, from + MOST_AT_ONCE).map(({ userId }) => userId));
      for (const listener of this.listeners) await listener.changed(some);
    }
    const now = performance.now();
    for (const { seq } of fresh) {
      this.seen.set(seq, now);
      this.changes.markRead(seq);
    }
    this.settle(now);
  }

  private settle(now: number): void {
    for (const [seq, at] of this.seen) {
      if (now - at < OPEN_MS) break;
      this.floor = Math.max(this.floor, seq);
      this.seen.delete(seq);
    }
  }
}

const secondsSince = (moment: number): string => ((performance.now() - moment) / 1000).toFixed(1);
