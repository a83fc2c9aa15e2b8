/**
 * The steps of `normalisation` in libs/shared/domain/gothras.json: two spellings with one key are the same gothra. Of the
 * spellings of that table, no two gothras share a key.
 */
const LONGEST_KEY = 120;

/** Telugu and every other script with vowel signs: without its marks a word of it could be another one. */
const IS_LATIN = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;
const NOT_LETTERS = /[^\p{L}\p{M}]/gu;
const LATIN_TITLES = ['gothram', 'gotram', 'gothra', 'gotra', 'maharishi', 'maharshi', 'mahamuni', 'rushi', 'rishi'];
const TELUGU_TITLES = ['గోత్రము', 'గోత్రం', 'గోత్ర', 'మహర్షి'];

/** Without what follows the name itself; a text that is only such a word keeps it. */
function withoutTitle(word: string, titles: readonly string[]): string {
  const title = titles.find((ending) => word.length > ending.length && word.endsWith(ending));
  return title === undefined ? word : withoutTitle(word.slice(0, -title.length), titles);
}

const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/(\p{L})\1+/gu, '$1'],
  [/chh?/g, 'C'],
  [/sh/g, 's'],
  [/([bdtpgjk])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(?:ou|ow|au|av)(?=[^aeiou])/g, 'o'],
  [/oo/g, 'u'],
  [/ee/g, 'i'],
  [/a[iy](?=[^aeiou])/g, 'i'],
  [/y(?=[^aeiou])/g, 'i'],
];

const ENDINGS = ['asya', 'asa', 'as', 'am', 'u', 'a', 'e'];

function withoutEnding(word: string, endings: readonly string[]): string {
  const ending = endings.find((one) => word.length > one.length + 1 && word.endsWith(one));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** The letters of a text, in one form; what they are compared by before the sounds are. */
export function gothraLetters(text: string): string {
  if (!IS_LATIN.test(text)) return text.normalize('NFC').toLowerCase().replace(NOT_LETTERS, '');
  const plain = text.normalize('NFKD').toLowerCase();
  return plain.replace(/[^\p{L}]/gu, '');
}

/** Empty where a text has no letter. */
export function gothraKey(text: string): string {
  const letters = gothraLetters(text);
  if (!IS_LATIN.test(letters)) return withoutTitle(letters, TELUGU_TITLES).slice(0, LONGEST_KEY);
  const name = withoutTitle(letters, LATIN_TITLES);
  const sound = SOUNDS.reduce((word, [from, to]) => word.replace(from, to), name);
  const stem = withoutEnding(withoutEnding(sound, ENDINGS), ['as', 'a']);
  return stem
    .replace(/ia/g, 'ya')
    .replace(/([aeiou])[aeiou]+/g, '$1')
    .slice(0, LONGEST_KEY);
}

/** What is left without vowels: it suggests, and never decides. */
export const gothraSkeleton = (text: string): string =>
  IS_LATIN.test(text) ? gothraKey(text).replace(/[aeiouyhv]/g, '') : gothraKey(text).replace(/\p{M}/gu, '');
