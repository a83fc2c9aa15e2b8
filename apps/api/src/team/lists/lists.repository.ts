import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { idsIn, type Condition, type ListPlan, type Slice } from './list-query.js';

/** Finds the keys of a list's rows; the owner of the table then reads the rows. */
@Injectable()
export class ListsRepository {
  constructor(private readonly database: DataSource) {}

  /** The number of matching rows; `upTo` + 1 means more than that. */
  async count(plan: ListPlan, upTo?: number): Promise<number> {
    const { sql, values } = countOf(plan, upTo);
    const rows = await this.database.query<{ total: unknown }[]>(sql, [...values]);
    return Number(rows[0]?.total ?? 0);
  }

  /** The first `most` ids of a query, in one value: a row for each costs more than finding it. */
  async ids({ sql, values }: Condition, most: number): Promise<number[]> {
    const [row] = await this.database.query<{ ids: string | null }[]>(
      `SELECT GROUP_CONCAT(id) AS ids FROM (${sql} LIMIT ?) found`,
      [...values, most],
    );
    return idsIn(row?.ids);
  }

  /** The keys of one page, in the order of the list. */
  page(plan: ListPlan, { offset, count }: Slice): Promise<number[]> {
    if (plan.ways) {
      const { sql, values } = joined(plan, plan.ways, offset + count);
      const order = `ORDER BY place ${plan.order}, id ${plan.order}`;
      return this.keys(`SELECT id FROM (${sql}) each_way ${order} LIMIT ? OFFSET ?`, [...values, count, offset]);
    }
    const where = whereOf(plan);
    const byKey = plan.sort === plan.key ? '' : `, ${plan.key} ${plan.order}`;
    return this.keys(
      `SELECT ${plan.key} AS id FROM ${plan.from} ${where.sql} ORDER BY ${plan.sort} ${plan.order}${byKey} LIMIT ? OFFSET ?`,
      [...where.values, count, offset],
    );
  }

  /** The next keys after a key, for reading a whole list in chunks. */
  after(plan: ListPlan, key: number, count: number): Promise<number[]> {
    const where = whereOf({ ...plan, where: [...plan.where, { sql: `${plan.key} > ?`, values: [key] }] });
    return this.keys(`SELECT ${plan.key} AS id FROM ${plan.from} ${where.sql} ORDER BY ${plan.key} LIMIT ?`, [
      ...where.values,
      count,
    ]);
  }

  private async keys(sql: string, values: unknown[]): Promise<number[]> {
    return (await this.database.query<{ id: unknown }[]>(sql, values)).map(({ id }) => Number(id));
  }
}

/** The first rows of each way to match, once where several ways lead to one row. */
function joined(plan: ListPlan, ways: NonNullable<ListPlan['ways']>, most?: number): Condition {
  const { from, key, sort, order } = plan;
  const first = most === undefined ? '' : `ORDER BY ${sort} ${order}, ${key} ${order} LIMIT ${most}`;
  const parts = ways.map((conditions) => whereOf({ ...plan, where: conditions }));
  return {
    sql: parts.map(({ sql }) => `(SELECT ${key} AS id, ${sort} AS place FROM ${from} ${sql} ${first})`).join(' UNION '),
    values: parts.flatMap(({ values }) => values),
  };
}

function countOf(plan: ListPlan, upTo?: number): Condition {
  const limit = upTo === undefined ? '' : `LIMIT ${upTo + 1}`;
  if (plan.matches) {
    const { sql, values } = plan.matches(limit);
    return { sql: `SELECT COUNT(*) AS total FROM (${sql} ${limit}) some`, values };
  }
  if (plan.ways) {
    const { sql, values } = joined(plan, plan.ways, upTo === undefined ? undefined : upTo + 1);
    return { sql: `SELECT COUNT(*) AS total FROM (${sql} ${limit}) some`, values };
  }
  const { from, total = 'COUNT(*)' }: NonNullable<ListPlan['counted']> = plan.counted ?? plan;
  const { sql, values } = whereOf(plan);
  return limit === ''
    ? { sql: `SELECT ${total} AS total FROM ${from} ${sql}`, values }
    : { sql: `SELECT COUNT(*) AS total FROM (SELECT 1 FROM ${from} ${sql} ${limit}) some`, values };
}

function whereOf({ fromValues = [], where }: ListPlan): { sql: string; values: unknown[] } {
  const sql = where.map((part) => `(${part.sql})`).join(' AND ');
  return { sql: sql && `WHERE ${sql}`, values: [...fromValues, ...where.flatMap((part) => part.values)] };
}
