/**
 * R17: rotates the key ring without touching files: each encrypted value, and each document's own key, is decrypted
 * with its old key and encrypted with the first key of the ring. It can be stopped and run again, while the product
 * keeps running, since every key of the ring decrypts.
 */
import { Injectable } from '@nestjs/common';
import { KeyRing } from '../../platform/crypto/key-ring.js';
import { KeyRotationRepository } from './key-rotation.repository.js';
import { SEALED_COLUMNS, type SealedColumn } from './sealed-columns.js';

const BATCH = 200;

export interface Rotation {
  resealed: number;
  /** Values that no key of the ring decrypts: `table.column id`. */
  unreadable: string[];
}

@Injectable()
export class KeyRotation {
  constructor(
    private readonly rows: KeyRotationRepository,
    private readonly keys: KeyRing,
  ) {}

  async run(): Promise<Rotation> {
    const result: Rotation = { resealed: 0, unreadable: [] };
    for (const column of SEALED_COLUMNS) await this.rotate(column, result);
    return result;
  }

  private async rotate(column: SealedColumn, result: Rotation): Promise<void> {
    for (let batch = await this.rows.rowsAfter(column, 0, BATCH); batch.length > 0;) {
      for (const row of batch) {
        const next = this.reseal(row.sealed, column.context(row));
        if (next === 'unreadable') result.unreadable.push(`${column.table}.${column.column} ${row.id}`);
        else if (next && (await this.rows.replace(column, row, next))) result.resealed += 1;
      }
      batch = await this.rows.rowsAfter(column, batch.at(-1)?.id ?? 0, BATCH);
    }
  }

  private reseal(sealed: Buffer, context: string): Buffer | null | 'unreadable' {
    try {
      return this.keys.reseal(sealed, context);
    } catch {
      return 'unreadable';
    }
  }
}
