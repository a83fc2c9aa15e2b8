import type { Room } from '../../platform/room.js';
import { Dismissal } from './dismissal.entity.js';
import { ShortlistEntry } from './shortlist-entry.entity.js';
import { ShortlistController } from './shortlist.controller.js';
import { ShortlistRepository } from './shortlist.repository.js';
import { ShortlistService } from './shortlist.service.js';

export const shortlist: Room = {
  entities: [Dismissal, ShortlistEntry],
  members: { controllers: [ShortlistController], providers: [ShortlistRepository, ShortlistService] },
};
