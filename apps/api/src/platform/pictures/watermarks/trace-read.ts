/**
 * Reads the pattern from a picture of which the original and the place are known: what the picture has beyond the
 * original, cell by cell. What explains itself by light, contrast, sharpness or a place that is a little off, is taken
 * away first.
 */
import { resizedGrey, sampled, type Grey } from './grey-picture.ts';
import { LINE_SHARE } from './watermark-line.ts';
import { gridOf, MARK_CELLS, placesOf, type Grid } from './watermark-pattern.ts';
import { solved } from './least-squares.ts';
import type { Found } from './trace-find.ts';

const CELL_PIXELS = 12;
/** Each window of 6×6 cells is fitted separately; rows and columns are multiples of 6. */
const WINDOW = 6 * CELL_PIXELS;
/** Left out at the edges of the picture. */
const EDGE = 2;
/** Beyond this, a difference is something else than the pattern. */
const MOST_DIFFERENCE = 8;
const LEAST_NOISE = 1.5;
const ROUNDS = 4;

export interface Reading {
  /** A candidate's correlation is the sum of these, each with the sign of the candidate's cell. */
  readonly votes: Float32Array;
  /** How much of the pattern the picture shows, at most 1. */
  readonly seen: number;
}

interface Aligned {
  /** The original, with what follows from it. */
  readonly original: Grey;
  /** The picture at the same pixels; NaN where it is not. */
  readonly picture: Float32Array;
}

export async function readPattern(original: Grey, picture: Grey, found: Found): Promise<Reading> {
  const grid = gridOf(original);
  const size = { width: grid.columns * CELL_PIXELS, height: grid.rows * CELL_PIXELS };
  const aligned = await align(await resizedGrey(original, size), original, picture, found);
  const difference = unexplained(aligned);
  return votesOf(difference, weightsOf(difference, size.width), grid);
}

/** Moves, stretches and slants the picture until it lies over the original to a part of a pixel. */
async function align(original: Grey, { width, height }: Grey, picture: Grey, found: Found): Promise<Aligned> {
  const { width: columns, height: rows } = original;
  const across = found.width * columns;
  const down = (found.width * rows * width * picture.height) / (height * picture.width);
  const sized = await resizedGrey(picture, { width: across, height: down });
  const [slopeX, slopeY] = [slope(original, 1), slope(original, columns)];
  const [scaleX, scaleY] = [sized.width / across, sized.height / down];
  // x and y in the picture of a pixel of the original: [1, column, row] times these.
  const toX = [-found.left * columns * scaleX, scaleX, 0];
  const toY = [(-found.top * rows * width * scaleY) / height, 0, scaleY];
  let warped = warp(original, sized, toX, toY);
  for (let round = 0; round < ROUNDS; round += 1) {
    const moves = solved(8, (add) => {
      for (let row = 1; row < rows - 1; row += 2)
        for (let column = 1; column < columns - 1; column += 2) {
          const at = row * columns + column;
          const target = warped[at] ?? NaN;
          if (Number.isNaN(target)) continue;
          const [dx, dy] = [slopeX[at] ?? 0, slopeY[at] ?? 0];
          const value = original.data[at] ?? 0;
          add([dx, dx * column, dx * row, dy, dy * column, dy * row, value, 1], target);
        }
    });
    const gain = moves[6] ?? 1;
    if (Math.abs(gain) < 0.1) break;
    for (let term = 0; term < 3; term += 1) {
      toX[term] = (toX[term] ?? 0) - (moves[term] ?? 0) / gain;
      toY[term] = (toY[term] ?? 0) - (moves[term + 3] ?? 0) / gain;
    }
    warped = warp(original, sized, toX, toY);
  }
  return { original, picture: warped };
}

function warp({ width, height }: Grey, picture: Grey, toX: readonly number[], toY: readonly number[]): Float32Array {
  const warped = new Float32Array(width * height).fill(NaN);
  const at = (terms: readonly number[], column: number, row: number): number =>
    (terms[0] ?? 0) + (terms[1] ?? 0) * (column + 0.5) + (terms[2] ?? 0) * (row + 0.5) - 0.5;
  const lowest = height * (1 - LINE_SHARE);
  for (let row = 0; row < lowest; row += 1)
    for (let column = 0; column < width; column += 1) {
      const [x, y] = [at(toX, column, row), at(toY, column, row)];
      const inside = x >= EDGE && y >= EDGE && x <= picture.width - 1 - EDGE && y <= picture.height - 1 - EDGE;
      if (inside) warped[row * width + column] = sampled(picture, x, y);
    }
  return warped;
}

/** How the brightness changes, to the right with a step of 1 and downwards with one of a row. */
function slope({ data }: Grey, step: number): Float32Array {
  return Float32Array.from(data, (_, at) => ((data[at + step] ?? 0) - (data[at - step] ?? 0)) / 2);
}

