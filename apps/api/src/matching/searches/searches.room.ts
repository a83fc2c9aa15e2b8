import type { Room } from '../../platform/room.js';
import { DigestLinkActs } from './digest-acts.service.js';
import { DigestReaders } from './digest-reader.service.js';
import { DigestWriter } from './digest-writer.service.js';
import { MySearches } from './my-searches.service.js';
import { SavedSearchRows } from './saved-search-rows.service.js';
import { SavedSearchRow } from './saved-search.entity.js';
import { SearchDigests } from './search-digests.worker.js';
import { SearchNews } from './search-news.service.js';
import { SearchesController } from './searches.controller.js';

export const searches: Room = {
  entities: [SavedSearchRow],
  providers: [SavedSearchRows],
  members: {
    controllers: [SearchesController],
    providers: [DigestLinkActs, DigestReaders, DigestWriter, MySearches, SearchDigests, SearchNews],
  },
};
