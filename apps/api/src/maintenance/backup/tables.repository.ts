import { escape, escapeId } from 'mysql2';
import { DataSource, type QueryRunner } from 'typeorm';
import { connect } from '../../database/connect.js';
import { dataSourceOptions, type DatabaseAccess } from '../../database/data-source.js';
import { lockSchema } from '../../database/schema-lock.js';
import { photoFiles } from '../../files/pictures/photo-files.js';
import type { TableFacts } from './backup-facts.js';

/** Created by the migrations. */
const NOT_KEPT = ['migrations', 'typeorm_metadata'];
const STATEMENT_BYTES = 512 * 1024;

type Row = Record<string, unknown>;

/** Reads all tables in one snapshot, or fills them; without the statement time limit. */
export class Tables {
  private constructor(private readonly runner: QueryRunner) {}

  /** Runs work on its own connection. */
  static async use<T>(access: DatabaseAccess, work: (tables: Tables) => Promise<T>): Promise<T> {
    const database = await connect(new DataSource(dataSourceOptions(access, 2, 'migrations')));
    try {
      return await work(new Tables(database.createQueryRunner()));
    } finally {
      await database.destroy();
    }
  }

  /** From here on every read sees the same snapshot, while others keep writing; migrations wait. */
  async hold(): Promise<void> {
    await lockSchema((sql, values) => this.rows(sql, values));
    await this.runner.query('SET SESSION TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await this.runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT');
  }

  async names(): Promise<string[]> {
    const rows = await this.rows<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.tables
       WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE' ORDER BY table_name`,
    );
    return rows.map(({ name }) => name).filter((name) => !NOT_KEPT.includes(name));
  }

  async migrations(): Promise<string[]> {
    const rows = await this.rows<{ name: string }>('SELECT name FROM migrations ORDER BY timestamp');
    return rows.map(({ name }) => name);
  }

  /** Every file that a photo, a document or a file for a check references. */
  async fileKeys(): Promise<ReadonlySet<string>> {
    const keys = new Set<string>();
    for await (const { key } of this.stream('SELECT storage_key AS `key` FROM photos'))
      for (const file of photoFiles(String(key))) keys.add(file);
    // A database of an older version may not have all of them yet.
    const names = await this.names();
    for (const table of ['documents', 'check_files'].filter((name) => names.includes(name)))
      for await (const { key } of this.stream(
        `SELECT storage_key AS \`key\` FROM ${table} WHERE storage_key IS NOT NULL`,
      ))
        keys.add(String(key));
    return keys;
  }

  /** Files that may exist without a row; the sweeper removes them after a restore. */
  async orphanedKeys(): Promise<string[]> {
    const rows = await this.rows<{ key: string }>('SELECT storage_key AS `key` FROM orphaned_files');
    return rows.map(({ key }) => key);
  }

  /** The rows of a table as INSERT statements, one per line; `facts` is complete at the end. */
  async *statements(table: string, facts: { rows: number }): AsyncGenerator<string> {
    const columns = (await this.columns(table)).map((column) => escapeId(column)).join(', ');
    const begin = `INSERT INTO ${escapeId(table)} (${columns}) VALUES `;
    let values = '';
    for await (const row of this.stream(`SELECT ${columns} FROM ${escapeId(table)}`)) {
      values += `${values && ','}(${Object.values(row).map(literal).join(',')})`;
      facts.rows += 1;
      if (values.length > STATEMENT_BYTES) {
        yield `${begin}${values};\n`;
        values = '';
      }
    }
    if (values) yield `${begin}${values};\n`;
  }

  async nextId(table: string): Promise<number | null> {
    const [row] = await this.rows<Row>(`SHOW CREATE TABLE ${escapeId(table)}`);
    const next = / AUTO_INCREMENT=(\d+)/.exec(String(row?.['Create Table']))?.[1];
    return next === undefined ? null : Number(next);
  }

  async fill(table: string, statements: AsyncIterable<string>): Promise<void> {
    await this.runner.query('SET SESSION foreign_key_checks = 0, unique_checks = 0');
    await this.runner.query(`DELETE FROM ${escapeId(table)}`);
    for await (const statement of statements) await this.runner.query(statement.replace(/;$/, ''));
  }

  /** @throws unless the table matches the backup */
  async settle(table: string, { rows, nextId }: TableFacts): Promise<void> {
    const [row] = await this.rows<Row>(`SELECT COUNT(*) AS total FROM ${escapeId(table)}`);
    if (Number(row?.['total']) !== rows) throw new Error(`The table ${table} did not get all of its ${rows} rows.`);
    if (nextId !== null) await this.runner.query(`ALTER TABLE ${escapeId(table)} AUTO_INCREMENT = ${Number(nextId)}`);
  }

  private async columns(table: string): Promise<string[]> {
    const rows = await this.rows<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_schema = DATABASE() AND table_name = ? AND COALESCE(generation_expression, '') = ''
       ORDER BY ordinal_position`,
      [table],
    );
    return rows.map(({ name }) => name);
  }

  private async rows<T>(sql: string, values?: unknown[]): Promise<T[]> {
    return (await this.runner.query(sql, values)) as T[];
  }

  private async *stream(sql: string): AsyncGenerator<Row> {
    for await (const row of await this.runner.stream(sql)) yield row as Row;
  }
}

/** SQL of a value read by the driver; times are UTC in both directions. */
const literal = (value: unknown): string => escape(value as SqlValue, false, 'Z');
type SqlValue = Parameters<typeof escape>[0];
