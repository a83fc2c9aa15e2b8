import type { DataSource } from 'typeorm';

const digits = (name: string): string =>
  `(${[...Array(10).keys()].map((digit) => `SELECT ${digit} AS d`).join(' UNION ALL ')}) ${name}`;

/**
 * Up to 10,000 further women in the listing, who have no account: what a list of thousands counts and orders, without making
 * thousands of members. Each is like one of those who are there, but lives in Goa.
 */
export async function listedGhosts(database: DataSource, many: number): Promise<void> {
  await database.transaction(async (manager) => {
    const rows = await manager.query<{ name: string }[]>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = DATABASE() AND table_name = 'browse_entries' ORDER BY ordinal_position`,
    );
    const columns = rows.map(({ name }) => name);
    const values: Readonly<Record<string, string>> = { user_id: '1000000 + g.number', family_state: `'goa'` };
    await manager.query('SET FOREIGN_KEY_CHECKS = 0');
    await manager.query(
      `INSERT INTO browse_entries (${columns.join(', ')})
       SELECT ${columns.map((column) => values[column] ?? `e.${column}`).join(', ')}
       FROM (SELECT * FROM browse_entries WHERE gender = 'female' LIMIT 1) e,
         (SELECT a.d + 10 * b.d + 100 * c.d + 1000 * k.d AS number FROM ${['a', 'b', 'c', 'k'].map(digits).join(', ')}) g
       WHERE g.number < ?`,
      [many],
    );
    await manager.query('SET FOREIGN_KEY_CHECKS = 1');
  });
}
