import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { BrowseModule } from '../../browse/browse.module.js';
import { PhotosModule } from '../../files/photos/photos.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { ProfileEditsModule } from '../../profiles/profile-edits.module.js';
import { ProfilesModule } from '../../facts.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { StandingModule } from '../standing/standing.module.js';
import { AdminProfileEditsController } from './admin-profile-edits.controller.js';
import { EditDecisions } from './edit-decisions.service.js';
import { EditListRepository } from './edit-list.repository.js';
import { EditList } from './edit-list.service.js';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    BrowseModule,
    ListsModule,
    NotificationsModule,
    PhotosModule,
    ProfileEditsModule,
    ProfilesModule,
    StandingModule,
  ],
  controllers: [AdminProfileEditsController],
  providers: [EditDecisions, EditList, EditListRepository],
})
export class AdminProfileEditsModule {}
