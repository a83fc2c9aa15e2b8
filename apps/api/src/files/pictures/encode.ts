/** R18: three WebP sizes without metadata; documents as legible JPEG. */
import sharp from 'sharp';
import { decode, fromPixels } from './picture-decoder.js';

export const PHOTO_SIZES = ['full', 'card', 'thumb'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

export interface EncodedPhoto {
  readonly sizes: Readonly<Record<PhotoSize, Buffer>>;
  /** Dimensions of `full` in pixels. */
  readonly width: number;
  readonly height: number;
}

const FULL_SIDE = 1600;
const CARD = { width: 480, height: 600 };
const THUMB_SIDE = 256;
const DOCUMENT_SIDE = 2400;
const EFFORT = 4;
/** Crops to the part that looks most like a face. */
const CUT = { fit: 'cover', position: sharp.strategy.attention } as const;

/** Decodes only once, the most expensive step. @throws on a picture that cannot be read */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto> {
  const { data, info } = await decode(bytes)
    .resize({ width: FULL_SIDE, height: FULL_SIDE, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const picture = () => fromPixels(data, info);
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
    width: info.width,
    height: info.height,
  };
}

/** @throws on a picture that cannot be read */
export const encodeDocument = (bytes: Buffer): Promise<Buffer> =>
  decode(bytes)
    .resize({ width: DOCUMENT_SIDE, height: DOCUMENT_SIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 85 })
    .toBuffer();

/** The stored file of one size of a photo. */
export const photoFile = (storageKey: string, size: PhotoSize): string => `${storageKey}.${size}.webp`;

export const photoFiles = (storageKey: string): string[] => PHOTO_SIZES.map((size) => photoFile(storageKey, size));
