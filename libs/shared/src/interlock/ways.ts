/** Numbers, addresses and links, found in a text in which digits are plain digits. */
import { PHONES } from '../details/no-contact.js';
import type { NotePattern } from '../domain/interlock.js';
import type { Place } from './reading.js';
import { skeletonOf } from './skeleton.js';

const DIGITS = [
  'zero sunna',
  'one okati',
  'two rendu',
  'three moodu mudu',
  'four naalugu nalugu',
  'five aidu ayidu ayyidu',
  'six aaru aru',
  'seven edu yedu',
  'eight enimidi',
  'nine tommidi tommidhi',
];
const DIGIT_OF = new Map(
  DIGITS.flatMap((words, digit) => words.split(' ').map((word) => [skeletonOf(word), String(digit)] as const)),
);
const TENS_OF = new Map(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map((word, at) => [
    skeletonOf(word),
    at + 2,
  ]),
);
const TIMES_OF = new Map([
  [skeletonOf('double'), 2],
  [skeletonOf('triple'), 3],
]);
/** Letters that are typed for a digit, between digits. */
const TYPED_FOR = new Map([
  ['o', '0'],
  ['l', '1'],
  ['i', '1'],
]);

interface Plain {
  readonly text: string;
  /** For each character of the text, where it was typed. */
  readonly typed: readonly Place[];
}

const PART = /\p{L}[\p{L}\p{M}]*|\p{Default_Ignorable_Code_Point}|[^]/gu;
const UNSEEN = /^\p{Default_Ignorable_Code_Point}$/u;
const TELUGU_DIGIT = /[\u0c66-\u0c6f]/;
const ENDS_IN_DIGIT = /\d$/;

const partsOf = (text: string) =>
  [...text.matchAll(PART)]
    .filter(({ 0: part }) => !UNSEEN.test(part))
    .map(({ 0: part, index }) => ({ part, from: index, to: index + part.length }));

/** The text in lower case, with numbers in Telugu digits or in words as plain digits. */
const plainOf = (text: string): Plain => {
  let plain = '';
  const typed: Place[] = [];
  let times = 1;
  const parts = partsOf(text);
  for (const [at, { part, from, to }] of parts.entries()) {
    const reads = skeletonOf(part);
    const beside = parts[at + 1]?.part ?? '';
    const following = skeletonOf(parts[at + 2]?.part ?? '');
    const tens = TENS_OF.get(reads);
    if (TIMES_OF.has(reads) && DIGIT_OF.has(following)) {
      times = TIMES_OF.get(reads)!;
      continue;
    }
    const letter = ENDS_IN_DIGIT.test(plain) && /\d/.test(beside) ? TYPED_FOR.get(part.toLowerCase()) : undefined;
    const digit = DIGIT_OF.get(reads) ?? letter;
    const written = tens
      ? DIGIT_OF.has(following)
        ? String(tens)
        : `${tens}0`
      : (digit?.repeat(times) ??
        (TELUGU_DIGIT.test(part) ? String(part.charCodeAt(0) - 0x0c66) : part.normalize('NFKC').toLowerCase()));
    if (/\S/.test(written)) times = 1;
    plain += written;
    for (let unit = 0; unit < written.length; unit++) typed.push({ from, to });
  }
  return { text: plain, typed };
};

const EMAIL = /(?<![a-z0-9._%+-])[a-z0-9._%+-]{1,64} ?@ ?[a-z0-9-]{2,63} ?\. ?[a-z]{2,}/g;
const UPI =
  /(?<![a-z0-9._-])[a-z0-9._-]{2,64} ?@ ?(?:ok(?:axis|sbi|hdfcbank|icici)|ybl|ibl|axl|paytm|ptyes|ptaxis|pthdfc|ptsbi|upi|apl|yapl|rapl|sbi|icici|hdfcbank|axisbank|kotak|jupiteraxis|freecharge|airtel|fam|naviaxis|waicici|wasbi|waaxis)(?![a-z0-9]|\.[a-z])/g;
const AT = /[^\s@]@[^\s@]/g;
const LINKS = [
  /h ?t ?t ?p ?s? ?: ?\/ ?\/ ?\S*/g,
  /(?<![a-z])www\s?\.\s?\S+/g,
  /(?<![a-z0-9-])(?:bit\.ly|t\.me|wa\.me|goo\.gl|youtu\.be)(?:\/\S*|(?![a-z]))/g,
  /(?<![a-z0-9-])[a-z0-9-]{3,63}\.(?:com|org|net|info|xyz|link|site|online|app|page|gle|gl|ly)(?![a-z])\S*/g,
  /(?<![a-z0-9-])[a-z0-9-]{3,63} \. ?com(?![a-z])/g,
  /(?<![a-z0-9-])[a-z0-9-]{3,63}\.(?:co\.in|in)(?:\/\S*|(?=[\s,]|$))/g,
];
/** A sentence that goes on without a space after its end is no address: only a name that no word has counts before '.in'. */
const MADE_UP = /[\d-]|\.in\/|\.co\.in/;
const IFSC = /(?<![a-z0-9])[a-z]{4}0[a-z0-9]{6}(?![a-z0-9])/g;
const ACCOUNT = /(?<!\d)\d(?: ?\d){8,17}(?!\d)/g;
const WALLET = /(?<![a-z0-9])(?:0x[a-f0-9]{40}|bc1[a-z0-9]{20,62})/g;

export interface Found extends Place {
  readonly pattern: NotePattern;
}

export const waysIn = (text: string): readonly Found[] => {
  const { text: plain, typed } = plainOf(text);
  const found: Found[] = [];
  const add = (pattern: NotePattern, from: number, length: number) => {
    const inside = found.some((other) => other.from <= typed[from]!.from && typed[from]!.from < other.to);
    if (!inside) found.push({ pattern, from: typed[from]!.from, to: typed[from + length - 1]!.to });
  };
  const all = (pattern: NotePattern, expression: RegExp, counts: (way: string) => boolean = () => true) => {
    for (const { 0: way, index } of plain.matchAll(expression)) if (counts(way)) add(pattern, index, way.length);
  };
  all('upi', UPI);
  all('email', EMAIL);
  all('email', AT);
  for (const link of LINKS) all('link', link, (way) => !/\.in$/.test(way) || MADE_UP.test(way));
  all('crypto', WALLET);
  if (plain.search(IFSC) >= 0) {
    all('account', IFSC);
    all('account', ACCOUNT);
  }
  for (const phone of PHONES) all('phone', phone);
  return found;
};
