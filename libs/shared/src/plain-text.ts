/** How typed texts are kept: composed letters (NFC), nothing around them, no control characters and none that turn the line round. */

/** They would make the words after them, also ours, read backwards. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A single line, with single spaces. */
export const plainLine = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(TURNS, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** A text that keeps its line breaks. */
export const plainText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(TURNS, '')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim();
