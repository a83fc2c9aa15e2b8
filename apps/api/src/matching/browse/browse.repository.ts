import { confirmedSince } from '@kalyanam/shared/topics/matching/looking';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MemberCaches } from '../../platform/change-feed/member-caches.service.js';
import { marriageableBornBy } from '@kalyanam/shared/topics/profile/marriage-age';
import { FACTS, type FactsRow } from './listed-facts.js';
import type { Criterion } from './criterion.js';
import { sqlOf } from './criterion.sql.js';

const MOST_KEPT = 10_000;

/** Relations between a viewer and listed members. */
@Injectable()
export class BrowseRepository {
  /** The members a viewer's lists leave out: themselves, members blocked either way, and those marked "Not for us". */
  private readonly excludedOf: (viewerIds: readonly number[]) => Promise<ReadonlyMap<number, readonly number[]>>;

  constructor(
    private readonly database: DataSource,
    caches: MemberCaches,
  ) {
    this.excludedOf = caches.of(
      MOST_KEPT,
      async ([viewerId = 0]) => new Map([[viewerId, await this.readExcluded(viewerId)]]),
    );
  }

  async excluded(viewerId: number): Promise<readonly number[]> {
    return (await this.excludedOf([viewerId])).get(viewerId)!;
  }

  private async readExcluded(viewerId: number): Promise<readonly number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT blocked_id AS id FROM blocks WHERE blocker_id = ? UNION SELECT blocker_id FROM blocks WHERE blocked_id = ?
       UNION SELECT profile_user_id FROM dismissals WHERE user_id = ?`,
      [viewerId, viewerId, viewerId],
    );
    return [viewerId, ...rows.map((row) => row.id)];
  }

  /** The members joined with the viewer by an interest of either side, as far as the viewer knows. */
  async interestedWith(viewerId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT IF(low_user_id = ?, high_user_id, low_user_id) AS id FROM interests
       WHERE (low_user_id = ? OR high_user_id = ?) AND (delivered_at IS NOT NULL OR sender_id = ?)`,
      [viewerId, viewerId, viewerId, viewerId],
    );
    return rows.map((row) => row.id);
  }

  /** Whether a member may be in a list of anyone at this moment. */
  async isOpen(userId: number, now: Date): Promise<boolean> {
    const [row] = await this.database.query<{ gender: Gender; dob: string }[]>(
      `SELECT gender, dob FROM browse_entries WHERE user_id = ? AND confirmed_at >= ?`,
      [userId, confirmedSince(now)],
    );
    return row !== undefined && row.dob <= marriageableBornBy(row.gender, now);
  }

  /** The first of these criteria that a listed member does not meet; -1 where there is none. */
  async firstUnmet(userId: number, criteria: readonly Criterion[]): Promise<number> {
    if (criteria.length === 0) return -1;
    const asked = criteria.map(sqlOf);
    const [row] = await this.database.query<Record<string, unknown>[]>(
      `SELECT ${asked.map(({ sql }, index) => `(${sql}) IS TRUE AS c${index}`).join(', ')}
       FROM browse_entries WHERE user_id = ?`,
      [...asked.flatMap(({ values }) => values), userId],
    );
    return criteria.findIndex((_, index) => Number(row?.[`c${index}`]) !== 1);
  }

  /** What wishes are judged by, in the order of these members, without those who are not listed. */
  async facts(ids: readonly number[]): Promise<FactsRow[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query<FactsRow[]>(`SELECT ${FACTS} FROM browse_entries WHERE user_id IN (?)`, [
      ids,
    ]);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Those of these members who are verified. */
  async verifiedAmong(ids: readonly number[]): Promise<number[]> {
    if (ids.length === 0) return [];
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT id FROM users WHERE id IN (?) AND verification_status = 'verified'`,
      [ids],
    );
    return rows.map((row) => row.id);
  }
}
