import { PHOTO_SIZES, type PhotoSize } from '../pictures/encode.js';

/** The stored file of one size of a photo. */
export const photoFile = (storageKey: string, size: PhotoSize): string => `${storageKey}.${size}.webp`;

export const photoFiles = (storageKey: string): string[] => PHOTO_SIZES.map((size) => photoFile(storageKey, size));
