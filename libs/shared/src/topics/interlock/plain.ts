/** A reading of a text in which every number, however it was typed, is one of plain digits. */
import { asciiDigit } from '../../base/plain-text.js';
import { skeletonOf } from './skeleton.js';

export interface Place {
  readonly from: number;
  readonly to: number;
}

export interface Plain {
  readonly text: string;
  /** For each unit of the text, where it was typed. */
  readonly typed: readonly Place[];
}

/** Number words in English, Telugu and Hindi, in Latin letters: skeletons read Telugu letters the same way. */
const DIGITS = [
  'zero sunna sunya shunya nought naught',
  'one okati ek',
  'two rendu do',
  'three moodu mudu teen',
  'four naalugu nalugu char chaar',
  'five aidu ayidu ayyidu panch paanch',
  'six aaru aru che chhe',
  'seven edu yedu saat',
  'eight enimidi aath',
  'nine tommidi tommidhi nau',
];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3 };
/** Words that separate digits when a number is dictated. */
const BETWEEN = 'space dash hyphen dot point and then next gap slash star comma taruvata tarvata mariyu inka'.split(
  ' ',
);
/** Letters that are typed for a digit, next to digits. */
const TYPED_FOR: Readonly<Record<string, string>> = { o: '0', l: '1', i: '1', s: '5', z: '2', b: '8' };

const DIGIT_OF = new Map(
  DIGITS.flatMap((words, digit) =>
    words
      .split(' ')
      .flatMap((word) => ['', 'ku', 'ki'].map((ending) => [skeletonOf(word + ending), String(digit)] as const)),
  ),
);
const TENS_OF = new Map(TENS.map((word, at) => [skeletonOf(word), at + 2] as const));
const TIMES_OF = new Map(Object.entries(TIMES).map(([word, times]) => [skeletonOf(word), times] as const));
const SEPARATORS = new Set(BETWEEN.map(skeletonOf));
/** The longest first, so that 'ninety' is not read as 'nine' and a rest. */
const JOINABLE = [...DIGITS.flatMap((words) => words.split(' ')), ...TENS, ...Object.keys(TIMES), 'oh']
  .concat('సున్నా సున్న ఒకటి రెండు మూడు నాలుగు ఐదు అయిదు ఆరు ఏడు ఎనిమిది తొమ్మిది'.split(' '))
  .filter((word) => word.length > 2 || word === 'oh')
  .sort((one, other) => other.length - one.length);

const PART = /\p{L}[\p{L}\p{M}]*|[\p{Default_Ignorable_Code_Point}\p{Me}]|[^]/gu;
const UNSEEN = /^[\p{Default_Ignorable_Code_Point}\p{Me}]$/u;
const DIGIT = /^\p{Nd}$/u;
const SIGN = /^(?:[^\p{L}\p{M}\p{Nd}]|\p{Lm})$/u;
/** A sign that Unicode takes for letters, or for several signs. */
const IS_MORE = /[\p{L}\p{M}]|^[^\p{Nd}]{2,}$/u;
const WORD = /^\p{L}/u;
const ONE_LETTER = /^\p{L}$/u;
const HAS_DIGIT = /\p{Nd}/u;

interface Part extends Place {
  readonly part: string;
}

/** Dingbats in circles, which have no other form in Unicode: the first of each ten is a one. */
const CIRCLED = ['\u2776', '\u2780', '\u278a'].map((one) => one.charCodeAt(0));

function composed(part: string): string {
  if (part <= '\u007f') return part.toLowerCase();
  const code = part.charCodeAt(0);
  const one = CIRCLED.find((first) => first <= code && code < first + 9);
  if (one !== undefined) return String(code - one + 1);
  return Array.from(part.normalize('NFKC'), (sign) => (DIGIT.test(sign) ? asciiDigit(sign) : sign))
    .join('')
    .toLowerCase();
}

/** A word that is made of number words alone, in its words: 'nineeight' is two. */
function apart({ part, from }: Part): readonly Part[] | null {
  const word = part.normalize('NFC').toLowerCase();
  if (word.length !== part.length) return null;
  const found: Part[] = [];
  for (let at = 0; at < word.length; at = found.at(-1)!.to - from) {
    const next = JOINABLE.find((number) => word.startsWith(number, at));
    if (!next) return null;
    found.push({ part: next, from: from + at, to: from + at + next.length });
  }
  return found.length > 1 ? found : null;
}

const partsOf = (text: string): readonly Part[] =>
  [...text.matchAll(PART)]
    .filter(({ 0: part }) => !UNSEEN.test(part))
    .map(({ 0: part, index }) => ({ part, from: index, to: index + part.length }))
    .flatMap((part) => (part.part.length > 4 ? (apart(part) ?? [part]) : [part]));

interface Reading {
  readonly reads: string;
  readonly digits: string | null;
  /** Only keeps digits apart: a sign, a word such as 'space', or one letter. */
  readonly separates: boolean;
}

