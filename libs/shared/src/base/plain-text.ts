/** Any sign but white space, controls, fillers, tags, the blank of Braille, and marks: on no letter they are no text. */
const SHOWN = /[^\p{Cc}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}\s\u2800]/u;

/** A longer text is refused for its length, and read by nothing before. */
const MOST = 2000;

/** Whether a reader would see anything of a text. */
export const isShown = (text: string): boolean => text.length > MOST || SHOWN.test(text);

/**
 * How typed texts are kept: composed letters (NFC), nothing around them, no control characters, none that turn the line
 * round, no joiner that joins nothing, and nothing at all of a text that shows nothing.
 */

/** They would make the words after them, also ours, read backwards. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/gu;

const REPEATED_JOINERS = /([\u200c\u200d])[\u200c\u200d]+/gu;
/**
 * Keyboards and converters leave joiners before a space, at an end or after no letter, where they show nothing. Between
 * letters they choose a form, and within an emoji they make one picture of several.
 */
const LOOSE_JOINERS =
  /(?<![\p{L}\p{M}])[\u200c\u200d](?!\p{Extended_Pictographic})|(?<=[\u0c00-\u0c7f])[\u200c\u200d](?!\p{L})|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

const withoutHidden = (text: string): string =>
  isShown(text)
    ? text.normalize('NFC').replace(TURNS, '').replace(REPEATED_JOINERS, '$1').replace(LOOSE_JOINERS, '')
    : '';

/** A single line, with single spaces. */
export const plainLine = (text: string): string =>
  withoutHidden(text)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** A text that keeps its line breaks. */
export const plainText = (text: string): string =>
  withoutHidden(text)
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .trim();

const WIDE_SIGNS = /[\ufe50-\ufe6b\uff01-\uff5e]/gu;
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const OTHER_DIGITS = /(?!\d)\p{Nd}/gu;
const DIGIT = /\p{Nd}/u;
const DASHES = /[\p{Pd}\u02d7\u2043\u2212]/gu;

/** Unicode keeps the ten digits of a script together, from its zero on. */
export function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10);
}

/**
 * Text typed or pasted where a number, a code or an address is wanted, in the characters of a plain keyboard: contact
 * lists, sheets, web pages and keyboards add marks of direction, wide signs, dashes and digits of their own.
 */
export const typed = (text: string): string =>
  text
    .replace(WIDE_SIGNS, (sign) => sign.normalize('NFKC'))
    .replace(UNSEEN, '')
    .replace(OTHER_DIGITS, asciiDigit)
    .replace(DASHES, '-')
    .replace(/\s+/gu, ' ')
    .trim();

/** A code or a number of a document, which may be typed in groups and in any case. */
export const plainCode = (text: string): string => typed(text).replace(/[ -]/g, '').toUpperCase();
