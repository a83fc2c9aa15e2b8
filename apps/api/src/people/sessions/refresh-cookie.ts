import { SESSION_MARK } from '@kalyanam/shared/contracts/auth';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors/app-error.js';
import { requireSameOrigin } from '../../platform/http/same-origin.js';
import { Settings } from '../../platform/config/settings.js';
import { PhotoCookie } from './photo-cookie.js';
import { REFRESH_SECONDS } from './session-times.js';

/** What a browser needs to go on with a session. */
export interface SessionKeys {
  sessionId: string;
  refreshToken: string;
}

/**
 * R3: the refresh token's cookie; with the `__Host-` prefix wherever the site is served over https. A second cookie,
 * readable by the page, keeps browsers from asking for a session that cannot exist; a third one opens the session's
 * photos.
 */
@Injectable()
export class RefreshCookie {
  private readonly secure: boolean;
  readonly name: string;

  constructor(
    private readonly settings: Settings,
    private readonly photos: PhotoCookie,
  ) {
    this.secure = settings.memberUrl.startsWith('https://');
    this.name = this.secure ? '__Host-kalyanam-member' : 'kalyanam-member';
  }

  /** The token, accepted from our own pages only. @throws AppError forbidden */
  read(request: FastifyRequest): string | null {
    const token = request.cookies[this.name];
    if (token === undefined) return null;
    requireSameOrigin(request, this.settings.memberUrl);
    return token;
  }

  set(reply: FastifyReply, { sessionId, refreshToken }: SessionKeys): void {
    void reply.setCookie(this.name, refreshToken, { ...this.attributes(), httpOnly: true, maxAge: REFRESH_SECONDS });
    void reply.setCookie(SESSION_MARK, '1', { ...this.attributes(), maxAge: REFRESH_SECONDS });
    this.photos.set(reply, { kind: 'member', sessionId }, REFRESH_SECONDS);
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, { ...this.attributes(), httpOnly: true });
    this.clearMark(reply);
  }

  private clearMark(reply: FastifyReply): void {
    void reply.clearCookie(SESSION_MARK, this.attributes());
    this.photos.clear(reply, 'member');
  }

  /**
   * Removes an invalid token from the browser. That of a suspended account stays for the other open tabs, which get the
   * same answer; without the mark no new page asks.
   */
  async clearedOnRefusal<T>(reply: FastifyReply, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError && error.code === 'session-ended') this.clear(reply);
      if (error instanceof AppError && error.code === 'suspended') this.clearMark(reply);
      throw error;
    }
  }

  private attributes() {
    return { secure: this.secure, sameSite: 'strict', path: '/' } as const;
  }
}
