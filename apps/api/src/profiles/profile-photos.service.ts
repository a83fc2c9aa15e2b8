import type { PhotoView } from '@kalyanam/shared/contracts/profile';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { memberViewer, PhotoAddresses } from '../files/photos/photo-addresses.js';
import { PhotosService } from '../files/photos/photos.service.js';

/** Photos with addresses to fetch them; call it only for owners whose photos the policy shows to the viewer. */
@Injectable()
export class ProfilePhotos {
  constructor(
    private readonly photos: PhotosService,
    private readonly addresses: PhotoAddresses,
  ) {}

  /** Each owner's photos in order; owners without any are not in the map. */
  async forMembers(caller: MemberPrincipal, ownerIds: readonly number[]): Promise<Map<number, PhotoView[]>> {
    if (ownerIds.length === 0) return new Map();
    const viewer = memberViewer(caller);
    const stored = await this.photos.ofUsers([...ownerIds]);
    return new Map(
      [...stored].map(([ownerId, photos]) => [ownerId, photos.map((photo) => this.addresses.view(photo, viewer))]),
    );
  }
}
