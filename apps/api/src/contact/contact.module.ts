import { matching } from '../matching/matching.module.js';
import { district, type Room } from '../platform/room.js';
import { Block } from './blocks/block.entity.js';
import { BlocksController } from './blocks/blocks.controller.js';
import { BlocksRepository } from './blocks/blocks.repository.js';
import { BlocksService } from './blocks/blocks.service.js';
import { firstCalls } from './first-calls/first-calls.room.js';
import { interests } from './interests/interests.room.js';
import { PhotoGrantRow } from './photo-requests/photo-grant.entity.js';
import { PhotoRequestRow } from './photo-requests/photo-request.entity.js';
import { PhotoRequestsController } from './photo-requests/photo-requests.controller.js';
import { PhotoRequestsRepository } from './photo-requests/photo-requests.repository.js';
import { PhotoRequests } from './photo-requests/photo-requests.service.js';
import { ContactViewsController } from './profile-page/contact-views.controller.js';
import { ContactViews } from './profile-page/contact-views.service.js';
import { ProfileByCode } from './profile-page/profile-by-code.service.js';
import { ProfilePages } from './profile-page/profile-pages.service.js';
import { ProfilesController } from './profile-page/profiles.controller.js';
import { reports } from './reports/reports.room.js';
import { Dismissal } from './shortlist/dismissal.entity.js';
import { ShortlistEntry } from './shortlist/shortlist-entry.entity.js';
import { ShortlistController } from './shortlist/shortlist.controller.js';
import { ShortlistRepository } from './shortlist/shortlist.repository.js';
import { ShortlistService } from './shortlist/shortlist.service.js';

const blocks: Room = {
  entities: [Block],
  members: { controllers: [BlocksController], providers: [BlocksRepository, BlocksService] },
};

const photoRequests: Room = {
  entities: [PhotoGrantRow, PhotoRequestRow],
  members: { controllers: [PhotoRequestsController], providers: [PhotoRequests, PhotoRequestsRepository] },
};

const profilePage: Room = {
  members: {
    controllers: [ContactViewsController, ProfilesController],
    providers: [ContactViews, ProfileByCode, ProfilePages],
  },
};

const shortlist: Room = {
  entities: [Dismissal, ShortlistEntry],
  members: { controllers: [ShortlistController], providers: [ShortlistRepository, ShortlistService] },
};

export const contact = district('ContactModule', {
  below: [matching],
  rooms: [blocks, firstCalls, interests, photoRequests, profilePage, reports, shortlist],
});
