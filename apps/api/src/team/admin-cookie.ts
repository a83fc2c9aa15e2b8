import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefreshLink } from './admin-refresh-tokens.service.js';

const OPTIONS = { httpOnly: true, sameSite: 'strict', path: '/' } as const;

/** The refresh cookie of administrators; its prefixed name binds it to its host, which https allows. */
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
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, { ...OPTIONS, secure: this.secure });
  }
}
