import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** What a server rolled back for the sake of others, so that the same once more may well succeed. */
const CONFLICTS = new Set([
  1213, // deadlock; on a Galera node also a commit that another node's has overtaken
  1205, // waited too long for a lock
  1020, // the row has changed since it was read: MariaDB's snapshot isolation
  3101, // a commit that another member's has overtaken, in MySQL's group replication
]);
const MOST_TRIES = 8;
const PAUSE_MS = { least: 20, most: 200 };
/** Just over one wait for a lock (`SESSION_OF_REQUESTS`), so that a request waits for two of them at most. */
const LAST_TRY_MS = 6000;

/** Time and chance, which a test replaces. */
export interface Patience {
  now(): number;
  random(): number;
  pause(ms: number): Promise<unknown>;
}
const REAL: Patience = { now: () => performance.now(), random: () => Math.random(), pause: (ms) => delay(ms) };

/**
 * Repeats work that the database rolled back as a whole: a transaction (`RetryingDataSource` sees to that), or a single
 * statement. The work does nothing outside of the database.
 */
export async function retryOnConflict<T>(work: () => Promise<T>, patience: Patience = REAL): Promise<T> {
  const until = patience.now() + LAST_TRY_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error) || attempt === MOST_TRIES || patience.now() > until) throw error;
    }
    // Those who met once would meet again after equal pauses, and many need more room than two.
    await patience.pause(PAUSE_MS.least + patience.random() * (attempt * PAUSE_MS.most - PAUSE_MS.least));
  }
}

const isConflict = (error: unknown): boolean => CONFLICTS.has(Number((error as { errno?: unknown }).errno));

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
    removed = (await retryOnConflict(run)).affectedRows;
  } while (removed === BATCH);
}
