import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../time/clock.js';
import { AppError, reasonOf } from '../errors/app-error.js';
import { runFailed } from '../jobs/jobs.js';
import { Meters } from '../jobs/meters.js';
import { FileStorage, type StoredBytes } from './file-storage.js';
import { OrphanedFilesRepository } from './orphaned-files.repository.js';

export interface NewFile {
  readonly key: string;
  readonly bytes: Uint8Array;
}

const SWEEP_MS = 15_000;
const SWEEP_BATCH = 50;
/** Longer than any request that stores a file. */
const PATIENCE_SECONDS = 3600;
const CHECK_SECONDS = 10;
const TELL_SECONDS = 60;

/**
 * Keeps files and the rows that reference them consistent. A file is recorded as an orphan before it is written, and
 * adopted in the transaction that writes its row; the transaction that deletes the row makes it an orphan again.
 * Wherever an upload is interrupted, the sweeper finds exactly the leftover files: it locks the orphan's row, which
 * the adopting transaction has to delete.
 */
@Injectable()
export class StoredFiles {
  private readonly log = new Logger('StoredFiles');
  private checked: { at: Date; answer: Promise<void>; pending: boolean } | null = null;
  private toldFullAt: Date | null = null;

  constructor(
    private readonly storage: FileStorage,
    private readonly orphans: OrphanedFilesRepository,
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly meters: Meters,
  ) {}

  /** Stores the files, then runs the transaction that writes their rows: all or nothing. */
  async storeWith<T>(files: readonly NewFile[], writeRows: (manager: EntityManager) => Promise<T>): Promise<T> {
    const keys = files.map((file) => file.key);
    await this.orphans.insert(this.database.manager, keys, this.clock.inSeconds(PATIENCE_SECONDS));
    try {
      for (const file of files) await this.storage.put(file.key, file.bytes);
      return await this.database.transaction(async (manager) => {
        const result = await writeRows(manager);
        const adopted = await this.orphans.remove(manager, keys);
        if (adopted !== keys.length) throw new Error('Stored files were swept before their rows were written.');
        return result;
      });
    } catch (error) {
      this.tellIfFull(error);
      await this.removeOrphans(keys);
      throw error;
    }
  }

  /** Call it in the transaction that deletes the rows: the files are removed after its commit. */
  abandon(manager: EntityManager, keys: readonly string[]): Promise<void> {
    return this.orphans.insert(manager, keys, this.clock.now());
  }

  /** Removes those of the files that are orphans now, without waiting for the sweeper. */
  async removeOrphans(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    try {
      await this.removeLocked((manager) => this.orphans.lockThese(manager, keys));
    } catch (error) {
      this.log.warn(`Orphaned files were left to the sweeper: ${reasonOf(error)}`);
    }
  }

  /** Removes all files that are orphans now; call it after the commit of a transaction that erased rows. */
  async removeAbandoned(): Promise<void> {
    try {
      const now = this.clock.now();
      while ((await this.removeLocked((manager) => this.orphans.lockDue(manager, now, SWEEP_BATCH))) === SWEEP_BATCH);
    } catch (error) {
      runFailed();
      this.log.warn(`Orphaned files were left to the sweeper: ${reasonOf(error)}`);
    }
  }

  /** Restores a file from a backup; its row is already restored. */
  restore({ key, bytes }: NewFile): Promise<void> {
    return this.storage.put(key, bytes);
  }

  read(key: string): Promise<StoredBytes | null> {
    return this.storage.read(key);
  }

  /** In bytes; null if the file does not exist. */
  size(key: string): Promise<number | null> {
    return this.storage.size(key);
  }

  /** Every stored file. */
  keys(): AsyncIterable<string> {
    return this.storage.keys();
  }

  async has(key: string): Promise<boolean> {
    return (await this.storage.size(key)) !== null;
  }

  /**
   * Looks at most every 10 seconds, and never while an earlier look hangs: on a network disk that does not answer each
   * would hold one of the few threads for files.
   * @throws when files cannot be stored or read now
   */
  check(): Promise<void> {
    const now = this.clock.now();
    if (this.checked && (this.checked.pending || this.checked.at > this.clock.inSeconds(-CHECK_SECONDS)))
      return this.checked.answer;
    const check = { at: now, pending: true, answer: this.storage.check() };
    this.checked = check;
    check.answer.catch((error: unknown) => this.tellIfFull(error)).finally(() => (check.pending = false));
    return check.answer;
  }

  /** Null where the storage has no end. */
  freeBytes(): Promise<number | null> {
    return this.storage.freeBytes();
  }

  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    await this.removeAbandoned();
    try {
      await this.storage.removeLeftovers(this.clock.inSeconds(-PATIENCE_SECONDS));
    } catch (error) {
      runFailed();
      this.log.warn(`Leftovers of uploads could not be removed: ${reasonOf(error)}`);
    }
  }

  private tellIfFull(error: unknown): void {
    const isFull = error instanceof AppError && error.code === 'storage-full';
    if (!isFull) return;
    this.meters.count('storage_full_total', {});
    if (this.toldFullAt && this.toldFullAt > this.clock.inSeconds(-TELL_SECONDS)) return;
    this.toldFullAt = this.clock.now();
    this.log.error('The storage of files is full: photos and documents are refused until there is room.');
  }

  private removeLocked(lock: (manager: EntityManager) => Promise<string[]>): Promise<number> {
    return this.database.transaction('READ COMMITTED', async (manager) => {
      const keys = await lock(manager);
      for (const key of keys) await this.storage.remove(key);
      await this.orphans.remove(manager, keys);
      return keys.length;
    });
  }
}
