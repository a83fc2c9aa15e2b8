import type { AdminRole } from '@kalyanam/shared/admin/roles';
import type { LedgerWhat } from '@kalyanam/shared/domain/ledger';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Page } from '../common/http/paging.js';
import { limitOf } from '../common/http/paging.js';
import { AccessEvent, type ViewerKind } from './access-event.entity.js';

export interface NewEvents {
  readonly ownerId: number;
  readonly viewerKind: ViewerKind;
  readonly viewerId: number;
  readonly linkId: number;
  readonly adminRole: AdminRole | '';
  readonly what: readonly LedgerWhat[];
  readonly day: string;
  readonly now: Date;
  /** A look at a number or at photos counts again if the one before was not after this moment. */
  readonly since: Date;
}

export interface ManyLooks {
  readonly viewerId: number;
  readonly what: LedgerWhat;
  /** Day. */
  readonly since: string;
  readonly over: number;
}

export interface BusyDay {
  readonly day: string;
  readonly owners: number;
}

/** All looks of one viewer at one kind of thing. */
export interface ViewerSum {
  readonly viewerId: number;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly times: number;
}

/** No lock is held for long. */
const BATCH = 500;
const KEY = 'owner_id, viewer_kind, viewer_id, link_id, admin_role, what, day';

@Injectable()
export class AccessEventsRepository {
  constructor(private readonly database: DataSource) {}

  /** One row per viewer, thing and day, in one statement. */
  async add(manager: EntityManager, events: NewEvents): Promise<void> {
    const { ownerId, viewerKind, viewerId, linkId, adminRole, what, day, now, since } = events;
    const rows = what.map((one) => [ownerId, viewerKind, viewerId, linkId, adminRole, one, day, now, now]);
    await manager.query(
      `INSERT INTO access_events (owner_id, viewer_kind, viewer_id, link_id, admin_role, what, day, first_at, last_at) VALUES ?
       ON DUPLICATE KEY UPDATE times = times + (what NOT IN ('contact', 'photos') OR last_at <= ?),
         last_at = GREATEST(last_at, VALUES(last_at))`,
      [rows, since],
    );
  }

  /** The owners of whom a member has seen this on that day. */
  async ownersOn(manager: EntityManager, viewerId: number, what: LedgerWhat, day: string): Promise<Set<number>> {
    const rows = await manager.find(AccessEvent, {
      select: { ownerId: true },
      where: { viewerKind: 'member', viewerId, what, day },
    });
    return new Set(rows.map(({ ownerId }) => ownerId));
  }

  /** The days since then on which a member has seen this of more than so many owners. */
  async daysOver(manager: EntityManager, { viewerId, what, since, over }: ManyLooks): Promise<BusyDay[]> {
    const rows = await manager.query<{ day: string; owners: unknown }[]>(
      `SELECT DATE_FORMAT(day, '%Y-%m-%d') AS day, COUNT(*) AS owners FROM access_events
       WHERE viewer_id = ? AND viewer_kind = 'member' AND what = ? AND day >= ?
       GROUP BY day HAVING COUNT(*) > ? ORDER BY day`,
      [viewerId, what, since, over],
    );
    return rows.map(({ day, owners }) => ({ day, owners: Number(owners) }));
  }

  /** Who has seen this of an owner, the last one first, with the total. */
  async viewers(ownerId: number, what: LedgerWhat, page: Page): Promise<[ViewerSum[], number]> {
    const [take, skip] = limitOf(page);
    const seen = `FROM access_events WHERE owner_id = ? AND viewer_kind = 'member' AND what = ?`;
    const [rows, [total]] = await Promise.all([
      this.sums(`${seen} GROUP BY viewer_id ORDER BY lastAt DESC, viewerId DESC LIMIT ? OFFSET ?`, [
        ownerId,
        what,
        take,
        skip,
      ]),
      this.database.query<{ viewers: unknown }[]>(`SELECT COUNT(DISTINCT viewer_id) AS viewers ${seen}`, [
        ownerId,
        what,
      ]),
    ]);
    return [rows, Number(total?.viewers)];
  }

  /** The members who have seen this of an owner. */
  allViewers(ownerId: number, what: LedgerWhat): Promise<ViewerSum[]> {
    const seen = `FROM access_events WHERE owner_id = ? AND viewer_kind = 'member' AND what = ? GROUP BY viewer_id`;
    return this.sums(seen, [ownerId, what]);
  }

  /**
   * Turns a batch of older events into the totals of their months; whether there may be more. Each process takes rows
   * that no other one holds.
   */
  async sumUp(manager: EntityManager, before: string): Promise<boolean> {
    const rows = await manager.query<Record<string, string | number>[]>(
      `SELECT owner_id, viewer_kind, viewer_id, link_id, admin_role, what, DATE_FORMAT(day, '%Y-%m-%d') AS day
       FROM access_events WHERE access_events.day < ? ORDER BY access_events.day LIMIT ? FOR UPDATE SKIP LOCKED`,
      [before, BATCH],
    );
    if (rows.length === 0) return false;
    const keys = rows.map((row) => KEY.split(', ').map((column) => row[column]));
    const looks = rows.map(({ owner_id, day, viewer_kind, what }) => [
      owner_id,
      `${String(day).slice(0, 7)}-01`,
      viewer_kind,
      what,
      1,
    ]);
    await manager.query(
      `INSERT INTO access_months (owner_id, month, viewer_kind, what, looks) VALUES ?
       ON DUPLICATE KEY UPDATE looks = looks + 1`,
      [looks],
    );
    await manager.query(`DELETE FROM access_events WHERE (${KEY}) IN (?)`, [keys]);
    return rows.length === BATCH;
  }

  /** Whether a member has ever seen this of anybody, as far as it is kept. */
  hasLooked(manager: EntityManager, viewerId: number, what: LedgerWhat): Promise<boolean> {
    return manager.existsBy(AccessEvent, { viewerKind: 'member', viewerId, what });
  }

  private async sums(from: string, values: unknown[]): Promise<ViewerSum[]> {
    const rows = await this.database.query<(ViewerSum & { times: unknown })[]>(
      `SELECT viewer_id AS viewerId, MIN(first_at) AS firstAt, MAX(last_at) AS lastAt, SUM(times) AS times ${from}`,
      values,
    );
    return rows.map((row) => ({ ...row, times: Number(row.times) }));
  }
}
