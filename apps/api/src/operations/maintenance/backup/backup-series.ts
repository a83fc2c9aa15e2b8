import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { factsAt, isBackupName, isGood } from './backup-facts.js';
import { BackupFolder } from './backup-folder.js';
import { outlived, type Kept, type Retention } from './retention.js';
import type { Sealer } from './sealing.js';

const UNFINISHED = '.unfinished';
const REMOVED = '.removed';
const PRIVATE_FOLDER = 0o700;

const nameOf = (moment: Date): string => `${moment.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
const momentOf = (name: string): Date => new Date(name.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));

/** A folder of backups of one database, each in a folder named by its moment. One that is not complete is named so. */
export class BackupSeries {
  constructor(
    private readonly root: string,
    private readonly sealer: Sealer | null,
  ) {}

  /**
   * Makes the folder of a new backup, and removes what died half-way. Call it while no other backup is under way.
   * @throws where the series is another database's
   */
  async begin(now: Date, database: string): Promise<BackupFolder> {
    await this.demandOf(database);
    for (const entry of await readdir(this.root))
      if (isBackupName(entry.split('.')[0] ?? '') && (entry.endsWith(UNFINISHED) || entry.endsWith(REMOVED)))
        await rm(join(this.root, entry), { recursive: true });
    const folder = new BackupFolder(join(this.root, nameOf(now) + UNFINISHED), this.sealer);
    await folder.begin();
    return folder;
  }

  /** The newest complete backup with the same key, whose files the next one can share; null for none. */
  async former(): Promise<BackupFolder | null> {
    for (const name of (await this.names()).reverse()) {
      const folder = new BackupFolder(join(this.root, name), this.sealer);
      try {
        const { encryption } = await folder.facts();
        if ((encryption?.keyId ?? null) !== (this.sealer?.keyId ?? null)) continue;
        await folder.list();
        return folder;
      } catch {
        continue;
      }
    }
    return null;
  }

  /** Gives a finished backup its name. */
  async complete({ folder }: BackupFolder): Promise<string> {
    const path = folder.slice(0, -UNFINISHED.length);
    await rename(folder, path);
    await this.sync();
    return path;
  }

  /** Removes what need not be kept. Files that other backups share stay theirs. Returns the names. */
  async prune(retention: Retention, now: Date): Promise<string[]> {
    const backups = (await Promise.all((await this.names()).map((name) => this.look(name)))).filter(isKnown);
    const names = outlived(backups, retention, now).map(({ name }) => name);
    for (const name of names) {
      // Renamed first: a partly removed backup is none any more.
      await rename(join(this.root, name), join(this.root, name + REMOVED));
      await this.sync();
      await rm(join(this.root, name + REMOVED), { recursive: true });
    }
    return names;
  }

  /** @throws where a backup is of another database: the backups kept of one would be removed for the other */
  private async demandOf(database: string): Promise<void> {
    await mkdir(this.root, { recursive: true, mode: PRIVATE_FOLDER });
    for (const name of await this.names()) {
      const theirs = (await factsAt(join(this.root, name)))?.database ?? database;
      if (theirs !== database)
        throw new Error(
          `The backups in ${this.root} are of the database ${theirs}, this is ${database}: name another folder.`,
        );
    }
  }

  private async names(): Promise<string[]> {
    return (await readdir(this.root)).filter(isBackupName).sort();
  }

  /** Null for what is no complete backup: it is left alone. */
  private async look(name: string): Promise<Kept | null> {
    const facts = await factsAt(join(this.root, name));
    if (facts === null) return null;
    return { name, takenAt: momentOf(name), isGood: isGood(facts) };
  }

  private async sync(): Promise<void> {
    const folder = await open(this.root);
    await folder.sync();
    await folder.close();
  }
}

const isKnown = (backup: Kept | null): backup is Kept => backup !== null;
