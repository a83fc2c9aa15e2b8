/**
 * R18: the address of a photo is valid for one photo, one size, one viewer, and a few minutes.
 *
 * `v` is the encrypted session of its viewer, and stays the same within one time step, so that
 * the browser can cache the photo. `s` signs everything, `v` and the expiry `e` included. Whether the viewer is the one
 * who asks is decided where the bytes are served (R70).
 */
import { createSecretKey, type KeyObject } from 'node:crypto';
import { keyedDigest, longDigest, sameBytes } from '../../platform/crypto/digest.js';
import { isPublicId } from '../../platform/crypto/public-id.js';
import { ViewerSeal, type PhotoViewer } from '../../people/sessions/photo-viewer.js';
import { PHOTO_SIZES, type PhotoSize } from '../../platform/pictures/photo-files.js';

export interface PhotoAddress {
  readonly photoId: string;
  readonly size: PhotoSize;
  /** Seconds since 1970. */
  readonly e: string;
  readonly v: string;
  readonly s: string;
}

const STEP_SECONDS = 300;
const SIGNATURE_BYTES = 16;
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
  private readonly viewers: ViewerSeal;
  private readonly signingKey: KeyObject;
  /** A page shows many photos to one viewer, who is encrypted only once per time step. */
  private readonly sealed = new Map<string, string>();
  private sealedFor = 0;

  constructor(secret: string) {
    this.viewers = new ViewerSeal(secret, 'address');
    this.signingKey = createSecretKey(keyedDigest(secret, 'signature'));
  }

  seal(viewer: PhotoViewer, expiry: number): string {
    const name = `${viewer.kind}${viewer.sessionId}@${viewer.actingFor ?? ''}`;
    if (expiry !== this.sealedFor || this.sealed.size >= MOST_REMEMBERED) this.sealed.clear();
    this.sealedFor = expiry;
    const known = this.sealed.get(name);
    if (known !== undefined) return known;
    const v = this.viewers.seal(viewer, String(expiry));
    this.sealed.set(name, v);
    return v;
  }

  /** The signatures of a photo's addresses, by size. */
  sign(photoId: string, e: string, v: string): Record<PhotoSize, string> {
    const digest = longDigest(this.signingKey, photoId, e, v);
    const of = (size: PhotoSize): string => partFor(size, digest).toString('base64url');
    return { thumb: of('thumb'), card: of('card'), full: of('full') };
  }

  /** The viewer of an address; null unless it is intact and not expired. */
  viewerOf(address: PhotoAddress, now: Date): PhotoViewer | null {
    const { photoId, size, e, v, s } = address;
    const signature = partFor(size, longDigest(this.signingKey, photoId, e, v));
    const whole = sameBytes(Buffer.from(s, 'base64url'), signature);
    return whole && Number(e) * 1000 > now.getTime() ? this.viewers.open(v) : null;
  }
}

/** One digest signs the addresses of all sizes: each size has its own part of it. */
function partFor(size: PhotoSize, digest: Buffer): Buffer {
  const from = PHOTO_SIZES.indexOf(size) * SIGNATURE_BYTES;
  return digest.subarray(from, from + SIGNATURE_BYTES);
}
