/**
 * R59, R76: accounts that verified neither address within 7 days, or only one within 30, are erased; where that one is
 * the email, they get a notice 3 days before.
 */
import type { User } from '../../people/accounts/user.entity.js';

const DAY_MS = 86_400_000;
const DAYS_WITH_NOTHING = 7;
const DAYS_WITH_ONE = 30;
const DAYS_OF_NOTICE = 3;

export type Unverified = Pick<
  User,
  'emailVerifiedAt' | 'phoneVerifiedAt' | 'verificationStatus' | 'accountStatus' | 'registeredAt' | 'erasureToldAt'
>;

const daysAfter = (moment: Date, days: number): Date => new Date(moment.getTime() + days * DAY_MS);

/** Limits for accounts registered, or notified, by these moments. */
export function limitsAt(now: Date) {
  return {
    nothing: daysAfter(now, -DAYS_WITH_NOTHING),
    one: daysAfter(now, -DAYS_WITH_ONE),
    notice: daysAfter(now, DAYS_OF_NOTICE - DAYS_WITH_ONE),
    told: daysAfter(now, -DAYS_OF_NOTICE),
  };
}

/** When an account that gets its notice now will be erased. */
export function erasedOn({ registeredAt }: Pick<User, 'registeredAt'>, toldAt: Date): Date {
  const [term, notice] = [daysAfter(registeredAt, DAYS_WITH_ONE), daysAfter(toldAt, DAYS_OF_NOTICE)];
  return term > notice ? term : notice;
}

export function dueOf(user: Unverified, now: Date): 'erase' | 'tell' | null {
  const { emailVerifiedAt, phoneVerifiedAt, registeredAt, erasureToldAt } = user;
  if (user.verificationStatus !== 'not-verified' || user.accountStatus !== 'active') return null;
  const limits = limitsAt(now);
  if (!emailVerifiedAt) return registeredAt <= (phoneVerifiedAt ? limits.one : limits.nothing) ? 'erase' : null;
  if (phoneVerifiedAt) return null;
  if (!erasureToldAt) return registeredAt <= limits.notice ? 'tell' : null;
  return erasureToldAt <= limits.told && registeredAt <= limits.one ? 'erase' : null;
}
