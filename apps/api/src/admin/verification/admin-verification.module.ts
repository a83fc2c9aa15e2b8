import { Module } from '@nestjs/common';
import { AccountsModule } from '../../accounts/accounts.module.js';
import { AuditModule } from '../../audit/audit.module.js';
import { SessionsModule } from '../../sessions/sessions.module.js';
import { BrowseModule } from '../../browse/browse.module.js';
import { DocumentsModule } from '../../files/documents/documents.module.js';
import { PhotosModule } from '../../files/photos/photos.module.js';
import { IdentityModule } from '../../identity/identity.module.js';
import { MessagesModule } from '../../messages/messages.module.js';
import { NotificationsModule } from '../../notifications/notifications.module.js';
import { ProfilesModule } from '../../profiles/profiles.module.js';
import { CasesModule } from '../../cases/cases.module.js';
import { AdminVerificationController } from './admin-verification.controller.js';
import { ClaimsService } from './claims.service.js';
import { DecisionNotices } from './decision-notices.js';
import { DecisionsService } from './decisions.service.js';
import { DuplicatesRepository } from './duplicates.repository.js';
import { Duplicates } from './duplicates.service.js';
import { InspectionService } from './inspection.service.js';
import { PendingRepository } from './pending.repository.js';
import { PendingService } from './pending.service.js';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    BrowseModule,
    CasesModule,
    DocumentsModule,
    IdentityModule,
    MessagesModule,
    NotificationsModule,
    PhotosModule,
    ProfilesModule,
    SessionsModule,
  ],
  controllers: [AdminVerificationController],
  providers: [
    ClaimsService,
    DecisionsService,
    DecisionNotices,
    Duplicates,
    DuplicatesRepository,
    InspectionService,
    PendingService,
    PendingRepository,
  ],
})
export class AdminVerificationModule {}
