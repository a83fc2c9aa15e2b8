const LOCK_SECONDS = 60;

/**
 * Keeps migrations and backups of this database apart until the connection ends: a backup's snapshot would hold a
 * migration up, and with it everyone who waits for the same table. @throws when another has the lock for a minute
 */
export async function lockSchema(query: (sql: string, values: unknown[]) => Promise<unknown>): Promise<void> {
  const [row] = (await query(`SELECT GET_LOCK(CONCAT('kalyanam:', MD5(DATABASE())), ?) AS taken`, [LOCK_SECONDS])) as {
    taken: unknown;
  }[];
  if (Number(row?.taken) !== 1) throw new Error('Another process is migrating or backing up this database.');
}
