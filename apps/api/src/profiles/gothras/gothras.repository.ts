import {
  WOMENS_LINES,
  type GothraRuleLine,
  type LineageLine,
  type LineState,
} from '@kalyanam/shared/base/vocabulary/gothras';
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';

export interface GothraRow {
  readonly id: number;
  readonly slug: string;
  readonly en: string;
  readonly te: string;
}

/** What one line of a family has in the database. */
export interface LineageRow {
  readonly userId: number;
  readonly line: LineageLine;
  readonly state: LineState;
  readonly gothraId: number | null;
  readonly slug: string | null;
  readonly en: string | null;
  readonly te: string | null;
  readonly typed: string | null;
  readonly key: string;
  readonly changedAt: Date;
  readonly toldFrom: Date | null;
}

export type NewLine = Pick<LineageRow, 'userId' | 'line' | 'state' | 'gothraId' | 'typed' | 'key'> &
  Pick<LineageRow, 'changedAt' | 'toldFrom'>;

export interface PreferencesRow {
  readonly rule: GothraRuleLine[];
  readonly version: number;
}

const ruleOf = (lines: string): GothraRuleLine[] => lines.split(',') as GothraRuleLine[];

/** Gothras with their spellings, and what families state. */
const LINES = `SELECT l.user_id AS userId, l.line, l.state, g.id AS gothraId, g.slug, g.en, g.te, l.typed,
    l.typed_key AS \`key\`, l.changed_at AS changedAt, l.told_from AS toldFrom
  FROM lineages l LEFT JOIN gothras g ON g.id = l.gothra_id`;

@Injectable()
export class GothrasRepository {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
  ) {}

  async byKey(manager: EntityManager, key: string): Promise<GothraRow | null> {
    const [row] = await manager.query<GothraRow[]>(
      `SELECT g.id, g.slug, g.en, g.te FROM gothra_aliases a JOIN gothras g ON g.id = a.gothra_id WHERE a.gothra_key = ?`,
      [key],
    );
    return row ?? null;
  }

  async bySlug(slug: string, manager: EntityManager = this.database.manager): Promise<GothraRow | null> {
    const [row] = await manager.query<GothraRow[]>(`SELECT id, slug, en, te FROM gothras WHERE slug = ?`, [slug]);
    return row ?? null;
  }

  /** Every gothra with each of its spellings, in the order of the list. */
  spellings(): Promise<(GothraRow & { alias: string })[]> {
    return this.database.query(
      `SELECT g.id, g.slug, g.en, g.te, a.alias FROM gothras g JOIN gothra_aliases a ON a.gothra_id = g.id ORDER BY g.id, a.id`,
    );
  }

  lines(userIds: readonly number[], manager: EntityManager = this.database.manager): Promise<LineageRow[]> {
    return manager.query(`${LINES} WHERE l.user_id IN (?)`, [userIds]);
  }

  womensLines(userIds: readonly number[]): Promise<LineageRow[]> {
    return this.database.query(`${LINES} WHERE l.user_id IN (?) AND l.line IN (?)`, [userIds, WOMENS_LINES]);
  }

  async rules(
    userIds: readonly number[],
    manager: EntityManager = this.database.manager,
  ): Promise<ReadonlyMap<number, PreferencesRow>> {
    const rows = await manager.query<{ userId: number; lines: string; version: number }[]>(
      `SELECT user_id AS userId, gothra_lines AS \`lines\`, version FROM partner_preferences WHERE user_id IN (?)`,
      [userIds],
    );
    return new Map(rows.map(({ userId, lines, version }) => [userId, { rule: ruleOf(lines), version }]));
  }

  /** The surnames that are stated. */
  async surnames(
    userIds: readonly number[],
    manager: EntityManager = this.database.manager,
  ): Promise<ReadonlyMap<number, string>> {
    const rows = await manager.query<{ userId: number; surname: string }[]>(
      `SELECT user_id AS userId, surname FROM profiles WHERE user_id IN (?) AND surname IS NOT NULL`,
      [userIds],
    );
    return new Map(rows.map(({ userId, surname }) => [userId, surname]));
  }

  async putLine(manager: EntityManager, line: NewLine): Promise<void> {
    const { userId, state, gothraId, typed, key, changedAt, toldFrom } = line;
    await manager.query(
      `INSERT INTO lineages (user_id, line, state, gothra_id, typed, typed_key, changed_at, told_from)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE state = VALUES(state), gothra_id = VALUES(gothra_id), typed = VALUES(typed),
         typed_key = VALUES(typed_key), changed_at = VALUES(changed_at), told_from = VALUES(told_from)`,
      [userId, line.line, state, gothraId, typed, key, changedAt, toldFrom],
    );
    await this.changes.note(manager, [userId]);
  }

  async removeWomensLines(manager: EntityManager, userId: number): Promise<void> {
    await manager.query(`DELETE FROM lineages WHERE user_id = ? AND line <> 'own'`, [userId]);
    await this.changes.note(manager, [userId]);
  }

  async putRule(manager: EntityManager, userId: number, rule: readonly GothraRuleLine[]): Promise<void> {
    await manager.query(
      `INSERT INTO partner_preferences (user_id, gothra_lines, version) VALUES (?, ?, 2)
       ON DUPLICATE KEY UPDATE gothra_lines = VALUES(gothra_lines), version = version + 1`,
      [userId, rule.join(',')],
    );
    await this.changes.note(manager, [userId]);
  }

  async statusOf(manager: EntityManager, userId: number): Promise<VerificationStatus | null> {
    const [row] = await manager.query<{ status: VerificationStatus }[]>(
      `SELECT verification_status AS status FROM users WHERE id = ?`,
      [userId],
    );
    return row?.status ?? null;
  }
}
