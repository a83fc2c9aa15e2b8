import type { Room } from '../../platform/room.js';
import { PhotoBytesController } from './photo-bytes.controller.js';
import { PhotoBytesService } from './photo-bytes.service.js';
import { PhotoKey } from './photo-key.service.js';

export const photoDelivery: Room = { controllers: [PhotoBytesController], providers: [PhotoBytesService, PhotoKey] };
