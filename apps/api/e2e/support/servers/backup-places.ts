import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createConnection } from 'mysql2/promise';
import type { TestApp } from './test-app.js';

export type Place = Record<'DATABASE_URL' | 'STORAGE_DIR', string>;

export interface Ran {
  code: number | null;
  said: string;
}

const begin = (file: string, args: string[], place: Place & Record<string, string>) =>
  spawn(file, args, {
    env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test', LOG_LEVEL: 'error', ...place },
    timeout: 150_000,
  });

async function outcome(child: ReturnType<typeof begin>): Promise<Ran> {
  const ended = once(child, 'close');
  const [out, error] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await ended) as [number | null];
  return { code, said: out + error };
}

const script = (command: string): string => join('dist', 'operations', 'commands', `${command}.js`);

/** A built command in its own process: its output and exit code. */
export const run = (command: string, place: Place & Record<string, string>, ...args: string[]): Promise<Ran> =>
  outcome(begin(process.execPath, [script(command), ...args], place));

/** The same after a command of the shell, which can narrow what it may do. */
export const runAfter = (shell: string, command: string, place: Place & Record<string, string>, ...args: string[]) =>
  outcome(begin('/bin/sh', ['-c', `${shell}; exec "$0" "$@"`, process.execPath, script(command), ...args], place));

/** A built command that is under way. */
export const beginning = (command: string, place: Place & Record<string, string>, ...args: string[]) =>
  begin(process.execPath, [script(command), ...args], place);

/** Every row of a database, by table. */
export async function rowsOf({ DATABASE_URL }: Place): Promise<Record<string, unknown[]>> {
  const connection = await createConnection(DATABASE_URL);
  const [tables] = await connection.query(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()
       AND table_name NOT IN ('migrations', 'typeorm_metadata', 'last_backup')`,
  );
  const rows: Record<string, unknown[]> = {};
  for (const { name } of tables as { name: string }[])
    [rows[name]] = (await connection.query(
      `SELECT * FROM ${name} ORDER BY ${name === 'issued_codes' ? '1' : '1, 2'}`,
    )) as unknown as [unknown[]];
  await connection.end();
  return rows;
}

export const tablesOf = async (place: Place): Promise<string[]> => Object.keys(await rowsOf(place));

/** Where backups are taken from and restored to, next to the database of a test. */
export class BackupPlaces {
  private readonly databases: string[] = [];

  private constructor(
    private readonly test: TestApp,
    /** A folder for backups. */
    readonly root: string,
  ) {}

  static async of(test: TestApp): Promise<BackupPlaces> {
    return new BackupPlaces(test, await mkdtemp(join(tmpdir(), 'kalyanam-backup-')));
  }

  get here(): Place {
    return { DATABASE_URL: this.test.settings.databaseUrl, STORAGE_DIR: this.test.settings.storageDir };
  }

  /** An empty database and an empty folder. */
  async empty(): Promise<Place> {
    const url = new URL(this.here.DATABASE_URL);
    const name = `${url.pathname.slice(1)}_restored${this.databases.length}`;
    this.databases.push(name);
    await this.test.database.query(`DROP DATABASE IF EXISTS ${name}`);
    await this.test.database.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
    url.pathname = `/${name}`;
    return { DATABASE_URL: url.href, STORAGE_DIR: join(this.root, name) };
  }

  async remove(): Promise<void> {
    for (const name of this.databases) await this.test.database.query(`DROP DATABASE IF EXISTS ${name}`);
    await rm(this.root, { recursive: true, force: true });
  }
}
