import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { bearerOptions, isLive, signingKeys, type DatedClaims } from '../../platform/access/bearer.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';
import { SessionsService } from './sessions.service.js';

/** R3: the access token says who calls; the database says, on every request, what they may do. */
@Injectable()
export class MemberTokenStrategy extends PassportStrategy(Strategy, 'member-token') {
  constructor(
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    super(bearerOptions(signingKeys(acceptedSecrets(settings.secrets, 'memberTokens')), ['member']));
  }

  async validate(claims: DatedClaims): Promise<MemberPrincipal> {
    if (!isLive(claims, this.clock.now())) throw new AppError('not-signed-in');
    return this.sessions.principal(claims);
  }
}
