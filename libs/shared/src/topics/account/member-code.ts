/** The number of a profile that families can say on the phone: seven digits and a letter that catches a slip. */
import { plainCode } from '../../base/plain-text.js';
import { sayDigits } from '../speech/numbers.js';
import type { Language } from '../../base/vocabulary/status.js';

const LETTERS = 'ACEFGHJKLMNPQRTVWXY';
const WEIGHTS = [2, 3, 4, 5, 6, 7, 8] as const;
const WHOLE = /^([1-9]\d{6})([ACEFGHJKLMNPQRTVWXY])$/;

/** The typed text may be longer by spaces and hyphens, but not by much. */
export const MEMBER_CODE_TYPED = 40;
/** The lowest and the highest number that a code may have. */
export const MEMBER_CODE_NUMBERS = { from: 1_000_000, to: 9_999_999 } as const;

/** The whole code of seven digits. */
export function memberCodeOf(digits: string): string {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0);
  return `${digits}${LETTERS[sum % LETTERS.length]}`;
}

/** The code as it is kept, or null where the typed text cannot be one: a wrong check letter shows a slip. */
export function parseMemberCode(typed: string): string | null {
  if (typed.length > MEMBER_CODE_TYPED) return null;
  const plain = plainCode(typed);
  const digits = WHOLE.exec(plain)?.[1];
  return digits !== undefined && memberCodeOf(digits) === plain ? plain : null;
}

/** In the order of LETTERS. */
const TELUGU_LETTERS = [
  ...['ఏ', 'సీ', 'ఈ', 'ఎఫ్', 'జీ', 'హెచ్', 'జే', 'కే', 'ఎల్', 'ఎం'],
  ...['ఎన్', 'పీ', 'క్యూ', 'ఆర్', 'టీ', 'వీ', 'డబ్ల్యూ', 'ఎక్స్', 'వై'],
] as const;

/** As it is read aloud, digit by digit. */
export function sayMemberCode(code: string, language: Language): string {
  const letter = code.slice(7);
  const said = language === 'te' ? TELUGU_LETTERS[LETTERS.indexOf(letter)] : letter;
  return `${sayDigits(code.slice(0, 4), language)}, ${sayDigits(code.slice(4, 7), language)}, ${said}`;
}
