/**
 * R18: an address of a photo is good for one photo, one size, one viewer, and a few minutes.
 *
 * `<img>` sends no token, so the address itself says on whose behalf it is fetched. `v` is that viewer's session,
 * sealed: nobody can read a session's id from an address, in a log or a browser's history. It is sealed
 * with an IV made from what is sealed (as SIV does), so that within one step of time the same address comes
 * out again and the browser's cache works. `s` signs everything, `v` and the expiry `e` included.
 */
import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import { keyedDigest, sameBytes } from '../../common/crypto/digest.js';
import { isPublicId } from '../../common/crypto/public-id.js';
import { PHOTO_SIZES, type PhotoSize } from '../pictures/encode.js';

export interface PhotoViewer {
  readonly kind: 'member' | 'admin' | 'uploader';
  /** Of an uploader, who has no session: her own public id. */
  readonly sessionId: string;
}

export interface PhotoAddress {
  readonly photoId: string;
  readonly size: PhotoSize;
  /** Seconds since 1970. */
  readonly e: string;
  readonly v: string;
  readonly s: string;
}

const STEP_SECONDS = 300;
const KINDS = { m: 'member', a: 'admin', u: 'uploader' } as const;
const SIGNATURE_BYTES = 16;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const MOST_REMEMBERED = 10_000;

/** At least five minutes ahead, at a full step of five minutes. */
export const expiryAfter = (now: Date): number =>
  Math.ceil((now.getTime() / 1000 + STEP_SECONDS) / STEP_SECONDS) * STEP_SECONDS;

/** The address in a request's path and query; null for anything that is not one. */
export function readAddress(photoId: string, size: string, query: Record<string, unknown>): PhotoAddress | null {
  const known = PHOTO_SIZES.find((name) => name === size);
  const { e, v, s, ...others } = query;
  if (!isPublicId(photoId) || !known || Object.keys(others).length > 0) return null;
  if (typeof e !== 'string' || typeof v !== 'string' || typeof s !== 'string') return null;
  return { photoId, size: known, e, v, s };
}

export class PhotoSignature {
  private readonly sealingKey: KeyObject;
  private readonly ivKey: KeyObject;
  private readonly signingKey: KeyObject;
  /** A page shows many photos to one viewer: she is sealed once for each step of time. */
  private readonly sealed = new Map<string, string>();
  private sealedFor = 0;

  constructor(secret: string) {
    const keyFor = (purpose: string): KeyObject => createSecretKey(keyedDigest(secret, purpose));
    this.sealingKey = keyFor('viewer');
    this.ivKey = keyFor('iv');
    this.signingKey = keyFor('signature');
  }

  seal(viewer: PhotoViewer, expiry: number): string {
    const plain = viewer.kind.charAt(0) + viewer.sessionId;
    if (expiry !== this.sealedFor || this.sealed.size >= MOST_REMEMBERED) this.sealed.clear();
    this.sealedFor = expiry;
    const known = this.sealed.get(plain);
    if (known !== undefined) return known;
    const iv = keyedDigest(this.ivKey, plain, String(expiry)).subarray(0, IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.sealingKey, iv);
    const text = Buffer.concat([cipher.update(plain), cipher.final()]);
    const v = Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url');
    this.sealed.set(plain, v);
    return v;
  }

  sign(photoId: string, size: PhotoSize, e: string, v: string): string {
    return this.signatureOf(photoId, size, e, v).toString('base64url');
  }

  /** On whose behalf an address is fetched; null unless it is whole and still good. */
  viewerOf(address: PhotoAddress, now: Date): PhotoViewer | null {
    const { photoId, size, e, v, s } = address;
    const whole = sameBytes(Buffer.from(s, 'base64url'), this.signatureOf(photoId, size, e, v));
    return whole && Number(e) * 1000 > now.getTime() ? this.open(v) : null;
  }

  private signatureOf(...parts: string[]): Buffer {
    return keyedDigest(this.signingKey, ...parts).subarray(0, SIGNATURE_BYTES);
  }

  private open(v: string): PhotoViewer | null {
    const sealed = Buffer.from(v, 'base64url');
    const textStart = IV_BYTES + TAG_BYTES;
    const decipher = createDecipheriv('aes-256-gcm', this.sealingKey, sealed.subarray(0, IV_BYTES));
    decipher.setAuthTag(sealed.subarray(IV_BYTES, textStart));
    const plain = Buffer.concat([decipher.update(sealed.subarray(textStart)), decipher.final()]).toString();
    const kind = KINDS[plain.charAt(0) as keyof typeof KINDS];
    return { kind, sessionId: plain.slice(1) };
  }
}
