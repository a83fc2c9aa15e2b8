import type { SessionUser } from '@kalyanam/shared/contracts/auth';

/** R45: all that is missing is the yes of the candidate, for whom somebody else made the profile. */
export const waitsForConsent = (user: SessionUser | null): user is SessionUser =>
  user !== null &&
  user.verificationStatus === 'not-verified' &&
  user.emailVerified &&
  user.phoneVerified &&
  user.consentNeeded === true;
