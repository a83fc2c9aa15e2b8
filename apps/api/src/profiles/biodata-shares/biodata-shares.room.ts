import type { Room } from '../../platform/room.js';
import { BiodataShareRow } from './biodata-share.entity.js';
import { BiodataShares } from './biodata-shares.service.js';
import { ErasedLink } from './erased-link.entity.js';
import { LinkPhotos } from './link-photos.service.js';

export const biodataShares: Room = {
  entities: [BiodataShareRow, ErasedLink],
  providers: [BiodataShares, LinkPhotos],
};
