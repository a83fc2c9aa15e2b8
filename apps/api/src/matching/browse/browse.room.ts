import type { Room } from '../../platform/room.js';
import { BrowsePages } from './browse-pages.service.js';
import { BrowseQuestions } from './browse-questions.service.js';
import { BrowseController } from './browse.controller.js';
import { BrowseRepository } from './browse.repository.js';
import { IndexedMembers } from './index/indexed-members.repository.js';
import { ListingIndex } from './index/listing-index.service.js';
import { Listings } from './listings.service.js';
import { LoosenService } from './loosen.service.js';
import { MyWishesController } from './my-wishes.controller.js';
import { MyWishesService } from './my-wishes.service.js';
import { OptionCountsService } from './option-counts.service.js';
import { SqlListing } from './sql-listing.js';
import { WhyController } from './why.controller.js';
import { WhyService } from './why.service.js';
import { WishOrder } from './wish-order.service.js';

export const browse: Room = {
  members: {
    controllers: [BrowseController, MyWishesController, WhyController],
    providers: [
      BrowsePages,
      BrowseQuestions,
      BrowseRepository,
      IndexedMembers,
      ListingIndex,
      Listings,
      LoosenService,
      MyWishesService,
      OptionCountsService,
      SqlListing,
      WhyService,
      WishOrder,
    ],
  },
};
