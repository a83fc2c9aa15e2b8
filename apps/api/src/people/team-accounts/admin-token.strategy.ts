import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { bearerOptions, isLive, signingKeys, type DatedClaims } from '../../platform/access/bearer.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';
import type { AdminPrincipal } from './admin-principal.js';
import { AdminSessionsService } from './admin-sessions.service.js';

@Injectable()
export class AdminTokenStrategy extends PassportStrategy(Strategy, 'admin-token') {
  constructor(
    private readonly sessions: AdminSessionsService,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    super(bearerOptions(signingKeys(acceptedSecrets(settings.secrets, 'adminTokens')), ['admin']));
  }

  async validate(claims: DatedClaims): Promise<AdminPrincipal> {
    if (!isLive(claims, this.clock.now())) throw new AppError('not-signed-in');
    return this.sessions.principal(claims);
  }
}
