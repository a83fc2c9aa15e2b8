import { Injectable } from '@nestjs/common';
import { keyedDigest, sha256 } from '../../platform/crypto/digest.js';
import { Settings } from '../../platform/config/settings.js';

/** Links that answer a question without a session. Each question has one, which all its mails carry. */
@Injectable()
export class LookingLinks {
  constructor(private readonly settings: Settings) {}

  tokenOf({ userId, openedAt }: { userId: number; openedAt: Date }): string {
    const { resetLinks } = this.settings.secrets;
    return keyedDigest(resetLinks, 'looking', String(userId), openedAt.toISOString()).toString('base64url');
  }

  /** All that the database keeps of a token. */
  hash(token: string): Buffer {
    return sha256(token);
  }

  page(token: string): string {
    return `${this.settings.memberUrl}/looking/${token}`;
  }
}
