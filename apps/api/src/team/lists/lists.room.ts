import type { Room } from '../../platform/room.js';
import { AccountStatusService } from './account-status/account-status.service.js';
import { MemberLookups } from './account-status/member-lookups.js';
import { MemberMails } from './account-status/member-mails.js';
import { Exports } from './exports.service.js';
import { ListsRepository } from './lists.repository.js';
import { Lists } from './lists.service.js';
import { MembersInMemory } from './member-table/members-in-memory.service.js';
import { TabledMembers } from './member-table/tabled-members.repository.js';
import { SavedViewRow } from './views/saved-view.entity.js';
import { SavedViews } from './views/saved-views.service.js';
import { ViewsController } from './views/views.controller.js';

export const lists: Room = {
  entities: [SavedViewRow],
  controllers: [ViewsController],
  providers: [
    AccountStatusService,
    Exports,
    Lists,
    ListsRepository,
    MemberLookups,
    MemberMails,
    MembersInMemory,
    SavedViews,
    TabledMembers,
  ],
};
