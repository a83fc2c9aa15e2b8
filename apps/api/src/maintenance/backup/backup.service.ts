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
    await Tables.use(this.settings.databaseUrl, (tables) => this.copyFiles(folder, tables));
    return Tables.use(this.settings.databaseUrl, async (tables) => {
      await tables.hold();
      const takenAt = this.clock.now().toISOString();
      const facts = await dump(folder, tables);
      const named = await this.copyFiles(folder, tables);
      for (const part of folder.parts) if (part.startsWith(FILES_FOLDER) && !named.has(part)) await folder.remove(part);
      const migrations = await tables.migrations();
      await folder.finish({ format: 1, takenAt, migrations, keyIds: this.keys.ids, tables: facts });
      const rows = Object.values(facts).reduce((sum, table) => sum + table.rows, 0);
      return { rows, files: named.size };
    });
  }

  /** Copies the referenced files that are not copied yet. Returns the parts of all copied files. */
  private async copyFiles(folder: BackupFolder, tables: Tables): Promise<ReadonlySet<string>> {
    const named = new Set<string>();
    for await (const key of tables.fileKeys()) named.add(key);
    const parts = new Set<string>();
    for (const key of named) {
      const part = filePart(key);
      if (folder.has(part) || (await this.copy(folder, key))) parts.add(part);
    }
    return parts;
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
