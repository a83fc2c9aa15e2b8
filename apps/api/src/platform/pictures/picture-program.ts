/**
 * SECURITY, uploads: re-encodes pictures in a process of its own, which knows no settings and no secrets. Native code
 * at work cannot be interrupted, but a process can be ended. It runs from source too, so that imports are named by
 * their own ending.
 */
import { setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { greyOf } from './watermarks/grey-picture.ts';
import { MARKED_SIDE, markedPicture, type Mark } from './watermarks/watermark-picture.ts';
import { traced, type Trace } from './watermarks/trace-picture.ts';
import type { EncodedPhoto } from './photo-files.js';

/** What a process is given for each kind of work, and what it answers. */
export interface PictureWork {
  readonly photo: { readonly given: Buffer; readonly done: EncodedPhoto };
  readonly document: { readonly given: Buffer; readonly done: Buffer };
  /** The hash of one of our own stored pictures. */
  readonly hash: { readonly given: Buffer; readonly done: Uint8Array };
  /** One of our own stored pictures as one viewer gets it. */
  readonly mark: { readonly given: Mark & { readonly stored: Buffer }; readonly done: Buffer };
  /** What a picture from anywhere has beyond one of our own. */
  readonly trace: {
    readonly given: { readonly picture: Buffer; readonly original: Buffer };
    readonly done: Trace | null;
  };
}
export type PictureKind = keyof PictureWork;

export interface PictureJob<K extends PictureKind> {
  readonly kind: K;
  readonly given: PictureWork[K]['given'];
}

export type PictureAnswer<K extends PictureKind> =
  { readonly done: PictureWork[K]['done'] } | { readonly refused: 'form' | 'broken' };

const MOST_PIXELS = 40_000_000;
/** With more than 8 bits and interlaced, a picture is decoded as a whole: eight bytes a pixel. */
const MOST_DEEP_INTERLACED_PIXELS = 12_000_000;
const SIDE = { min: 50, max: 12_000 };
const MOST_RATIO = 6;

/** Between -20 and 19, where 0 is the priority of other processes. */
const LOWER_PRIORITY = 5;

const FULL_SIDE = 1600;
const CARD = { width: 480, height: 600 };
const THUMB_SIDE = 256;
const DOCUMENT_SIDE = 2400;
const EFFORT = 4;
const within = (side: number) => ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;
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
  const { data, info } = await decoded(bytes).resize(within(FULL_SIDE)).raw().toBuffer({ resolveWithObject: true });
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

/**
 * R81: survives another encoding, another size and a little cut; 0 bits where it does not get brighter to the right.
 */
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

/** Pictures from outside are JPEG or PNG; others are read only while one of ours is, or one is traced. */
async function reading<T>(loaders: readonly string[], work: () => Promise<T>): Promise<T> {
  const operation = loaders.map((format) => `VipsForeignLoad${format}Buffer`);
  sharp.unblock({ operation });
  try {
    return await work();
  } finally {
    sharp.block({ operation });
  }
}

/** Who saves a marked picture has a WebP. */
const trace = async (picture: Buffer, original: Buffer): Promise<Trace | null> =>
  traced(
    await greyOf(decoded(original).resize(within(MARKED_SIDE))),
    await greyOf(decoded(picture).resize(within(FULL_SIDE))),
  );

/** R18: a document stays legible. */
const documentFrom = (bytes: Buffer): Promise<Buffer> =>
  decoded(bytes).resize(within(DOCUMENT_SIDE)).jpeg({ quality: 85 }).toBuffer();

const WORK: { readonly [K in PictureKind]: (given: PictureWork[K]['given']) => Promise<PictureWork[K]['done']> } = {
  photo: async (bytes) => photoFrom(await fair(bytes)),
  document: async (bytes) => documentFrom(await fair(bytes)),
  hash: (bytes) => reading(['Webp'], () => dHashOf(decoded(bytes))),
  mark: ({ stored, ...mark }) => reading(['Webp', 'Svg'], () => markedPicture(stored, mark)),
  trace: ({ picture, original }) => reading(['Webp'], async () => trace(await fair(picture), original)),
};

class UnfairForm extends Error {}

async function fair(bytes: Buffer): Promise<Buffer> {
  if (await hasFairForm(bytes)) return bytes;
  throw new UnfairForm();
}

async function answer<K extends PictureKind>({ kind, given }: PictureJob<K>): Promise<PictureAnswer<K>> {
  try {
    return { done: await WORK[kind](given) };
  } catch (error) {
    return { refused: error instanceof UnfairForm ? 'form' : 'broken' };
  }
}

// Requests of pages never wait for pictures, and pictures still get a quarter of a fully used core.
setPriority(LOWER_PRIORITY);
process.on('message', (job: PictureJob<PictureKind>) => void answer(job).then((found) => process.send?.(found)));
// Ends with the API's process, and not before: a signal to the whole group would cut off the pictures under way.
process.on('disconnect', () => process.exit());
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
