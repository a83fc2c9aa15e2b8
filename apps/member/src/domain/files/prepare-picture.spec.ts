import { expect, it, vi } from 'vitest';
import { LIMITS } from '@kalyanam/shared/limits';
import { preparePicture } from './prepare-picture';

/** A browser that decodes every picture as 4000 x 3000, and writes small ones. */
function decode() {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }));
  const drawn: number[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, give) {
    drawn.push(this.width, this.height);
    give(new Blob(['small'], { type: 'image/jpeg' }));
  });
  return drawn;
}

const big = (type: string) => new File([new Uint8Array(LIMITS.fileBytes + 1)], 'card.jpg', { type });

it('makes a picture of more than 5 MB small enough to send', async () => {
  const drawn = decode();
  expect(await preparePicture(big('image/jpeg'))).toMatchObject({ name: 'card.jpg', size: 5 });
  expect(drawn).toEqual([2400, 1800]);
});

it('refuses what it cannot make smaller, with the specified sentences', async () => {
  expect(await preparePicture(big('application/pdf'))).toBe('Only JPEG, JPG, and PNG files are allowed');
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')));
  expect(await preparePicture(big('image/jpeg'))).toBe('File size must be less than 5MB');
});
