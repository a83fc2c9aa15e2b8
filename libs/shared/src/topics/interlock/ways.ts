/** Numbers, addresses and links, found in a text in which digits are plain digits. */
import type { NotePattern } from '../../base/domain/interlock.js';
import { AT, DOMAINS, EMAILS, EXPLICIT_LINKS, MADE_UP, UPIS } from './addresses.js';
import { isPhone, PHONES, plainOf, type Place } from './plain.js';

const IFSC = /(?<![a-z0-9])[a-z]{4}(?:0|o(?=[a-z]{0,5}\d))[a-z0-9]{6}(?![a-z0-9])/g;
const ACCOUNT = /(?<!\d)\d(?:-?\d){8,17}(?!\d)/g;
const ACCOUNT_WORD = /(?<![a-z])(?:a ?\/ ?c|acct|account|khaata|khata)(?![a-z])|ఖాతా|అకౌంట్/;
/** As it is typed: with digits read out of its letters it would be a number. */
const WALLET = /(?<![a-z0-9])(?:0x[a-f0-9]{40}|bc1[a-z0-9]{20,62})/gi;

/** The whole name of an address is marked. */
const NAME = /^[a-z0-9._-]/;

export interface Found extends Place {
  readonly pattern: NotePattern;
}

export const waysIn = (text: string): readonly Found[] => {
  const { text: plain, typed } = plainOf(text);
  const found: Found[] = [...text.matchAll(WALLET)].map(({ 0: way, index }) => ({
    pattern: 'crypto',
    from: index,
    to: index + way.length,
  }));
  const add = (pattern: NotePattern, from: number, length: number) => {
    const inside = found.some((other) => other.from <= typed[from]!.from && typed[from]!.from < other.to);
    if (!inside) found.push({ pattern, from: typed[from]!.from, to: typed[from + length - 1]!.to });
  };
  const all = (pattern: NotePattern, expression: RegExp, counts: (way: string) => boolean = () => true) => {
    for (const { 0: way, index } of plain.matchAll(expression)) {
      let from = index;
      while (NAME.test(way) && NAME.test(plain.charAt(from - 1))) from--;
      if (counts(way)) add(pattern, from, index + way.length - from);
    }
  };
  for (const upi of UPIS) all('upi', upi);
  for (const email of EMAILS) all('email', email);
  all('email', AT);
  for (const link of [...EXPLICIT_LINKS, ...DOMAINS])
    all('link', link, (way) => !/\.in$/.test(way) || MADE_UP.test(way));
  const isMobile = (way: string) => PHONES.some((phone) => way.replace(phone, '') === '');
  if (plain.search(IFSC) >= 0) {
    all('account', IFSC);
    all('account', ACCOUNT);
  } else if (ACCOUNT_WORD.test(plain)) all('account', ACCOUNT, (way) => !isMobile(way));
  for (const phone of PHONES) all('phone', phone, isPhone);
  return found;
};
