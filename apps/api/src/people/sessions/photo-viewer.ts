/**
 * On whose behalf the bytes of photos are asked for, encrypted: no one can read a session's id from an address or a
 * cookie. The IV is derived from the plaintext (as SIV does), so that the same viewer gives the same text.
 */
import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import { keyedDigest } from '../../platform/crypto/digest.js';

export interface PhotoViewer {
  readonly kind: 'member' | 'admin' | 'uploader' | 'link' | 'story' | 'candidate';
  /**
   * For uploaders and for candidates of a profile that was made for them, who have no session: the account's public id;
   * for the reader of a link or a story, that of the link or the marriage.
   */
  readonly sessionId: string;
  /** C14: for whose profile, by the account's number, a hand of a family desk looks. */
  readonly actingFor?: number;
}

const KINDS = { m: 'member', a: 'admin', u: 'uploader', l: 'link', s: 'story', c: 'candidate' } as const;
const IV_BYTES = 12;
const TAG_BYTES = 16;

export class ViewerSeal {
  private readonly sealingKey: KeyObject;
  private readonly ivKey: KeyObject;

  /** Data encrypted for one purpose cannot be decrypted for another. */
  constructor(secret: string, purpose: string) {
    this.sealingKey = createSecretKey(keyedDigest(secret, purpose, 'viewer'));
    this.ivKey = createSecretKey(keyedDigest(secret, purpose, 'iv'));
  }

  /** Within one context, a viewer always gives the same text. */
  seal({ kind, sessionId, actingFor }: PhotoViewer, context: string): string {
    const plain = kind.charAt(0) + sessionId + (actingFor === undefined ? '' : `@${actingFor}`);
    const iv = keyedDigest(this.ivKey, plain, context).subarray(0, IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.sealingKey, iv);
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** Null for anything that was not sealed here. */
  open(text: string): PhotoViewer | null {
    const sealed = Buffer.from(text, 'base64url');
    const textStart = IV_BYTES + TAG_BYTES;
    if (sealed.length <= textStart) return null;
    const decipher = createDecipheriv('aes-256-gcm', this.sealingKey, sealed.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, textStart));
    try {
      const plain = Buffer.concat([decipher.update(sealed.subarray(textStart)), decipher.final()]).toString();
      const [sessionId = '', actingFor] = plain.slice(1).split('@');
      const kind = KINDS[plain.charAt(0) as keyof typeof KINDS];
      return { kind, sessionId, ...(actingFor !== undefined && { actingFor: Number(actingFor) }) };
    } catch {
      return null;
    }
  }
}
