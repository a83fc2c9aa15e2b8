import type { SubcasteName } from '@kalyanam/shared/contracts/gothras';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MemberChanges } from '../../platform/change-feed/member-changes.service.js';

/** What members stated as their subcaste beside what it means, and the subcastes that the team added to the list. */
@Injectable()
export class SubcastesRepository {
  constructor(
    private readonly database: DataSource,
    private readonly changes: MemberChanges,
  ) {}

  /** What a text was decided to mean, if it was. */
  async decided(manager: EntityManager, key: string): Promise<string | null> {
    const rows = await manager.query<{ subcaste: string }[]>(
      `SELECT subcaste FROM subcaste_decisions WHERE typed_key = ? AND subcaste IS NOT NULL AND undone_at IS NULL`,
      [key],
    );
    return rows[0]?.subcaste ?? null;
  }

  async state(manager: EntityManager, userId: number, row: { key: string; subcaste: string | null; at: Date }) {
    await manager.query(
      `INSERT INTO stated_subcastes (user_id, typed_key, subcaste, changed_at) VALUES (?, ?, ?, ?)
       ON DUPLICATE KEY UPDATE typed_key = ?, subcaste = ?, changed_at = ?`,
      [userId, row.key, row.subcaste, row.at, row.key, row.subcaste, row.at],
    );
    await this.changes.note(manager, [userId]);
  }

  async forget(manager: EntityManager, userId: number): Promise<void> {
    await manager.query('DELETE FROM stated_subcastes WHERE user_id = ?', [userId]);
    await this.changes.note(manager, [userId]);
  }

  /** Ids by member; a member who stated none, or one that is in no list, is not in the map. */
  async idsOf(
    userIds: readonly number[],
    manager: EntityManager = this.database.manager,
  ): Promise<Map<number, string>> {
    if (userIds.length === 0) return new Map();
    const rows = await manager.query<{ userId: number; subcaste: string }[]>(
      `SELECT user_id AS userId, subcaste FROM stated_subcastes WHERE user_id IN (?) AND subcaste IS NOT NULL`,
      [userIds],
    );
    return new Map(rows.map(({ userId, subcaste }) => [userId, subcaste]));
  }

  /** How many state a text that is in no list, and how it was typed first; its rows stay locked. */
  async unlisted(manager: EntityManager, key: string): Promise<{ members: number; text: string }> {
    const rows = await manager.query<{ typed: string }[]>(
      `SELECT p.subcaste AS typed FROM stated_subcastes s JOIN profiles p ON p.user_id = s.user_id
       WHERE s.typed_key = ? AND s.subcaste IS NULL ORDER BY s.changed_at, s.user_id FOR UPDATE`,
      [key],
    );
    return { members: rows.length, text: rows[0]?.typed ?? '' };
  }

  /** How many state one of these texts, which mean this from now on. */
  resolve(manager: EntityManager, keys: readonly string[], subcaste: string): Promise<number> {
    return changed(manager, `UPDATE stated_subcastes SET subcaste = ? WHERE typed_key IN (?) AND subcaste IS NULL`, [
      subcaste,
      keys,
    ]);
  }

  /** Back to the texts alone. */
  unresolve(manager: EntityManager, keys: readonly string[], subcaste: string): Promise<number> {
    return changed(manager, `UPDATE stated_subcastes SET subcaste = NULL WHERE typed_key IN (?) AND subcaste = ?`, [
      keys,
      subcaste,
    ]);
  }

  /** Added since the list was published, the first one first. */
  added(manager: EntityManager = this.database.manager): Promise<SubcasteName[]> {
    return manager.query<SubcasteName[]>(
      `SELECT subcaste AS id, en, te FROM subcaste_decisions WHERE kind = 'add' AND undone_at IS NULL ORDER BY id`,
    );
  }
}

async function changed(manager: EntityManager, sql: string, values: unknown[]): Promise<number> {
  const { affectedRows } = await manager.query<{ affectedRows: number }>(sql, values);
  return Number(affectedRows);
}
