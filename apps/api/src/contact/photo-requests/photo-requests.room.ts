import type { Room } from '../../platform/room.js';
import { PhotoGrantRow } from './photo-grant.entity.js';
import { PhotoRequestRow } from './photo-request.entity.js';
import { PhotoRequestsController } from './photo-requests.controller.js';
import { PhotoRequestsRepository } from './photo-requests.repository.js';
import { PhotoRequests } from './photo-requests.service.js';

export const photoRequests: Room = {
  entities: [PhotoGrantRow, PhotoRequestRow],
  members: { controllers: [PhotoRequestsController], providers: [PhotoRequests, PhotoRequestsRepository] },
};
