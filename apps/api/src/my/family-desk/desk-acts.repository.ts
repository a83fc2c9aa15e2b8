import type { DeskRelation } from '@kalyanam/shared/topics/family/desk';
import type { DeskActName } from '@kalyanam/shared/topics/family/drafts';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DeskActRow } from '../../people/seats/desk-act.entity.js';

export interface ActRow {
  readonly publicId: string;
  readonly act: DeskActName;
  readonly relation: DeskRelation;
  readonly name: string | null;
  readonly aboutId: number | null;
  readonly at: Date;
  readonly undoable: boolean;
  readonly undoneAt: Date | null;
}

const COLUMNS = `a.public_id AS publicId, a.act, a.relation, h.own_name AS name, a.about_user_id AS aboutId, a.at,
  a.way_back IS NOT NULL AS undoable, a.undone_at AS undoneAt`;
const NAMED = `LEFT JOIN desk_members m ON m.profile_user_id = a.profile_user_id AND m.user_id = a.by_user_id AND m.live = 1
  LEFT JOIN users h ON h.id = m.user_id`;

@Injectable()
export class DeskActsRepository {
  constructor(private readonly database: DataSource) {}

  async insert(manager: EntityManager, acts: readonly Partial<DeskActRow>[]): Promise<void> {
    if (acts.length > 0) await manager.insert(DeskActRow, [...acts]);
  }

  since(profileUserId: number, since: Date, most: number): Promise<ActRow[]> {
    return this.read('a.profile_user_id = ? AND a.at >= ? ORDER BY a.at DESC, a.id DESC LIMIT ?', [
      profileUserId,
      since,
      most,
    ]);
  }

  async one(profileUserId: number, publicId: string): Promise<ActRow | null> {
    const rows = await this.read('a.profile_user_id = ? AND a.public_id = ?', [profileUserId, publicId]);
    return rows[0] ?? null;
  }

  lock(manager: EntityManager, profileUserId: number, publicId: string): Promise<DeskActRow | null> {
    return manager.findOne(DeskActRow, { where: { profileUserId, publicId }, lock: { mode: 'pessimistic_write' } });
  }

  async undone(manager: EntityManager, id: number, undoneAt: Date): Promise<void> {
    await manager.update(DeskActRow, { id }, { undoneAt });
  }

  /** How something was before is kept only as long as it can be undone. */
  async forgetWaysBack(before: Date): Promise<void> {
    await this.database.query('UPDATE desk_acts SET way_back = NULL WHERE at < ? AND way_back IS NOT NULL', [before]);
  }

  /** Internal ids by public ids of members. */
  async idsOf(publicIds: readonly string[]): Promise<number[]> {
    if (publicIds.length === 0) return [];
    const rows = await this.database.query<{ id: number }[]>('SELECT id FROM users WHERE public_id IN (?)', [
      publicIds,
    ]);
    return rows.map(({ id }) => id);
  }

  private read(where: string, values: unknown[]): Promise<ActRow[]> {
    return this.database.query<ActRow[]>(`SELECT ${COLUMNS} FROM desk_acts a ${NAMED} WHERE ${where}`, values);
  }
}
