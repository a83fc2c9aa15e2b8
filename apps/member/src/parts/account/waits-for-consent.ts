import type { SessionUser } from '@kalyanam/shared/contracts/auth';

/** R45: someone else made the profile, and only the candidate's yes is missing. */
export const waitsForConsent = (user: SessionUser | null): user is SessionUser & { consentNeeded: true } =>
  user !== null && user.emailVerified && user.phoneVerified && user.consentNeeded === true;
