/**
 * The steps of `normalisation` in libs/shared/domain/gothras.json: two spellings with one key are the same gothra. Of
 * the spellings of that table, no two gothras share a key.
 */
import { isLatin, lettersOf } from '../speech/letters.js';
import { isTelugu, latinOf } from './telugu-sounds.js';

const LONGEST_KEY = 120;

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
  [/c/g, 'k'],
  [/sh/g, 's'],
  [/([bdtpgjk])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/(?:ou|ov|au|av)(?=[^aeiou])/g, 'o'],
  // The genitive in which people state a gothra.
  [/isa$/, 'i'],
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

/** Empty where a text has no letter. */
export function gothraKey(text: string): string {
  const letters = lettersOf(text);
  if (!isLatin(letters) && !isTelugu(letters)) return letters.slice(0, LONGEST_KEY);
  const name = isLatin(letters) ? withoutTitle(letters, LATIN_TITLES) : latinOf(withoutTitle(letters, TELUGU_TITLES));
  const sound = SOUNDS.reduce((word, [from, to]) => word.replace(from, to), name);
  const stem = withoutEnding(withoutEnding(sound, ENDINGS), ['as', 'a']);
  return stem
    .replace(/ia/g, 'ya')
    .replace(/([aeiou])[aeiou]+/g, '$1')
    .slice(0, LONGEST_KEY);
}

/** The key without vowels: it suggests, and never decides. */
export const gothraSkeleton = (text: string): string =>
  isLatin(text) ? gothraKey(text).replace(/[aeiouyhv]/g, '') : gothraKey(text).replace(/\p{M}/gu, '');
