import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountModule } from '../account/account.module.js';
import { EligibleUsersModule } from '../eligible-users/eligible-users.module.js';
import { FactsModule } from '../facts.module.js';
import { PeopleModule } from '../people.module.js';
import { InactivityRepository } from './inactivity.repository.js';
import { InactivityService } from './inactivity.service.js';
import { MarriageStatusService } from './marriage-status.service.js';
import { MyProfilePage } from './my-profile-page.service.js';
import { MyProfileController } from './my-profile.controller.js';
import { ProfileChanges } from './profile-changes.service.js';
import { ProfileDeletion } from './profile-deletion.service.js';
import { Tombstone } from './tombstone.entity.js';
import { TombstonesRepository } from './tombstones.repository.js';
import { UnverifiedAccounts } from './unverified-accounts.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Tombstone]), AccountModule, EligibleUsersModule, FactsModule, PeopleModule],
  controllers: [MyProfileController],
  providers: [
    InactivityRepository,
    InactivityService,
    MarriageStatusService,
    MyProfilePage,
    ProfileChanges,
    ProfileDeletion,
    TombstonesRepository,
    UnverifiedAccounts,
  ],
})
export class MyProfileModule {}
