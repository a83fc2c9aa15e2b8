/**
 * R52: a mobile number has one form in which it is stored, compared and sent: ten digits for India, and E.164 with its
 * plus, as +19725550100, for every other country. What country it is of is read from the number itself.
 */
import { LIMITS } from './limits.js';
import { typed } from './plain-text.js';
import { INDIA, PHONE_COUNTRIES, type PhoneCountry } from './vocabulary/phone-countries.js';

const INDIAN = new RegExp(`^[6-9]\\d{${LIMITS.phoneDigits - 1}}$`);
const WRITTEN = /^\+[\d\s().-]+$/;
/** Before the ten digits of India; of those that begin as mobile numbers do, a sheet may have taken the plus away. */
const PREFIX = /^(?:\+91|0091|0)(?=\d{10}$)|^(?:(?:\+|00?)?91)?0?(?=[6-9]\d{9}$)/;
/** Digits after the calling code, and of the whole number as E.164 has it. */
const NATIONAL = new RegExp(`^[1-9]\\d{${LIMITS.phoneAbroadDigits.min - 1},${LIMITS.phoneAbroadDigits.max - 1}}$`);
const E164_DIGITS = 15;

const countryBeginning = (digits: string) => PHONE_COUNTRIES.find(({ value }) => digits.startsWith(value));

/** A number however it was typed, copied from a contact or a link, or kept by a sheet. */
const bareNumber = (text: string): string => typed(text).replace(/^tel:|[\s\-().]/gi, '');

/** A typed number in its one form, as far as it can be read: without spaces, dashes and the prefix of India. */
export function plainPhone(text: string): string {
  const bare = bareNumber(text).replace(PREFIX, '');
  const digits = /^(?:\+|00)(\d+)$/.exec(bare)?.[1];
  const code = digits === undefined ? undefined : countryBeginning(digits)?.value;
  if (digits === undefined || code === undefined || code === INDIA) return bare;
  // Written as "+44 (0)7700...", or "+1 1 972...": dialled inside the country only.
  return `+${code}${digits.slice(code.length).replace(code === '1' ? /^1/ : /^0/, '')}`;
}

/** Whether a number in its one form is of another country than India. */
export const isAbroad = (phone: string): boolean => phone.startsWith('+');

/** The calling code of a number in its one form; null where it is of no country that we know. */
export const phoneCountry = (phone: string): PhoneCountry | null =>
  isAbroad(phone) ? (countryBeginning(phone.slice(1))?.value ?? null) : INDIA;

/** The digits dialled after the calling code. */
export const nationalPhone = (phone: string): string =>
  isAbroad(phone) ? phone.slice(1 + (phoneCountry(phone) ?? '').length) : phone;

/** The whole number, as a link dials it. */
export const dialledPhone = (phone: string): string => (isAbroad(phone) ? phone : `+${INDIA}${phone}`);

function grouped(digits: string, sizes: readonly number[]): string {
  const groups: string[] = [];
  let at = 0;
  for (const size of sizes) {
    groups.push(digits.slice(at, at + size));
    at += size;
  }
  return [...groups, digits.slice(at)].filter(Boolean).join(' ');
}

/** A number as it is read: +1 972 555 0100; one of India as its ten digits. */
export function readablePhone(phone: string): string {
  const country = isAbroad(phone) ? countryBeginning(phone.slice(1)) : undefined;
  return country ? `+${country.value} ${grouped(nationalPhone(phone), country.groups)}` : phone;
}

/** Why a typed number is refused. */
export type PhoneProblem = 'indian' | 'abroad' | 'country';

let allowed: ReadonlySet<string> = new Set(PHONE_COUNTRIES.map(({ value }) => value));

/** What a process accepts, from its settings. A browser accepts every known country; the server has the last word. */
export function allowPhoneCountries(codes: readonly string[]): void {
  allowed = new Set(codes);
}

export function phoneProblem(typed: string): PhoneProblem | null {
  if (INDIAN.test(typed)) return null;
  if (!typed.startsWith('+')) return 'indian';
  const plain = plainPhone(typed);
  const country = phoneCountry(plain);
  if (!WRITTEN.test(typed)) return 'abroad';
  if (country === INDIA) return INDIAN.test(plain) ? null : 'indian';
  if (country === null || !allowed.has(country)) return 'country';
  return NATIONAL.test(nationalPhone(plain)) && plain.length <= E164_DIGITS + 1 ? null : 'abroad';
}
