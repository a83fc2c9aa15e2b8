/**
 * SECURITY, uploads: re-encodes pictures in a process of its own, which knows no settings and no secrets. Native code at work
 * cannot be interrupted, but a process can be ended. It runs from source too, where only packages can be imported.
 */
import sharp, { type Sharp } from 'sharp';
import type { EncodedPhoto } from './photo-files.js';

export interface Encoded {
  readonly photo: EncodedPhoto;
  readonly document: Buffer;
  /** The hash of one of our own stored pictures. */
  readonly hash: Uint8Array;
}

export interface PictureJob {
  readonly kind: keyof Encoded;
  readonly bytes: Buffer;
}

export type PictureAnswer = { readonly done: Encoded[keyof Encoded] } | { readonly refused: 'form' | 'broken' };

const MOST_PIXELS = 40_000_000;
/** With more than 8 bits and interlaced, a picture is decoded as a whole: eight bytes a pixel. */
const MOST_DEEP_INTERLACED_PIXELS = 12_000_000;
const SIDE = { min: 50, max: 12_000 };
const MOST_RATIO = 6;

const FULL_SIDE = 1600;
const CARD = { width: 480, height: 600 };
const THUMB_SIDE = 256;
const DOCUMENT_SIDE = 2400;
const EFFORT = 4;
/** Crops to the part that looks most like a face. */
const CUT = { fit: 'cover', position: sharp.strategy.attention } as const;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** By the header alone, before anything is decoded. */
async function hasFairForm(bytes: Buffer): Promise<boolean> {
  const { width, height, depth, isProgressive } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const [short, long] = width < height ? [width, height] : [height, width];
  const most = isProgressive && depth !== 'uchar' ? MOST_DEEP_INTERLACED_PIXELS : MOST_PIXELS;
  return short >= SIDE.min && long <= SIDE.max && long <= short * MOST_RATIO && short * long <= most;
}

/** Rotated by its EXIF data, in sRGB, without transparency. */
const decoded = (bytes: Buffer): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, autoOrient: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');

/** R18: three WebP sizes without metadata. Decodes only once, the most expensive step. */
async function photoFrom(bytes: Buffer): Promise<EncodedPhoto> {
  const { data, info } = await decoded(bytes)
    .resize({ width: FULL_SIDE, height: FULL_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = () => sharp(data, { raw: { width, height, channels } });
  return {
    sizes: {
      full: await picture().webp({ quality: 78, effort: EFFORT }).toBuffer(),
      card: await picture()
        .resize({ ...CARD, ...CUT })
        .webp({ quality: 75, effort: EFFORT })
        .toBuffer(),
      thumb: await picture()
        .resize({ width: THUMB_SIDE, height: THUMB_SIDE, ...CUT })
        .webp({ quality: 72, effort: EFFORT })
        .toBuffer(),
    },
    width,
    height,
    dHash: await dHashOf(picture()),
  };
}

const HASH = { width: 9, height: 8 };

/** R81: survives another encoding, another size and a little cut; 0 bits where it does not get brighter to the right. */
async function dHashOf(picture: Sharp): Promise<Uint8Array> {
  const pixels = await picture
    .greyscale()
    .resize({ ...HASH, fit: 'fill' })
    .raw()
    .toBuffer();
  const isDarker = (row: number, column: number): boolean => {
    const at = row * HASH.width + column;
    return (pixels[at] ?? 0) < (pixels[at + 1] ?? 0);
  };
  return Uint8Array.from({ length: HASH.height }, (_, row) =>
    Array.from({ length: 8 }, (__, column) => Number(isDarker(row, column)) << (7 - column)).reduce((a, b) => a | b),
  );
}

/** Nothing but our own pictures is read as WebP, and only while one of them is. */
async function storedHash(bytes: Buffer): Promise<Uint8Array> {
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });
  try {
    return await dHashOf(decoded(bytes));
  } finally {
    sharp.block({ operation: ['VipsForeignLoadWebpBuffer'] });
  }
}

/** R18: a document stays legible. */
const documentFrom = (bytes: Buffer): Promise<Buffer> =>
  decoded(bytes)
    .resize({ width: DOCUMENT_SIDE, height: DOCUMENT_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();

const WORK: { readonly [K in keyof Encoded]: (bytes: Buffer) => Promise<Encoded[K]> } = {
  photo: photoFrom,
  document: documentFrom,
  hash: storedHash,
};

async function answer({ kind, bytes }: PictureJob): Promise<PictureAnswer> {
  try {
    if (kind !== 'hash' && !(await hasFairForm(bytes))) return { refused: 'form' };
    return { done: await WORK[kind](bytes) };
  } catch {
    return { refused: 'broken' };
  }
}

process.on('message', (job: PictureJob) => void answer(job).then((found) => process.send?.(found)));
// Ends with the API's process, and not before: a signal to the whole group would cut off the pictures under way.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
