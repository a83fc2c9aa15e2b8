/** SECURITY, uploads: disables all of the picture library's decoders in this process, except JPEG and PNG. */
import sharp, { type Sharp } from 'sharp';

const MOST_PIXELS = 40_000_000;
const MOST_SECONDS = 30;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** A picture from untrusted bytes: rotated by its EXIF data, in sRGB, without transparency. */
export const decode = (bytes: Buffer): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, autoOrient: true })
    .timeout({ seconds: MOST_SECONDS })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');

/** A picture from pixels that `decode` returned. */
export const fromPixels = (data: Buffer, info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }): Sharp =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
