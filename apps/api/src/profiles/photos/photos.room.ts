import type { Room } from '../../platform/room.js';
import { PhotoAddresses } from './photo-addresses.js';
import { PhotoHash } from './photo-hash.entity.js';
import { PhotoHashes } from './photo-hashes.service.js';
import { PhotoReviews } from './photo-reviews.service.js';
import { PhotoChanges } from './photo-changes.js';
import { Photo } from './photo.entity.js';
import { PhotosController } from './photos.controller.js';
import { PhotosRepository } from './photos.repository.js';
import { PhotosService } from './photos.service.js';
import { PictureTraces } from './watermarks/picture-traces.service.js';
import { Watermarks } from './watermarks/watermarks.service.js';

export const photos: Room = {
  entities: [Photo, PhotoHash],
  providers: [
    PhotoAddresses,
    PhotoHashes,
    PhotoReviews,
    PhotoChanges,
    PhotosRepository,
    PhotosService,
    PictureTraces,
    Watermarks,
  ],
  members: { controllers: [PhotosController] },
};
