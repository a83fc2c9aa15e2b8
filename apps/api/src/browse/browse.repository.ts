import { LIMITS } from '@kalyanam/shared/limits';
import type { Gender } from '@kalyanam/shared/vocabulary/people';
import { DEFAULT_SORT, type BrowseSort } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { confirmedSince } from '@kalyanam/shared/looking/looking';
import { marriageableBornBy } from '../listing/browse-time.js';
import { condition, not, type Condition } from './condition.js';
import { FACTS, type FactsRow } from './listed-facts.js';
import type { BrowseQuestion } from './browse-question.js';
import { howToCount } from './how-to-count.js';
import { noneOf } from './their-musts.js';
import { filterConditions } from './filter-conditions.js';

/** Descending, and then by the account's number. */
const ORDER = { newest: 'registered_at', 'recently-confirmed': 'confirmed_at' } as const;
/** Wishes come first, and the order that no one asked for decides between equals. */
const columnOrderOf = (sort: BrowseSort): keyof typeof ORDER => (sort === 'wishes' ? DEFAULT_SORT : sort);

/** Queries the narrow table of listed profiles. */
@Injectable()
export class BrowseRepository {
  constructor(private readonly database: DataSource) {}

  /** Those whom a viewer's lists leave out: themselves, members blocked either way, and those who are not for them. */
  async excluded(viewerId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT blocked_id AS id FROM blocks WHERE blocker_id = ? UNION SELECT blocker_id FROM blocks WHERE blocked_id = ?
       UNION SELECT profile_user_id FROM dismissals WHERE user_id = ?`,
      [viewerId, viewerId, viewerId],
    );
    return [viewerId, ...rows.map((row) => row.id)];
  }

  /** How many are listed, and how many of the same are left out besides. */
  async totals(listed: Listed): Promise<{ total: number; hidden: number }> {
    const [all, hidden] = await Promise.all([
      this.count(listed),
      listed.question.hideSame ? this.countSame(listed) : 0,
    ]);
    return { total: left(all, hidden), hidden };
  }

  async ids(listed: Listed, most: number = LIMITS.browsePageSize): Promise<number[]> {
    const page = { most, from: offsetOf(listed.question) };
    const rows = await this.rows<{ id: number }>('user_id AS id', listed, page);
    return rows.map((row) => row.id);
  }

  /** What wishes are judged by, of so many at most, in the order of the list. */
  facts(listed: Listed, most: number): Promise<FactsRow[]> {
    return this.rows<FactsRow>(FACTS, listed, { most, from: 0 });
  }

  /** How many of a list come before one who is in it. */
  async before(listed: Listed, userId: number): Promise<number> {
    const column = ORDER[columnOrderOf(listed.question.sort)];
    const earlier = condition(
      `(${column}, user_id) > (SELECT ${column}, user_id FROM browse_entries WHERE user_id = ?)`,
      userId,
    );
    const { sql, values } = joined([...withoutSame(listed), earlier]);
    return this.number(`SELECT COUNT(*) AS total FROM browse_entries WHERE ${sql}`, values);
  }

  /** Whether a member may be in a list of anyone at this moment. */
  async isOpen(userId: number, now: Date): Promise<boolean> {
    const [row] = await this.database.query<{ gender: Gender; dob: string }[]>(
      `SELECT gender, dob FROM browse_entries WHERE user_id = ? AND confirmed_at >= ?`,
      [userId, confirmedSince(now)],
    );
    return row !== undefined && row.dob <= marriageableBornBy(row.gender, now);
  }

  /** The first of these conditions that a listed member does not meet; -1 where there is none. */
  async firstUnmet(userId: number, conditions: readonly Condition[]): Promise<number> {
    if (conditions.length === 0) return -1;
    const [row] = await this.database.query<Record<string, unknown>[]>(
      `SELECT ${conditions.map(({ sql }, index) => `(${sql}) IS TRUE AS c${index}`).join(', ')}
       FROM browse_entries WHERE user_id = ?`,
      [...conditions.flatMap(({ values }) => values), userId],
    );
    return conditions.findIndex((_, index) => Number(row?.[`c${index}`]) !== 1);
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

  /** All, less those left out by their own musts: either count reads one index, and both together nothing else. */
  private async count(listed: Listed): Promise<number> {
    const { sql, values } = joined(askedOf(listed));
    const [all, missed] = await Promise.all([
      this.number(`SELECT COUNT(*) AS total FROM browse_entries ${howToCount(sql)} WHERE ${sql}`, values),
      this.number(
        `SELECT COUNT(*) AS total FROM (${listed.missed.map((who) => who.sql).join(' UNION ')}) AS missed
         STRAIGHT_JOIN browse_entries USING (user_id) WHERE ${sql}`,
        [...listed.missed.flatMap((who) => who.values), ...values],
      ),
    ]);
    return left(all, missed);
  }

  /** How many of the same are left out; each way to be the same reads an index of its own. */
  private async countSame(listed: Listed): Promise<number> {
    const { same } = listed;
    if (same.length === 0) return 0;
    const asked = joined(conditionsOf(listed));
    const each = same.map(({ sql }) => `SELECT user_id FROM browse_entries WHERE ${asked.sql} AND ${sql}`);
    return this.number(
      `SELECT COUNT(*) AS total FROM (${each.join(' UNION ')}) AS same`,
      same.flatMap(({ values }) => [...asked.values, ...values]),
    );
  }

  private async number(sql: string, values: readonly unknown[]): Promise<number> {
    const [row] = await this.database.query<{ total: unknown }[]>(sql, [...values]);
    return Number(row?.total);
  }

  private rows<Row>(columns: string, listed: Listed, { most, from }: { most: number; from: number }): Promise<Row[]> {
    const { sql, values } = joined(withoutSame(listed));
    const order = ORDER[columnOrderOf(listed.question.sort)];
    return this.database.query<Row[]>(
      `SELECT ${columns} FROM browse_entries WHERE ${sql} ORDER BY ${order} DESC, user_id DESC LIMIT ? OFFSET ?`,
      [...values, most, from],
    );
  }
}

/** A list that is asked for, at a moment. */
export interface Listed {
  readonly question: BrowseQuestion;
  /** Who is left out, beyond the filters: by blocks and marks, by the viewer's wishes. */
  readonly where: readonly Condition[];
  /** SELECTs of those who are left out by their own wishes. */
  readonly missed: readonly Condition[];
  /** The ways to be the same by either family's gothra rule. */
  readonly same: readonly Condition[];
  readonly now: Date;
}

export const offsetOf = (question: BrowseQuestion): number => (question.page - 1) * LIMITS.browsePageSize;

/** Either number is of its own moment: between the two, a list may have changed. */
const left = (all: number, out: number): number => Math.max(all - out, 0);

const joined = (conditions: readonly Condition[]) => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});

const askedOf = ({ question, where, now }: Listed): Condition[] => [
  condition('dob <= ?', marriageableBornBy(question.filters.gender, now)),
  condition('confirmed_at >= ?', confirmedSince(now)),
  ...where,
  ...filterConditions(question, now).map(([, asked]) => asked),
];

const conditionsOf = (listed: Listed): Condition[] => [...askedOf(listed), noneOf(listed.missed)];

const withoutSame = (listed: Listed): Condition[] => [
  ...conditionsOf(listed),
  ...(listed.question.hideSame ? listed.same.map(not) : []),
];