/** The rest of each window after the fit of the original to the picture. */
function unexplained({ original, picture }: Aligned): Float32Array {
  const { width, height, data } = original;
  const [slopeX, slopeY] = [slope(original, 1), slope(original, width)];
  const left = new Float32Array(width * height).fill(NaN);
  const terms = (at: number): number[] => {
    const value = data[at] ?? 0;
    const around = (data[at - 1] ?? 0) + (data[at + 1] ?? 0) + (data[at - width] ?? 0) + (data[at + width] ?? 0);
    return [1, value, slopeX[at] ?? 0, slopeY[at] ?? 0, around - 4 * value];
  };
  const inside = (at: number): boolean => !Number.isNaN(picture[at] ?? NaN);
  for (let top = 0; top < height; top += WINDOW)
    for (let side = 0; side < width; side += WINDOW) {
      const pixels: number[] = [];
      for (let row = Math.max(1, top); row < Math.min(height - 1, top + WINDOW); row += 1)
        for (let column = Math.max(1, side); column < Math.min(width - 1, side + WINDOW); column += 1)
          if (inside(row * width + column)) pixels.push(row * width + column);
      if (pixels.length < 100) continue;
      const fit = solved(5, (add) => {
        for (const at of pixels) add(terms(at), picture[at] ?? 0);
      });
      for (const at of pixels)
        left[at] = (picture[at] ?? 0) - terms(at).reduce((sum, term, index) => sum + term * (fit[index] ?? 0), 0);
    }
  return left;
}

/** Little where much is left around a pixel: at edges and in fine texture. */
function weightsOf(difference: Float32Array, width: number): Float32Array {
  const reach = CELL_PIXELS / 4;
  const height = difference.length / width;
  return difference.map((value, at) => {
    if (Number.isNaN(value)) return 0;
    const [row, column] = [Math.floor(at / width), at % width];
    let [squares, count] = [0, 0];
    for (let y = Math.max(0, row - reach); y <= Math.min(height - 1, row + reach); y += 1)
      for (let x = Math.max(0, column - reach); x <= Math.min(width - 1, column + reach); x += 1) {
        const other = difference[y * width + x] ?? NaN;
        if (Number.isNaN(other)) continue;
        squares += other * other;
        count += 1;
      }
    return 1 / (LEAST_NOISE ** 2 + squares / count);
  });
}

interface Cells {
  readonly count: number;
  /** What the pixels say of each cell. */
  readonly said: Float64Array;
  /** How much two cells share pixels; only the nine around a cell do. */
  readonly shared: Map<number, number>[];
}

function cellsOf(difference: Float32Array, weights: Float32Array, { columns, rows }: Grid): Cells {
  const width = columns * CELL_PIXELS;
  const said = new Float64Array(MARK_CELLS);
  const shared = Array.from({ length: MARK_CELLS }, () => new Map<number, number>());
  let count = 0;
  const across = placesOf(width, columns);
  for (const [row, down] of placesOf(rows * CELL_PIXELS, rows).entries())
    for (const [column, place] of across.entries()) {
      const weight = weights[row * width + column] ?? 0;
      if (weight === 0) continue;
      count += 1;
      const value = Math.min(Math.max(difference[row * width + column] ?? 0, -MOST_DIFFERENCE), MOST_DIFFERENCE);
      const parts: [cell: number, part: number][] = [
        [down.before * columns + place.before, (1 - down.share) * (1 - place.share)],
        [down.before * columns + place.after, (1 - down.share) * place.share],
        [down.after * columns + place.before, down.share * (1 - place.share)],
        [down.after * columns + place.after, down.share * place.share],
      ];
      for (const [cell, part] of parts) {
        said[cell] = (said[cell] ?? 0) + weight * part * value;
        const row = shared[cell];
        for (const [other, otherPart] of parts) row?.set(other, (row.get(other) ?? 0) + weight * part * otherPart);
      }
    }
  return { count, said, shared };
}

function votesOf(difference: Float32Array, weights: Float32Array, grid: Grid): Reading {
  const { count, said, shared } = cellsOf(difference, weights, grid);
  const own = shared.map((row, cell) => row.get(cell) ?? 0);
  const all = own.reduce((sum, value) => sum + value, 0);
  const ridge = all / MARK_CELLS / 20;
  const cells = conjugate((vector) => {
    return vector.map((value, cell) => {
      let sum = value * ridge;
      for (const [other, part] of shared[cell] ?? []) sum += part * (vector[other] ?? 0);
      return sum;
    });
  }, said);
  const energy = cells.reduce((sum, value, cell) => sum + value * (said[cell] ?? 0), 0);
  const length = Math.sqrt(energy * all);
  return {
    votes: Float32Array.from(said, (value) => (length > 0 ? value / length : 0)),
    seen: count / (grid.columns * grid.rows * CELL_PIXELS ** 2),
  };
}

/** Solves a symmetric system by conjugate gradients; a few steps are enough. */
function conjugate(times: (vector: Float64Array) => Float64Array, right: Float64Array): Float64Array {
  const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
  const found = new Float64Array(right.length);
  let rest = Float64Array.from(right);
  let way = Float64Array.from(right);
  let size = dot(rest, rest);
  for (let step = 0; step < 30 && size > 1e-9; step += 1) {
    const next = times(way);
    const far = size / dot(way, next);
    for (let at = 0; at < found.length; at += 1) found[at] = (found[at] ?? 0) + far * (way[at] ?? 0);
    rest = rest.map((value, at) => value - far * (next[at] ?? 0));
    const left = dot(rest, rest);
    const share = left / size;
    way = rest.map((value, at) => value + share * (way[at] ?? 0));
    size = left;
  }
  return found;
}
