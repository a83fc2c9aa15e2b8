import sharp, { type Sharp } from 'sharp';

/** Brightness only. */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export async function greyOf(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture.greyscale().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Stretched to this size. */
export const resizedGrey = ({ width, height, data }: Grey, to: { width: number; height: number }): Promise<Grey> =>
  greyOf(
    sharp(data, { raw: { width, height, channels: 1 } }).resize({
      width: Math.max(1, Math.round(to.width)),
      height: Math.max(1, Math.round(to.height)),
      fit: 'fill',
    }),
  );

/** Between the pixels; the nearest one outside. */
export function sampled({ width, height, data }: Grey, x: number, y: number): number {
  const left = Math.min(Math.max(x, 0), width - 1);
  const top = Math.min(Math.max(y, 0), height - 1);
  const [column, row] = [Math.floor(left), Math.floor(top)];
  const right = Math.min(column + 1, width - 1);
  const [upper, lower] = [row * width, Math.min(row + 1, height - 1) * width];
  const [across, down] = [left - column, top - row];
  const above = (data[upper + column] ?? 0) * (1 - across) + (data[upper + right] ?? 0) * across;
  const below = (data[lower + column] ?? 0) * (1 - across) + (data[lower + right] ?? 0) * across;
  return above * (1 - down) + below * down;
}
