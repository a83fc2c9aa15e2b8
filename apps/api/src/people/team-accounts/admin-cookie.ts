import { ADMIN_SESSION_MARK } from '@kalyanam/shared/contracts/auth';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefreshLink } from './admin-refresh-tokens.service.js';

const READABLE = { sameSite: 'strict', path: '/' } as const;
const OPTIONS = { ...READABLE, httpOnly: true } as const;

/**
 * The refresh cookie of administrators; a second one, readable by the page, keeps browsers from asking for a session that
 * cannot exist. The prefixed name binds the first to its host, which https allows.
 */
export class AdminCookie {
  private readonly name: string;

  constructor(private readonly secure: boolean) {
    this.name = secure ? '__Host-kalyanam-admin' : 'kalyanam-admin';
  }

  read(request: FastifyRequest): string | null {
    return request.cookies[this.name] ?? null;
  }

  set(reply: FastifyReply, { token, expiresAt }: RefreshLink): void {
    void reply.setCookie(this.name, token, { ...OPTIONS, secure: this.secure, expires: expiresAt });
    void reply.setCookie(ADMIN_SESSION_MARK, '1', { ...READABLE, secure: this.secure, expires: expiresAt });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, { ...OPTIONS, secure: this.secure });
    void reply.clearCookie(ADMIN_SESSION_MARK, { ...READABLE, secure: this.secure });
  }
}
