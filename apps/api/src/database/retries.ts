import type { DataSource } from 'typeorm';

const MOST_TRIES = 3;

/** Runs a transaction again that the database chose as the victim of a deadlock: nothing of it has happened. */
export async function retryOnDeadlock<T>(transaction: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transaction();
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ER_LOCK_DEADLOCK' || tries === MOST_TRIES) throw error;
    }
  }
}

/** So many at a time, so that no lock is held for long and no statement is stopped for its length. */
const BATCH = 500;

/** Runs a DELETE until nothing is left for it; another process may do the same at the same time. */
export async function removeInBatches(database: DataSource, sql: string, moment: Date): Promise<void> {
  let removed: number;
  do {
    const run = () => database.query<{ affectedRows: number }>(`${sql} LIMIT ?`, [moment, BATCH]);
    removed = (await retryOnDeadlock(run)).affectedRows;
  } while (removed === BATCH);
}
