import { Module } from '@nestjs/common';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { BrowsePages } from './browse-pages.service.js';
import { BrowseQuestions } from './browse-questions.service.js';
import { BrowseController } from './browse.controller.js';
import { BrowseRepository } from './browse.repository.js';
import { MyWishesController } from './my-wishes.controller.js';
import { MyWishesService } from './my-wishes.service.js';
import { LoosenService } from './loosen.service.js';
import { IndexedMembers } from './index/indexed-members.repository.js';
import { ListingIndex } from './index/listing-index.service.js';
import { Listings } from './listings.service.js';
import { OptionCountsService } from './option-counts.service.js';
import { SqlListing } from './sql-listing.js';
import { WhyController } from './why.controller.js';
import { WhyService } from './why.service.js';
import { WishOrder } from './wish-order.service.js';

@Module({
  imports: [FactsModule, PeopleModule],
  controllers: [BrowseController, MyWishesController, WhyController],
  providers: [
    BrowsePages,
    BrowseQuestions,
    BrowseRepository,
    LoosenService,
    MyWishesService,
    IndexedMembers,
    ListingIndex,
    Listings,
    OptionCountsService,
    SqlListing,
    WhyService,
    WishOrder,
  ],
  exports: [BrowseQuestions, Listings, MyWishesService],
})
export class BrowseModule {}
