/**
 * R1: a verified email from the identity service that matches an account signs in; an unknown one leads to the
 * registration. The key is (issuer, subject); an account is linked only when both the issuer and we have verified its
 * email. Otherwise someone could register with another person's address and wait in that account for them.
 */
import type { IdentityProblem } from '@kalyanam/shared/contracts/identity';
import { returnPath } from '@kalyanam/shared/base/return-path';
import { Injectable, Logger } from '@nestjs/common';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { isDatabaseAway } from '../../../platform/database/errors.js';
import type { ClientInfo } from '../../../platform/http/client.js';
import { Limits } from '../../../platform/limits/limits.service.js';
import { SignInService, type SignedIn } from '../sign-in.service.js';
import type { Attempt } from './attempt-cookie.js';
import { ExternalIdentities, type Identity } from './external-identities.service.js';
import { Issuer } from './issuer.js';
import type { IssuersPerson } from './issuers-person.js';
import { RegistrationHints } from './registration-hints.service.js';

/** Where to redirect the browser; `signedIn` if it is. */
export interface OidcRedirect {
  to: string;
  signedIn?: SignedIn;
  attempt?: Attempt;
}

@Injectable()
export class IssuerSignIn {
  private readonly log = new Logger('Issuer');

  constructor(
    private readonly issuer: Issuer,
    private readonly identities: ExternalIdentities,
    private readonly accounts: AccountsService,
    private readonly hints: RegistrationHints,
    private readonly signIns: SignInService,
    private readonly limits: Limits,
  ) {}

  /** @throws AppError not-found if no issuer is configured */
  async begin(returnTo: unknown, { ip }: ClientInfo): Promise<OidcRedirect> {
    this.requireIssuer();
    return this.redirectBack(this.startRedirect(returnTo, ip));
  }

  /** @throws AppError not-found if no issuer is configured */
  async finish(query: string, attempt: Attempt | null, client: ClientInfo): Promise<OidcRedirect> {
    this.requireIssuer();
    return this.redirectBack(this.arrive(query, attempt, client));
  }

  private async startRedirect(returnTo: unknown, ip: string): Promise<OidcRedirect> {
    await this.limits.count('identity-address', ip);
    try {
      const { address, checks } = await this.issuer.begin();
      return { to: address, attempt: { ...checks, returnTo: returnPath(returnTo) ?? '/' } };
    } catch (error) {
      return this.failed(error);
    }
  }

  private async arrive(query: string, attempt: Attempt | null, client: ClientInfo): Promise<OidcRedirect> {
    await this.limits.count('identity-address', client.ip);
    if (!attempt) return problem('failed');
    let person: IssuersPerson;
    try {
      person = await this.issuer.finish(query, attempt);
    } catch (error) {
      return this.failed(error);
    }
    const known = await this.identities.userIdOf(person.issuer, person.subject);
    return known === null
      ? this.firstTime(person, attempt, client)
      : this.signIn({ ...person, userId: known }, attempt, client);
  }

  private async firstTime(person: IssuersPerson, attempt: Attempt, client: ClientInfo): Promise<OidcRedirect> {
    const { email } = person;
    if (email === null) return problem('unverified-email');
    const user = await this.accounts.byEmail(email);
    if (!user) return { to: `/register#identityToken=${this.hints.tokenFor({ ...person, email })}` };
    if (!(await this.link(user.id, { ...person, email }))) return problem('password-first');
    return this.signIn({ ...person, userId: user.id }, attempt, client);
  }

  /** Returns whether the account may be linked. */
  private link(userId: number, { issuer, subject, email }: IssuersPerson): Promise<boolean> {
    return this.accounts.transaction(async (manager) => {
      const user = await this.accounts.lock(manager, userId);
      if (!user?.emailVerifiedAt || user.email !== email) return false;
      await this.identities.link(manager, { issuer, subject, userId });
      return true;
    });
  }

  private async signIn(
    { issuer, subject, userId }: Identity,
    { returnTo }: Attempt,
    client: ClientInfo,
  ): Promise<OidcRedirect> {
    const signedIn = await this.signIns.startSession(userId, client, (_, manager) =>
      this.identities.isLinked(manager, { issuer, subject, userId }),
    );
    return { to: returnTo, signedIn };
  }

  /** The browser is not on one of our pages here: errors redirect it to one. */
  private async redirectBack(way: Promise<OidcRedirect>): Promise<OidcRedirect> {
    try {
      return await way;
    } catch (error) {
      if (error instanceof AppError && error.code === 'suspended') return problem('suspended');
      if (error instanceof AppError || isDatabaseAway(error)) return this.failed(error);
      throw error;
    }
  }

  /** The reason is only logged; the user sees one general message. */
  private failed(error: unknown): OidcRedirect {
    const { name, code } = error as { name?: string; code?: string };
    this.log.warn(`Sign-in by the identity service failed: ${name ?? 'unknown'} ${code ?? ''}`);
    return problem('failed');
  }

  private requireIssuer(): void {
    if (this.issuer.label === null) throw new AppError('not-found');
  }
}

const problem = (what: IdentityProblem): OidcRedirect => ({ to: `/login?identity=${what}` });
