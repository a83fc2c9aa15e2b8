import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import request from 'supertest';
import { parseSettings } from '../../../src/platform/config/parse-settings.js';
import { DocumentsService } from '../../../src/profiles/documents/documents.service.js';
import type { FileStorage } from '../../../src/platform/storage/file-storage.js';
import { LocalStorage } from '../../../src/platform/storage/local-storage.js';
import { S3Storage } from '../../../src/platform/storage/s3-storage.js';
import { Photo } from '../../../src/profiles/photos/photo.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { startS3Server, type S3Server } from '../../support/servers/s3-server.js';
import { startTestApp } from '../../support/servers/test-app.js';
import { jpeg, readStoredPhoto, storedKeys, uploadPhotos } from '../../support/make/uploads.js';

/** What a process of Linux has open. */
const OPEN = '/proc/self/fd';

/** One specification for every place where files can be kept. */
interface Place {
  storage: FileStorage;
  /** Files of it that this process has open. */
  open(): Promise<string[]>;
  close(): Promise<void>;
}

async function localDisk(): Promise<Place> {
  const root = await mkdtemp(join(tmpdir(), 'kalyanam-storage-'));
  const storage = new LocalStorage({ storageDir: root });
  await storage.onModuleInit();
  return {
    storage,
    async open() {
      const all = (await readdir(OPEN).catch(() => [])).map((file) => readlink(join(OPEN, file)).catch(() => ''));
      return (await Promise.all(all)).filter((path) => path.startsWith(root));
    },
    close: () => rm(root, { recursive: true, force: true }),
  };
}

async function s3Bucket(): Promise<Place> {
  const server = await startS3Server();
  const { s3 } = parseSettings({ NODE_ENV: 'test', DATABASE_URL: 'mysql://k:k@127.0.0.1/k', ...server.env });
  if (!s3) throw new Error('no S3');
  const storage = new S3Storage(s3);
  return {
    storage,
    open: () => Promise.resolve([]),
    async close() {
      storage.onModuleDestroy();
      await server.close();
    },
  };
}

describe.each([
  ['the local disk', localDisk],
  ['an S3 bucket', s3Bucket],
])('files on %s', (_, open) => {
  let place: Place;
  let storage: FileStorage;
  beforeEach(async () => {
    place = await open();
    storage = place.storage;
  });
  afterEach(async () => {
    // A reader of a file reads it or lets go of it; it is closed a moment later.
    for (let tries = 0; tries < 50 && (await place.open()).length > 0; tries += 1) await setTimeout(20);
    expect(await place.open()).toEqual([]);
    await place.close();
  });

  const keys = async (): Promise<string[]> => {
    const found: string[] = [];
    for await (const key of storage.keys()) found.push(key);
    return found.sort();
  };
  const bytesOf = async (key: string): Promise<Buffer | null> => {
    const file = await storage.read(key);
    return file && buffer(file.stream);
  };

  it('are read as they were written, and are gone once removed', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_none, index) => index % 256));
    await storage.put('photos/ab/abc.full.webp', bytes);
    const file = await storage.read('photos/ab/abc.full.webp');
    file?.stream.destroy();
    expect(file?.size).toBe(bytes.length);
    expect(await bytesOf('photos/ab/abc.full.webp')).toEqual(bytes);
    expect(await keys()).toEqual(['photos/ab/abc.full.webp']);
    await storage.remove('photos/ab/abc.full.webp');
    await storage.remove('photos/ab/abc.full.webp');
    expect(await storage.read('photos/ab/abc.full.webp')).toBeNull();
    expect(await keys()).toEqual([]);
  });

  it('are all listed, however many there are', async () => {
    const put = Array.from({ length: 30 }, (_none, index) => `photos/ab/abc${String(index).padStart(4, '0')}`);
    await Promise.all(put.map((key) => storage.put(key, Buffer.from(key))));
    expect(await keys()).toEqual(put);
  });

  it('are refused under keys that lead outside their folder', async () => {
    for (const key of ['../up', 'a/../../up', '/etc/passwd', 'a//b', 'a/.b', 'a', 'A/b', 'a/b\\c', ''])
      for (const act of [() => storage.read(key), () => storage.remove(key), () => storage.put(key, Buffer.of(1))])
        await expect(act()).rejects.toThrow('Not a key');
  });

  it('pass a check, which fails when they can no longer be stored', async () => {
    await storage.check();
    await place.close();
    await expect(storage.check()).rejects.toThrow();
  });
});

describe('the product with its files in an S3 bucket', () => {
  let server: S3Server;
  beforeEach(async () => {
    server = await startS3Server();
  });
  afterEach(() => server.close());

  it('stores, shows and removes photos, and opens documents', async () => {
    const test = await startTestApp(server.env);
    const member = await test.make.signedIn({ verificationStatus: 'semi-verified' });
    const { body } = await uploadPhotos(test, member.token, await jpeg()).expect(200);
    expect(await storedKeys(test)).toHaveLength(3);
    const shown = await request(test.app.getHttpServer())
      .get(body.photos[0].card)
      .auth(member.token, { type: 'bearer' })
      .expect(200);
    expect((await readStoredPhoto(shown.body as Buffer).metadata()).format).toBe('webp');
    const documents = test.app.get(DocumentsService);
    await documents.store({ ...member, publicId: member.id }, 'pan', await jpeg());
    expect((await documents.open(member.userId, 'pan'))?.bytes.subarray(0, 3)).toEqual(Buffer.of(0xff, 0xd8, 0xff));
    await member.delete(`/files/photos/${body.photos[0].id}`).expect(200);
    expect(await storedKeys(test)).toHaveLength(1);
    await test.close();
  });

  it('asks to try again later while the bucket is unavailable, and is not ready', async () => {
    const test = await startTestApp(server.env);
    const member = await test.make.signedIn({ verificationStatus: 'semi-verified' });
    await server.close();
    expectFailure(await uploadPhotos(test, member.token, await jpeg()), 'busy');
    expectFailure(await request(test.app.getHttpServer()).get('/backend/api/health/ready'), 'busy');
    await request(test.app.getHttpServer()).get('/backend/api/health/live').expect(200);
    expect(await test.rows(Photo).find()).toEqual([]);
    await test.close();
  });
});
