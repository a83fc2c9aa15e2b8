import { existsSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import {
  storedKeys,
  jpeg,
  jpegWithExif,
  png,
  readStoredPhoto,
  upload,
  uploadPhotos,
} from '../../support/make/uploads.js';
import { buffer } from 'node:stream/consumers';
import { FileStorage } from '../../../src/platform/storage/file-storage.js';
import { inDeep, manyOf } from '../../support/servers/deep.js';
import { chunkOfPng, COSTLIEST_ACCEPTED, HOSTILE_PICTURES, pngOf } from '../../support/make/hostile-pictures.js';
import { startBuilt } from '../../support/servers/built-server.js';
import { AccessTokens } from '../../../src/people/sessions/access-tokens.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

/** Anything sent as a picture is refused, or is re-encoded and keeps none of the original bytes. */

const MUTATIONS = manyOf(300, 12);
const SEED = 20_261_121;
const MIB = 1024 * 1024;
/** Just under the 40 million pixels that are accepted. */
const LARGEST = { width: 7296, height: 5472 };
const SCRIPT = '<script>alert("planted")</script>';

/** Random, but the same each time. */
function sequence(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

function mutated(whole: Buffer, next: (below: number) => number): Buffer {
  const bytes = Buffer.from(whole);
  const changes = 1 + next(12);
  for (let change = 0; change < changes; change += 1) bytes[next(bytes.length)] = next(256);
  if (next(4) === 0) return bytes.subarray(0, 1 + next(bytes.length));
  if (next(4) === 0) return Buffer.concat([bytes, bytes.subarray(next(bytes.length))]);
  return bytes;
}

/** A small PNG file that claims to be this many pixels wide and high. */
const bomb = (side: number): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(2 * 1024 * 1024));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [chunkOfPng('IHDR', header), chunkOfPng('IDAT', rows), chunkOfPng('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...chunks]);
};

type Make = (good: Buffer) => Buffer | Promise<Buffer>;

const REFUSED: readonly [string, Make][] = [
  ['nothing', () => Buffer.alloc(0)],
  ['text', () => Buffer.from('just a text that is not a picture at all')],
  ['a web page', () => Buffer.from(`<!doctype html><html><body>${SCRIPT}</body></html>`)],
  ['an SVG', () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['a PDF', () => Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj')],
  ['a program', () => Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(2000, 1)])],
  ['an archive', () => Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(2000, 1)])],
  ['a GIF', () => Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(2000)])],
  ['a WebP', () => Buffer.concat([Buffer.from('RIFF\x00\x10\x00\x00WEBPVP8 '), Buffer.alloc(2000)])],
  ['a JPEG of its first bytes only', (good) => good.subarray(0, 12)],
  ['half a JPEG', (good) => good.subarray(0, Math.floor(good.length / 2))],
  ['half a PNG', async () => (await png({ width: 160, height: 120 })).subarray(0, 80)],
  ['a bomb of 100 million pixels', () => bomb(10_000)],
  ['a bomb of 4 billion pixels', () => bomb(65_535)],
  ['a bomb beyond what a PNG can be', () => bomb(0xffff_ffff)],
];

const RE_ENCODED: readonly [string, Make][] = [
  ['a JPEG that is a web page as well', async (good) => Buffer.concat([good, Buffer.from(SCRIPT)])],
  ['a JPEG that is an archive as well', async (good) => Buffer.concat([good, Buffer.from(`PK\x03\x04${SCRIPT}`)])],
  ['a JPEG with a script in its metadata', () => jpegWithExif(SCRIPT)],
  ['a PNG with a script after its end', async () => Buffer.concat([await png(), Buffer.from(SCRIPT)])],
];

