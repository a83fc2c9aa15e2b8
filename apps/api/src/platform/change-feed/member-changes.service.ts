import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** A transaction that took longer than this to commit was given up. */
const GIVEN_UP_MS = 10_000;

interface Inserted {
  /** Id of the first row. */
  readonly insertId: number;
  readonly affectedRows: number;
}

/**
 * R74: notifies every process of members whose listing, card or account status has changed. Services that keep such
 * facts in memory read them again (ChangeFeed). Written in the transaction of the change, so that neither exists
 * without the other.
 */
@Injectable()
export class MemberChanges {
  /** The members a transaction has announced: once is enough. */
  private readonly told = new WeakMap<EntityManager, Set<number>>();
  /** Notes of this process that have not been read yet, by when they were written. */
  private readonly unread = new Map<number, number>();

  async note(manager: EntityManager, userIds: readonly number[]): Promise<void> {
    const told = manager.queryRunner?.isTransactionActive ? (this.told.get(manager) ?? new Set()) : new Set<number>();
    const others = userIds.filter((userId) => !told.has(userId));
    if (others.length === 0) return;
    this.told.set(manager, told);
    for (const userId of others) told.add(userId);
    const places = others.map(() => '(?)').join(', ');
    this.keep(await manager.query<Inserted>(`INSERT INTO member_changes (user_id) VALUES ${places}`, others));
  }

  /**
   * Announces all members that a table names. @param from `<table> WHERE <condition>`, where the table has a `user_id`
   */
  async noteWhere(manager: EntityManager, from: string, values: readonly unknown[]): Promise<void> {
    this.keep(
      await manager.query<Inserted>(`INSERT INTO member_changes (user_id) SELECT user_id FROM ${from}`, [...values]),
    );
  }

  markRead(seq: number): void {
    this.unread.delete(seq);
  }

  /** Whether this process has written what it has not read yet, as far as that may have been committed. */
  get hasUnread(): boolean {
    const oldest = Date.now() - GIVEN_UP_MS;
    for (const [seq, at] of this.unread) if (at < oldest) this.unread.delete(seq);
    return this.unread.size > 0;
  }

  private keep({ insertId, affectedRows }: Inserted): void {
    if (affectedRows > 0) this.unread.set(insertId, Date.now());
  }
}
