import sharp, { type Sharp } from 'sharp';
import { KeyRing } from '../../../src/platform/crypto/key-ring.js';
import { developmentSecrets } from '../../../src/platform/config/secrets.js';
import type { Settings } from '../../../src/platform/config/settings.js';
import { seededRandom, type Random } from '../../../src/operations/demo/random.js';
import { isCertain, WatermarkPatterns } from '../../../src/platform/pictures/watermarks/watermark-patterns.js';
import { PictureTraces, type FoundPhoto } from '../../../src/profiles/photos/watermarks/picture-traces.service.js';
import type { Photo } from '../../../src/profiles/photos/photo.entity.js';
import type { PhotosService } from '../../../src/profiles/photos/photos.service.js';
import { PictureProcesses } from '../../../src/platform/pictures/picture-processes.js';
import type { StoredFiles } from '../../../src/platform/storage/stored-files.service.js';
import { manyOf } from '../../support/servers/deep.js';
import { photoLike } from '../../support/make/photo-like.js';

const PICTURES = manyOf(20, 1);
const UNMARKED = manyOf(200, 4);
const CANDIDATES = Array.from({ length: 50 }, (_, number) => `viewer-${number}`);

/** Leaves this share of the area, from anywhere in the picture. */
async function cut(bytes: Buffer, share: number, random: Random): Promise<Sharp> {
  const { width, height } = await sharp(bytes).metadata();
  const [wide, high] = [width, height].map((side) => Math.round(side * Math.sqrt(share))) as [number, number];
  const [left, top] = [random.whole(0, width - wide), random.whole(0, height - high)];
  return sharp(bytes).extract({ left, top, width: wide, height: high });
}

const ATTACKS: Readonly<Record<string, (bytes: Buffer, random: Random) => Promise<Buffer>>> = {
  'WebP 75': (bytes) => sharp(bytes).webp({ quality: 75 }).toBuffer(),
  'JPEG 60': (bytes) => sharp(bytes).jpeg({ quality: 60 }).toBuffer(),
  'half the size and JPEG 50': async (bytes) => {
    const { width } = await sharp(bytes).metadata();
    return sharp(bytes)
      .resize({ width: Math.round(width / 2) })
      .jpeg({ quality: 50 })
      .toBuffer();
  },
  'brightness and contrast': (bytes) => sharp(bytes).linear(1.15, -8).jpeg({ quality: 80 }).toBuffer(),
  'a cut of 15 %': async (bytes, random) => (await cut(bytes, 0.85, random)).jpeg({ quality: 80 }).toBuffer(),
  'a cut of 50 % and JPEG 60': async (bytes, random) =>
    (await cut(bytes, 0.5, random)).jpeg({ quality: 60 }).toBuffer(),
};

describe('C8 (3): a marked picture', () => {
  const processes = new PictureProcesses({ pictureSeconds: 120 } as Settings);
  const patterns = new WatermarkPatterns(
    new KeyRing({ secrets: { dataKeys: developmentSecrets.DATA_KEYS } } as Settings),
  );
  const traces = new PictureTraces({} as PhotosService, {} as StoredFiles, processes, patterns);
  afterAll(() => processes.onModuleDestroy());

  const originals: Buffer[] = [];
  async function stored(number: number): Promise<Buffer> {
    return (originals[number] ??= (await processes.run('photo', await photoLike(number))).sizes.full);
  }
  const idOf = (number: number): string => `photo-${number}`;
  /** The viewer that the trace names, if any. */
  async function named(number: number, original: Buffer, picture: Buffer): Promise<string | null> {
    const trace = await processes.run('trace', { picture, original });
    if (!trace) return null;
    const found: FoundPhoto = { ...trace, photo: { publicId: idOf(number) } as Photo };
    const scored = CANDIDATES.map((viewer) => ({ viewer, correlation: traces.correlation(found, viewer) }));
    scored.sort((a, b) => b.correlation - a.correlation);
    const certain = isCertain(
      scored.map(({ correlation }) => correlation),
      traces.chance(found),
    );
    return certain ? (scored[0]?.viewer ?? null) : null;
  }

  it(`names its viewer among 50 in at least 95 % of ${PICTURES * 6}, and no one else`, async () => {
    const random = seededRandom(8);
    const missed: string[] = [];
    const wrong: string[] = [];
    for (let number = 0; number < PICTURES; number += 1) {
      const original = await stored(number);
      const viewer = random.pick(CANDIDATES);
      const bits = patterns.forViewer(viewer, idOf(number));
      const marked = await processes.run('mark', { stored: original, bits, line: '4821390K 24.11.2026' });
      for (const [attack, change] of Object.entries(ATTACKS)) {
        const found = await named(number, original, await change(marked, random));
        if (found === null) missed.push(`${number}: ${attack}`);
        else if (found !== viewer) wrong.push(`${number}: ${attack}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(missed.length).toBeLessThanOrEqual(PICTURES * 6 * 0.05);
  }, 1_800_000);

  it(`that is not marked names no one, in ${UNMARKED} pictures: the same ones and others`, async () => {
    const random = seededRandom(9);
    const wrong: string[] = [];
    const changes = Object.entries(ATTACKS);
    const pictures = Math.max(PICTURES, 2);
    for (let turn = 0; turn < UNMARKED; turn += 1) {
      const number = turn % pictures;
      const shown = turn % 4 === 3 ? random.whole(0, pictures - 1) : number;
      const [attack, change] = random.pick(changes);
      const picture = await sharp(await stored(shown))
        .resize({ width: 1080, height: 1080, fit: 'inside' })
        .toBuffer();
      const found = await named(number, await stored(number), await change(picture, random));
      if (found !== null) wrong.push(`${number} as ${shown}: ${attack}`);
    }
    expect(wrong).toEqual([]);
  }, 1_800_000);
});