/** What a part means next to its neighbours, where a letter or 'oh' may mean a digit. */
function digitOf({ part }: Part, reads: string, isNext: (step: 1 | -1, direct: boolean) => boolean): string | null {
  const plain = DIGIT_OF.get(reads);
  // Two letters say a number only beside another number: 'do' is a word of English, and 'ek' of Hindi.
  if (plain !== undefined) return part.length > 2 || isNext(1, false) || isNext(-1, false) ? plain : null;
  const letters = part.toLowerCase();
  if (letters === 'oh') return isNext(1, false) || isNext(-1, false) ? '0' : null;
  const typed = Array.from(letters, (letter) => TYPED_FOR[letter]);
  if (typed.length > 3 || typed.includes(undefined)) return null;
  const among = isNext(1, true) || isNext(-1, true) || (typed.length === 1 && isNext(1, false) && isNext(-1, false));
  return among ? typed.join('') : null;
}

function numbersRead(parts: readonly Part[]): readonly Reading[] {
  const skeletons = parts.map(({ part }) => (WORD.test(part) ? skeletonOf(part) : part));
  const numbers = parts.map(
    ({ part }, at) => (DIGIT_OF.has(skeletons[at]!) && part.length > 2) || HAS_DIGIT.test(composed(part)),
  );
  const isNumber = (at: number) => numbers[at] === true;
  return parts.map((part, at) => {
    const reads = skeletons[at]!;
    const isNext = (step: 1 | -1, direct: boolean) =>
      isNumber(at + step) ||
      (!direct && at + step in parts && SIGN.test(parts[at + step]!.part) && isNumber(at + 2 * step));
    const digits = WORD.test(part.part) ? digitOf(part, reads, isNext) : null;
    const isAmong = ONE_LETTER.test(part.part) && isNext(-1, false) && isNext(1, false);
    return { reads, digits, separates: SEPARATORS.has(reads) || isAmong };
  });
}

/** Where a sign has no more to say than that digits are apart. */
const MOST_SIGNS = 4;
const SIGNS_BETWEEN = /(?<=\d)[^\p{L}\p{M}\p{Nd}]+(?=\d)/gu;
const SPACES = /\s+/g;
const REPEATED = /([^])\1+/gu;

function withSingleSigns({ text, typed }: Plain): Plain {
  let plain = '';
  const places: Place[] = [];
  let from = 0;
  const copy = (to: number) => {
    plain += text.slice(from, to);
    for (; from < to; from++) places.push(typed[from]!);
  };
  for (const { 0: signs, index } of text.matchAll(SIGNS_BETWEEN)) {
    if (Array.from(signs.replace(SPACES, ' ').replace(REPEATED, '$1')).length > MOST_SIGNS) continue;
    copy(index);
    from = index + signs.length;
    const place = { from: typed[index]!.from, to: typed[from - 1]!.to };
    // A plus right after a digit adds, as in '10+2'.
    for (const sign of signs.lastIndexOf('+') > 0 ? '-+' : '-') {
      plain += sign;
      places.push(place);
    }
  }
  copy(text.length);
  return { text: plain, typed: places };
}

/** The text in lower case; numbers in any script, in words or with letters among them as digits, one '-' between those. */
export const plainOf = (text: string): Plain => {
  let plain = '';
  const typed: Place[] = [];
  let times = 1;
  /** Whether nothing but signs came after the last digit. */
  let isAfterDigit = false;
  const parts = partsOf(text);
  const readings = numbersRead(parts);
  for (const [at, { part, from, to }] of parts.entries()) {
    const { reads, digits, separates } = readings[at]!;
    const following = readings[at + 1]?.digits !== null ? at + 1 : at + 2;
    const isFollowed = (readings[following]?.digits ?? null) !== null;
    if (TIMES_OF.has(reads) && isFollowed) {
      times = TIMES_OF.get(reads)!;
      continue;
    }
    const tens = TENS_OF.get(reads);
    const isSign = SIGN.test(part);
    const form = composed(part);
    const letters: string = isAfterDigit && (isSign ? IS_MORE.test(form) : separates) ? ' ' : form;
    const written: string = tens ? (isFollowed ? String(tens) : `${tens}0`) : (digits?.repeat(times) ?? letters);
    if (/\S/.test(written)) times = 1;
    isAfterDigit = /\d/.test(written) || (isAfterDigit && (isSign || separates));
    plain += written;
    for (let unit = 0; unit < written.length; unit++) typed.push({ from, to });
  }
  return withSingleSigns({ text: plain, typed });
};

/** A mobile number of India; one with a calling code; one of North America without. */
export const PHONES = [
  /(?<!\d)(?:(?:\+|00-?)?91-?|0-?)?[6-9](?:(?:-\+?)?\d){9}(?!\d)/g,
  /(?<!\d)(?:\+ ?|00-?)[1-9](?:-?\d){6,13}(?!\d)/g,
  /(?<!\d)[2-9]\d{2}-?\d{3}-?\d{4}(?!\d)/g,
];
/** A day and perhaps a time, which has as many digits. */
const DAY = /^\d{1,2}-\d{1,2}-(?:19|20)\d{2}(?!\d)/;
export const isPhone = (way: string): boolean => !DAY.test(way);
