import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

const POLL_MS = 20;
/** Transactions of this database that wait for a lock. */
const WAITING = `SELECT COUNT(*) AS count FROM information_schema.INNODB_TRX t
  JOIN information_schema.PROCESSLIST p ON p.ID = t.trx_mysql_thread_id
  WHERE t.trx_state = 'LOCK WAIT' AND p.DB = DATABASE()`;

type Calls = readonly (() => PromiseLike<unknown>)[];
type Answers<T extends Calls> = { -readonly [K in keyof T]: Awaited<ReturnType<T[K]>> };

/** Calls that race for the lock of one account, decided: each waits in its turn before the lock is let go. */
export async function inTurn<const T extends Calls>(
  database: DataSource,
  userId: number,
  calls: T,
): Promise<Answers<T>> {
  const running: Promise<unknown>[] = [];
  await database.transaction(async (manager) => {
    await manager.query('SELECT id FROM users WHERE id = ? FOR UPDATE', [userId]);
    for (const call of calls) {
      running.push(Promise.resolve(call()));
      for (let count = 0; count < running.length; await wait(POLL_MS)) {
        const [row] = await database.query<{ count: number }[]>(WAITING);
        count = Number(row?.count);
      }
    }
  });
  return Promise.all(running) as Promise<Answers<T>>;
}
