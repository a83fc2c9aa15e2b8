import { LIMITS } from '@kalyanam/shared/limits';
import { columnName } from '@kalyanam/shared/profile/columns';
import { ANY_OF_FILTERS, VALUE_FILTERS } from '@kalyanam/shared/profile/filters';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { activeSince, marriageableBornBy } from '../listing/browse-time.js';
import { spellingsOf, type BrowseQuestion, type Range } from './browse-question.js';

export interface Condition {
  readonly sql: string;
  readonly value: unknown;
}

const ORDER = {
  newest: 'registered_at DESC, user_id DESC',
  'recently-active': 'last_active_at DESC, user_id DESC',
} as const;

/** Queries the narrow table of listed profiles. */
@Injectable()
export class BrowseRepository {
  constructor(private readonly database: DataSource) {}

  /** The few whom a viewer never sees: themselves, and members who blocked them or whom they blocked. */
  async excluded(viewerId: number): Promise<number[]> {
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT blocked_id AS id FROM blocks WHERE blocker_id = ? UNION SELECT blocker_id FROM blocks WHERE blocked_id = ?`,
      [viewerId, viewerId],
    );
    return [viewerId, ...rows.map((row) => row.id)];
  }

  async count(question: BrowseQuestion, excluded: readonly number[], now: Date): Promise<number> {
    const { sql, values } = whereOf(question, excluded, now);
    const [row] = await this.database.query<{ total: unknown }[]>(
      `SELECT COUNT(*) AS total FROM browse_entries WHERE ${sql}`,
      values,
    );
    return Number(row?.total);
  }

  /** How many of the same are left out; each way to be the same reads an index of its own. */
  async countSame(
    question: BrowseQuestion,
    same: readonly Condition[],
    excluded: readonly number[],
    now: Date,
  ): Promise<number> {
    if (same.length === 0) return 0;
    const where = whereOf(question, excluded, now);
    const each = same.map(({ sql }) => `SELECT user_id FROM browse_entries WHERE ${where.sql} AND ${sql}`);
    const [row] = await this.database.query<{ total: unknown }[]>(
      `SELECT COUNT(*) AS total FROM (${each.join(' UNION ')}) AS same`,
      same.flatMap(({ value }) => [...where.values, value]),
    );
    return Number(row?.total);
  }

  async ids(
    question: BrowseQuestion,
    same: readonly Condition[] | null,
    excluded: readonly number[],
    now: Date,
  ): Promise<number[]> {
    const conditions = conditionsOf(question, excluded, now);
    const others = (same ?? []).map(({ sql, value }) => ({ sql: `NOT (${sql})`, value }));
    const { sql, values } = joined([...conditions, ...others]);
    const rows = await this.database.query<{ id: number }[]>(
      `SELECT user_id AS id FROM browse_entries WHERE ${sql} ORDER BY ${ORDER[question.sort]} LIMIT ? OFFSET ?`,
      [...values, LIMITS.browsePageSize, offsetOf(question)],
    );
    return rows.map((row) => row.id);
  }
}

export const offsetOf = (question: BrowseQuestion): number => (question.page - 1) * LIMITS.browsePageSize;

const whereOf = (...question: Parameters<typeof conditionsOf>) => joined(conditionsOf(...question));

const joined = (conditions: readonly Condition[]) => ({
  sql: conditions.map((condition) => condition.sql).join(' AND '),
  values: conditions.map((condition) => condition.value),
});

function conditionsOf({ filters }: BrowseQuestion, excluded: readonly number[], now: Date): Condition[] {
  return [
    { sql: 'gender = ?', value: filters.gender },
    { sql: 'dob <= ?', value: marriageableBornBy(filters.gender, now) },
    { sql: 'last_active_at >= ?', value: activeSince(now) },
    { sql: 'user_id NOT IN (?)', value: excluded },
    ...within('birth_year', filters.birthYear),
    ...within('income_rank', filters.income),
    ...within('height_inches', filters.height),
    ...(filters.photo ? [{ sql: 'has_photo = ?', value: true }] : []),
    ...ANY_OF_FILTERS.flatMap((name) => anyOf(columnName(name), filters[name])),
    ...VALUE_FILTERS.flatMap(({ name, part }) => (part === 'city' ? named : equal)(columnName(name), filters[name])),
  ];
}

const equal = (column: string, value: string | null): Condition[] =>
  value === null ? [] : [{ sql: `${column} = ?`, value }];

/** A city in any spelling; the collation ignores case. */
const named = (column: string, value: string | null): Condition[] =>
  value === null ? [] : [{ sql: `${column} IN (?)`, value: spellingsOf(value) }];

const anyOf = (column: string, words: readonly string[]): Condition[] =>
  words.length === 0 ? [] : [{ sql: `${column} IN (?)`, value: words }];

const within = (column: string, { from, to }: Range): Condition[] => [
  ...(from === null ? [] : [{ sql: `${column} >= ?`, value: from }]),
  ...(to === null ? [] : [{ sql: `${column} <= ?`, value: to }]),
];