describe('hostile files', () => {
  let test: TestApp;
  let member: SignedIn;
  let good: Buffer;
  beforeAll(async () => {
    test = await startTestApp();
    good = await jpeg({ width: 160, height: 120 });
  });
  beforeEach(async () => {
    member = await test.make.signedIn({ verificationStatus: 'semi-verified' });
  });
  afterAll(() => test.close());

  const send = (bytes: Buffer) => uploadPhotos(test, member.token, bytes);
  const storedBytes = async (): Promise<Buffer[]> => {
    const files: Buffer[] = [];
    for (const key of await storedKeys(test)) {
      const file = await test.app.get(FileStorage, { strict: false }).read(key);
      if (file) files.push(await buffer(file.stream));
    }
    return files;
  };

  it.each(REFUSED)('%s is refused, and nothing is stored', async (_, make) => {
    const before = await storedKeys(test);
    const { status } = await send(await make(good));
    expect([400, 413, 415]).toContain(status);
    expect(await storedKeys(test)).toEqual(before);
  });

  it.each(HOSTILE_PICTURES)(
    'a picture of $name is refused by its header, as photo and as document',
    async (picture) => {
      const before = await storedKeys(test);
      const bytes = await pngOf(picture);
      expectFailure(await send(bytes), 'picture-form');
      const document = upload(test, member.token, '/files/documents').field('type', 'aadhaar');
      expectFailure(await document.attach('document', bytes, 'a.png'), 'picture-form');
      expect(await storedKeys(test)).toEqual(before);
    },
  );

  it('an account’s many pictures keep neither place of the two from others', async () => {
    const costly = await pngOf(COSTLIEST_ACCEPTED);
    const uploadToken = test.app.get(AccessTokens).forUploads(member.id);
    const other = await test.make.signedIn({ verificationStatus: 'semi-verified' });
    const many = [member.token, uploadToken, member.token, uploadToken].map(async (token) =>
      uploadPhotos(test, token, costly),
    );
    expect((await uploadPhotos(test, other.token, good)).status).toBe(200);
    for (const answer of await Promise.all(many)) if (answer.status !== 200) expectFailure(answer, 'pictures-waiting');
  });

  it.each(RE_ENCODED)('%s is re-encoded, without it', async (_, make) => {
    const before = new Set(await storedKeys(test));
    expect((await send(await make(good))).status).toBe(200);
    const made = (await storedKeys(test)).filter((key) => !before.has(key));
    expect(made).toHaveLength(3);
    for (const bytes of await storedBytes()) {
      expect(bytes.includes('planted')).toBe(false);
      expect((await readStoredPhoto(bytes).metadata()).format).toBe('webp');
    }
  });

  it('false names and types change nothing', async () => {
    for (const filename of ['../../etc/passwd', 'a.php', 'x'.repeat(200), 'nul\u0000l.jpg', '<img src=x>.jpg'])
      expect(
        (
          await upload(test, member.token).field('declaration', 'true').attach('photos', Buffer.from('no picture'), {
            filename,
            contentType: 'image/jpeg',
          })
        ).status,
      ).toBeLessThan(500);
    for (const key of await storedKeys(test)) expect(key).toMatch(/^photos\/[0-9a-z]{2}\/[0-9a-z]{20}\.[a-z]+\.webp$/);
  });

  it(`${MUTATIONS} damaged JPEGs are refused or re-encoded`, async () => {
    const next = sequence(SEED);
    const statuses = new Map<number, number>();
    for (let done = 0; done < MUTATIONS; done += 1) {
      if (done % 4 === 0) member = await test.make.signedIn({ verificationStatus: 'semi-verified' });
      const { status } = await send(mutated(good, next));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses.keys()].filter((status) => ![200, 400, 415].includes(status))).toEqual([]);
    expect(statuses.get(415)).toBeGreaterThan(0);
    for (const bytes of await storedBytes()) expect((await readStoredPhoto(bytes).metadata()).format).toBe('webp');
  }, 300_000);

  /** Only Linux reports a process's peak memory. */
  (existsSync('/proc/self/status') ? inDeep : it.skip)(
    'keep the built server and its picture processes below 512 MiB each, all of them and the largest accepted picture',
    async () => {
      const { databaseUrl, storageDir } = test.settings;
      const server = await startBuilt({ DATABASE_URL: databaseUrl, STORAGE_DIR: storageDir, PICTURE_SECONDS: '120' });
      const post = async ({ token }: SignedIn, bytes: Buffer): Promise<number> => {
        const form = new FormData();
        form.append('declaration', 'true');
        form.append('photos', new Blob([Uint8Array.from(bytes)]), 'photo.jpg');
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${server.url}/files/photos`, { method: 'POST', headers, body: form })).status;
      };
      const largest = await jpeg(LARGEST);
      const costliest = await pngOf(COSTLIEST_ACCEPTED);
      const next = sequence(SEED);
      const makers: Make[] = [
        ...[...REFUSED, ...RE_ENCODED].map(([, make]) => make),
        ...Array.from({ length: 4 }, () => () => largest),
        ...Array.from({ length: 2 }, () => () => costliest),
        ...Array.from({ length: MUTATIONS }, (): Make => (whole) => mutated(whole, next)),
      ];
      const statuses = new Set<number>();
      for (let done = 0; done < makers.length; done += 4) {
        const two = await Promise.all([0, 1].map(() => test.make.signedIn({ verificationStatus: 'semi-verified' })));
        const four = makers.slice(done, done + 4).map(async (make, index) => post(two[index % 2]!, await make(good)));
        for (const status of await Promise.all(four)) statuses.add(status);
      }
      const most = await server.mostMemory();
      await server.stop();
      expect([...statuses].sort()).toEqual([200, 415]);
      expect(most).toBeGreaterThan(50 * MIB);
      expect(most).toBeLessThan(512 * MIB);
    },
    300_000,
  );
});
