import { wordsIn } from '../profile/filters.js';

/** R47: which musts narrow a list. */
export interface Fits {
  /** The other side's musts as well. */
  readonly both: boolean;
  /** The viewer's musts that count, by name (R115); null: all of them. */
  readonly only: readonly string[] | null;
}

/** As it is written in an address: `mine`, `both`, or names of wishes with commas between them. */
export const fitsOf = (text: string): Fits =>
  text === 'mine' || text === 'both' ? { both: text === 'both', only: null } : { both: false, only: wordsIn(text) };
