import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { KeyRing } from '../../../platform/crypto/key-ring.js';
import { Settings } from '../../../platform/config/settings.js';
import { migrate } from '../../../platform/database/migrate.js';
import { MIGRATIONS, type Migration } from '../../../platform/database/migrations.js';
import { StoredFiles } from '../../../platform/storage/stored-files.service.js';
import { FILES_FOLDER, tablePart, type BackupFacts } from './backup-facts.js';
import { BackupFolder } from './backup-folder.js';
import type { BinlogPosition } from './binlog-position.js';
import { sealerOf } from './sealing.js';
import { Tables } from './tables.repository.js';

export interface Restored {
  rows: number;
  files: number;
  /** Files that were missing already when the backup was taken. */
  missing: number;
  /** How many tables were compared with the backup, row by row; null where it was not asked for, or is not possible. */
  compared: number | null;
  /** Where what came after the backup begins; null in backups made before it was noted. */
  binlog: BinlogPosition | null;
}

export interface RestoreAsked {
  readonly keepSchema: boolean;
  readonly compare: boolean;
}

/** Restores a backup into an empty database and empty storage; checks all of it before writing anything. */
@Injectable()
export class Restore {
  constructor(
    private readonly settings: Settings,
    private readonly files: StoredFiles,
    private readonly keys: KeyRing,
  ) {}

  /**
   * `keepSchema` leaves out migrations that are newer than the backup, as the binary log wants it that is played on
   * top; `compare` reads every row again.
   * @throws with a readable message when a precondition is not met
   */
  async bring(path: string, { keepSchema, compare }: RestoreAsked): Promise<Restored> {
    const folder = new BackupFolder(path, sealerOf(this.settings));
    const facts = await folder.check();
    this.requireKeys(facts);
    await this.requireNoFiles();
    await Tables.use(this.settings, requireNoTables);
    await migrate(this.settings, madeBy(facts));
    const rows = await Tables.use(this.settings, (tables) => load(folder, facts, tables));
    const compared = compare ? await Tables.use(this.settings, (tables) => compareRows(facts, tables)) : null;
    if (!keepSchema) await migrate(this.settings);
    const parts = folder.parts.filter((part) => part.startsWith(FILES_FOLDER));
    for (const part of parts)
      await this.files.restore({ key: part.slice(FILES_FOLDER.length), bytes: await buffer(folder.bytesOf(part)) });
    return { rows, files: parts.length, missing: facts.missing ?? 0, compared, binlog: facts.binlog ?? null };
  }

  private requireKeys({ keyIds }: BackupFacts): void {
    const missing = keyIds.filter((id) => !this.keys.ids.includes(id));
    if (missing.length > 0)
      throw new Error(`DATA_KEYS lacks a key that this backup may be encrypted with: ${missing.join(', ')}.`);
  }

  private async requireNoFiles(): Promise<void> {
    for await (const key of this.files.keys())
      throw new Error(`There are already files here (${key}): restore a backup only into empty storage.`);
  }
}

async function requireNoTables(tables: Tables): Promise<void> {
  if ((await tables.names()).length > 0)
    throw new Error('The database already has tables: restore a backup only into an empty one.');
}

/** The migrations that made the tables of the backup. */
function madeBy({ migrations }: BackupFacts): Migration[] {
  const known = MIGRATIONS.filter(({ name }) => migrations.includes(name));
  if (known.length !== migrations.length) throw new Error('This backup was made by a newer version of Kalyanam.');
  return known;
}

async function load(folder: BackupFolder, { tables: facts }: BackupFacts, tables: Tables): Promise<number> {
  for (const table of Object.keys(facts)) await tables.fill(table, folder.zippedLines(tablePart(table)));
  for (const [table, of] of Object.entries(facts)) await tables.settle(table, of);
  return Object.values(facts).reduce((sum, table) => sum + table.rows, 0);
}

/**
 * Reads every table again as a backup would; null on another kind of server, which writes some values in its own way.
 * @throws naming the tables that differ
 */
async function compareRows({ tables: facts, server }: BackupFacts, tables: Tables): Promise<number | null> {
  const isMariaDb = (version: string): boolean => version.includes('MariaDB');
  if (server === undefined || isMariaDb(server) !== isMariaDb(await tables.version())) return null;
  const different: string[] = [];
  for (const [table, { digest }] of Object.entries(facts)) {
    const counted = { rows: 0, digest: '' };
    for await (const statement of tables.statements(table, counted)) void statement;
    if (counted.digest !== digest) different.push(table);
  }
  if (different.length > 0) throw new Error(`These tables are not as they were backed up: ${different.join(', ')}.`);
  return Object.keys(facts).length;
}
