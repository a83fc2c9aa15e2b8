import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { BrowseModule } from '../browse/browse.module.js';
import { DocumentsModule } from '../files/documents/documents.module.js';
import { PhotosModule } from '../files/photos/photos.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { MessagesModule } from '../people.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ProfilesModule } from '../facts.module.js';
import { CasesModule } from '../cases/cases.module.js';
import { AdminVerificationController } from './verification/admin-verification.controller.js';
import { ClaimsService } from './verification/claims.service.js';
import { DecisionNotices } from './verification/decision-notices.js';
import { DecisionsService } from './verification/decisions.service.js';
import { DuplicatesRepository } from './verification/duplicates.repository.js';
import { Duplicates } from './verification/duplicates.service.js';
import { InspectionService } from './verification/inspection.service.js';
import { PendingRepository } from './verification/pending.repository.js';
import { PendingService } from './verification/pending.service.js';

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
