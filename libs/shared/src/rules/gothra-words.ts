/** Words about gothras that are no gothra. */
import { NOT_KNOWN } from '../vocabulary/gothras.js';

const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');

const NOT_KNOWN_WORDS: readonly string[] = [lettersOf(NOT_KNOWN), 'తెలియదు'];

/** What a family chooses that has no gothra to tell yet. */
export const isNotKnown = (text: string): boolean => NOT_KNOWN_WORDS.includes(lettersOf(text));

const COMMUNITY = /^(?:iama?|weare)?redd(?:y|i|ys|ies)(?:gothram|caste|kulam)?$|^(?:నేను|మేము)?రెడ్డి$/u;
const EXCUSE = /^(?:i|we)?do(?:nt|not)know$|^no(?:ne|gothram?)?$|^n(?:il|a)$/;

/** A community, or an excuse. */
export function isNoGothra(text: string): boolean {
  const letters = lettersOf(text);
  return COMMUNITY.test(letters) || EXCUSE.test(letters);
}

/** Letters of any script, the joiners that Telugu is written with, and what may be between them; a dot within a word makes it an address. */
const NAME = /^[\p{L}\p{M} .'’()\u200c-\u200d-]*$/u;
export const isGothraName = (text: string): boolean => NAME.test(text) && /\p{L}/u.test(text) && !/\.\p{L}/u.test(text);
