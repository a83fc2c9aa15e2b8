/**
 * Finds which part of our original a picture shows, coarse to fine, by the correlation of brightness, which light and
 * contrast do not change. The picture may be cut, or have something around it; turned or mirrored it is not found.
 */
import { resizedGrey, sampled, type Grey } from './grey-picture.ts';

/** The place of a picture over the original; all values are in widths of the original. */
interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

export interface Found extends Place {
  /** How much they are alike where both are, at most 1. */
  readonly likeness: number;
}

const COARSE_SIDE = 32;
/** In which sizes, and how many places go on to each. */
const FINER = [
  { side: 80, places: 8 },
  { side: 160, places: 3 },
  { side: 360, places: 1 },
];
/** Widths from a third of the original to a screen of which the picture takes less than half. */
const WIDTHS = { least: 0.3, most: 2.6, step: 1.06 };
/** Share of the smaller of the two. */
const LEAST_OVERLAP = 0.4;
const LEAST_PIXELS = 6;
const LEAST_LIKENESS = 0.2;

/** The correlation of pairs, of which these are the sums: of each, of their squares and of their products. */
function likenessOf(n: number, a: number, b: number, aa: number, bb: number, ab: number): number {
  if (n === 0) return 0;
  const spread = (aa - (a * a) / n) * (bb - (b * b) / n);
  return spread > n * n ? (ab - (a * b) / n) / Math.sqrt(spread) : 0;
}

const atSide = ({ width, height }: Grey, side: number) => {
  const scale = side / Math.max(width, height);
  return { width: width * scale, height: height * scale };
};

/** The picture as large as it is over an original of this width. */
const fitting = (picture: Grey, width: number): Promise<Grey> =>
  resizedGrey(picture, { width, height: (width * picture.height) / picture.width });

export async function findIn(original: Grey, picture: Grey): Promise<Found | null> {
  let found = await everywhere(await resizedGrey(original, atSide(original, COARSE_SIDE)), picture);
  for (const { side, places } of FINER) {
    const larger = await resizedGrey(original, atSide(original, side));
    found = await Promise.all(different(found, places).map((place) => nearby(larger, picture, place)));
  }
  return different(found, 1)[0] ?? null;
}

/** The best place for each width. */
async function everywhere(original: Grey, picture: Grey): Promise<Found[]> {
  const found: Found[] = [];
  for (let width = WIDTHS.least; width < WIDTHS.most; width *= WIDTHS.step) {
    const small = await fitting(picture, width * original.width);
    let best: Found = { left: 0, top: 0, width, likeness: LEAST_LIKENESS };
    for (let top = 1 - small.height; top < original.height; top += 1)
      for (let left = 1 - small.width; left < original.width; left += 1) {
        if (!overlaps(original, small, left, top)) continue;
        const likeness = likenessAt(original, small, left, top);
        if (likeness > best.likeness)
          best = { left: left / original.width, top: top / original.width, width, likeness };
      }
    if (best.likeness > LEAST_LIKENESS) found.push(best);
  }
  return found;
}

function overlaps(original: Grey, picture: Grey, left: number, top: number): boolean {
  const across = Math.min(original.width, left + picture.width) - Math.max(0, left);
  const down = Math.min(original.height, top + picture.height) - Math.max(0, top);
  const smaller = Math.min(original.width * original.height, picture.width * picture.height);
  return across >= LEAST_PIXELS && down >= LEAST_PIXELS && across * down >= LEAST_OVERLAP * smaller;
}

/** Laid over each other pixel by pixel. */
function likenessAt(original: Grey, picture: Grey, left: number, top: number): number {
  const [from, to] = [Math.max(0, left), Math.min(original.width, left + picture.width)];
  let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
  for (let y = Math.max(0, top); y < Math.min(original.height, top + picture.height); y += 1) {
    const [row, other] = [y * original.width, (y - top) * picture.width - left];
    for (let x = from; x < to; x += 1) {
      const p = original.data[row + x] ?? 0;
      const q = picture.data[other + x] ?? 0;
      a += p;
      b += q;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
    n += to - from;
  }
  return likenessOf(n, a, b, aa, bb, ab);
}

/** The best ones that are not beside a better one. */
function different(found: readonly Found[], most: number): Found[] {
  const kept: Found[] = [];
  for (const place of found.toSorted((a, b) => b.likeness - a.likeness)) {
    if (kept.length === most) break;
    const beside = ({ left, top, width }: Place): boolean =>
      Math.abs(Math.log(width / place.width)) < 0.06 && Math.hypot(left - place.left, top - place.top) < 0.06;
    if (!kept.some(beside)) kept.push(place);
  }
  return kept;
}

/** The best place around this one, in smaller and smaller steps. */
async function nearby(original: Grey, picture: Grey, start: Place): Promise<Found> {
  const sized = await fitting(picture, start.width * original.width);
  const measured = (place: Place): Found => ({ ...place, likeness: likenessOver(original, sized, place) });
  let best = measured(start);
  for (let step = 2 / original.width; step > 0.1 / original.width;) {
    const around = [-step, step].flatMap((by) => [
      { ...best, left: best.left + by },
      { ...best, top: best.top + by },
      // Around its middle, so that only its size changes.
      { left: best.left - by / 2, top: best.top - (by / 2) * (picture.height / picture.width), width: best.width + by },
    ]);
    const [next] = different(around.map(measured), 1);
    if (next && next.likeness > best.likeness) best = next;
    else step /= 2;
  }
  return best;
}

/** Laid over each other between the pixels. */
function likenessOver(original: Grey, picture: Grey, { left, top, width }: Place): number {
  const scale = picture.width / (width * original.width);
  const [right, bottom] = [picture.width - 0.5, picture.height - 0.5];
  let [n, a, b, aa, bb, ab] = [0, 0, 0, 0, 0, 0];
  for (let row = 0; row < original.height; row += 1) {
    const y = (row + 0.5 - top * original.width) * scale - 0.5;
    if (y < 0 || y > bottom) continue;
    for (let column = 0; column < original.width; column += 1) {
      const x = (column + 0.5 - left * original.width) * scale - 0.5;
      if (x < 0 || x > right) continue;
      const p = original.data[row * original.width + column] ?? 0;
      const q = sampled(picture, x, y);
      n += 1;
      a += p;
      b += q;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
  }
  return likenessOf(n, a, b, aa, bb, ab);
}
