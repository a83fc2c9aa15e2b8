import type { AdminRole } from '@kalyanam/shared/team/roles';
import { NAMED_LOOKS } from '@kalyanam/shared/contracts/ledger';
import type { LedgerWhat } from '@kalyanam/shared/base/domain/lists';
import { parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Page, limitOf } from '../../platform/http/paging.js';
import { unagreed } from '../relations/relation.sql.js';
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

export interface NameAtLook {
  readonly name: string;
  /** Their profile ID. */
  readonly code: string;
}

const keepsName = (what: LedgerWhat): boolean => (NAMED_LOOKS as readonly LedgerWhat[]).includes(what);

/** No lock is held for long. */
const BATCH = 500;
const KEY = 'owner_id, viewer_kind, viewer_id, link_id, admin_role, what, day';

@Injectable()
export class AccessEventsRepository {
  constructor(private readonly database: DataSource) {}

  /** One row per viewer, thing and day, in one statement. */
  async add(manager: EntityManager, events: NewEvents): Promise<void> {
    const { ownerId, viewerKind, viewerId, linkId, adminRole, what, day, now, since } = events;
    const isNamed = viewerKind === 'member' && what.some(keepsName);
    const viewer = isNamed ? await this.nameOf(manager, viewerId) : undefined;
    const rows = what.map((one) => {
      const named = keepsName(one) ? viewer : undefined;
      const key = [ownerId, viewerKind, viewerId, linkId, adminRole, one, day];
      return [...key, now, now, named?.name ?? null, named?.code ?? null];
    });
    await manager.query(
      `INSERT INTO access_events (${KEY}, first_at, last_at, viewer_name, viewer_code) VALUES ?
       ON DUPLICATE KEY UPDATE times = times + (what <> 'photos' OR last_at <= ?),
         last_at = GREATEST(last_at, VALUES(last_at)), viewer_name = VALUES(viewer_name), viewer_code = VALUES(viewer_code)`,
      [rows, since],
    );
  }

  /** R105: who these members were at their last look that keeps a name. */
  async namesAtLook(ownerId: number, viewerIds: readonly number[]): Promise<Map<number, NameAtLook>> {
    if (viewerIds.length === 0) return new Map();
    const rows = await this.database.query<(NameAtLook & { viewerId: number })[]>(
      `SELECT viewer_id AS viewerId, viewer_name AS name, viewer_code AS code FROM access_events
       WHERE owner_id = ? AND viewer_kind = 'member' AND viewer_id IN (?) AND viewer_code IS NOT NULL ORDER BY last_at`,
      [ownerId, viewerIds],
    );
    return new Map(rows.map(({ viewerId, name, code }) => [viewerId, { name, code }]));
  }

  /**
   * The member who had this profile ID at a look that keeps a name; null for others, and for accounts that are gone.
   */
  async viewerByCode(ownerId: number, code: string): Promise<number | null> {
    if (parseMemberCode(code) !== code) return null;
    const [row] = await this.database.query<{ viewerId: number }[]>(
      `SELECT e.viewer_id AS viewerId FROM access_events e JOIN users u ON u.id = e.viewer_id
       WHERE e.owner_id = ? AND e.viewer_kind = 'member' AND e.viewer_code = ? ORDER BY e.last_at DESC LIMIT 1`,
      [ownerId, code],
    );
    return row?.viewerId ?? null;
  }

  /** R45: no name of a candidate who has not agreed. */
  private async nameOf(manager: EntityManager, userId: number): Promise<NameAtLook | undefined> {
    const [row] = await manager.query<NameAtLook[]>(
      `SELECT p.name, u.member_code AS code FROM users u JOIN profiles p ON p.user_id = u.id WHERE u.id = ?
       AND NOT ${unagreed('u.id')}`,
      [userId],
    );
    return row;
  }

  /** The owners this member has seen this part of on that day. */
  async ownersOn(manager: EntityManager, viewerId: number, what: LedgerWhat, day: string): Promise<Set<number>> {
    const rows = await manager.find(AccessEvent, {
      select: { ownerId: true },
      where: { viewerKind: 'member', viewerId, what, day },
    });
    return new Set(rows.map(({ ownerId }) => ownerId));
  }

  /** The days since then on which a member has seen this of more than `over` owners. */
  async daysOver(manager: EntityManager, { viewerId, what, since, over }: ManyLooks): Promise<BusyDay[]> {
    const rows = await manager.query<{ day: string; owners: unknown }[]>(
      `SELECT DATE_FORMAT(day, '%Y-%m-%d') AS day, COUNT(*) AS owners FROM access_events
       WHERE viewer_id = ? AND viewer_kind = 'member' AND what = ? AND day >= ?
       GROUP BY day HAVING COUNT(*) > ? ORDER BY day`,
      [viewerId, what, since, over],
    );
    return rows.map(({ day, owners }) => ({ day, owners: Number(owners) }));
  }

  /** The viewers who have seen this of an owner, the last one first, with the total. */
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
