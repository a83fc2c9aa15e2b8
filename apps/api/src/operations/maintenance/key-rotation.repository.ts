import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SealedColumn, SealedRow } from './sealed-columns.js';

@Injectable()
export class KeyRotationRepository {
  constructor(private readonly database: DataSource) {}

  rowsAfter({ table, column, select, join = '' }: SealedColumn, id: number, count: number): Promise<SealedRow[]> {
    return this.database.query(
      `SELECT t.id AS id, t.${column} AS sealed, ${select} FROM ${table} t ${join}
       WHERE t.id > ? AND t.${column} IS NOT NULL ORDER BY t.id LIMIT ?`,
      [id, count],
    );
  }

  /** Leaves rows alone whose value has since been changed or erased. */
  async replace({ table, column }: SealedColumn, { id, sealed }: SealedRow, next: Buffer): Promise<boolean> {
    const { affectedRows } = await this.database.query<{ affectedRows: number }>(
      `UPDATE ${table} SET ${column} = ? WHERE id = ? AND ${column} = ?`,
      [next, id, sealed],
    );
    return affectedRows === 1;
  }
}
