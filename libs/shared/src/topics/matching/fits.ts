import { MESSAGES } from '../../base/messages.js';
import { described, optional } from '../../base/rule.js';
import { wordsIn } from '../profile/filters.js';
import { WISH_NAMES, type WishName } from './wishes.js';

/** R47: what a list asks of the musts of the two. */
export interface Fits {
  /** The other side's musts as well. */
  readonly both: boolean;
  /** Those of the viewer's musts that count, by name (R115); null: all of them. */
  readonly only: readonly WishName[] | null;
}

const isWish = (word: string): word is WishName => (WISH_NAMES as readonly string[]).includes(word);

/** As it is written in an address: `mine`, `both`, or names of wishes with commas between them. */
export function fitsOf(text: string): Fits | null {
  if (text === 'mine' || text === 'both') return { both: text === 'both', only: null };
  const only = wordsIn(text);
  return only.every(isWish) ? { both: false, only } : null;
}

const LONGEST = WISH_NAMES.join().length;

export const FITS = optional(
  described({ type: 'string', maxLength: LONGEST }, (value) =>
    typeof value === 'string' && fitsOf(value.trim()) ? null : MESSAGES.choice,
  ),
);
