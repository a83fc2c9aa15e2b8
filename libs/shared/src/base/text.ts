import { LIMITS } from './limits.js';

const ASCII = /^[\0-\x7f]*$/;
/** A consonant that goes on in the next one, as in క్ష; without a joiner that keeps them apart. */
const GOES_ON = /\u0c4d\u200d?$/;
const LETTER = /^\p{L}/u;

let graphemes: Intl.Segmenter | undefined;

/** The smallest parts that a text may be cut into: letters with their signs, and whole conjuncts of Telugu. */
export function syllables(text: string): string[] {
  if (ASCII.test(text)) return [...text];
  graphemes ??= new Intl.Segmenter('te', { granularity: 'grapheme' });
  const parts: string[] = [];
  for (const { segment } of graphemes.segment(text)) {
    const last = parts.at(-1);
    // Browsers whose Unicode is older than 15.1 part a conjunct after its virama.
    if (last !== undefined && GOES_ON.test(last) && LETTER.test(segment)) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** The first letters of the first and the last word of a name; in Telugu the first syllables: జ్ఞారె. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked.map((word) => syllables(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

/** A member code as it is written: 4827-193 W. */
export const formatMemberCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4, 7)} ${code.slice(7)}`;

/** A card's summary: cut after at most 100 characters with an ellipsis; never inside a letter or a syllable. */
export function cardSummary(text: string, length: number = LIMITS.cardSummaryLength): string {
  if (Array.from(text).length <= length) return text;
  let kept = '';
  let room = length;
  for (const part of syllables(text)) {
    room -= Array.from(part).length;
    if (room < 0) break;
    kept += part;
  }
  return `${kept.trimEnd()}…`;
}

const ACCENTS = /[\u0300-\u036f]/g;

/** The words of a text as a search compares them: letters and digits only, folded to lower case without accents. */
export const searchWords = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKD')
      .replace(ACCENTS, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu),
  ),
];
