/** Ways to be reached that do not belong into a line about work or family: they are shown elsewhere, under a setting. */
import { plainLine } from '../plain-text.js';

/** A mobile number of India; one with a calling code; one of North America without. Written as 98480-12345 or 9, 8, 4. */
export const PHONES = [
  /(?<!\d)(?:\+?91[ -]?)?[6-9](?:[ ().,-]{0,2}\d){9}(?!\d)/g,
  /(?<!\d)(?:\+ ?|00)[1-9](?:[ ().,-]{0,2}\d){6,13}(?!\d)/g,
  /(?<!\d)\(?[2-9]\d{2}\)?[ .-]?\d{3}[ .-]?\d{4}(?!\d)/g,
];
const EMAIL = /[^\s@]@[^\s@]/;
const LINK = /https?:\/\/|www\.|bit\.ly|t\.me\/|wa\.me/i;

const TELUGU_DIGIT = /[\u0c66-\u0c6f]/g;
const SPOKEN = [
  ['zero', 'సున్నా', 'సున్న'],
  ['one', 'ఒకటి'],
  ['two', 'రెండు'],
  ['three', 'మూడు'],
  ['four', 'నాలుగు'],
  ['five', 'ఐదు', 'అయిదు'],
  ['six', 'ఆరు'],
  ['seven', 'ఏడు'],
  ['eight', 'ఎనిమిది'],
  ['nine', 'తొమ్మిది'],
];
const DIGIT_OF = new Map(SPOKEN.flatMap((words, digit) => words.map((word) => [word, String(digit)] as const)));
const WORD = /[\p{L}\p{M}]+/gu;
/** Characters that show nothing could be put between digits. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

const withPlainDigits = (text: string): string =>
  plainLine(text)
    .replace(UNSEEN, '')
    .replace(TELUGU_DIGIT, (digit) => String(digit.charCodeAt(0) - 0x0c66))
    .replace(WORD, (word) => DIGIT_OF.get(word.toLowerCase()) ?? word);

/** Whether a short text names a phone number, an email address or a link; digits in Telugu script or in words count. */
export const tellsContact = (text: string): boolean => {
  const plain = withPlainDigits(text);
  return [...PHONES, EMAIL, LINK].some((way) => plain.search(way) >= 0);
};
