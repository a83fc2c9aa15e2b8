import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { ErasureModule } from '../erasure/erasure.module.js';
import { FactsModule } from '../facts.module.js';
import { PeopleModule } from '../people.module.js';
import { InactivityRepository } from './inactivity.repository.js';
import { InactivityService } from './inactivity.service.js';
import { LineageController } from './lineage.controller.js';
import { MarriageStatusService } from './marriage-status.service.js';
import { MyLineage } from './my-lineage.service.js';
import { MyProfilePage } from './my-profile-page.service.js';
import { MyProfileController } from './my-profile.controller.js';
import { ProfileChanges } from './profile-changes.service.js';
import { UnverifiedAccounts } from './unverified-accounts.service.js';

@Module({
  imports: [AccountModule, ErasureModule, FactsModule, PeopleModule],
  controllers: [LineageController, MyProfileController],
  providers: [
    InactivityRepository,
    InactivityService,
    MarriageStatusService,
    MyLineage,
    MyProfilePage,
    ProfileChanges,
    UnverifiedAccounts,
  ],
})
export class MyProfileModule {}
