import sharp from 'sharp';

const plain = (width: number, height: number, background: string): ReturnType<typeof sharp> =>
  sharp({ create: { width, height, channels: 3, background } });

/** A small real JPEG, to be chosen in a file field. */
export const jpeg = async (name: string, background = '#c8912b') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await plain(900, 1200, background).jpeg().toBuffer(),
});
