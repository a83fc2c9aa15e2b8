/** R4: administrators' access tokens have their own key and audience. */
import type { ErrorCode } from '@kalyanam/shared/base/errors';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import {
  ALGORITHM,
  claimsOf,
  ISSUER,
  signingKeys,
  type DatedClaims,
  type SigningKeys,
  type TokenClaims,
} from '../../platform/access/bearer.js';
import { Clock } from '../../platform/time/clock.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';
import { ADMIN_ACCESS_SECONDS } from './admin-session-times.js';

@Injectable()
export class AdminTokens {
  private readonly keys: SigningKeys;

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.keys = signingKeys(acceptedSecrets(settings.secrets, 'adminTokens'));
  }

  /** The claims of a token that is genuine and not expired, or null. */
  read(token: string): DatedClaims | null {
    return claimsOf(this.jwt, { token, keys: this.keys, audience: 'admin', now: this.clock.now() });
  }

  /** Why a bearer opens nothing on the team's side, without asking the database; null for one that may. */
  refusalOf(token: string | null): Extract<ErrorCode, 'not-signed-in' | 'forbidden'> | null {
    if (token !== null && this.read(token)) return null;
    const claims = token === null ? null : this.jwt.decode<TokenClaims | null>(token);
    return claims && claims.aud !== 'admin' ? 'forbidden' : 'not-signed-in';
  }

  sign(publicId: string, sessionId: string): string {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    const claims: TokenClaims = { sub: publicId, sid: sessionId, aud: 'admin' };
    return this.jwt.sign(
      { ...claims, iss: ISSUER, iat, exp: iat + ADMIN_ACCESS_SECONDS },
      { privateKey: this.keys[0], algorithm: ALGORITHM },
    );
  }
}
