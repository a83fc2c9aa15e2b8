import { USER_LIST } from '@kalyanam/shared/team/users';
import type { Room } from '../../platform/room.js';
import { listControllers } from '../lists/list-controller.js';
import { AdminUsersController } from './admin-users.controller.js';
import { MemberActsController } from './member-acts.controller.js';
import { MemberActs } from './member-acts.service.js';
import { MemberNoteRow } from './member-note.entity.js';
import { MemberNotesController } from './member-notes.controller.js';
import { MemberNotes } from './member-notes.service.js';
import { SearchController } from './search/search.controller.js';
import { TeamSearchRepository } from './search/team-search.repository.js';
import { TeamSearch } from './search/team-search.service.js';
import { TimelineRepository } from './timeline.repository.js';
import { Timeline } from './timeline.service.js';
import { UserHistoryRepository } from './user-history.repository.js';
import { UserHistoryService } from './user-history.service.js';
import { UserListRepository } from './user-list.repository.js';
import { UserList } from './user-list.service.js';
import { UserSearch } from './user-search.service.js';
import { UserStatusService } from './user-status.service.js';
import { UserWords } from './user-words.repository.js';
import { ViewAs } from './view-as.service.js';
import { WithdrawalService } from './withdrawal.service.js';

export const members: Room = {
  entities: [MemberNoteRow],
  controllers: [
    ...listControllers(USER_LIST, 'UsersPage', UserList),
    AdminUsersController,
    MemberActsController,
    MemberNotesController,
    SearchController,
  ],
  providers: [
    MemberActs,
    MemberNotes,
    TeamSearch,
    TeamSearchRepository,
    Timeline,
    TimelineRepository,
    UserHistoryRepository,
    UserHistoryService,
    UserList,
    UserListRepository,
    UserSearch,
    UserStatusService,
    UserWords,
    ViewAs,
    WithdrawalService,
  ],
};
