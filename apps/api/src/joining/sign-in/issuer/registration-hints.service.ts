/** R1: someone new from the identity service registers with name and email filled in, and the email verified. */
import type { IdentityHintAnswer } from '@kalyanam/shared/contracts/identity';
import { Injectable } from '@nestjs/common';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import type { IssuersPerson } from './issuers-person.js';
import { EncryptedTokens } from './encrypted-tokens.service.js';

const PURPOSE = 'registration-hint';
/** Enough time to fill in the whole registration. */
const SECONDS = 2 * 3600;

export type RegistrationHint = IssuersPerson & { readonly email: string };

@Injectable()
export class RegistrationHints {
  constructor(private readonly tokens: EncryptedTokens) {}

  tokenFor({ issuer, subject, email, name }: RegistrationHint): string {
    return this.tokens.seal(PURPOSE, { issuer, subject, email, name }, SECONDS);
  }

  /** Null for an invalid or expired token: the registration continues without it. */
  open(token: string | undefined): RegistrationHint | null {
    return this.tokens.open(PURPOSE, token) as RegistrationHint | null;
  }

  /** @throws AppError identity-failed */
  answer(token: string): Answer<IdentityHintAnswer> {
    const hint = this.open(token);
    if (!hint) throw new AppError('identity-failed');
    return { name: hint.name, email: hint.email };
  }
}
