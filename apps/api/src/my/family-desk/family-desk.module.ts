import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { BiodataModule } from '../biodata/biodata.module.js';
import { BrowseModule } from '../../matching/browse/browse.module.js';
import { CallsModule } from '../../contact/first-calls/calls.module.js';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { DeskMembersModule } from '../../joining/family-invitations/desk-members.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { InterestsModule } from '../../contact/interests/interests.module.js';
import { LedgerModule } from '../who-looked/ledger.module.js';
import { MyProfileModule } from '../profile/my-profile.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { DeskActsInterceptor } from './desk-acts.interceptor.js';
import { DeskActsRepository } from './desk-acts.repository.js';
import { DeskActs } from './desk-acts.service.js';
import { DeskApprovals } from './desk-approvals.service.js';
import { DeskChanges } from './desk-changes.service.js';
import { DeskController } from './desk.controller.js';
import { DeskDraftsController } from './desk-drafts.controller.js';
import { DeskDraftsRepository } from './desk-drafts.repository.js';
import { DeskDrafts } from './desk-drafts.service.js';
import { DeskDraftsWorker } from './desk-drafts.worker.js';
import { DeskInvitationsController } from './desk-invitations.controller.js';
import { DeskNotices } from './desk-notices.service.js';
import { DeskPage } from './desk-page.service.js';
import { DeskVotes } from './desk-votes.service.js';
import { WaysBack } from './ways-back.service.js';

@Module({
  imports: [
    BiodataModule,
    BrowseModule,
    CallsModule,
    ConsentsModule,
    DeskMembersModule,
    FactsModule,
    InterestsModule,
    LedgerModule,
    MyProfileModule,
    PeopleModule,
  ],
  controllers: [DeskController, DeskDraftsController, DeskInvitationsController],
  providers: [
    DeskActs,
    DeskActsRepository,
    DeskApprovals,
    DeskChanges,
    DeskDrafts,
    DeskDraftsRepository,
    DeskDraftsWorker,
    DeskNotices,
    DeskPage,
    DeskVotes,
    WaysBack,
    { provide: APP_INTERCEPTOR, useClass: DeskActsInterceptor },
  ],
})
export class FamilyDeskModule {}
