import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { limitOf, type Page } from '../common/http/paging.js';
import { SHOWN, shownValues } from '../relations/relation.sql.js';
import { ShortlistEntry } from './shortlist-entry.entity.js';

const SEEN = `FROM shortlist_entries s JOIN users u ON u.id = s.profile_user_id JOIN profiles p ON p.user_id = u.id
  WHERE s.user_id = ? AND ${SHOWN}`;

@Injectable()
export class ShortlistRepository {
  constructor(private readonly database: DataSource) {}

  /** Counts entries, hidden profiles included. */
  size(manager: EntityManager, userId: number): Promise<number> {
    return manager.countBy(ShortlistEntry, { userId });
  }

  has(manager: EntityManager, userId: number, profileUserId: number): Promise<boolean> {
    return manager.existsBy(ShortlistEntry, { userId, profileUserId });
  }

  async insert(manager: EntityManager, entry: Omit<ShortlistEntry, 'user' | 'profileUser'>): Promise<void> {
    await manager.insert(ShortlistEntry, entry);
  }

  async remove(userId: number, profileUserId: number): Promise<void> {
    await this.database.getRepository(ShortlistEntry).delete({ userId, profileUserId });
  }

  /** The last added first, without profiles hidden from the member. */
  async ids(userId: number, page: Page): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT u.id ${SEEN} ORDER BY s.added_at DESC, u.id DESC LIMIT ? OFFSET ?`,
      [userId, ...shownValues(userId), ...limitOf(page)],
    );
    return rows.map((row) => row.id);
  }

  async count(userId: number): Promise<number> {
    const [row] = await this.database.query<{ total: unknown }[]>(`SELECT COUNT(*) AS total ${SEEN}`, [
      userId,
      ...shownValues(userId),
    ]);
    return Number(row?.total);
  }
}
