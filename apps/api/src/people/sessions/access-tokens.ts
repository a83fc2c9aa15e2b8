/** R3: access tokens, 15 minutes, audience 'member'; upload tokens for the two file routes of a registration. */
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import {
  ALGORITHM,
  claimsOf,
  ISSUER,
  signingKeys,
  type Audience,
  type DatedClaims,
  type SigningKeys,
  type TokenClaims,
} from '../../platform/access/bearer.js';
import { Clock } from '../../platform/time/clock.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';
import { ACCESS_SECONDS } from './session-times.js';

@Injectable()
export class AccessTokens {
  private readonly keys: SigningKeys;

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    this.keys = signingKeys(acceptedSecrets(settings.secrets, 'memberTokens'));
  }

  forMember(publicId: string, sessionId: string): string {
    return this.sign({ sub: publicId, sid: sessionId, aud: 'member' }, ACCESS_SECONDS);
  }

  forUploads(publicId: string): string {
    return this.sign({ sub: publicId, sid: '', aud: 'upload' }, LIMITS.uploadTokenMinutes * 60);
  }

  /** The claims of a token that is genuine and not expired, or null. */
  read(token: string, audience: Audience): DatedClaims | null {
    return claimsOf(this.jwt, { token, keys: this.keys, audience, now: this.clock.now() });
  }

  private sign(claims: TokenClaims, seconds: number): string {
    const iat = Math.floor(this.clock.now().getTime() / 1000);
    const dated = { ...claims, iss: ISSUER, iat, exp: iat + seconds } satisfies DatedClaims & { iss: string };
    return this.jwt.sign(dated, { privateKey: this.keys[0], algorithm: ALGORITHM });
  }
}
