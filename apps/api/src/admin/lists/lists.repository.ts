import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ListPlan, Slice } from './list-query.js';

/** Finds the keys of a list's rows; the owner of the table then reads the rows. */
@Injectable()
export class ListsRepository {
  constructor(private readonly database: DataSource) {}

  async count(plan: ListPlan): Promise<number> {
    const where = whereOf(plan);
    const { from, total = 'COUNT(*)' }: NonNullable<ListPlan['counted']> = plan.counted ?? plan;
    const rows = await this.database.query<{ total: unknown }[]>(
      `SELECT ${total} AS total FROM ${from} ${where.sql}`,
      where.values,
    );
    return Number(rows[0]?.total ?? 0);
  }

  /** The keys of one page, in the order of the list. */
  page(plan: ListPlan, { offset, count }: Slice): Promise<number[]> {
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

function whereOf({ fromValues = [], where }: ListPlan): { sql: string; values: unknown[] } {
  const sql = where.map((part) => `(${part.sql})`).join(' AND ');
  return { sql: sql && `WHERE ${sql}`, values: [...fromValues, ...where.flatMap((part) => part.values)] };
}
