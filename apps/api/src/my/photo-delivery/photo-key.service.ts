import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { bearerOf } from '../../platform/access/bearer.js';
import { AccessTokens } from '../../people/sessions/access-tokens.js';
import { PhotoCookie } from '../../people/sessions/photo-cookie.js';
import type { PhotoViewer } from '../../people/sessions/photo-viewer.js';
import { AdminTokens } from '../../people/team-accounts/admin-tokens.js';

/** R70: whether the browser or client that asks for a photo is the viewer its address was made for. */
@Injectable()
export class PhotoKey {
  constructor(
    private readonly cookie: PhotoCookie,
    private readonly memberTokens: AccessTokens,
    private readonly adminTokens: AdminTokens,
  ) {}

  /** By the cookie of the photo path, or by the bearer of the same session. */
  isFrom(request: FastifyRequest, { kind, sessionId }: PhotoViewer): boolean {
    // C13, C16, R45: the readers of a link or a story, and a candidate without an account, have nothing else to show
    // for it.
    if (kind === 'link' || kind === 'story' || kind === 'candidate') return true;
    if (this.cookie.read(request, kind) === sessionId) return true;
    const token = bearerOf(request.headers.authorization);
    return token !== null && this.sessionOf(token, kind) === sessionId;
  }

  private sessionOf(
    token: string,
    kind: Exclude<PhotoViewer['kind'], 'link' | 'story' | 'candidate'>,
  ): string | undefined {
    if (kind === 'admin') return this.adminTokens.read(token)?.sid;
    return kind === 'member'
      ? this.memberTokens.read(token, 'member')?.sid
      : this.memberTokens.read(token, 'upload')?.sub;
  }
}
