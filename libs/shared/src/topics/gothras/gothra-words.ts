/** Words about gothras that are no gothra. */
import { NOT_KNOWN } from '../../base/vocabulary/gothras.js';

const lettersOf = (text: string): string =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}]/gu, '');

const BEFORE = /^(?:iam|weare|its|itis|i|we|still)/;
const AFTER = ['of', 'about', 'my', 'our', 'the', 'gothram', 'gothra', 'gotram', 'gotra', 'yet', 'it', 'exactly'];

/** Without what people write around the word itself: "we are not sure of our gothram yet". */
function bareOf(letters: string): string {
  let bare = letters.replace(BEFORE, '');
  for (let word; (word = AFTER.find((end) => bare.endsWith(end)));) bare = bare.slice(0, -word.length);
  return bare;
}

const NOT_KNOWN_WORDS: readonly RegExp[] = [
  new RegExp(`^${lettersOf(NOT_KNOWN)}$`),
  /^(?:not(?:sure|aware|certain|clear|available|applicable|remembered|yetknown)|un(?:known|sure|aware|certain))$/,
  /^(?:(?:do|did|does)(?:nt|not)(?:know|remember)|ca(?:nt|nnot)(?:say|tell|remember)|noidea|idk|dunno|forgot|forgotten)$/,
  /^(?:(?:naa?|maa?)ku)?(?:sarigg?aa?)?th?el(?:iy?a|ee|i|a?va)dh?(?:u|andi)$/,
  /^(?:నాకు|మాకు)?(?:ఇంకా)?(?:సరిగా|సరిగ్గా|ఖచ్చితంగా)?(?:తెలియ|తెలీ|తెలవ|తెల్వ|తెలియట్లే|తెలియడంలే|గుర్తులే)ద(?:ు|ండి)$/u,
];

/** What a family chooses or writes that has no gothra to tell yet. */
export function isNotKnown(text: string): boolean {
  const letters = lettersOf(text);
  const bare = bareOf(letters);
  return NOT_KNOWN_WORDS.some((words) => words.test(letters) || words.test(bare));
}

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
