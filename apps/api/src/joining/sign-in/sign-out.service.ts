import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import { Injectable } from '@nestjs/common';
import type { Answer } from '../../platform/http/answer.js';
import { AccessTokens } from '../../people/sessions/access-tokens.js';
import { RefreshTokens } from '../../people/sessions/refresh-tokens.service.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';

@Injectable()
export class SignOutService {
  constructor(
    private readonly accessTokens: AccessTokens,
    private readonly refreshTokens: RefreshTokens,
    private readonly sessions: SessionsService,
  ) {}

  /** Ends the session of the token; signing out twice is fine. */
  async signOut(accessToken: string | null, refreshToken: () => string | null): Promise<Answer<MessageAnswer>> {
    const claims = accessToken === null ? null : this.accessTokens.read(accessToken, 'member');
    const sessionId = claims?.sid ?? (await this.sessionIdOf(refreshToken()));
    if (sessionId !== null) await this.sessions.endById(sessionId, 'sign-out');
    return { message: 'Logged out' };
  }

  private sessionIdOf(refreshToken: string | null): Promise<string | null> {
    return refreshToken === null ? Promise.resolve(null) : this.refreshTokens.sessionIdOf(refreshToken);
  }
}
