import type { Readable } from 'node:stream';
import { publicId } from '../../common/crypto/public-id.js';

export interface StoredBytes {
  readonly size: number;
  readonly stream: Readable;
}

/**
 * Where the bytes of files are kept. A key is a path of lower-case parts, sharded by its maker; a file is
 * never changed, only put once, read and removed.
 */
export abstract class FileStorage {
  /** Resolves when the file would survive a power cut. @throws AppError storage-full */
  abstract put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null where there is no such file. */
  abstract read(key: string): Promise<StoredBytes | null>;
  /** A file that is not there is no failure. */
  abstract remove(key: string): Promise<void>;
  /** Every file kept. */
  abstract keys(): AsyncIterable<string>;
  /** @throws when files cannot be kept or read now */
  abstract check(): Promise<void>;
  /** Removes what interrupted writes left before that moment. */
  abstract removeLeftovers(before: Date): Promise<void>;
}

/** A new key below a folder, e.g. `photos/4h/4h3k...`: spread over 1,024 folders. */
export function newStorageKey(folder: 'photos' | 'documents'): string {
  const id = publicId();
  return `${folder}/${id.slice(0, 2)}/${id}`;
}

const KEY = /^[a-z0-9]+(\/[a-z0-9][a-z0-9.-]*)+$/;

/** The key itself. @throws for what could lead out of the place of stored files */
export function storageKey(key: string): string {
  if (!KEY.test(key)) throw new Error('Not a key of stored files.');
  return key;
}
