import { createConnection } from 'mysql2/promise';

/** What the tables of a community take: bytes a member, the largest first. */
export async function measureTables({ env, say, most = 14 }) {
  const connection = await createConnection({ uri: env.DATABASE_URL });
  const [[{ members }]] = await connection.query('SELECT COUNT(*) AS members FROM users');
  await connection.query('ANALYZE TABLE users, profiles, browse_entries, audit_log').catch(() => {});
  const [tables] = await connection.query(
    `SELECT table_name AS name, data_length + index_length AS bytes, table_rows AS count FROM information_schema.tables
     WHERE table_schema = DATABASE() ORDER BY bytes DESC`,
  );
  await connection.end();
  const all = tables.reduce((sum, { bytes }) => sum + Number(bytes), 0);
  say(
    `${members} members: ${(all / 2 ** 20).toFixed(0)} MB of tables and keys, ${(all / members).toFixed(0)} bytes a member`,
  );
  for (const { name, bytes, count } of tables.slice(0, most))
    say(`  ${name.padEnd(24)} ${(Number(bytes) / members).toFixed(0).padStart(6)} bytes a member, ${count} rows`);
  return Number(members);
}

const COUNTED = {
  Questions: 'statements',
  Com_commit: 'commits',
  Innodb_os_log_written: 'log bytes',
};

async function counters(databaseUrl) {
  const connection = await createConnection({ uri: databaseUrl });
  const [rows] = await connection.query(`SHOW GLOBAL STATUS WHERE Variable_name IN (?)`, [Object.keys(COUNTED)]);
  await connection.end();
  return Object.fromEntries(rows.map(({ Variable_name, Value }) => [Variable_name, Number(Value)]));
}

/** What the database does for each of the acts that `work` counts, as a sentence. */
export async function costOf(databaseUrl, work) {
  const before = await counters(databaseUrl);
  const acts = await work();
  const after = await counters(databaseUrl);
  const each = Object.entries(COUNTED).map(
    ([name, what]) => `${((after[name] - before[name]) / acts).toFixed(1)} ${what}`,
  );
  return { acts, cost: each.join(', ') };
}
