import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuditModule } from '../audit/audit.module.js';
import { BrowseModule } from '../browse/browse.module.js';
import { EligibleUsersModule } from '../eligible-users/eligible-users.module.js';
import { DocumentsModule } from '../files/documents/documents.module.js';
import { IdentityModule } from '../identity/identity.module.js';
import { ProfilesModule } from '../facts.module.js';
import { CasesModule } from '../cases/cases.module.js';
import { VerificationController } from './verification.controller.js';
import { VerificationService } from './verification.service.js';

@Module({
  imports: [
    AccountsModule,
    AuditModule,
    BrowseModule,
    CasesModule,
    DocumentsModule,
    EligibleUsersModule,
    IdentityModule,
    ProfilesModule,
  ],
  controllers: [VerificationController],
  providers: [VerificationService],
  exports: [VerificationService],
})
export class VerificationModule {}
