import { LIMITS } from './limits.js';

/** Initials of at most 2 letters, from the first and the last word of a name. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const picked = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return picked.map((word) => Array.from(word ?? '')[0]?.toLocaleUpperCase() ?? '').join('');
}

/** A member code as it is written: 4827-193 W. */
export const formatMemberCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4, 7)} ${code.slice(7)}`;

/** A card's summary: cut at 100 characters with an ellipsis, never inside a surrogate pair. */
export function cardSummary(text: string, length: number = LIMITS.cardSummaryLength): string {
  const characters = Array.from(text);
  return characters.length <= length ? text : `${characters.slice(0, length).join('').trimEnd()}…`;
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
