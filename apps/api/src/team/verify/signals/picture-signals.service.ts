import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Injectable } from '@nestjs/common';
import { PhotoAddresses } from '../../../profiles/photos/photo-addresses.js';
import { PhotoHashes, type PictureMatch } from '../../../profiles/photos/photo-hashes.service.js';
import type { PhotoHash } from '../../../profiles/photos/photo-hash.entity.js';
import { PhotosService, type StoredPhoto } from '../../../profiles/photos/photos.service.js';
import type { Actor } from '../../../people/team-accounts/actor.js';
import { SignalsRepository, type Found, type KeptMatch } from './signals.repository.js';

/** Pictures of others that are equal to a member's own, or near. */
@Injectable()
export class PictureSignals {
  constructor(
    private readonly signals: SignalsRepository,
    private readonly hashes: PhotoHashes,
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
  ) {}

  async forUser(userId: number, actor: Actor): Promise<Found[]> {
    const [hashes, own] = await Promise.all([this.hashes.ofUser(userId), this.photos.ofUser(userId)]);
    const found: Found[] = [];
    for (const hash of hashes) {
      const mine = own.find(({ publicId }) => publicId === hash.photo?.publicId);
      if (mine) found.push(...(await this.ofPhoto(userId, hash, this.view(mine, actor), actor)));
    }
    return found;
  }

  /** Who else has this picture, or one like it; without the pictures. */
  async alike({ id, userId }: { id: number; userId: number }): Promise<Found[]> {
    const hash = await this.hashes.ofPhoto(id);
    if (!hash) return [];
    const { others, kept, kindOf } = await this.matches(userId, hash);
    return [
      ...others.map((other) => ({ kind: kindOf(other), otherId: other.userId })),
      ...kept.map((match) => ({ kind: keptKind(match, hash), otherId: match.userId, kept: match })),
    ];
  }

  private async ofPhoto(userId: number, hash: PhotoHash, own: PhotoView, actor: Actor): Promise<Found[]> {
    const { others, kept, kindOf } = await this.matches(userId, hash);
    const views = await this.views(others, actor);
    return [
      ...others.map((other) => ({
        kind: kindOf(other),
        otherId: other.userId,
        pictures: { own, other: views.get(other.publicId) ?? null },
      })),
      ...kept.map((match) => ({
        kind: keptKind(match, hash),
        otherId: match.userId,
        kept: match,
        pictures: { own, other: null },
      })),
    ];
  }

  private async matches(userId: number, { exact, dHash }: PhotoHash) {
    const [equal, near, equalKept, nearKept] = await Promise.all([
      this.hashes.equalTo(exact, userId),
      dHash === null ? [] : this.hashes.nearTo(dHash, userId),
      this.signals.kept(userId, [exact]),
      dHash === null ? [] : this.signals.nearKept(userId, dHash),
    ]);
    const equalIds = new Set(equal.map(({ photoId }) => photoId));
    const others = [...equal, ...near.filter(({ photoId }) => !equalIds.has(photoId))];
    return {
      others,
      kept: withoutRepeats([...equalKept, ...nearKept], others),
      kindOf: ({ photoId }: PictureMatch) =>
        equalIds.has(photoId) ? ('same-picture' as const) : ('near-picture' as const),
    };
  }

  private async views(matches: readonly PictureMatch[], actor: Actor): Promise<Map<string, PhotoView>> {
    const photos = await this.photos.ofUsers([...new Set(matches.map(({ userId }) => userId))]);
    return new Map([...photos.values()].flat().map((photo) => [photo.publicId, this.view(photo, actor)]));
  }

  private view(photo: StoredPhoto, { admin }: Actor): PhotoView {
    return this.addresses.view(photo, { kind: 'admin', sessionId: admin.sessionId });
  }
}

/** A rejected account that still has the photo is found by the photo. */
function withoutRepeats(kept: readonly KeptMatch[], others: readonly PictureMatch[]): KeptMatch[] {
  const known = new Set(others.map(({ userId }) => userId));
  const byPicture = new Map(kept.map((match) => [`${match.userId} ${match.print.toString('hex')}`, match]));
  return [...byPicture.values()].filter(({ userId, kind }) => kind === 'picture' && !known.has(userId));
}

const keptKind = ({ print }: KeptMatch, { exact }: PhotoHash) =>
  print.equals(exact) ? ('same-picture' as const) : ('near-picture' as const);
