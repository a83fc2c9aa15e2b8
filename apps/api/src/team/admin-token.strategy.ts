import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { bearerOptions, isLive, signingKeys, type DatedClaims } from '../common/access/bearer.js';
import { Clock } from '../common/clock.js';
import { AppError } from '../common/errors/app-error.js';
import { acceptedSecrets } from '../config/secrets.js';
import { Settings } from '../config/settings.js';
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
