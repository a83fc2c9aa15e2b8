import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedSecrets, firstOf } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';
import { ViewerSeal, type PhotoViewer } from './photo-viewer.js';

const PATH = `${API_PREFIX}/photos`;
/** One cookie of a viewer holds one session, which never changes. */
const CONTEXT = '';

/**
 * R70: `<img>` sends no token, so the browser proves by this cookie whose session asks for the bytes of a photo: without
 * it a photo's address opens nothing. It is sent to no other path, and no page can read it.
 */
@Injectable()
export class PhotoCookie {
  private readonly seal: ViewerSeal;
  private readonly accepted: readonly ViewerSeal[];

  constructor(private readonly settings: Settings) {
    const [first = '', ...others] = acceptedSecrets(settings.secrets, 'photoAddresses');
    this.seal = new ViewerSeal(first, 'cookie');
    this.accepted = [this.seal, ...others.map((secret) => new ViewerSeal(secret, 'cookie'))];
  }

  set(reply: FastifyReply, viewer: PhotoViewer, maxAge: number): void {
    void reply.setCookie(this.nameOf(viewer.kind), this.seal.seal(viewer, CONTEXT), {
      ...this.attributes(viewer.kind),
      maxAge,
    });
  }

  clear(reply: FastifyReply, kind: PhotoViewer['kind']): void {
    void reply.clearCookie(this.nameOf(kind), this.attributes(kind));
  }

  /** The session for which the browser asks; null where it has none of this kind. */
  read(request: FastifyRequest, kind: PhotoViewer['kind']): string | null {
    const sealed = request.cookies[this.nameOf(kind)];
    const viewer = sealed === undefined ? null : firstOf(this.accepted, (seal) => seal.open(sealed));
    return viewer?.kind === kind ? viewer.sessionId : null;
  }

  /** A name for each kind: on one machine the members' and the team's application share the cookies of their host. */
  private nameOf(kind: PhotoViewer['kind']): string {
    return `${this.isSecure(kind) ? '__Secure-' : ''}kalyanam-photos-${kind}`;
  }

  private attributes(kind: PhotoViewer['kind']) {
    return { httpOnly: true, sameSite: 'strict', path: PATH, secure: this.isSecure(kind) } as const;
  }

  private isSecure(kind: PhotoViewer['kind']): boolean {
    return (kind === 'admin' ? this.settings.adminUrl : this.settings.memberUrl).startsWith('https://');
  }
}
