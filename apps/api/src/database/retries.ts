import { setTimeout as delay } from 'node:timers/promises';
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

const LOCK_TRIES = 30;
const LOCK_PAUSE_MS = 1000;

/** Retries a statement that waited too long for a lock on its table, for about two minutes. */
export async function retryOnLockWait<T>(statement: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await statement();
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'ER_LOCK_WAIT_TIMEOUT' || attempt === LOCK_TRIES) throw error;
    }
    await delay(LOCK_PAUSE_MS * (1 + Math.random()));
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
