import type { Readable } from 'node:stream';
import { publicId } from '../crypto/public-id.js';

export interface StoredBytes {
  readonly size: number;
  readonly stream: Readable;
}

/**
 * Stores the bytes of files. A key is a path of lower-case parts, sharded by `newStorageKey`; a file is put once, read
 * and removed, never changed.
 */
export abstract class FileStorage {
  /** Resolves once the file would survive a power cut. @throws AppError storage-full */
  abstract put(key: string, bytes: Uint8Array): Promise<void>;
  /** Null if the file does not exist. */
  abstract read(key: string): Promise<StoredBytes | null>;
  /** In bytes; null if the file does not exist. */
  abstract size(key: string): Promise<number | null>;
  /** A missing file is not an error. */
  abstract remove(key: string): Promise<void>;
  /** Every stored file. */
  abstract keys(): AsyncIterable<string>;
  /** @throws AppError storage-full, or anything else when files cannot be stored or read now */
  abstract check(): Promise<void>;
  /** Room for further files; null where it is not counted. */
  abstract freeBytes(): Promise<number | null>;
  /** Removes what interrupted writes left behind before that moment. */
  abstract removeLeftovers(before: Date): Promise<void>;
}

/** A new key below a folder, e.g. `photos/4h/4h3k...`, spread over 1,024 folders. */
export function newStorageKey(folder: 'photos' | 'documents'): string {
  const id = publicId();
  return `${folder}/${id.slice(0, 2)}/${id}`;
}

const KEY = /^[a-z0-9]+(\/[a-z0-9][a-z0-9.-]*)+$/;

/** Returns the key. @throws if it could lead out of the storage folder */
export function storageKey(key: string): string {
  if (!KEY.test(key)) throw new Error('Not a key of stored files.');
  return key;
}
