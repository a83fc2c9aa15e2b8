import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { Strategy } from 'passport-jwt';
import { AccountsService } from '../accounts/accounts.service.js';
import type { User } from '../accounts/user.entity.js';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { bearerOptions, isLive, signingKeys, type DatedClaims } from '../../platform/access/bearer.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import { acceptedSecrets } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';
import { SessionsService } from './sessions.service.js';

/** The two file routes: a signed-in member, or the upload token returned by a registration. */
@Injectable()
export class UploadTokenStrategy extends PassportStrategy(Strategy, 'upload-token') {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly clock: Clock,
    settings: Settings,
  ) {
    super(bearerOptions(signingKeys(acceptedSecrets(settings.secrets, 'memberTokens')), ['upload', 'member']));
  }

  async validate(claims: DatedClaims): Promise<MemberPrincipal> {
    if (!isLive(claims, this.clock.now())) throw new AppError('not-signed-in');
    if (claims.aud === 'member') return this.sessions.principal(claims);
    const user = await this.accounts.byPublicId(claims.sub);
    if (!user || isSignedOut(user, claims)) throw new AppError('session-ended');
    if (user.accountStatus === 'suspended') throw new AppError('suspended');
    return {
      userId: user.id,
      publicId: user.publicId,
      sessionId: null,
      verificationStatus: user.verificationStatus,
      kind: user.kind,
      levels: ['uploader'],
    };
  }
}

/** The token belongs to no session: it ends when all of them do. */
const isSignedOut = ({ signedOutAt }: User, { iat }: DatedClaims): boolean =>
  signedOutAt !== null && iat * 1000 <= signedOutAt.getTime();
