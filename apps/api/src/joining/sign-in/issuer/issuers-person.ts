/** R1: which claims of an identity service we trust; an address only if the issuer has verified it. */
import { LIMITS } from '@kalyanam/shared/base/limits';
import { emailFormat } from '@kalyanam/shared/topics/account/account-fields';
import { normalEmail } from '../../../people/accounts/accounts.service.js';

export interface IssuersPerson {
  readonly issuer: string;
  readonly subject: string;
  /** Null unless verified by the issuer and valid by our rules. */
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
