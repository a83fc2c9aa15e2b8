import sharp from 'sharp';

const NOISE = { type: 'gaussian' as const, mean: 128, sigma: 60 };

/** What a phone's camera takes: every pixel is different, so that it has more than 5 MB. */
export const cameraJpeg = async (name: string) => {
  const [width, height] = [3000, 2000];
  const noise = { create: { width, height, channels: 3 as const, background: '#c8912b', noise: NOISE } };
  return { name, mimeType: 'image/jpeg', buffer: await sharp(noise).jpeg({ quality: 95 }).toBuffer() };
};

/** A small real JPEG, to be chosen in a file field; like no other, as members have pictures of their own. */
export const jpeg = async (name: string) => {
  const noise = { create: { width: 24, height: 32, channels: 3 as const, background: '#c8912b', noise: NOISE } };
  const buffer = await sharp(noise).resize(600, 800, { kernel: 'cubic' }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
};
