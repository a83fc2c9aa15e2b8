import { LIMITS } from '@kalyanam/shared/limits';
import { columnName } from '@kalyanam/shared/profile/columns';
import { ANY_OF_FILTERS, VALUE_FILTERS } from '@kalyanam/shared/profile/filters';
import { DEFAULT_SORT, type BrowseSort } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { activeSince, marriageableBornBy } from '../listing/browse-time.js';
import { condition, not, type Condition } from './condition.js';
import { FACTS, type FactsRow } from './listed-facts.js';
import { spellingsOf, type BrowseQuestion, type Range } from './browse-question.js';

const ORDER: Readonly<Record<Exclude<BrowseSort, 'wishes'>, string>> = {
  newest: 'registered_at DESC, user_id DESC',
  'recently-active': 'last_active_at DESC, user_id DESC',
};
/** Wishes come first, and the order that no one asked for decides between equals. */
const orderOf = (sort: BrowseSort): string => ORDER[sort === 'wishes' ? DEFAULT_SORT : sort];

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

  async count(question: BrowseQuestion, where: readonly Condition[], now: Date): Promise<number> {
    const { sql, values } = whereOf(question, where, now);
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
    where: readonly Condition[],
    now: Date,
  ): Promise<number> {
    if (same.length === 0) return 0;
    const asked = whereOf(question, where, now);
    const each = same.map(({ sql }) => `SELECT user_id FROM browse_entries WHERE ${asked.sql} AND ${sql}`);
    const [row] = await this.database.query<{ total: unknown }[]>(
      `SELECT COUNT(*) AS total FROM (${each.join(' UNION ')}) AS same`,
      same.flatMap(({ values }) => [...asked.values, ...values]),
    );
    return Number(row?.total);
  }

  async ids(
    question: BrowseQuestion,
    same: readonly Condition[],
    where: readonly Condition[],
    now: Date,
  ): Promise<number[]> {
    const page = { most: LIMITS.browsePageSize, from: offsetOf(question) };
    const rows = await this.rows<{ id: number }>('user_id AS id', { question, same, where, now }, page);
    return rows.map((row) => row.id);
  }

  /** What wishes are judged by, of so many at most, in the order of the list. */
  facts(
    question: BrowseQuestion,
    same: readonly Condition[],
    where: readonly Condition[],
    now: Date,
    most: number,
  ): Promise<FactsRow[]> {
    return this.rows<FactsRow>(FACTS, { question, same, where, now }, { most, from: 0 });
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

  private rows<Row>(
    columns: string,
    { question, same, where, now }: Listed,
    { most, from }: { most: number; from: number },
  ): Promise<Row[]> {
    const conditions = conditionsOf(question, where, now);
    const others = question.hideSame ? same.map(not) : [];
    const { sql, values } = joined([...conditions, ...others]);
    return this.database.query<Row[]>(
      `SELECT ${columns} FROM browse_entries WHERE ${sql} ORDER BY ${orderOf(question.sort)} LIMIT ? OFFSET ?`,
      [...values, most, from],
    );
  }
}

interface Listed {
  readonly question: BrowseQuestion;
  readonly same: readonly Condition[];
  readonly where: readonly Condition[];
  readonly now: Date;
}

export const offsetOf = (question: BrowseQuestion): number => (question.page - 1) * LIMITS.browsePageSize;

const whereOf = (...question: Parameters<typeof conditionsOf>) => joined(conditionsOf(...question));

const joined = (conditions: readonly Condition[]) => ({
  sql: conditions.map(({ sql }) => `(${sql})`).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
});

function conditionsOf({ filters }: BrowseQuestion, where: readonly Condition[], now: Date): Condition[] {
  return [
    condition('gender = ?', filters.gender),
    condition('dob <= ?', marriageableBornBy(filters.gender, now)),
    condition('last_active_at >= ?', activeSince(now)),
    ...where,
    ...within('birth_year', filters.birthYear),
    ...within('income_rank', filters.income),
    ...within('height_inches', filters.height),
    ...(filters.photo ? [condition('has_photo = ?', true)] : []),
    ...ANY_OF_FILTERS.flatMap((name) => anyOf(columnName(name), filters[name])),
    ...VALUE_FILTERS.flatMap(({ name, part }) => (part === 'city' ? named : equal)(columnName(name), filters[name])),
  ];
}

const equal = (column: string, value: string | null): Condition[] =>
  value === null ? [] : [condition(`${column} = ?`, value)];

/** A city in any spelling; the collation ignores case. */
const named = (column: string, value: string | null): Condition[] =>
  value === null ? [] : [condition(`${column} IN (?)`, spellingsOf(value))];

const anyOf = (column: string, words: readonly string[]): Condition[] =>
  words.length === 0 ? [] : [condition(`${column} IN (?)`, words)];

const within = (column: string, { from, to }: Range): Condition[] => [
  ...(from === null ? [] : [condition(`${column} >= ?`, from)]),
  ...(to === null ? [] : [condition(`${column} <= ?`, to)]),
];
