/**
 * How typed texts are kept: composed letters (NFC), nothing around them, no control characters, none that turn the line
 * round, and no joiner that joins nothing.
 */

/** They would make the words after them, also ours, read backwards. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Telugu keyboards end many a word with a joiner, which shows nothing there. */
const LOOSE_JOINERS = /(?<=[\u0c00-\u0c7f])[\u200c\u200d]+(?!\p{L})/gu;

/** A single line, with single spaces. */
export const plainLine = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(TURNS, '')
    .replace(LOOSE_JOINERS, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** A text that keeps its line breaks. */
export const plainText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(TURNS, '')
    .replace(LOOSE_JOINERS, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim();
