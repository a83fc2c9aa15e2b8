/** R18: a photo is stored in three WebP sizes, each in a file of its own. */
export const PHOTO_SIZES = ['full', 'card', 'thumb'] as const;
export type PhotoSize = (typeof PHOTO_SIZES)[number];

export interface EncodedPhoto {
  readonly sizes: Readonly<Record<PhotoSize, Buffer>>;
  /** Dimensions of `full` in pixels. */
  readonly width: number;
  readonly height: number;
  /** 64 bits: of a picture of 9 by 8, whether each pixel is darker than the next. */
  readonly dHash: Uint8Array;
}

/** The stored file of one size of a photo. */
export const photoFile = (storageKey: string, size: PhotoSize): string => `${storageKey}.${size}.webp`;

export const photoFiles = (storageKey: string): string[] => PHOTO_SIZES.map((size) => photoFile(storageKey, size));
