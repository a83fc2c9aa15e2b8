import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { ALGORITHM, ISSUER, signingKey } from '../../common/access/bearer.js';
import { AppError } from '../../common/errors/app-error.js';
import { Settings } from '../../config/settings.js';
import type { AdminPrincipal } from './admin-principal.js';
import { AdminSessionsService } from './admin-sessions.service.js';
import { AdminTokens, type DatedAdminClaims } from './admin-tokens.js';

@Injectable()
export class AdminTokenStrategy extends PassportStrategy(Strategy, 'admin-token') {
  constructor(
    private readonly sessions: AdminSessionsService,
    private readonly tokens: AdminTokens,
    settings: Settings,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: signingKey(settings.secrets.adminTokens) as unknown as Buffer,
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: 'admin',
      ignoreExpiration: true,
    });
  }

  validate(claims: DatedAdminClaims): Promise<AdminPrincipal> {
    if (this.tokens.isExpired(claims)) throw new AppError('not-signed-in');
    return this.sessions.principal(claims);
  }
}
