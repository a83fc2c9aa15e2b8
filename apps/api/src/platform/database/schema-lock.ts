const LOCK_SECONDS = 60;

/** SQL for a lock's name of this database alone, 64 characters at most. MySQL has no built-in MD5 since 9.6. */
export const lockName = (prefix: string): string => `CONCAT('${prefix}:', LEFT(SHA2(DATABASE(), 256), 32))`;

/**
 * Keeps migrations and backups of this database apart until the connection ends: a backup's snapshot would hold a
 * migration up, and with it everyone who waits for the same table. @throws when another has the lock for a minute
 */
export async function lockSchema(query: (sql: string, values: unknown[]) => Promise<unknown>): Promise<void> {
  const [row] = (await query(`SELECT GET_LOCK(${lockName('kalyanam')}, ?) AS taken`, [LOCK_SECONDS])) as {
    taken: unknown;
  }[];
  if (Number(row?.taken) !== 1) throw new Error('Another process is migrating or backing up this database.');
}
