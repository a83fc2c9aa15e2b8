/** R1: sign-in through an OpenID Connect issuer. */

/** Whether there is a button, and what it says. */
export interface IdentityAnswer {
  success: true;
  available: boolean;
  /** E.g. 'Continue with Google'; empty where none is available. */
  label: string;
}

/**
 * The button leads the browser itself to `ROUTES.identityStart` with `?returnTo=` (a path of ours). From the
 * issuer it comes back to `returnTo` with a session (ask for a refresh), to
 * `/register#identityToken=` for someone new, or to `/login?identity=` with one of these.
 * - failed: cancelled, too late, too often, or the issuer said no; or we are too busy
 * - unverified-email: the issuer does not vouch for the address
 * - password-first: an account has this address but has not verified it yet
 * - suspended: the account is closed by the team
 */
export const IDENTITY_PROBLEMS = ['failed', 'unverified-email', 'password-first', 'suspended'] as const;
export type IdentityProblem = (typeof IDENTITY_PROBLEMS)[number];

export interface IdentityHintRequest {
  /** As it came in the fragment; valid for 2 hours; sent with the registration as `identityToken`. */
  identityToken: string;
}

/** What the registration is filled in with; its email counts as verified when it is registered unchanged. */
export interface IdentityHintAnswer {
  success: true;
  name: string;
  email: string;
}
