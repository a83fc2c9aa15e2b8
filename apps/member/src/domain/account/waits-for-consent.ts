import type { SessionUser } from '@kalyanam/shared/contracts/auth';

/** R45: somebody else made the profile, and only the candidate's yes is missing. */
export const waitsForConsent = (user: SessionUser | null): user is SessionUser =>
  user !== null &&
  user.verificationStatus === 'not-verified' &&
  user.emailVerified &&
  user.phoneVerified &&
  user.consentNeeded === true;
