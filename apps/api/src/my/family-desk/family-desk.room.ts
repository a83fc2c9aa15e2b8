import { APP_INTERCEPTOR } from '@nestjs/core';
import type { Room } from '../../platform/room.js';
import { DeskActsInterceptor } from './desk-acts.interceptor.js';
import { DeskActsRepository } from './desk-acts.repository.js';
import { DeskActs } from './desk-acts.service.js';
import { DeskApprovals } from './desk-approvals.service.js';
import { DeskChanges } from './desk-changes.service.js';
import { DeskDraftsController } from './desk-drafts.controller.js';
import { DeskDraftsRepository } from './desk-drafts.repository.js';
import { DeskDrafts } from './desk-drafts.service.js';
import { DeskDraftsWorker } from './desk-drafts.worker.js';
import { DeskInvitationsController } from './desk-invitations.controller.js';
import { DeskNotices } from './desk-notices.service.js';
import { DeskPage } from './desk-page.service.js';
import { DeskVotes } from './desk-votes.service.js';
import { DeskController } from './desk.controller.js';
import { WaysBack } from './ways-back.service.js';

export const familyDesk: Room = {
  members: {
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
  },
};
