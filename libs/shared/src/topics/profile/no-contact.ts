/**
 * Ways to be reached that do not belong into a short text that others read as soon as it is saved: they are shown elsewhere,
 * under a setting.
 */
import { ADDRESSES, AT, DOMAINS, EXPLICIT_LINKS } from '../interlock/addresses.js';
import { isPhone, PHONES, plainOf } from '../interlock/plain.js';
import { skeletonOf } from '../interlock/skeleton.js';
import { plainLine } from '../../base/plain-text.js';
import { alsoJudged, type Rule } from '../../base/rule.js';
import { DETAIL_MESSAGES } from './detail-messages.js';

/** Whether a short text names a phone number, an email address or a link, however it is spelt. */
export const tellsContact = (text: string): boolean => {
  const { text: plain } = plainOf(plainLine(text));
  return (
    [...ADDRESSES, AT, ...EXPLICIT_LINKS].some((way) => plain.search(way) >= 0) ||
    PHONES.some((phone) => [...plain.matchAll(phone)].some(({ 0: way }) => isPhone(way)))
  );
};

/** A PIN code has six digits; with the number of a sector before it, it still has fewer than a phone number. */
const LONG_NUMBER = /\d{7}/;
const MOST_DIGITS = 9;
/** As `skeletonOf` spells them, in one word or several. */
const APPS = /vatsap|telegram|teligram|instagram|snapcat|facebuk|fesbuk|aratai|(?<!\p{L})(?:insta|fb)(?!\p{L})/u;
const LETTERS = /\p{L}[\p{L}\p{M}\p{Cf}]*/gu;
const SPACES = /\s+/gu;

/** The same of a place or a community, which is no company: it is named like no site and no app, and needs no long number. */
const tellsMoreThanName = (text: string): boolean => {
  const { text: plain } = plainOf(plainLine(text));
  const spelt = [text.replace(LETTERS, skeletonOf), skeletonOf(text.replace(SPACES, ''))];
  return (
    tellsContact(text) ||
    DOMAINS.some((link) => plain.search(link) >= 0) ||
    LONG_NUMBER.test(plain) ||
    plain.replace(/\D/g, '').length > MOST_DIGITS ||
    spelt.some((words) => APPS.test(words))
  );
};

/** A line about work or family, which may name a company; or a name, of a person, a place or a community. */
export const noContactIn = (rule: Rule, kind: 'line' | 'name' | 'place'): Rule => {
  const tells = kind === 'line' ? tellsContact : tellsMoreThanName;
  const sentence = kind === 'place' ? DETAIL_MESSAGES.placeOnly : DETAIL_MESSAGES.noContact;
  return alsoJudged(rule, (value) => (typeof value === 'string' && tells(value) ? sentence : null));
};
