import type { Digest } from '@kalyanam/shared/contracts/searches';
import { wordsIn } from '@kalyanam/shared/topics/profile/filters';
import { SEARCH_LIMITS } from '@kalyanam/shared/topics/matching/searches';
import { livingSearch } from '@kalyanam/shared/topics/matching/search-query';
import { Injectable } from '@nestjs/common';
import { DataSource, In, LessThanOrEqual, type EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { nextDue } from './due.js';
import { SavedSearchRow } from './saved-search.entity.js';

/** How long a process has for the digests that it took. */
const LEASE_SECONDS = 600;

/** The only writer of `saved_searches`. */
@Injectable()
export class SavedSearchRows {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /** In the order in which they were saved. */
  forUser(userId: number, manager: EntityManager = this.database.manager): Promise<SavedSearchRow[]> {
    return manager.find(SavedSearchRow, { where: { userId }, order: { id: 'ASC' } });
  }

  find(id: string, manager: EntityManager = this.database.manager): Promise<SavedSearchRow | null> {
    return manager.findOneBy(SavedSearchRow, { publicId: id });
  }

  /** The member's account must be locked. */
  async insert(
    manager: EntityManager,
    userId: number,
    { digest, ...search }: Pick<SavedSearchRow, 'name' | 'query' | 'digest'>,
  ): Promise<SavedSearchRow> {
    const now = this.clock.now();
    const row = manager.create(SavedSearchRow, {
      ...search,
      ...chosen(digest, now),
      publicId: publicId(),
      userId,
      lastSentAt: null,
      lastOpenedAt: null,
      createdAt: now,
    });
    return manager.save(row);
  }

  async rename(manager: EntityManager, id: number, name: string): Promise<void> {
    await manager.update(SavedSearchRow, { id }, { name });
  }

  /** Switched on, also after a pause, a digest begins at this moment; a change of frequency does not restart it. */
  async choose(manager: EntityManager, row: SavedSearchRow, digest: Digest): Promise<void> {
    const change = chosen(digest, this.clock.now());
    const goesOn = digest !== 'none' && row.digest !== 'none' && row.pausedAt === null;
    await manager.update(
      SavedSearchRow,
      { id: row.id },
      { ...change, ...(goesOn && { digestSince: row.digestSince }) },
    );
  }

  async remove(userId: number, id: string): Promise<boolean> {
    return ((await this.database.manager.delete(SavedSearchRow, { userId, publicId: id })).affected ?? 0) > 0;
  }

  /** Switches off the digest of one search, if its choice is still that of the moment. */
  async stop(id: string, since: Date): Promise<boolean> {
    const { affected } = await this.database.manager.update(
      SavedSearchRow,
      { publicId: id, digestSince: since, digest: In(['weekly', 'daily'] satisfies Digest[]) },
      chosen('none', this.clock.now()),
    );
    return (affected ?? 0) > 0;
  }

  async stopAll(manager: EntityManager, userId: number): Promise<void> {
    await manager.update(SavedSearchRow, { userId }, chosen('none', this.clock.now()));
  }

  /** A link of a search in a digest was followed: that digest listed the member's other searches as well. */
  async opened(id: string, sentAt: Date): Promise<void> {
    const row = await this.find(id);
    if (!row) return;
    await this.database.manager.update(SavedSearchRow, [{ id: row.id }, { userId: row.userId, lastSentAt: sentAt }], {
      lastOpenedAt: this.clock.now(),
      unopened: 0,
    });
  }

  /** Takes all due searches of some members for this process: no other has them until the lease ends. */
  claim(members: number): Promise<Map<number, SavedSearchRow[]>> {
    const now = this.clock.now();
    const lease = this.clock.inSeconds(LEASE_SECONDS);
    return this.database.transaction(async (manager) => {
      const users = await manager.query<{ id: number }[]>(
        'SELECT DISTINCT user_id AS id FROM saved_searches WHERE due_at <= ? LIMIT ?',
        [now, members],
      );
      if (users.length === 0) return new Map<number, SavedSearchRow[]>();
      const rows = await manager.find(SavedSearchRow, {
        where: { userId: In(users.map(({ id }) => id)), dueAt: LessThanOrEqual(now) },
        order: { id: 'ASC' },
        lock: { mode: 'pessimistic_write' },
      });
      await manager.update(SavedSearchRow, { id: In(rows.map(({ id }) => id)) }, { dueAt: lease });
      const due = new Map<number, SavedSearchRow[]>();
      for (const row of rows) due.set(row.userId, [...(due.get(row.userId) ?? []), { ...row, dueAt: lease }]);
      return due;
    });
  }

  /** Those that this process still has, locked. */
  async held(manager: EntityManager, rows: readonly SavedSearchRow[]): Promise<SavedSearchRow[]> {
    const now = await manager.find(SavedSearchRow, {
      where: { id: In(rows.map(({ id }) => id)) },
      lock: { mode: 'pessimistic_write' },
    });
    const lease = new Map(rows.map(({ id, dueAt }) => [id, dueAt?.getTime()]));
    return now.filter(({ id, dueAt }) => dueAt !== null && lease.get(id) === dueAt.getTime());
  }

  /** Whether any search asks for a subcaste. */
  async askFor(manager: EntityManager, subcaste: string): Promise<boolean> {
    const rows = await manager.query<{ query: string }[]>('SELECT query FROM saved_searches WHERE query LIKE ?', [
      `%subcaste=%${subcaste}%`,
    ]);
    return rows.some(({ query }) => wordsIn(livingSearch(query).query.subcaste).includes(subcaste));
  }

  /** What becomes of a due search: nothing new, told in a digest, or told in the last one before a pause. */
  async settle(
    manager: EntityManager,
    row: SavedSearchRow,
    told: 'nothing' | 'told' | 'last',
    at: Date,
  ): Promise<void> {
    await manager.update(
      SavedSearchRow,
      { id: row.id },
      {
        dueAt: told === 'last' ? null : nextDue(row.digest, this.clock.now()),
        ...(told !== 'nothing' && { lastSentAt: at, unopened: Math.min(row.unopened + 1, SEARCH_LIMITS.unopened) }),
        ...(told === 'last' && { pausedAt: at }),
      },
    );
  }

  /** The digest of a moment was not sent: the next one tells what it would have told. */
  async untold(id: string, at: Date, before: Pick<SavedSearchRow, 'lastSentAt' | 'unopened'>): Promise<void> {
    const row = await this.find(id);
    if (!row) return;
    const { digest, pausedAt } = row;
    await this.database.manager.update(
      SavedSearchRow,
      { id: row.id, lastSentAt: at },
      { ...before, ...(pausedAt && { dueAt: nextDue(digest, this.clock.now()), pausedAt: null }) },
    );
  }
}

const chosen = (digest: Digest, now: Date) => ({
  digest,
  digestSince: now,
  dueAt: nextDue(digest, now),
  unopened: 0,
  pausedAt: null,
});
