/**
 * Queues the digests of due searches: some members at a time, each member's in one transaction with what becomes of
 * their searches. Several processes may do it: due searches are leased to one of them.
 */
import { SEARCH_LIMITS } from '@kalyanam/shared/topics/matching/searches';
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { DueWork } from '../../platform/jobs/due-work.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { OutboxRepository } from '../../people/outbox/outbox.repository.js';
import { leavesUntil } from './due.js';
import { SavedSearchRows } from './saved-search-rows.service.js';
import type { SavedSearchRow } from './saved-search.entity.js';
import { DigestReaders, type Reader } from './digest-reader.service.js';
import { queuedDigest, type ChosenSearch } from './digest-writer.service.js';
import { SearchNews } from './search-news.service.js';

const LOOK_EVERY_MS = 5000;
/** Members whose digests are chosen, or on their way, at the same time: codes and resets wait behind no more. */
const AT_ONCE = 200;
const DAY_SECONDS = 86_400;

@Injectable()
export class SearchDigests implements BeforeApplicationShutdown {
  private readonly turns = new DueWork({
    name: 'Digests',
    failure: 'Digests were not queued',
    due: () => this.claimed(),
    carryOut: ([userId, rows]) => this.prepare(userId, rows),
  });

  constructor(
    private readonly rows: SavedSearchRows,
    private readonly news: SearchNews,
    private readonly readers: DigestReaders,
    private readonly outbox: Outbox,
    private readonly messages: OutboxRepository,
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  @Interval(LOOK_EVERY_MS)
  look(): Promise<void> {
    return this.turns.run();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.turns.end();
  }

  private async *claimed(): AsyncGenerator<[number, SavedSearchRow[]]> {
    while (
      !this.turns.ended &&
      leavesUntil(this.clock.now()) &&
      (await this.messages.countWaitingOf('digest')) < AT_ONCE
    ) {
      const due = await this.rows.claim(AT_ONCE);
      if (due.size === 0) return;
      yield* due;
    }
  }

  /** One member's; a failure leaves the searches leased, to be tried again. */
  private async prepare(userId: number, rows: readonly SavedSearchRow[]): Promise<void> {
    const reader = await this.readers.find(userId);
    // Taken before anyone is chosen, so that a later arrival is news to the next digest.
    const at = this.clock.now();
    const chosen = new Map<number, ChosenSearch>();
    for (const row of reader ? rows : []) {
      const people = await this.news.freshest(reader!.caller, row, SEARCH_LIMITS.people + 1);
      const { publicId: id, lastSentAt, unopened } = row;
      const before = { lastSentAt: lastSentAt?.toISOString() ?? null, unopened };
      if (people.length > 0) chosen.set(row.id, { id, people, before, last: this.isLast(reader!, row) });
    }
    await this.queue(reader, rows, { at, chosen });
  }

  private queue(
    reader: Reader | null,
    rows: readonly SavedSearchRow[],
    { at, chosen }: { at: Date; chosen: ReadonlyMap<number, ChosenSearch> },
  ): Promise<void> {
    return this.database.transaction(async (manager) => {
      const held = await this.rows.held(manager, rows);
      // Too late in the day no digest is sent, and all profiles stay news.
      const expiresAt = leavesUntil(at);
      for (const row of held) {
        const told = expiresAt ? chosen.get(row.id) : undefined;
        await this.rows.settle(manager, row, told ? (told.last ? 'last' : 'told') : 'nothing', at);
      }
      const searches = held.flatMap((row) => chosen.get(row.id) ?? []);
      if (!reader || searches.length === 0 || !expiresAt) return;
      await this.outbox.add(manager, {
        userId: reader.user.id,
        channel: 'email',
        template: 'digest',
        destination: reader.user.email,
        values: queuedDigest(at, searches),
        language: reader.user.language,
        expiresAt,
      });
    });
  }

  private isLast({ user }: Reader, { unopened }: SavedSearchRow): boolean {
    const quiet = user.lastActiveAt < this.clock.inSeconds(-SEARCH_LIMITS.quietDays * DAY_SECONDS);
    return quiet && unopened >= SEARCH_LIMITS.unopened;
  }
}
