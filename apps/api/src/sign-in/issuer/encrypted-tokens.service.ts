import { Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock.js';
import { KeyRing } from '../../common/crypto/key-ring.js';

/** A note that a browser carries for us and can neither read nor change, good for so many seconds. */
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

  /** Null for a note that is not ours, was sealed for another purpose, or is too old. */
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
