import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/time/clock.js';
import { KeyRing } from '../../../platform/crypto/key-ring.js';

/** Tokens that a browser carries for us but can neither read nor change, valid for a number of seconds. */
@Injectable()
export class EncryptedTokens {
  constructor(
    private readonly keys: KeyRing,
    private readonly clock: Clock,
  ) {}

  seal(purpose: string, note: object, seconds: number): string {
    const until = this.clock.inSeconds(seconds).getTime();
    return this.keys.seal(JSON.stringify({ note, until }), `note:${purpose}`).toString('base64url');
  }

  /** Null for a token that is not ours, was made for another purpose, or has expired. */
  open(purpose: string, sealed: string | undefined): unknown {
    if (!sealed) return null;
    try {
      const opened = this.keys.open(Buffer.from(sealed, 'base64url'), `note:${purpose}`).toString();
      const { note, until } = JSON.parse(opened) as { note: unknown; until: number };
      return until > this.clock.now().getTime() ? note : null;
    } catch {
      return null;
    }
  }
}
