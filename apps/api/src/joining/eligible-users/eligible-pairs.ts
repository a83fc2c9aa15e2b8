/** Section 5, R36: pairs of email and phone; lines with a missing or invalid part are dropped. */
import { emailFormat } from '@kalyanam/shared/topics/account/account-fields';
import { phoneFormat } from '@kalyanam/shared/topics/account/phone.rule';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { normalEmail } from '../../people/accounts/accounts.service.js';

export interface EligiblePair {
  email: string;
  phone: string;
}

export const keyOf = ({ email, phone }: EligiblePair): string => `${email},${phone}`;

/** The pair in its stored form, or null. */
export function eligiblePair(line: unknown): EligiblePair | null {
  const { email, phone } = (line ?? {}) as Record<string, unknown>;
  if (typeof email !== 'string' || typeof phone !== 'string') return null;
  const pair = { email: normalEmail(email), phone: plainPhone(phone.trim()) };
  return emailFormat(pair.email, {}) === null && phoneFormat(pair.phone, {}) === null ? pair : null;
}

/** The distinct pairs of a list, sorted, so that two imports never deadlock. */
export function distinctPairs(pairs: readonly EligiblePair[]): EligiblePair[] {
  const byKey = new Map(pairs.map((pair) => [keyOf(pair), pair]));
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, pair]) => pair);
}
