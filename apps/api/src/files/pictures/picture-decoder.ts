/** SECURITY, uploads: of all decoders of the picture library only those for JPEG and PNG are left, in this process. */
import sharp, { type Sharp } from 'sharp';

const MOST_PIXELS = 40_000_000;
const MOST_SECONDS = 30;

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** A picture from untrusted bytes: upright as its EXIF says, in sRGB, without transparency. */
export const decode = (bytes: Buffer): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: MOST_PIXELS, autoOrient: true })
    .timeout({ seconds: MOST_SECONDS })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');

/** A picture from pixels that `decode` gave. */
export const fromPixels = (data: Buffer, info: { width: number; height: number; channels: 1 | 2 | 3 | 4 }): Sharp =>
  sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
