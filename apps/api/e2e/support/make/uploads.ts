import { API_PREFIX } from '@kalyanam/shared/base/routes';
import sharp, { type Sharp } from 'sharp';
import request, { type Test } from 'supertest';
import { FileStorage } from '../../../src/platform/storage/file-storage.js';
import type { RunningApi } from '../servers/running-api.js';

/** The product reads no WebP: a test that looks at stored photos has to. */
export function readStoredPhoto(bytes: Buffer): Sharp {
  sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });
  return sharp(bytes);
}

interface Pixels {
  width?: number;
  height?: number;
  color?: string;
}

let painted = 0;
/** Another one each time, far enough from the others to survive JPEG: no two members have the same picture by chance. */
function nextColor(): string {
  painted += 1;
  const step = (part: number) => ((part % 32) * 8).toString(16).padStart(2, '0');
  return `#${step(painted)}${step(Math.floor(painted / 32))}${step(Math.floor(painted / 1024))}`;
}

const picture = ({ width = 640, height = 480, color = nextColor() }: Pixels) =>
  sharp({ create: { width, height, channels: 3, background: color } });

export const jpeg = (pixels: Pixels = {}): Promise<Buffer> => picture(pixels).jpeg().toBuffer();
export const png = (pixels: Pixels = {}): Promise<Buffer> => picture(pixels).png().toBuffer();

/** A JPEG padded after its end to exactly this many bytes. */
export async function jpegOf(size: number): Promise<Buffer> {
  const whole = await jpeg();
  return Buffer.concat([whole, Buffer.alloc(size - whole.length)]);
}

/** A JPEG with a camera's EXIF: lying on its side, with a place, an owner and a text to search for. */
export const jpegWithExif = (planted: string, pixels: Pixels = {}): Promise<Buffer> =>
  picture(pixels)
    .withExif({
      IFD0: { Copyright: planted, Artist: planted },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '17/1 23/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '78/1 29/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><planted>${planted}</planted></x:xmpmeta>`)
    .jpeg()
    .toBuffer();

export const upload = (test: RunningApi, token: string, path = '/files/photos'): Test =>
  request(test.app.getHttpServer())
    .post(API_PREFIX + path)
    .auth(token, { type: 'bearer' });

/** An upload of photos that their owner declares to be real; fields first, then one file per buffer. */
export function uploadPhotos(test: RunningApi, token: string, ...parts: (Record<string, string> | Buffer)[]): Test {
  const form = upload(test, token);
  const files = parts.filter((part) => Buffer.isBuffer(part));
  const fields = Object.assign({ declaration: 'true' }, ...parts.filter((part) => !Buffer.isBuffer(part)));
  for (const [name, value] of Object.entries(fields as Record<string, string>)) form.field(name, value);
  for (const [index, file] of files.entries()) form.attach('photos', file, `photo-${index}.jpg`);
  return form;
}

/** A picture with enough in it to be compared with others. */
export const gradient = (width: number): Promise<Buffer> =>
  sharp(
    Buffer.from(
      Array.from({ length: width * width * 3 }, (_, at) => {
        const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
        return 128 + 100 * Math.sin((x / width) * 9 + (y / width) * 7) * Math.cos((y / width) * 11);
      }),
    ),
    { raw: { width, height: width, channels: 3 } },
  )
    .jpeg()
    .toBuffer();

/** Keys of all files that are stored. */
export async function storedKeys(test: RunningApi): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of test.app.get(FileStorage).keys()) keys.push(key);
  return keys.sort();
}
