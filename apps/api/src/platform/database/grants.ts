import type { DataSource } from 'typeorm';

/** Tables that are read-only for API processes, and append-only ones. */
const READ: ReadonlySet<string> = new Set(['migrations', 'typeorm_metadata', 'last_backup']);
const APPEND: ReadonlySet<string> = new Set(['audit_log']);

/**
 * Statements that limit a database account to serving requests: no DDL rights, and no updates of the audit log.
 * Migrations, backup and restore need another account.
 * @throws for a name that would need quoting
 */
export async function grantsFor(database: DataSource, account: string): Promise<string[]> {
  if (!/^\w{1,32}$/.test(account)) throw new Error('The account name must have at most 32 letters, digits and _.');
  const tables = await database.query<{ name: string; place: string }[]>(
    `SELECT table_name AS name, table_schema AS place FROM information_schema.tables
     WHERE table_schema = DATABASE() ORDER BY table_name`,
  );
  return tables.map(({ name, place }) => `GRANT ${rightsOn(name)} ON \`${place}\`.\`${name}\` TO '${account}'@'%';`);
}

function rightsOn(table: string): string {
  if (READ.has(table)) return 'SELECT';
  return APPEND.has(table) ? 'SELECT, INSERT' : 'SELECT, INSERT, UPDATE, DELETE';
}
