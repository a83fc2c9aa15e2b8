import sharp, { type Sharp } from 'sharp';
import type { Settings } from '../config/settings.js';
import { bitsOf, NEAREST } from '../../profiles/photos/near-hash.js';
import { PictureProcesses } from './picture-processes.js';

const SIZE = { width: 960, height: 1200 };

/** Soft fields of colour, as different as photographs are. */
function picture(seed: number): Sharp {
  let state = seed;
  const pixels = Uint8Array.from({ length: 12 * 15 * 3 }, () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(state / 8_388_608);
  });
  return sharp(pixels, { raw: { width: 12, height: 15, channels: 3 } }).resize({
    ...SIZE,
    fit: 'fill',
    kernel: 'cubic',
  });
}

describe('the hash of a picture', () => {
  const processes = new PictureProcesses({ pictureSeconds: 120 } as Settings);
  afterAll(() => processes.onModuleDestroy());

  const photo = (bytes: Buffer) => processes.run('photo', bytes);
  const hashOf = async (bytes: Buffer) => Buffer.from((await photo(bytes)).dHash).readBigUInt64BE();
  const distance = (a: bigint, b: bigint) => bitsOf(a ^ b);
  /** The smoothed pixels are drawn once, so that what follows changes a finished picture. */
  const drawn = async (seed: number) => sharp(await picture(seed).png().toBuffer());
  const cut = (share: number) => {
    const [left, top] = [Math.round(SIZE.width * share), Math.round(SIZE.height * share)];
    return { left, top, width: SIZE.width - 2 * left, height: SIZE.height - 2 * top };
  };

  it.each([
    ['another encoding', (original: Sharp) => original.jpeg({ quality: 40 })],
    ['a third of the size', (original: Sharp) => original.resize(320).jpeg({ quality: 70 })],
    ['no colours', (original: Sharp) => original.greyscale().jpeg()],
    ['a little more light', (original: Sharp) => original.modulate({ brightness: 1.1 }).jpeg()],
    ['a hundredth cut off at each side', (original: Sharp) => original.extract(cut(0.01)).jpeg()],
  ])('stays near after %s', async (_, change) => {
    for (const seed of [1, 2, 3]) {
      const original = await drawn(seed);
      const [before, after] = [await original.clone().png().toBuffer(), await change(original.clone()).toBuffer()];
      expect(distance(await hashOf(before), await hashOf(after))).toBeLessThanOrEqual(NEAREST);
    }
  });

  it('is far from that of another picture', async () => {
    const hashes = await Promise.all(
      [1, 2, 3, 4].map(async (seed) => hashOf(await (await drawn(seed)).png().toBuffer())),
    );
    for (const [index, hash] of hashes.entries())
      for (const other of hashes.slice(index + 1)) expect(distance(hash, other)).toBeGreaterThan(2 * NEAREST);
  });

  it('is read from a stored picture too, and WebP stays refused otherwise', async () => {
    const { sizes, dHash } = await photo(await (await drawn(5)).png().toBuffer());
    const stored = Buffer.from(await processes.run('hash', sizes.full)).readBigUInt64BE();
    expect(distance(stored, Buffer.from(dHash).readBigUInt64BE())).toBeLessThanOrEqual(NEAREST);
    await expect(photo(sizes.full)).rejects.toMatchObject({ code: 'file-broken' });
  });
});
