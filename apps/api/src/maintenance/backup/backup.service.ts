import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { KeyRing } from '../../common/crypto/key-ring.js';
import { Settings } from '../../config/settings.js';
import { StoredFiles } from '../../files/storage/stored-files.service.js';
import { filePart, FILES_FOLDER, tablePart, type TableFacts } from './backup-facts.js';
import { BackupFolder } from './backup-folder.js';
import { Tables } from './tables.repository.js';

export interface BackedUp {
  rows: number;
  files: number;
  /** Keys of files that rows name but storage does not have: photos or documents that are lost. */
  missing: string[];
}

/** Takes a backup while the product runs: a snapshot of the tables, and every file that they reference. */
@Injectable()
export class Backup {
  constructor(
    private readonly settings: Settings,
    private readonly files: StoredFiles,
    private readonly keys: KeyRing,
    private readonly clock: Clock,
  ) {}

  /** @throws unless the folder is new or empty */
  async take(path: string): Promise<BackedUp> {
    const folder = new BackupFolder(path);
    await folder.begin();
    // Files first: files removed before the tables' snapshot are dropped from the backup again below.
    await Tables.use(this.settings, (tables) => this.copyFiles(folder, tables));
    return Tables.use(this.settings, async (tables) => {
      await tables.hold();
      const takenAt = this.clock.now().toISOString();
      const facts = await dump(folder, tables);
      const { parts, absent } = await this.copyFiles(folder, tables);
      for (const part of folder.parts) if (part.startsWith(FILES_FOLDER) && !parts.has(part)) await folder.remove(part);
      const missing = await this.stillNamed(absent);
      const migrations = await tables.migrations();
      const keyIds = this.keys.ids;
      await folder.finish({ format: 1, takenAt, migrations, keyIds, tables: facts, missing: missing.length });
      const rows = Object.values(facts).reduce((sum, table) => sum + table.rows, 0);
      return { rows, files: parts.size, missing };
    });
  }

  /** Copies the referenced files that are not copied yet. Returns the parts of all copied files, and the keys without. */
  private async copyFiles(folder: BackupFolder, tables: Tables) {
    const keys = new Set([...(await tables.fileKeys()), ...(await tables.orphanedKeys())]);
    const parts = new Set<string>();
    const absent: string[] = [];
    for (const key of keys) {
      const part = filePart(key);
      if (folder.has(part) || (await this.copy(folder, key))) parts.add(part);
      else absent.push(key);
    }
    return { parts, absent };
  }

  /** Those that rows name now: what was deleted since the snapshot is not lost, and an orphan may never have been written. */
  private async stillNamed(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const named = await Tables.use(this.settings, (tables) => tables.fileKeys());
    return keys.filter((key) => named.has(key));
  }

  private async copy(folder: BackupFolder, key: string): Promise<boolean> {
    const file = await this.files.read(key);
    if (file) await folder.write(filePart(key), file.stream);
    return file !== null;
  }
}

async function dump(folder: BackupFolder, tables: Tables): Promise<Record<string, TableFacts>> {
  const facts: Record<string, TableFacts> = {};
  for (const table of await tables.names()) {
    const counted = { rows: 0 };
    await folder.writeLines(tablePart(table), tables.statements(table, counted));
    facts[table] = { ...counted, nextId: await tables.nextId(table) };
  }
  return facts;
}
