import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../../platform/config/settings.js';
import type { Checks } from './issuer.js';
import { EncryptedTokens } from './encrypted-tokens.service.js';

const PURPOSE = 'identity-attempt';
const SECONDS = 600;

export interface Attempt extends Checks {
  readonly returnTo: string;
}

/**
 * Binds the redirect to the issuer and the redirect back to one browser. SameSite=Lax, because the redirect back is a
 * navigation that starts on the issuer's site.
 */
@Injectable()
export class AttemptCookie {
  private readonly secure: boolean;
  private readonly name: string;

  constructor(
    private readonly tokens: EncryptedTokens,
    settings: Settings,
  ) {
    this.secure = settings.memberUrl.startsWith('https://');
    this.name = this.secure ? '__Host-kalyanam-identity' : 'kalyanam-identity';
  }

  set(reply: FastifyReply, attempt: Attempt): void {
    const sealed = this.tokens.seal(PURPOSE, attempt, SECONDS);
    void reply.setCookie(this.name, sealed, { ...this.attributes(), maxAge: SECONDS });
  }

  /** Single use. */
  take(request: FastifyRequest, reply: FastifyReply): Attempt | null {
    void reply.clearCookie(this.name, this.attributes());
    return this.tokens.open(PURPOSE, request.cookies[this.name]) as Attempt | null;
  }

  private attributes() {
    return { httpOnly: true, secure: this.secure, sameSite: 'lax', path: '/' } as const;
  }
}
