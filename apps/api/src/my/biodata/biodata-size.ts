import type { BiodataContent, BiodataPart } from '@kalyanam/shared/contracts/biodata';

/** In points, the largest first: a short profile fills its page with larger letters. */
const SIZES = [14, 13, 12.2, 11.5, 11, 10.5, 10, 9.5, 9, 8.6, 8, 7.2];
const MOST_PAGES = 2;

/** In points, as biodata.typ has them. */
const PAGE = { width: 493, height: 745 };
const PHOTO = { width: 136, height: 149, parts: 2 };
const GUTTER = 11;
/** Share of the width. */
const LABELS = { beside: 0.38, below: 0.32 };

/**
 * Average width of a sign relative to the size of the letters; the same in both scripts, since the signs of Telugu are
 * above and below the letters.
 */
const LETTER = 0.42;
const LINE = 1.32;
const HEADING = 2.7;
const NAME = 2.2;
const HEAD = 2.6;
/** The title, the foot, and the space around them. */
const ENDS = 5.4;
const ENDS_POINTS = 4;

interface Written extends Pick<BiodataContent, 'head' | 'name' | 'parts'> {
  readonly photo: boolean;
}

/**
 * The sizes of letters to try, and the number of pages to fill. The first size nearly always fits, so that a paper is
 * laid out once. Text that is too long for one page gets two, and larger letters.
 */
export function sizesFor(written: Written): { readonly sizes: readonly number[]; readonly pages: number } {
  for (let pages = 1; pages <= MOST_PAGES; pages += 1) {
    const first = SIZES.findIndex((size) => heightAt(size, written) <= pages * PAGE.height);
    if (first >= 0) return { sizes: SIZES.slice(first), pages };
  }
  return { sizes: SIZES.slice(-1), pages: MOST_PAGES };
}

/** An estimate, in points. */
function heightAt(size: number, { head, name, parts, photo }: Written): number {
  const parted = photo ? PHOTO.parts : 0;
  const high = (some: readonly BiodataPart[], width: number, labels: number): number => {
    const columns = { labels: width * labels, lines: width * (1 - labels) - GUTTER };
    return sumOf(some, (part) => (part.id === 'words' ? wordsHigh(part) : HEADING + rowsHigh(part, columns)));
  };
  const lines = (texts: readonly string[], width: number): number =>
    sumOf(texts, (text) => Math.ceil((text.length * LETTER * size) / width) * LINE);
  const wordsHigh = ({ rows }: BiodataPart): number => sumOf(rows, (row) => HEADING + lines(row.lines, PAGE.width));
  const rowsHigh = ({ rows }: BiodataPart, columns: { labels: number; lines: number }): number =>
    sumOf(rows, (row) => Math.max(lines(row.name, columns.labels), lines(row.lines, columns.lines)));
  return (
    size * (ENDS + (head ? HEAD : 0) + sumOf(name, (text) => lines([text], PAGE.width / NAME) * NAME)) +
    ENDS_POINTS +
    Math.max(photo ? PHOTO.height : 0, size * high(parts.slice(0, parted), PAGE.width - PHOTO.width, LABELS.beside)) +
    size * high(parts.slice(parted), PAGE.width, LABELS.below)
  );
}

const sumOf = <T>(list: readonly T[], of: (item: T) => number): number => list.reduce((sum, item) => sum + of(item), 0);
