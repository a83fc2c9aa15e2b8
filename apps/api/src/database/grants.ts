import type { DataSource } from 'typeorm';

/** Tables that an API process reads only, and those that it adds to and never changes. */
const READ: ReadonlySet<string> = new Set(['migrations', 'typeorm_metadata']);
const APPEND: ReadonlySet<string> = new Set(['audit_log']);

/**
 * Statements after which an account may serve requests and nothing else: it makes and drops no table, and a row of the
 * audit log is never written again. Migrations, backup and restore need another account.
 * @throws for a name that would need quoting
 */
export async function grantsFor(database: DataSource, account: string): Promise<string[]> {
  if (!/^\w{1,32}$/.test(account)) throw new Error('An account is named with up to 32 letters, digits and _.');
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
