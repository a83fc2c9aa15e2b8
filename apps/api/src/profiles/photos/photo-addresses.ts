import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { acceptedSecrets, firstOf } from '../../platform/config/secrets.js';
import { Settings } from '../../platform/config/settings.js';
import type { PhotoViewer } from '../../people/sessions/photo-viewer.js';
import type { PhotoSize } from '../../platform/pictures/photo-files.js';
import { expiryAfter, PhotoSignature, type PhotoAddress } from './photo-signature.js';
import type { StoredPhoto } from './photos.service.js';

/** What an address is made of. */
export type PhotoToSee = Pick<StoredPhoto, 'publicId' | 'width' | 'height'>;

/** Makes and checks the signed addresses of photos. */
@Injectable()
export class PhotoAddresses {
  private readonly signature: PhotoSignature;
  private readonly accepted: readonly PhotoSignature[];

  constructor(
    settings: Settings,
    private readonly clock: Clock,
  ) {
    const [first = '', ...others] = acceptedSecrets(settings.secrets, 'photoAddresses');
    this.signature = new PhotoSignature(first);
    this.accepted = [this.signature, ...others.map((secret) => new PhotoSignature(secret))];
  }

  /** A photo with addresses for one viewer; whether they may see it is decided before. */
  view(photo: PhotoToSee, viewer: PhotoViewer): PhotoView {
    const expiry = expiryAfter(this.clock.now());
    const e = String(expiry);
    const v = this.signature.seal(viewer, expiry);
    const signatures = this.signature.sign(photo.publicId, e, v);
    const address = (size: PhotoSize): string =>
      `${API_PREFIX}/photos/${photo.publicId}/${size}?e=${e}&v=${v}&s=${signatures[size]}`;
    return {
      id: photo.publicId,
      thumb: address('thumb'),
      card: address('card'),
      full: address('full'),
      width: photo.width,
      height: photo.height,
    };
  }

  /** The viewer an address was made for, and its remaining seconds; null for any address we did not make. */
  check(address: PhotoAddress): { viewer: PhotoViewer; seconds: number } | null {
    const now = this.clock.now();
    const viewer = firstOf(this.accepted, (signature) => signature.viewerOf(address, now));
    return viewer && { viewer, seconds: Math.floor(Number(address.e) - now.getTime() / 1000) };
  }
}

/** The signed-in member as a viewer of photos. */
export const memberViewer = ({ sessionId, publicId, userId, hand }: MemberPrincipal): PhotoViewer =>
  sessionId === null
    ? { kind: 'uploader', sessionId: publicId }
    : { kind: 'member', sessionId, ...(hand && { actingFor: userId }) };
