import { columnName } from '@kalyanam/shared/topics/profile/columns';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Cell } from './columns.js';
import type { IndexedMember } from './gender-index.js';
import { INDEXED_ENTRY_COLUMNS, INDEXED_MUST_COLUMNS } from './indexed-columns.js';

/** Where the next part of a gender begins. */
export interface After {
  readonly confirmedAt: string;
  readonly userId: number;
}
export const FROM_THE_START: After = { confirmedAt: '1970-01-01 00:00:00.000', userId: 0 };

type Row = Record<string, Cell> & { readonly userId: number; readonly confirmedText: string };

const milliseconds = (column: string, name: string): string =>
  `TIMESTAMPDIFF(MICROSECOND, '1970-01-01', e.${column}) DIV 1000 AS ${name}`;
const MUST = 'must.';

const SELECTED = [
  'e.user_id AS userId',
  'e.confirmed_at AS confirmedText',
  'm.user_id AS hasMusts',
  milliseconds('confirmed_at', 'confirmedAt'),
  milliseconds('registered_at', 'registeredAt'),
  milliseconds('news_at', 'newsAt'),
  milliseconds('verified_news_at', 'verifiedNewsAt'),
  ...INDEXED_ENTRY_COLUMNS.map((name) => `e.${columnName(name)} AS ${name}`),
  ...INDEXED_MUST_COLUMNS.map((name) => `m.${columnName(name)} AS \`${MUST}${name}\``),
].join(', ');
const TABLES = 'LEFT JOIN browse_musts m ON m.user_id = e.user_id';

/** Reads members of the listing as the index keeps them. */
@Injectable()
export class IndexedMembers {
  constructor(private readonly database: DataSource) {}

  /** Members of one gender, in the order of confirmations, and where the next part begins; null after the last. */
  async part(gender: Gender, after: After, most: number): Promise<{ members: IndexedMember[]; next: After | null }> {
    const rows = await this.database.query<Row[]>(
      `SELECT ${SELECTED} FROM browse_entries e FORCE INDEX (ix_browse_confirmed) ${TABLES}
       WHERE e.gender = ? AND e.confirmed_at >= ? AND (e.confirmed_at > ? OR e.user_id > ?)
       ORDER BY e.confirmed_at, e.user_id LIMIT ?`,
      [gender, after.confirmedAt, after.confirmedAt, after.userId, most],
    );
    const last = rows.at(-1);
    const next = last && rows.length === most ? { confirmedAt: last.confirmedText, userId: last.userId } : null;
    return { members: await this.membersOf(rows), next };
  }

  /** Those of these who are listed. */
  async byIds(ids: readonly number[]): Promise<IndexedMember[]> {
    if (ids.length === 0) return [];
    return this.membersOf(
      await this.database.query<Row[]>(`SELECT ${SELECTED} FROM browse_entries e ${TABLES} WHERE e.user_id IN (?)`, [
        ids,
      ]),
    );
  }

  private async membersOf(rows: readonly Row[]): Promise<IndexedMember[]> {
    const avoids = await this.avoidsOf(rows);
    return rows.map((row) => ({
      userId: row.userId,
      confirmedAt: Number(row['confirmedAt']),
      registeredAt: Number(row['registeredAt']),
      newsAt: Number(row['newsAt']),
      verifiedNewsAt: Number(row['verifiedNewsAt']),
      entry: cellsOf(row, INDEXED_ENTRY_COLUMNS, ''),
      musts: row['hasMusts'] === null ? null : cellsOf(row, INDEXED_MUST_COLUMNS, MUST),
      avoids: avoids.get(row.userId) ?? [],
    }));
  }

  private async avoidsOf(rows: readonly Row[]): Promise<ReadonlyMap<number, number[]>> {
    const avoids = new Map<number, number[]>();
    if (rows.length === 0) return avoids;
    const found = await this.database.query<{ userId: number; token: number }[]>(
      'SELECT user_id AS userId, token FROM browse_avoids WHERE user_id IN (?)',
      [rows.map(({ userId }) => userId)],
    );
    for (const { userId, token } of found) avoids.set(userId, [...(avoids.get(userId) ?? []), token]);
    return avoids;
  }
}

const cellsOf = <Name extends string>(row: Row, names: readonly Name[], prefix: string): Record<Name, Cell> =>
  Object.fromEntries(names.map((name) => [name, row[prefix + name] ?? null])) as Record<Name, Cell>;
