import sharp from 'sharp';
import { portraitsOf, type Sitter } from '../../../src/operations/demo/portraits.js';
import { portraitSvg } from '../../../src/operations/demo/portrait-svg.js';
import { seededRandom, type Random } from '../../../src/operations/demo/random.js';

/** What a photograph has and a drawing has not: light from the side, blurred things behind, grain, weave, hair. */
const LAYERS = [
  { across: 3, strength: 34 },
  { across: 9, strength: 20 },
  { across: 30, strength: 12 },
  { across: 110, strength: 9 },
  { across: 420, strength: 8 },
];
const GRAIN = 7;

async function cloud(random: Random, across: number, strength: number, size: { width: number; height: number }) {
  const small = { width: across, height: Math.round((across * size.height) / size.width) };
  const pixels = Uint8Array.from(
    { length: small.width * small.height * 3 },
    () => 128 + strength * (2 * random.next() - 1),
  );
  return sharp(pixels, { raw: { ...small, channels: 3 } })
    .resize({ ...size, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
}

const strands = (random: Random, { width, height }: { width: number; height: number }): string =>
  Array.from({ length: 220 }, () => {
    const [x, y] = [width * random.next(), height * random.next() ** 2];
    const bend = () => Math.round((random.next() - 0.5) * 160);
    const tone = Math.round(20 + 200 * random.next());
    return `<path d="M${Math.round(x)} ${Math.round(y)}q${bend()} ${bend()} ${bend()} ${bend()}" stroke="rgb(${tone},${Math.round(tone * 0.85)},${Math.round(tone * 0.7)})" stroke-width="${(0.6 + 2 * random.next()).toFixed(1)}" opacity=".7"/>`;
  }).join('');

/** A picture as a camera would make of the demonstration's portrait; the same for the same number. */
export async function photoLike(seed: number): Promise<Buffer> {
  const random = seededRandom(seed);
  const size = seed % 4 === 3 ? { width: 1280, height: 960 } : { width: 960, height: 1200 };
  // The frames of one figure differ as photographs do; its first ones are all alike.
  const drawn = portraitsOf(SITTERS[seed % SITTERS.length] as Sitter, random, 3)[seed % 3];
  if (!drawn) throw new Error('There is no portrait.');
  const lines = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" fill="none">${strands(random, size)}</svg>`;
  const base = await sharp(Buffer.from(portraitSvg(drawn)))
    .resize({ ...size, fit: 'cover' })
    .blur(1.2)
    .flatten()
    .composite([{ input: Buffer.from(lines) }])
    .removeAlpha()
    .raw()
    .toBuffer();
  const light = new Float32Array(base.length);
  for (const { across, strength } of LAYERS)
    for (const [at, value] of (await cloud(random, across, strength, size)).entries())
      light[at] = (light[at] ?? 0) + value - 128;
  const pixels = base.map((value, at) => {
    const grain = GRAIN * (random.next() + random.next() + random.next() - 1.5);
    return Math.min(Math.max(20 + value * 0.85 + (light[at] ?? 0) + grain, 0), 255);
  });
  return sharp(pixels, { raw: { ...size, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

const SITTERS: readonly Sitter[] = [
  { gender: 'female', age: 26, complexion: 'wheatish', district: 'kurnool', name: 'One' },
  { gender: 'male', age: 31, complexion: 'fair', district: 'nalgonda', name: 'Two' },
  { gender: 'female', age: 29, complexion: 'dark', district: 'nellore', name: 'Three' },
  { gender: 'male', age: 28, complexion: 'very-fair', district: 'kakinada', name: 'Four' },
];
