import type { Readable } from 'node:stream';

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
