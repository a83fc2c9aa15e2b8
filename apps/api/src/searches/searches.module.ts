import { Module } from '@nestjs/common';
import { BrowseModule } from '../browse/browse.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { FactsModule } from '../facts.module.js';
import { PeopleModule } from '../people.module.js';
import { SavedSearchesModule } from '../saved-searches/saved-searches.module.js';
import { LetterActs } from './letter-acts.service.js';
import { LetterReaders } from './letter-reader.service.js';
import { LetterWriter } from './letter-writer.service.js';
import { MySearches } from './my-searches.service.js';
import { SearchLetters } from './search-letters.worker.js';
import { SearchNews } from './search-news.service.js';
import { SearchesController } from './searches.controller.js';

@Module({
  imports: [BrowseModule, ConsentsModule, FactsModule, PeopleModule, SavedSearchesModule],
  controllers: [SearchesController],
  providers: [LetterActs, LetterReaders, LetterWriter, MySearches, SearchLetters, SearchNews],
})
export class SearchesModule {}
