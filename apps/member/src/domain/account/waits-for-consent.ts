import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { en } from './consent-waits.en';

/** R45: somebody else made the profile, and only the candidate's yes is missing. */
export const waitsForConsent = (user: SessionUser | null): user is SessionUser =>
  user !== null &&
  user.verificationStatus === 'not-verified' &&
  user.emailVerified &&
  user.phoneVerified &&
  user.consentNeeded === true;

/** What must happen before somebody browses: `codes` where it is nothing but the two codes. */
export function opensLater(user: SessionUser | null, consent: typeof en, codes: string): string {
  if (!user?.consentNeeded) return codes;
  return waitsForConsent(user) ? consent.title(user.profile.name) : consent.opensLater;
}
