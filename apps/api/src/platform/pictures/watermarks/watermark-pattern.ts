/**
 * The invisible part of a mark: a chequerboard of 24 by 30 cells, each two levels of grey brighter or darker, with soft
 * borders. Which cell is which, is the viewer's; a cell is so large that encoding and resizing leave it alone.
 */
export const MARK_CELLS = 720;
/** One bit for each cell. */
export const MARK_BYTES = MARK_CELLS / 8;

const SHORT_SIDE = 24;
const LONG_SIDE = 30;
const STRENGTH = 2;

export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

export const gridOf = ({ width, height }: { width: number; height: number }): Grid =>
  width > height ? { columns: LONG_SIDE, rows: SHORT_SIDE } : { columns: SHORT_SIDE, rows: LONG_SIDE };

/** 1 or -1 for each cell, row by row. */
export const signsOf = (bits: Uint8Array): Int8Array =>
  Int8Array.from({ length: MARK_CELLS }, (_, cell) => (((bits[cell >> 3] ?? 0) >> (cell & 7)) & 1 ? 1 : -1));

export interface Place {
  /** The cell whose middle is at or before the pixel, and the one after it; the same one at the edges. */
  readonly before: number;
  readonly after: number;
  /** How much of the one after it the pixel gets, from 0 to 1. */
  readonly share: number;
}

/** For each pixel of a line of `pixels`, between which of the `cells` it lies. */
export function placesOf(pixels: number, cells: number): Place[] {
  return Array.from({ length: pixels }, (_, pixel) => {
    const at = Math.min(Math.max(((pixel + 0.5) * cells) / pixels - 0.5, 0), cells - 1);
    const before = Math.floor(at);
    const part = at - before;
    return { before, after: Math.min(before + 1, cells - 1), share: part * part * (3 - 2 * part) };
  });
}

export interface RawPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Adds the pattern to the pixels themselves, to all colours alike. */
export function addPattern({ data, width, height, channels }: RawPicture, bits: Uint8Array): void {
  const { columns, rows } = gridOf({ width, height });
  const signs = signsOf(bits);
  // Rounds, and stops at black and white.
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  const across = placesOf(width, columns);
  const line = new Float32Array(columns);
  let at = 0;
  for (const { before, after, share } of placesOf(height, rows)) {
    for (let column = 0; column < columns; column += 1) {
      const above = signs[before * columns + column] ?? 0;
      const below = signs[after * columns + column] ?? 0;
      line[column] = STRENGTH * (above + (below - above) * share);
    }
    for (const place of across) {
      const left = line[place.before] ?? 0;
      const more = left + ((line[place.after] ?? 0) - left) * place.share;
      for (let end = at + channels; at < end; at += 1) pixels[at] = (pixels[at] ?? 0) + more;
    }
  }
}
