import type { AdminRole } from '@kalyanam/shared/team/roles';
import { LEDGER_DAYS } from '@kalyanam/shared/contracts/ledger';
import type { LedgerWhat } from '@kalyanam/shared/base/domain/lists';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ViewerKind } from '../../people/access-ledger/access-event.entity.js';
import { limitOf, type Page } from '../../platform/http/paging.js';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';

export interface PersonRow {
  readonly viewerId: number;
  readonly days: number;
  readonly left: boolean;
  readonly agreed: boolean;
  readonly denied: boolean;
}

export interface LookRow {
  readonly viewerId: number;
  readonly linkId: number;
  readonly adminRole: AdminRole | '';
  readonly what: LedgerWhat;
  readonly day: string;
  readonly firstAt: Date;
  readonly lastAt: Date;
  readonly times: number;
}

export interface MonthRow {
  readonly month: string;
  readonly what: LedgerWhat;
  readonly looks: number;
}

const LOOK = `e.viewer_id AS viewerId, e.link_id AS linkId, e.admin_role AS adminRole, e.what, DATE_FORMAT(e.day, '%Y-%m-%d') AS day,
  e.first_at AS firstAt, e.last_at AS lastAt, e.times`;

/** Members who looked; then those the contact is hidden from although their looks are no longer kept. */
const PEOPLE = `SELECT viewer_id, MAX(last_at) AS at, COUNT(DISTINCT day) AS days FROM access_events
    WHERE owner_id = ? AND viewer_kind = 'member' GROUP BY viewer_id
  UNION ALL SELECT d.viewer_id, d.denied_at, 0 FROM contact_denials d WHERE d.owner_id = ? AND NOT EXISTS (
    SELECT 1 FROM access_events e WHERE e.owner_id = d.owner_id AND e.viewer_kind = 'member' AND e.viewer_id = d.viewer_id)`;

@Injectable()
export class LedgerRepository {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
  ) {}

  /** Who looked last comes first, with the total. */
  async people(ownerId: number, page: Page): Promise<[PersonRow[], number]> {
    const rows = await this.database.query<Record<keyof PersonRow, unknown>[]>(
      `SELECT p.viewer_id AS viewerId, p.days, u.id IS NULL AS \`left\`, i.id IS NOT NULL AS agreed,
         d.denied_at IS NOT NULL AS denied
       FROM (${PEOPLE}) p LEFT JOIN users u ON u.id = p.viewer_id
       LEFT JOIN interests i ON i.low_user_id = LEAST(?, p.viewer_id) AND i.high_user_id = GREATEST(?, p.viewer_id)
         AND i.state = 'accepted'
       LEFT JOIN contact_denials d ON d.owner_id = ? AND d.viewer_id = p.viewer_id
       ORDER BY p.at DESC, p.viewer_id DESC LIMIT ? OFFSET ?`,
      [...Array<number>(5).fill(ownerId), ...limitOf(page)],
    );
    const people = rows.map(({ viewerId, days, left, agreed, denied }) => ({
      viewerId: Number(viewerId),
      days: Number(days),
      left: Number(left) === 1,
      agreed: Number(agreed) === 1,
      denied: Number(denied) === 1,
    }));
    return [people, await this.count(`SELECT COUNT(*) AS n FROM (${PEOPLE}) p`, [ownerId, ownerId])];
  }

  /** Looks of each of these members on their last days, the newest first. */
  async looksOf(ownerId: number, viewerIds: readonly number[]): Promise<Map<number, LookRow[]>> {
    const looks = new Map<number, LookRow[]>();
    if (viewerIds.length === 0) return looks;
    const rows = await this.database.query<LookRow[]>(
      `SELECT * FROM (
         SELECT ${LOOK}, DENSE_RANK() OVER (PARTITION BY e.viewer_id ORDER BY e.day DESC) AS nth FROM access_events e
         WHERE e.owner_id = ? AND e.viewer_kind = 'member' AND e.viewer_id IN (?)) l
       WHERE nth <= ? ORDER BY day DESC, lastAt DESC, what`,
      [ownerId, viewerIds, LEDGER_DAYS],
    );
    for (const row of rows) looks.set(row.viewerId, [...(looks.get(row.viewerId) ?? []), row]);
    return looks;
  }

  /** Looks of the team, the last one first, with the total. */
  team(ownerId: number, page: Page): Promise<[LookRow[], number]> {
    return this.looks(ownerId, 'team', page);
  }

  /** The same of links. */
  links(ownerId: number, page: Page): Promise<[LookRow[], number]> {
    return this.looks(ownerId, 'link', page);
  }

  private async looks(ownerId: number, kind: ViewerKind, page: Page): Promise<[LookRow[], number]> {
    const of = 'FROM access_events e WHERE e.owner_id = ? AND e.viewer_kind = ?';
    const rows = await this.database.query<LookRow[]>(
      `SELECT ${LOOK} ${of} ORDER BY e.last_at DESC, e.what, e.admin_role, e.link_id, e.day LIMIT ? OFFSET ?`,
      [ownerId, kind, ...limitOf(page)],
    );
    return [rows, await this.count(`SELECT COUNT(*) AS n ${of}`, [ownerId, kind])];
  }

  months(ownerId: number, viewerKind: ViewerKind): Promise<MonthRow[]> {
    return this.database.query(
      `SELECT DATE_FORMAT(month, '%Y-%m-%d') AS month, what, looks FROM access_months
       WHERE owner_id = ? AND viewer_kind = ? ORDER BY access_months.month DESC, what`,
      [ownerId, viewerKind],
    );
  }

  async hasSeen(manager: EntityManager, ownerId: number, viewerId: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      `SELECT 1 FROM access_events WHERE owner_id = ? AND viewer_kind = 'member' AND viewer_id = ? LIMIT 1`,
      [ownerId, viewerId],
    );
    return rows.length > 0;
  }

  /** @param deniedBy a hand; null for the owner, who keeps it closed from then on */
  async deny(
    manager: EntityManager,
    { ownerId, viewerId, deniedBy, at }: { ownerId: number; viewerId: number; deniedBy: number | null; at: Date },
  ): Promise<void> {
    await manager.query(
      `INSERT INTO contact_denials (owner_id, viewer_id, denied_at, denied_by) VALUES (?)
       ON DUPLICATE KEY UPDATE denied_by = IF(VALUES(denied_by) IS NULL, NULL, denied_by)`,
      [[ownerId, viewerId, at, deniedBy]],
    );
    await this.changes.note(manager, [viewerId]);
  }

  /** Whether the owner has closed it, so that no hand may open it. Locked until the transaction ends. */
  async isClosedByOwner(manager: EntityManager, ownerId: number, viewerId: number): Promise<boolean> {
    const rows = await manager.query<unknown[]>(
      'SELECT 1 FROM contact_denials WHERE owner_id = ? AND viewer_id = ? AND denied_by IS NULL FOR UPDATE',
      [ownerId, viewerId],
    );
    return rows.length > 0;
  }

  async allow(manager: EntityManager, ownerId: number, viewerId: number): Promise<void> {
    await manager.query('DELETE FROM contact_denials WHERE owner_id = ? AND viewer_id = ?', [ownerId, viewerId]);
  }

  private async count(sql: string, values: unknown[]): Promise<number> {
    const [row] = await this.database.query<{ n: unknown }[]>(sql, values);
    return Number(row?.n);
  }
}
