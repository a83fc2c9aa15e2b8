import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { judged, withRepeats, type SheetLine } from './sheet';

/** Less than a frame, so that the page still responds to typing and clicks. */
const SLICE_MS = 8;
const LOOK_AT_CLOCK_EVERY = 50;

const HEADING = /^"?e-?mail[^,;\t]*[,;\t]\s*"?(?:phone|mobile)/i;
const HEADING_LENGTH = 200;
/** Longest line in characters: a longer one is cut, and named as too long. */
const LONGEST_LINE = 1000;

const bare = (part: string | undefined): string =>
  (part ?? '')
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

const linesOf = (text: string): string[] => text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);

const isPair = (text: string, index: number): boolean =>
  text !== '' && !(index === 0 && HEADING.test(text.slice(0, HEADING_LENGTH)));

function read(text: string, place: { id: number; line: number }): SheetLine {
  const [email = '', phone = ''] = text.split(/[,;\t]/).map(bare);
  return { ...place, text, ...judged({ email, phone }) };
}

const otherWork = () => new Promise((go) => setTimeout(go));

/** The sheet as a whole cannot be taken, for the reason that its message says. */
export class SheetRefused extends Error {}

export interface Reading {
  signal: AbortSignal;
  onPart: (done: number, total: number) => void;
}

/**
 * Reads text, or a CSV file's text: commas, semicolons or tabs, quotes and a heading line are fine. Every line keeps the
 * number that it has in the sheet. It works in slices of a few milliseconds, so that the page stays alive.
 * @returns null when it was stopped. @throws SheetRefused when there are too many lines
 */
export async function readSheet(text: string, { signal, onPart }: Reading): Promise<SheetLine[] | null> {
  const all = linesOf(text);
  const lines: SheetLine[] = [];
  let begun = performance.now();
  for (const [index, whole] of all.entries()) {
    const line = whole.slice(0, LONGEST_LINE).trim();
    if (isPair(line, index)) lines.push(read(line, { id: lines.length, line: index + 1 }));
    if (lines.length > TEAM_LIMITS.eligiblePairs) throw new SheetRefused(ADMIN_MESSAGES.tooManyPairs);
    if (index % LOOK_AT_CLOCK_EVERY === 0 && performance.now() - begun >= SLICE_MS) {
      onPart(index, all.length);
      await otherWork();
      if (signal.aborted) return null;
      begun = performance.now();
    }
  }
  return withRepeats(lines);
}
