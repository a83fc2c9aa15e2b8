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

const NO_NAMES: readonly string[] = [
  'iamareddy',
  'iamreddy',
  'wearereddy',
  'wearereddys',
  'wearereddies',
  'reddy',
  'reddi',
  'reddygothram',
  'reddycaste',
  'reddykulam',
  'dontknow',
  'donotknow',
  'idontknow',
  'idonotknow',
  'wedontknow',
  'wedonotknow',
  'nogothra',
  'nogothram',
  'nil',
  'none',
  'na',
  'రెడ్డి',
  'నేనురెడ్డిని',
  'మేమురెడ్లం',
];

/** A community, or an excuse. */
export const isNoGothra = (text: string): boolean => NO_NAMES.includes(lettersOf(text));

/** Letters of any script, and what may be between them; a dot within a word makes it an address. */
const NAME = /^[\p{L}\p{M} .'’()-]*$/u;
export const isGothraName = (text: string): boolean => NAME.test(text) && /\p{L}/u.test(text) && !/\.\p{L}/u.test(text);
