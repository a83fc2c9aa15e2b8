import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { preparePicture } from './prepare-picture';

/** A browser that decodes every picture as 4000 x 3000 or so, and writes small ones. */
function decode({ width = 4000, height = 3000, written = 'small' } = {}) {
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }));
  const drawn: unknown[] = [];
  const paper = {
    fillStyle: 'transparent',
    fillRect: (...where: number[]) => drawn.push([paper.fillStyle, ...where]),
    drawImage: (_: unknown, ...where: number[]) => drawn.push(where),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, give) {
    give(new Blob([written], { type: 'image/jpeg' }));
  });
  return drawn;
}

const big = (type: string) => new File([new Uint8Array(LIMITS.fileBytes + 1)], 'card.jpg', { type });
const connected = (connection: object) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

it('makes a picture of more than 5 MB small enough to send, on white', async () => {
  const drawn = decode();
  expect(await preparePicture(big('image/jpeg'))).toMatchObject({ name: 'card.jpg', size: 5 });
  expect(drawn).toEqual([
    ['#fff', 0, 0, 2400, 1800],
    [0, 0, 2400, 1800],
  ]);
});

it('refuses what it cannot make smaller, with the specified sentences', async () => {
  expect(await preparePicture(big('application/pdf'))).toBe('Only JPEG, JPG, and PNG files are allowed');
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await preparePicture(big('image/jpeg'))).toBe('File size must be less than 5MB');
});

describe('the type of a picked file', () => {
  const named = (bytes: string, type: string) =>
    new File([Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))], 'me.jpg', { type });

  it.each(['RIFF\x24\0\0\0WEBPVP8 ', '\0\0\0\x18ftypheic', 'GIF89a', 'BM\0\0', '%PDF-1.7'])(
    'is what its bytes say, whatever its name promises: %j',
    async (bytes) => {
      decode({ width: 800, height: 600 });
      expect(await preparePicture(named(bytes, 'image/jpeg'))).toBe('Only JPEG, JPG, and PNG files are allowed');
    },
  );

  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
  ])('is found where a phone tells none: %j', async (bytes, type) => {
    decode({ width: 800, height: 600 });
    expect(await preparePicture(named(bytes, ''))).toMatchObject({ name: 'me.jpg', type });
  });
});

describe('on a slow line', () => {
  it.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { downlink: 0.05 }])(
    'is made smaller than usual: %j',
    async (connection) => {
      connected(connection);
      const drawn = decode();
      expect(await preparePicture(big('image/jpeg'))).toMatchObject({ size: 5 });
      expect(drawn.at(-1)).toEqual([0, 0, 1600, 1200]);
    },
  );

  it('is re-encoded where it is heavy, and kept where that would not help', async () => {
    connected({ effectiveType: '2g' });
    const heavy = new File([new Uint8Array(400_000)], 'me.jpg', { type: 'image/jpeg' });
    decode({ width: 1600, height: 1200 });
    expect(await preparePicture(heavy)).toMatchObject({ size: 5 });
    decode({ width: 1600, height: 1200, written: 'x'.repeat(400_000) });
    expect(await preparePicture(heavy)).toMatchObject({ size: 400_000 });
  });

  it('is not what a quick one or an unknown one is', async () => {
    const heavy = new File([new Uint8Array(400_000)], 'me.jpg', { type: 'image/jpeg' });
    decode({ width: 2000, height: 1500 });
    expect(await preparePicture(heavy)).toMatchObject({ size: 400_000 });
    connected({ effectiveType: '4g', downlink: 8 });
    expect(await preparePicture(heavy)).toMatchObject({ size: 400_000 });
  });
});
