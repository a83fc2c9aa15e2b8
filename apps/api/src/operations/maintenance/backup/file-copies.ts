import type { StoredFiles } from '../../../platform/storage/stored-files.service.js';
import { filePart, FILES_FOLDER } from './backup-facts.js';
import type { BackupFolder } from './backup-folder.js';

/** Disks and buckets answer several at a time; each file waits until it is on the disk. */
const AT_ONCE = 8;

export interface KnownKeys {
  /** Keys that rows name. */
  readonly named: ReadonlySet<string>;
  /** Files that may be there without a row, or not yet, or no longer. */
  readonly orphaned: ReadonlySet<string>;
}

/** Copies stored files into a backup, or takes them over from the former one: the bytes under a key never change. */
export class FileCopies {
  shared = 0;
  /** Keys that rows name and storage does not have. */
  readonly lost = new Set<string>();

  constructor(
    private readonly files: StoredFiles,
    private readonly folder: BackupFolder,
    private readonly former: BackupFolder | null,
  ) {}

  /** Copies those that are not copied yet. Returns how many of all of them are in the backup. */
  async copy({ named, orphaned }: KnownKeys): Promise<number> {
    let there = 0;
    await inParallel(named, async (key) => {
      if (this.lost.has(key)) return;
      if (await this.isCopied(key)) there += 1;
      // Files are there before their rows: it will not come later.
      else this.lost.add(key);
    });
    await inParallel(orphaned, async (key) => {
      if (await this.isCopied(key)) there += 1;
    });
    return there;
  }

  /** Removes files from the backup that nothing in the tables knows. */
  async dropAllBut({ named, orphaned }: KnownKeys): Promise<void> {
    for (const part of this.folder.parts) {
      if (!part.startsWith(FILES_FOLDER)) continue;
      const key = part.slice(FILES_FOLDER.length);
      if (!named.has(key) && !orphaned.has(key)) await this.folder.remove(part);
    }
  }

  private async isCopied(key: string): Promise<boolean> {
    return this.folder.has(filePart(key)) || (await this.takeOver(key)) || (await this.copyAnew(key));
  }

  private async takeOver(key: string): Promise<boolean> {
    if (!this.former?.has(filePart(key))) return false;
    const size = await this.files.size(key);
    if (size === null || !(await this.folder.takeOver(filePart(key), size, this.former))) return false;
    this.shared += 1;
    return true;
  }

  private async copyAnew(key: string): Promise<boolean> {
    const file = await this.files.read(key);
    if (file) await this.folder.write(filePart(key), file.stream);
    return file !== null;
  }
}

/** All work has ended when this rejects. */
async function inParallel<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const failures: unknown[] = [];
  const run = async (): Promise<void> => {
    for (let next = left.next(); !next.done && failures.length === 0; next = left.next())
      await work(next.value).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, run));
  if (failures.length > 0) throw failures[0];
}
