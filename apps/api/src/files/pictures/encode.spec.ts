import sharp from 'sharp';
import { encodeDocument, encodePhoto } from './encode.js';

const plain = sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } });

describe('re-encoding', () => {
  it('reads JPEG and PNG', async () => {
    for (const bytes of [await plain.clone().jpeg().toBuffer(), await plain.clone().png().toBuffer()]) {
      const { sizes, width, height } = await encodePhoto(bytes);
      expect({ width, height }).toEqual({ width: 40, height: 30 });
      for (const size of Object.values(sizes)) expect(size.subarray(8, 12).toString()).toBe('WEBP');
      expect((await sharp(await encodeDocument(bytes)).metadata()).format).toBe('jpeg');
    }
  });

  it('reads nothing else, even if the file type was not checked before', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const others = [plain.clone().gif(), plain.clone().webp(), plain.clone().tiff()].map((other) => other.toBuffer());
    for (const bytes of [svg, ...(await Promise.all(others))]) {
      await expect(encodePhoto(bytes)).rejects.toThrow('unsupported image format');
      await expect(encodeDocument(bytes)).rejects.toThrow('unsupported image format');
    }
  });

  it('refuses a picture of more than 40 million pixels', async () => {
    const wide = sharp({ create: { width: 8000, height: 5001, channels: 3, background: '#fff' } });
    await expect(encodePhoto(await wide.png().toBuffer())).rejects.toThrow('pixel limit');
  });
});
