/** R1: what we believe of an identity service's claims; an address only where the issuer says it is verified. */
import { LIMITS } from '@kalyanam/shared/limits';
import { emailFormat } from '@kalyanam/shared/rules/fields';
import { normalEmail } from '../../accounts/accounts.service.js';

export interface IssuersPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Verified by the issuer, and an address as we take it; else null. */
  readonly email: string | null;
  readonly name: string;
}

export interface Claims {
  readonly iss: string;
  readonly sub: string;
  readonly [claim: string]: unknown;
}

export const personOf = (claims: Claims): IssuersPerson => ({
  issuer: claims.iss,
  subject: claims.sub,
  email: emailOf(claims),
  name: typeof claims['name'] === 'string' ? claims['name'].trim().slice(0, LIMITS.nameLength.max) : '',
});

function emailOf({ email, email_verified: verified }: Claims): string | null {
  const vouched = verified === true || verified === 'true';
  return vouched && typeof email === 'string' && emailFormat(email, {}) === null ? normalEmail(email) : null;
}
