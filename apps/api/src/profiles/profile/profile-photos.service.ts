import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { memberViewer, PhotoAddresses } from '../photos/photo-addresses.js';
import { TeamSettingsService } from '../../people/team-settings/team-settings.service.js';
import { isShown } from '../photos/photo-slots.js';
import { PhotosService, type StoredPhoto } from '../photos/photos.service.js';
import { MemberCaches } from '../../platform/change-feed/member-caches.service.js';
import type { PhotoViewer } from '../../people/sessions/photo-viewer.js';

const MOST_KEPT = 20_000;

interface CardPhotos {
  /** The first of them, if any is shown. */
  readonly main: readonly PhotoView[];
  readonly count: number;
}

/** Photos with addresses to fetch them; call it only for owners whose photos the policy shows to the viewer. */
@Injectable()
export class ProfilePhotos {
  private readonly kept: (ownerIds: readonly number[]) => Promise<ReadonlyMap<number, readonly StoredPhoto[]>>;

  constructor(
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
    private readonly settings: TeamSettingsService,
    caches: MemberCaches,
  ) {
    this.kept = caches.of(MOST_KEPT, (ownerIds) => this.read(ownerIds));
  }

  /** What a card shows of these owners' photos: one whose photos all wait has an empty list, one without any has no entry. */
  async forCards(caller: MemberPrincipal, ownerIds: readonly number[]): Promise<Map<number, CardPhotos>> {
    const [kept, { photoReview }] = [await this.kept(ownerIds), await this.settings.recent()];
    const viewer = memberViewer(caller);
    return new Map(
      [...kept].flatMap(([ownerId, photos]) => {
        if (photos.length === 0) return [];
        const shown = photos.filter((photo) => isShown(photo, caller.userId, photoReview));
        const main = shown.slice(0, 1).map((photo) => this.addresses.view(photo, viewer));
        return [[ownerId, { main, count: shown.length }] as const];
      }),
    );
  }

  /** Each owner's photos in order; owners without any are not in the map. */
  async forMembers(caller: MemberPrincipal, ownerIds: readonly number[]): Promise<Map<number, PhotoView[]>> {
    return this.forViewer(memberViewer(caller), ownerIds, caller.userId);
  }

  /**
   * Members see their own photos before the team has; `viewerId` is null for other eyes than the viewer's own. An owner whose
   * photos all wait has an empty list.
   */
  async forViewer(
    viewer: PhotoViewer,
    ownerIds: readonly number[],
    viewerId: number | null = null,
  ): Promise<Map<number, PhotoView[]>> {
    if (ownerIds.length === 0) return new Map();
    const [stored, { photoReview }] = await Promise.all([this.photos.ofUsers([...ownerIds]), this.settings.current()]);
    return new Map(
      [...stored].map(([ownerId, photos]) => [
        ownerId,
        photos
          .filter((photo) => isShown(photo, viewerId, photoReview))
          .map((photo) => this.addresses.view(photo, viewer)),
      ]),
    );
  }

  private async read(ownerIds: readonly number[]): Promise<ReadonlyMap<number, readonly StoredPhoto[]>> {
    const stored = await this.photos.ofUsers(ownerIds);
    return new Map(ownerIds.map((ownerId) => [ownerId, stored.get(ownerId) ?? []]));
  }
}
