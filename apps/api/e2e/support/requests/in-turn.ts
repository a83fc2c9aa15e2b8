import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** The server refreshes this table only when no one has read it for 100 ms. */
const POLL_MS = 150;
/** Transactions of this database that wait for a lock. */
const WAITING = `SELECT COUNT(*) AS count FROM information_schema.INNODB_TRX t
  JOIN information_schema.PROCESSLIST p ON p.ID = t.trx_mysql_thread_id
  WHERE t.trx_state = 'LOCK WAIT' AND p.DB = DATABASE()`;

/** Stops the next call of a method until it is released: a transaction is held open in the middle. */
export function holdAt<Name extends string>(
  service: Record<Name, (...args: never[]) => Promise<unknown>>,
  name: Name,
): { reached: Promise<void>; letGo: () => void } {
  const original = service[name];
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    service[name] = async (...args) => {
      service[name] = original;
      resolve();
      await gone;
      return original.apply(service, args);
    };
  });
  return { reached, letGo };
}

/** The first call waits in the held method, with its locks, until the second one waits for them. */
export async function inTurn<A, B>(
  database: DataSource,
  held: { reached: Promise<void>; letGo: () => void },
  first: () => PromiseLike<A>,
  second: () => PromiseLike<B>,
): Promise<[A, B]> {
  const one = Promise.resolve(first());
  await held.reached;
  const other = Promise.resolve(second());
  for (let waiting = 0; waiting === 0;) {
    await wait(POLL_MS);
    const [row] = await database.query<{ count: number }[]>(WAITING);
    waiting = Number(row?.count);
  }
  held.letGo();
  return Promise.all([one, other]);
}
