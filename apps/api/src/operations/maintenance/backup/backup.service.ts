import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock.js';
import { KeyRing } from '../../../platform/crypto/key-ring.js';
import { Settings } from '../../../platform/config/settings.js';
import { StoredFiles } from '../../../platform/storage/stored-files.service.js';
import { LastBackup } from '../../health/last-backup.repository.js';
import { FileCopies, type KnownKeys } from './file-copies.js';
import { tablePart, type TableFacts } from './backup-facts.js';
import { BackupFolder } from './backup-folder.js';
import { BackupSeries } from './backup-series.js';
import type { BinlogPosition } from './binlog-position.js';
import type { Retention } from './retention.js';
import { sealerOf } from './sealing.js';
import { Tables } from './tables.repository.js';

export interface BackupAsked {
  /** The folder of this backup, or that of a series. */
  readonly folder: string;
  readonly isSeries: boolean;
  /** What of a series is kept; null for all. */
  readonly keep: Retention | null;
  /** Files that are missing are lost for good, and no reason to call the backup incomplete. */
  readonly isMissingAllowed: boolean;
}

export interface BackedUp {
  readonly folder: string;
  readonly rows: number;
  readonly files: number;
  /** The number of these that are hard links to files of the former backup. */
  readonly shared: number;
  /** Keys of files that rows name but storage does not have: photos or documents that are lost. */
  readonly missing: readonly string[];
  readonly isEncrypted: boolean;
  readonly binlog: BinlogPosition;
  /** Former backups that were removed. */
  readonly removed: readonly string[];
}

/** Takes a backup while the product runs: a snapshot of the tables, and every file that they reference. */
@Injectable()
export class Backup {
  constructor(
    private readonly settings: Settings,
    private readonly files: StoredFiles,
    private readonly keys: KeyRing,
    private readonly clock: Clock,
    private readonly lastBackup: LastBackup,
  ) {}

  /**
   * @throws when a single backup's folder is not empty, a series is another database's, or another backup is under way
   */
  take(asked: BackupAsked): Promise<BackedUp> {
    return Tables.use(this.settings, async (claim) => {
      await claim.claimBackup();
      return asked.isSeries ? this.takeIntoSeries(asked, await claim.database()) : this.takeAlone(asked);
    });
  }

  private async takeAlone({ folder: path, isMissingAllowed }: BackupAsked): Promise<BackedUp> {
    const folder = new BackupFolder(path, sealerOf(this.settings));
    await folder.begin();
    const done = await this.fillOrEmpty(folder, null, isMissingAllowed);
    if (isGood(done, isMissingAllowed)) await this.lastBackup.note(done.takenAt);
    return { ...done, folder: path, removed: [] };
  }

  private async takeIntoSeries({ folder: root, keep, isMissingAllowed }: BackupAsked, database: string) {
    const series = new BackupSeries(root, sealerOf(this.settings));
    const folder = await series.begin(this.clock.now(), database);
    const done = await this.fillOrEmpty(folder, await series.former(), isMissingAllowed);
    const path = await series.complete(folder);
    if (!isGood(done, isMissingAllowed)) return { ...done, folder: path, removed: [] };
    await this.lastBackup.note(done.takenAt);
    return { ...done, folder: path, removed: keep ? await series.prune(keep, this.clock.now()) : [] };
  }

  /** A failure leaves the folder empty: half a backup is worth nothing, and its disk may be the product's. */
  private async fillOrEmpty(folder: BackupFolder, former: BackupFolder | null, isMissingAllowed: boolean) {
    try {
      return await this.fill(folder, former, isMissingAllowed);
    } catch (error) {
      for (const entry of await readdir(folder.folder)) await rm(join(folder.folder, entry), { recursive: true });
      throw explained(error, folder.folder);
    }
  }

  private async fill(folder: BackupFolder, former: BackupFolder | null, missingAllowed: boolean) {
    const copies = new FileCopies(this.files, folder, former);
    // Files first: files removed before the tables' snapshot are dropped from the backup again below.
    await copies.copy(await Tables.use(this.settings, keysOf));
    const { keys, takenAt, ...facts } = await Tables.use(this.settings, async (tables) => {
      const binlog = await tables.hold();
      const at = this.clock.now();
      const dumped = await dump(folder, tables);
      const known = await keysOf(tables);
      await tables.release();
      const about = {
        database: await tables.database(),
        server: await tables.version(),
        migrations: await tables.migrations(),
      };
      return { ...about, binlog, takenAt: at, tables: dumped, keys: known };
    });
    const files = await copies.copy(keys);
    await copies.dropAllBut(keys);
    const missing = await this.stillNamed(copies.lost);
    const taken = { format: 2, takenAt: takenAt.toISOString(), keyIds: this.keys.ids } as const;
    await folder.finish({ ...facts, ...taken, missing: missing.length, missingAllowed });
    const rows = Object.values(facts.tables).reduce((sum, table) => sum + table.rows, 0);
    const isEncrypted = this.settings.backupKey !== null;
    return { rows, files, shared: copies.shared, missing, takenAt, isEncrypted, binlog: facts.binlog };
  }

  /**
   * The files that rows name now: a file deleted since the snapshot is not lost, and an orphan may never have been
   * written.
   */
  private async stillNamed(lost: ReadonlySet<string>): Promise<string[]> {
    if (lost.size === 0) return [];
    return Tables.use(this.settings, async (tables) => {
      const still: string[] = [];
      for await (const key of tables.fileKeys()) if (lost.has(key)) still.push(key);
      return still;
    });
  }
}

const isGood = ({ missing }: Pick<BackedUp, 'missing'>, isMissingAllowed: boolean): boolean =>
  missing.length === 0 || isMissingAllowed;

async function keysOf(tables: Tables): Promise<KnownKeys> {
  const [named, orphaned] = [new Set<string>(), new Set<string>()];
  for await (const key of tables.fileKeys()) named.add(key);
  for await (const key of tables.orphanedKeys()) orphaned.add(key);
  return { named, orphaned };
}

async function dump(folder: BackupFolder, tables: Tables): Promise<Record<string, TableFacts>> {
  const facts: Record<string, TableFacts> = {};
  for (const table of await tables.names()) {
    const counted = { rows: 0, digest: '' };
    await folder.writeZipped(tablePart(table), tables.statements(table, counted));
    facts[table] = { ...counted, nextId: await tables.nextId(table) };
  }
  return facts;
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'a file may not be that large',
  EROFS: 'the disk is read-only',
  EIO: 'the disk fails',
};

function explained(error: unknown, folder: string): unknown {
  const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''];
  return reason === undefined ? error : new Error(`The backup was given up, ${reason}: ${folder} is empty again.`);
}
