import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import type { DatabaseAccess } from '../../../src/platform/database/data-source.js';
import { migrate } from '../../../src/platform/database/migrate.js';

const DATABASE = join(__dirname, '../../../src/platform/database');

/**
 * A fresh database for this jest worker, as the migrations build it: the tables that an earlier spec left, where it
 * changed none of them, without its rows. Making all tables takes six times as long. Returns its URL.
 */
export async function freshDatabase(): Promise<string> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests by their npm script.');
  const name = `kalyanam_test_${process.env['JEST_DB_SUFFIX'] ?? 'e2e'}_${process.env['JEST_WORKER_ID'] ?? '0'}`;
  const url = urlOf(server, name);
  const connection = await createConnection({ uri: server, multipleStatements: true });
  try {
    const script = await buildScript(connection, server, name);
    const left = await describeTables(connection, name).catch(() => []);
    if (withoutCounters(left) === script) await emptied(url, countedIn(left));
    else {
      await create(connection, name);
      await connection.query(`USE ${name}; SET foreign_key_checks = 0; ${script}`);
      await emptied(url);
    }
  } finally {
    await connection.end();
  }
  return url;
}

/**
 * The tables as the migrations leave them, as one script: running it takes a tenth of the time that the migrations
 * take. It is kept with the rows of the migrations in a database next to the worker's own, and is valid for exactly
 * these migrations.
 */
async function buildScript(connection: Connection, server: string, name: string): Promise<string> {
  const kept = `${name}_template`;
  const fingerprint = fingerprintOfMigrations();
  const known = await connection
    .query<RowDataPacket[]>(`SELECT script FROM ${kept}.build_script WHERE fingerprint = ?`, [fingerprint])
    .then(([[row]]) => row?.['script'] as string | undefined)
    .catch(() => undefined);
  if (known !== undefined) return known;
  await create(connection, name);
  await migrate(accessTo(urlOf(server, name)));
  await create(connection, kept);
  for (const table of await tablesWithRows(connection, name))
    await connection.query(`CREATE TABLE ${kept}.${table} AS SELECT * FROM ${name}.${table}`);
  const script = withoutCounters(await describeTables(connection, name));
  await connection.query(`CREATE TABLE ${kept}.build_script (fingerprint CHAR(64) PRIMARY KEY, script MEDIUMTEXT)`);
  await connection.query(`INSERT INTO ${kept}.build_script VALUES (?, ?)`, [fingerprint, script]);
  return script;
}

/** Leaves the rows of the migrations alone in the tables. Ids go on where they were, except in the tables `recounted`. */
export async function emptied(databaseUrl: string, recounted: readonly string[] = []): Promise<void> {
  const connection = await createConnection({ uri: databaseUrl, multipleStatements: true });
  try {
    const name = new URL(databaseUrl).pathname.slice(1);
    const [full, seeded] = [await tablesWithRows(connection, name), await tablesOf(connection, `${name}_template`)];
    const statements = [
      ...full.map((table) => `DELETE FROM ${table}`),
      ...recounted.map((table) => `ALTER TABLE ${table} AUTO_INCREMENT = 1`),
      ...seeded
        .filter((table) => table !== 'build_script')
        .map((table) => `INSERT INTO ${table} SELECT * FROM ${name}_template.${table}`),
    ];
    await connection.query(['SET foreign_key_checks = 0', ...statements].join(';'));
  } finally {
    await connection.end();
  }
}

async function tablesOf(connection: Connection, name: string): Promise<string[]> {
  const [tables] = await connection.query<RowDataPacket[]>(`SHOW TABLES FROM ${name}`);
  return tables.map((row) => String(Object.values(row)[0]));
}

async function tablesWithRows(connection: Connection, name: string): Promise<string[]> {
  const asked = (await tablesOf(connection, name)).map(
    (table) => `SELECT '${table}' AS name FROM DUAL WHERE EXISTS (SELECT 1 FROM ${name}.${table})`,
  );
  const [rows] = await connection.query<RowDataPacket[]>(asked.join(' UNION ALL '));
  return rows.map((row) => String(row['name']));
}

interface Described {
  table: string;
  statement: string;
}

/** The statements that make the tables of a database and what else is in it. */
async function describeTables(connection: Connection, name: string): Promise<Described[]> {
  const tables = await tablesOf(connection, name);
  const [made] = await connection.query<RowDataPacket[][]>(
    tables.map((table) => `SHOW CREATE TABLE ${name}.${table}`).join(';'),
  );
  const [triggers] = await connection.query<RowDataPacket[]>(`SHOW TRIGGERS FROM ${name}`);
  return [
    ...tables.map((table, i) => ({ table, statement: String(made[i]?.[0]?.['Create Table']) })),
    ...triggers.map((trigger) => ({ table: String(trigger['Table']), statement: String(trigger['Statement']) })),
  ];
}

const COUNTER = / AUTO_INCREMENT=\d+/;
const countedIn = (described: readonly Described[]): string[] =>
  described.filter(({ statement }) => COUNTER.test(statement)).map(({ table }) => table);
const withoutCounters = (described: readonly Described[]): string =>
  described.map(({ statement }) => statement.replace(COUNTER, '')).join(';');

async function create(connection: Connection, name: string): Promise<void> {
  await connection.query(`DROP DATABASE IF EXISTS ${name}`);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
}

export const accessTo = (databaseUrl: string): DatabaseAccess => ({ databaseUrl, databaseTls: null });

function urlOf(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

function fingerprintOfMigrations(): string {
  const hash = createHash('sha256');
  const files = readdirSync(DATABASE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  for (const file of files.sort()) hash.update(readFileSync(join(DATABASE, file)));
  return hash.digest('hex');
}
