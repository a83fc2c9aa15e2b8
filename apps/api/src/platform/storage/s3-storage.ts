import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { OnModuleDestroy } from '@nestjs/common';
import { AppError } from '../errors/app-error.js';
import type { S3Settings } from '../config/settings.js';
import { FileStorage, storageKey, type StoredBytes } from './file-storage.js';

const CONNECT_MS = 3000;
const ANSWER_MS = 15_000;
const TRIES = 3;

/** Files as objects in a bucket of an S3-compatible service. An object exists completely or not at all. */
export class S3Storage extends FileStorage implements OnModuleDestroy {
  private readonly client: S3Client;
  private readonly bucket: string;

  constructor({ endpoint, region, bucket, credentials }: S3Settings) {
    super();
    this.bucket = bucket;
    this.client = new S3Client({
      endpoint,
      region,
      forcePathStyle: true,
      maxAttempts: TRIES,
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
      // Services other than Amazon's do not support the newer checksums.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(credentials && { credentials }),
    });
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    const object = { ...this.at(key), Body: bytes, ContentLength: bytes.byteLength };
    await answered(this.client.send(new PutObjectCommand(object)));
  }

  async read(key: string): Promise<StoredBytes | null> {
    const found = await answered(this.client.send(new GetObjectCommand(this.at(key))).catch(nullIfMissing));
    if (!found) return null;
    if (!(found.Body instanceof Readable)) throw new Error('The storage response has no stream.');
    return { size: found.ContentLength ?? 0, stream: found.Body };
  }

  async size(key: string): Promise<number | null> {
    const found = await answered(this.client.send(new HeadObjectCommand(this.at(key))).catch(nullIfMissing));
    return found && (found.ContentLength ?? 0);
  }

  async remove(key: string): Promise<void> {
    await answered(this.client.send(new DeleteObjectCommand(this.at(key))));
  }

  async *keys(): AsyncIterable<string> {
    let after: string | undefined;
    do {
      const page = await answered(
        this.client.send(new ListObjectsV2Command({ Bucket: this.bucket, StartAfter: after })),
      );
      for (const { Key } of page.Contents ?? []) if (Key) yield Key;
      after = page.IsTruncated ? page.Contents?.at(-1)?.Key : undefined;
    } while (after !== undefined);
  }

  /** Asks, and writes nothing: each write is paid for, and versions of a probe would be kept. */
  async check(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.bucket }));
  }

  async freeBytes(): Promise<null> {
    return null;
  }

  /** Interrupted writes leave nothing behind. */
  async removeLeftovers(): Promise<void> {}

  onModuleDestroy(): void {
    this.client.destroy();
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.bucket, Key: storageKey(key) };
  }
}

interface S3Failure {
  name?: string;
  $metadata?: { httpStatusCode?: number };
}

function nullIfMissing(error: S3Failure): null {
  if (error.name === 'NoSuchKey' || error.$metadata?.httpStatusCode === 404) return null;
  throw error as Error;
}

/** @throws AppError storage-full, or busy when the service does not respond in time */
async function answered<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const { name = '', $metadata } = error as S3Failure;
    const status = $metadata?.httpStatusCode;
    if (status === 507 || /StorageFull|QuotaExceeded/.test(name)) throw new AppError('storage-full');
    if (status === undefined || status >= 500 || status === 429) throw new AppError('busy', { retryAfter: 5 });
    throw error;
  }
}
