/**
 * R18: the address of a photo is valid for one photo, one size, one viewer, and a few minutes.
 *
 * `<img>` sends no token, so the address itself says on whose behalf it is fetched. `v` is that viewer's session,
 * encrypted: no one can read a session's id from an address in a log or a browser's history. The IV is derived from
 * the plaintext (as SIV does), so that the address stays the same within one time step and the browser can cache it.
 * `s` signs everything, `v` and the expiry `e` included.
 */
import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import { keyedDigest, sameBytes } from '../../common/crypto/digest.js';
import { isPublicId } from '../../common/crypto/public-id.js';
import { PHOTO_SIZES, type PhotoSize } from '../pictures/photo-files.js';

export interface PhotoViewer {
  readonly kind: 'member' | 'admin' | 'uploader';
  /** For uploaders, who have no session: their own public id. */
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

/** At least five minutes ahead, on a full five-minute step. */
export const expiryAfter = (now: Date): number =>
  Math.ceil((now.getTime() / 1000 + STEP_SECONDS) / STEP_SECONDS) * STEP_SECONDS;

/** Parses the address from a request's path and query; null if it is not one. */
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
  /** A page shows many photos to one viewer, who is encrypted only once per time step. */
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

  /** The viewer of an address; null unless it is intact and not expired. */
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
