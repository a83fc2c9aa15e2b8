import { Module } from '@nestjs/common';
import { BrowseModule } from '../browse/browse.module.js';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { SavedSearchesModule } from './saved-searches.module.js';
import { DigestLinkActs } from './digest-acts.service.js';
import { DigestReaders } from './digest-reader.service.js';
import { DigestWriter } from './digest-writer.service.js';
import { MySearches } from './my-searches.service.js';
import { SearchDigests } from './search-digests.worker.js';
import { SearchNews } from './search-news.service.js';
import { SearchesController } from './searches.controller.js';

@Module({
  imports: [BrowseModule, ConsentsModule, FactsModule, PeopleModule, SavedSearchesModule],
  controllers: [SearchesController],
  providers: [DigestLinkActs, DigestReaders, DigestWriter, MySearches, SearchDigests, SearchNews],
})
export class SearchesModule {}
