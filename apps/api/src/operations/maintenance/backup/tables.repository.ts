import { createHash } from 'node:crypto';
import { escapeId, type PoolConnection } from 'mysql2';
import { DataSource, type QueryRunner } from 'typeorm';
import { connect } from '../../../platform/database/connect.js';
import { dataSourceOptions, type DatabaseAccess } from '../../../platform/database/data-source.js';
import { lockName, lockSchema } from '../../../platform/database/schema-lock.js';
import { photoFiles } from '../../../platform/pictures/photo-files.js';
import type { TableFacts } from './backup-facts.js';
import { beginSnapshot, type BinlogPosition } from './binlog-position.js';
import { InsertStatements, kindOf } from './insert-statements.js';

/** Created by the migrations; and what is true of the server alone, whose restored copy has no backup yet. */
const NOT_KEPT = ['migrations', 'typeorm_metadata', 'last_backup'];
const ROWS_AHEAD = 500;
const DAY_SECONDS = 86_400;
/** A disk may take a while: the server must not take that for a client that is gone. */
const PATIENT = `SET SESSION net_write_timeout = 600, SESSION wait_timeout = ${DAY_SECONDS}`;

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

  /** While the connection lives, no other backup of this database begins. @throws while another is under way */
  async claimBackup(): Promise<void> {
    await this.runner.query(PATIENT);
    const [row] = await this.rows<{ taken: unknown }>(`SELECT GET_LOCK(${lockName('kalyanam-backup')}, 0) AS taken`);
    if (Number(row?.taken) !== 1) throw new Error('Another backup of this database is under way.');
  }

  /** From here on every read sees the same snapshot, while others keep writing; migrations wait. */
  async hold(): Promise<BinlogPosition> {
    await lockSchema((sql, values) => this.rows(sql, values));
    await this.runner.query(PATIENT);
    return beginSnapshot((sql, values) => this.runner.query(sql, values));
  }

  /** Ends the snapshot: while it is held, the server keeps every row that was changed since. */
  async release(): Promise<void> {
    await this.runner.query('COMMIT');
  }

  async database(): Promise<string> {
    const [row] = await this.rows<{ name: string }>('SELECT DATABASE() AS name');
    return String(row?.name);
  }

  async version(): Promise<string> {
    const [row] = await this.rows<{ version: string }>('SELECT VERSION() AS version');
    return String(row?.version);
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
  async *fileKeys(): AsyncGenerator<string> {
    for await (const key of this.keysIn('photos')) yield* photoFiles(key);
    // A database of an older version may not have all of them yet.
    const names = await this.names();
    for (const table of ['documents', 'check_files'].filter((name) => names.includes(name))) yield* this.keysIn(table);
  }

  /** Files that may exist without a row; the sweeper removes them after a restore. */
  orphanedKeys(): AsyncGenerator<string> {
    return this.keysIn('orphaned_files');
  }

  /** The rows of a table as INSERT statements, one per line; `counted` is complete at the end. */
  async *statements(table: string, counted: { rows: number; digest: string }): AsyncGenerator<Buffer> {
    const columns = await this.columns(table);
    const names = columns.map(({ name }) => escapeId(name)).join(', ');
    const begin = Buffer.from(`INSERT INTO ${escapeId(table)} (${names}) VALUES `);
    const statements = new InsertStatements(
      begin,
      columns.map(({ type }) => kindOf(type)),
    );
    const hash = createHash('sha256');
    const finished = (statement: Buffer): Buffer => {
      hash.update(statement);
      return statement;
    };
    // In an order that every server gives, so that the digests of two can be compared.
    const order = columns.filter(({ isKey }) => isKey).map(({ name }) => escapeId(name));
    const ordered = order.length > 0 ? ` ORDER BY ${order.join(', ')}` : '';
    for await (const row of this.rawRows(`SELECT ${names} FROM ${escapeId(table)}${ordered}`)) {
      counted.rows += 1;
      const statement = statements.add(row);
      if (statement) yield finished(statement);
    }
    const rest = statements.rest();
    if (rest) yield finished(rest);
    counted.digest = hash.digest('hex');
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

  private async columns(table: string): Promise<{ name: string; type: string; isKey: boolean }[]> {
    const rows = await this.rows<{ name: string; type: string; isKey: string }>(
      `SELECT column_name AS name, data_type AS type, column_key = 'PRI' AS isKey FROM information_schema.columns
       WHERE table_schema = DATABASE() AND table_name = ? AND COALESCE(generation_expression, '') = ''
       ORDER BY ordinal_position`,
      [table],
    );
    return rows.map(({ name, type, isKey }) => ({ name, type, isKey: Number(isKey) === 1 }));
  }

  private async rows<T>(sql: string, values?: unknown[]): Promise<T[]> {
    return (await this.runner.query(sql, values)) as T[];
  }

  private async *keysIn(table: string): AsyncGenerator<string> {
    const sql = `SELECT storage_key FROM ${table} WHERE storage_key IS NOT NULL`;
    for await (const [key] of this.rawRows(sql)) yield String(key);
  }

  /** Rows as bytes, as the server sent them. */
  private async *rawRows(sql: string): AsyncGenerator<(Buffer | null)[]> {
    const connection = (await this.runner.connect()) as PoolConnection;
    const query = connection.query({ sql, rowsAsArray: true, typeCast: false });
    for await (const row of query.stream({ highWaterMark: ROWS_AHEAD })) yield row as (Buffer | null)[];
  }
}
