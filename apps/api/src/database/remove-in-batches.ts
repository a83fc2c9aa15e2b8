import type { DataSource } from 'typeorm';
import { againAfterDeadlock } from './deadlock.js';

/** So many at a time, so that no lock is held for long and no statement is stopped for its length. */
const BATCH = 500;

/** Runs a DELETE until nothing is left for it; another process may do the same at the same time. */
export async function removeInBatches(database: DataSource, sql: string, moment: Date): Promise<void> {
  let removed: number;
  do {
    const run = () => database.query<{ affectedRows: number }>(`${sql} LIMIT ?`, [moment, BATCH]);
    removed = (await againAfterDeadlock(run)).affectedRows;
  } while (removed === BATCH);
}
