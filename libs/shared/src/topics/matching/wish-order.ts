/** Apart from the wishes themselves, which the first load of the list does without. */
import { sentences } from '../../base/sentences.js';

/** A longer list is not put in the order of wishes. */
export const MOST_ORDERED = 5000;

/** What wishes refuse, apart from the sentences of all forms. */
export const WISH_MESSAGES = sentences({
  tooManyToOrder: 'Narrow the list below 5,000 to order it by what you look for',
});
