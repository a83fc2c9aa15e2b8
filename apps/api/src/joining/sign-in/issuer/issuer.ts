/** SECURITY "Identity service": OpenID Connect on the server; authorization code with PKCE, state and nonce. */
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { Injectable } from '@nestjs/common';
import * as openid from 'openid-client';
import { AppError } from '../../../platform/errors/app-error.js';
import { Settings, type IdentitySettings } from '../../../platform/config/settings.js';
import { personOf, type IssuersPerson } from './issuers-person.js';

const TIMEOUT_SECONDS = 5;
const SCOPE = 'openid email profile';

/** Values to remember until the browser returns. */
export interface Checks {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

@Injectable()
export class Issuer {
  private discovered: Promise<openid.Configuration> | undefined;

  constructor(private readonly settings: Settings) {}

  /** The button's label; null where no issuer is configured. */
  get label(): string | null {
    return this.settings.identity?.label ?? null;
  }

  /** Where to redirect the browser, and what to remember until it returns. */
  async begin(): Promise<{ address: string; checks: Checks }> {
    const configuration = await this.configuration();
    const verifier = openid.randomPKCECodeVerifier();
    const checks = { state: openid.randomState(), nonce: openid.randomNonce(), verifier };
    const address = openid.buildAuthorizationUrl(configuration, {
      redirect_uri: this.callback().href,
      scope: SCOPE,
      state: checks.state,
      nonce: checks.nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return { address: address.href, checks };
  }

  /** The person who returned with this query. @throws when the issuer or a check fails */
  async finish(query: string, { state, nonce, verifier }: Checks): Promise<IssuersPerson> {
    const configuration = await this.configuration();
    const returned = this.callback();
    returned.search = query;
    const tokens = await openid.authorizationCodeGrant(configuration, returned, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('The issuer sent no ID token.');
    const more =
      claims['email'] === undefined
        ? await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : undefined;
    return personOf({ ...claims, ...more, iss: claims.iss, sub: claims.sub });
  }

  /** Discovered once; after a failure, again at the next use. */
  private configuration(): Promise<openid.Configuration> {
    const { identity } = this.settings;
    if (!identity) throw new AppError('not-found');
    this.discovered ??= discover(identity).catch((error: unknown) => {
      this.discovered = undefined;
      throw error;
    });
    return this.discovered;
  }

  private callback(): URL {
    return new URL(`${this.settings.memberUrl}${API_PREFIX}/auth/identity/callback`);
  }
}

/** Plain http is for development issuers; the settings refuse it in production. */
const discover = ({ issuer, clientId, clientSecret }: IdentitySettings): Promise<openid.Configuration> =>
  openid.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    timeout: TIMEOUT_SECONDS,
    execute: issuer.startsWith('http://') ? [openid.allowInsecureRequests] : [],
  });
