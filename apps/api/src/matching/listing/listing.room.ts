import type { Room } from '../../platform/room.js';
import { BrowseEntriesRepository } from './browse-entries.repository.js';
import { BrowseEntries } from './browse-entries.service.js';
import { BrowseEntry } from './browse-entry.entity.js';
import { BrowseMust } from './browse-must.entity.js';

export const listing: Room = {
  entities: [BrowseEntry, BrowseMust],
  providers: [BrowseEntries, BrowseEntriesRepository],
};
