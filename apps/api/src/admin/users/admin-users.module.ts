import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { Consent } from '../../registration/consent.entity.js';
import { SessionsModule } from '../../sessions/sessions.module.js';
import { SignIn } from '../../sign-in/sign-in.entity.js';
import { PhotosModule } from '../../files/photos/photos.module.js';
import { IdentityModule } from '../../identity/identity.module.js';
import { ProfilesModule } from '../../facts.module.js';
import { CasesModule } from '../../cases/cases.module.js';
import { AdminAuditModule } from '../audit/admin-audit.module.js';
import { ListsModule } from '../lists/lists.module.js';
import { AdminReportsModule } from '../reports/admin-reports.module.js';
import { StandingModule } from '../standing/standing.module.js';
import { AdminUsersController } from './admin-users.controller.js';
import { UserListRepository } from './user-list.repository.js';
import { UserList } from './user-list.service.js';
import { UserStanding } from './user-standing.service.js';
import { UserStoryRepository } from './user-story.repository.js';
import { UserStories } from './user-story.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Consent, SignIn]),
    AccountsModule,
    AdminAuditModule,
    AdminReportsModule,
    AuditModule,
    CasesModule,
    IdentityModule,
    ListsModule,
    PhotosModule,
    ProfilesModule,
    SessionsModule,
    StandingModule,
  ],
  controllers: [AdminUsersController],
  providers: [UserList, UserListRepository, UserStories, UserStoryRepository, UserStanding],
})
export class AdminUsersModule {}
