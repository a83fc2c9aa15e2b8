import { mkdir, open, opendir, rename, stat, statfs, unlink, type FileHandle } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { publicId } from '../crypto/public-id.js';
import { AppError } from '../errors/app-error.js';
import { Settings } from '../config/settings.js';
import { FileStorage, storageKey, type StoredBytes } from './file-storage.js';

const TEMPORARY = '.temporary';
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** One block of a disk. */
const PROBE = Buffer.alloc(4096);

/** Files on the disk of this machine, below `settings.storageDir`. */
@Injectable()
export class LocalStorage extends FileStorage implements OnModuleInit {
  private readonly root: string;

  constructor(settings: Pick<Settings, 'storageDir'>) {
    super();
    this.root = settings.storageDir;
  }

  async onModuleInit(): Promise<void> {
    await makeFolder(join(this.root, TEMPORARY));
  }

  /** Atomic for readers: writes to a temporary file, flushes it, then renames it. */
  async put(key: string, bytes: Uint8Array): Promise<void> {
    const path = this.pathOf(key);
    const temporary = join(this.root, TEMPORARY, publicId());
    try {
      await this.writeTemporary(temporary, bytes);
      await makeFolder(dirname(path));
      await rename(temporary, path);
      await syncFolder(dirname(path));
    } catch (error) {
      await removeIfThere(temporary).catch(() => undefined);
      throw isFull(error) ? new AppError('storage-full') : error;
    }
  }

  async read(key: string): Promise<StoredBytes | null> {
    const file = await ifThere(open(this.pathOf(key)));
    if (!file) return null;
    const { size } = await file.stat();
    return { size, stream: file.createReadStream() };
  }

  async size(key: string): Promise<number | null> {
    return (await ifThere(stat(this.pathOf(key))))?.size ?? null;
  }

  async remove(key: string): Promise<void> {
    await removeIfThere(this.pathOf(key));
  }

  async *keys(): AsyncIterable<string> {
    for await (const entry of await opendir(this.root, { recursive: true })) {
      const key = relative(this.root, join(entry.parentPath, entry.name)).split(sep).join('/');
      if (entry.isFile() && !key.startsWith(TEMPORARY)) yield key;
    }
  }

  /** Writes, syncs and removes a file: a folder can be there and writable on a disk that is full or gone. */
  async check(): Promise<void> {
    const probe = join(this.root, TEMPORARY, `probe-${publicId()}`);
    try {
      await this.writeTemporary(probe, PROBE);
    } catch (error) {
      throw isFull(error) ? new AppError('storage-full') : error;
    } finally {
      await removeIfThere(probe);
    }
  }

  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.root);
    return bavail * bsize;
  }

  async removeLeftovers(before: Date): Promise<void> {
    const folder = join(this.root, TEMPORARY);
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name);
      const file = await ifThere(stat(path));
      if (file && file.mtime < before) await removeIfThere(path);
    }
  }

  /** Makes the folder again where a volume was mounted again; the root itself is left to the operator. */
  private async writeTemporary(path: string, bytes: Uint8Array): Promise<void> {
    const write = () =>
      withFile(path, 'wx', async (file) => {
        await file.writeFile(bytes);
        await file.sync();
      });
    if ((await ifThere(write().then(() => true))) ?? false) return;
    await mkdir(dirname(path), { mode: PRIVATE_FOLDER }).catch(ignoreIfThere);
    await write();
  }

  private pathOf(key: string): string {
    return join(this.root, storageKey(key));
  }
}

/** @internal exported for its test */
export const isFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '');

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) await syncFolder(dirname(made));
}

const syncFolder = (path: string): Promise<void> => withFile(path, 'r', (folder) => folder.sync());

async function withFile(path: string, flags: string, work: (file: FileHandle) => Promise<void>): Promise<void> {
  const file = await open(path, flags, PRIVATE_FILE);
  try {
    await work(file);
  } finally {
    await file.close();
  }
}

async function ifThere<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function ignoreIfThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

const removeIfThere = async (path: string): Promise<void> => {
  await ifThere(unlink(path));
};
