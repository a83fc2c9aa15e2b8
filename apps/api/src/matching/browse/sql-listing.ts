import { columnName } from '@kalyanam/shared/topics/profile/columns';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { allOf, selectOf, sqlOf, unionOf, type Sql } from './criterion.sql.js';
import { howToCount } from './how-to-count.js';
import {
  askedOf,
  criteriaOf,
  offsetOf,
  orderOf,
  withoutSame,
  type Listed,
  type Listing,
  type Page,
  type Totals,
} from './listed.js';

/** Answers lists from the narrow table of listed profiles. */
@Injectable()
export class SqlListing implements Listing {
  constructor(private readonly database: DataSource) {}

  async totals(listed: Listed): Promise<Totals> {
    const [all, hidden] = await Promise.all([
      this.count(listed),
      listed.question.hideSame ? this.countSame(listed) : 0,
    ]);
    return { total: left(all, hidden), hidden };
  }

  /** Side by side: either reads a large part of the listing. */
  async page(listed: Listed): Promise<Page> {
    const [totals, ids] = await Promise.all([this.totals(listed), this.ids(listed)]);
    return { totals, ids };
  }

  async ids(listed: Listed, most: number = LIMITS.browsePageSize): Promise<number[]> {
    const { sql, values } = rowsOf('user_id AS id', allOf(withoutSame(listed).map(sqlOf)));
    const order = columnName(orderOf(listed.question));
    const rows = await this.database.query<{ id: number }[]>(
      `${sql} ORDER BY ${order} DESC, user_id DESC LIMIT ? OFFSET ?`,
      [...values, most, offsetOf(listed.question)],
    );
    return rows.map((row) => row.id);
  }

  async before(listed: Listed, userId: number): Promise<number> {
    const column = columnName(orderOf(listed.question));
    const { sql, values } = allOf(withoutSame(listed).map(sqlOf));
    return this.number(
      `SELECT COUNT(*) AS total FROM browse_entries WHERE ${sql}
         AND (${column}, user_id) > (SELECT ${column}, user_id FROM browse_entries WHERE user_id = ?)`,
      [...values, userId],
    );
  }

  /** All, less those left out by their own musts: either count reads one index, and both together nothing else. */
  private async count(listed: Listed): Promise<number> {
    const asked = allOf(askedOf(listed).map(sqlOf));
    const out = unionOf(listed.missed.map(selectOf));
    const [all, missed] = await Promise.all([
      this.number(
        `SELECT COUNT(*) AS total FROM browse_entries ${howToCount(asked.sql)} WHERE ${asked.sql}`,
        asked.values,
      ),
      this.number(
        `SELECT COUNT(*) AS total FROM (${out.sql}) AS missed STRAIGHT_JOIN browse_entries USING (user_id) WHERE ${asked.sql}`,
        [...out.values, ...asked.values],
      ),
    ]);
    return left(all, missed);
  }

  /** How many of the same are left out; each way to be the same reads an index of its own. */
  private async countSame(listed: Listed): Promise<number> {
    if (listed.same.length === 0) return 0;
    const asked = criteriaOf(listed);
    const same = unionOf(listed.same.map((way) => rowsOf('user_id', allOf([...asked, way].map(sqlOf)))));
    return this.number(`SELECT COUNT(*) AS total FROM (${same.sql}) AS same`, same.values);
  }

  private async number(sql: string, values: readonly unknown[]): Promise<number> {
    const [row] = await this.database.query<{ total: unknown }[]>(sql, [...values]);
    return Number(row?.total);
  }
}

const rowsOf = (columns: string, { sql, values }: Sql): Sql => ({
  sql: `SELECT ${columns} FROM browse_entries WHERE ${sql}`,
  values,
});

/** Either number is of its own moment: between the two, a list may have changed. */
const left = (all: number, out: number): number => Math.max(all - out, 0);
