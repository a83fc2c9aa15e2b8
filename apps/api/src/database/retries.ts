import type { DataSource } from 'typeorm';

const MAX_ATTEMPTS = 3;

/** Retries a transaction that the database rolled back as a deadlock victim. */
export async function retryOnDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ER_LOCK_DEADLOCK' || attempt === MAX_ATTEMPTS) throw error;
    }
  }
}

/** Batch size: no lock is held for long, and no statement runs into the time limit. */
const BATCH = 500;

/** Repeats a DELETE until nothing is left to delete; other processes may do so at the same time. */
export async function removeInBatches(database: DataSource, sql: string, moment: Date): Promise<void> {
  let removed: number;
  do {
    const run = () => database.query<{ affectedRows: number }>(`${sql} LIMIT ?`, [moment, BATCH]);
    removed = (await retryOnDeadlock(run)).affectedRows;
  } while (removed === BATCH);
}
