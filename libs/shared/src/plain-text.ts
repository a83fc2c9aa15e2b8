/** How typed texts are kept: composed letters (NFC), nothing around them, no control characters. */

/** A single line, with single spaces. */
export const plainLine = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** A text that keeps its line breaks. */
export const plainText = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim();
