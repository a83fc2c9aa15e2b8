import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { AuthModule } from '../sign-in/sign-in.module.js';
import { ExternalIdentitiesModule } from '../sign-in/issuer/external-identities.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { MessagesModule } from '../people.module.js';
import { ProfilesModule } from '../facts.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { ProofsModule } from '../verification/proofs.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { AccountPage } from './account-page.service.js';
import { AccountController } from './account.controller.js';
import { AddressChanges } from './address-change.service.js';
import { AddressNotices } from './address-notices.service.js';
import { AddressesController } from './addresses.controller.js';
import { DataExportController } from './export/data-export.controller.js';
import { DataExport } from './export/data-export.service.js';
import { ExportRepository } from './export/export.repository.js';
import { LinkedIdentities } from './linked-identities.service.js';
import { OwnPassword } from './own-password.service.js';
import { PasswordChanges } from './password-change.service.js';

/** Profile Settings. */
@Module({
  imports: [
    AccountsModule,
    AuthModule,
    CodesModule,
    ExternalIdentitiesModule,
    MessagesModule,
    PasswordsModule,
    ProfilesModule,
    ProofsModule,
    SessionsModule,
    VerificationModule,
  ],
  controllers: [AccountController, AddressesController, DataExportController],
  providers: [
    AccountPage,
    AddressChanges,
    AddressNotices,
    DataExport,
    ExportRepository,
    LinkedIdentities,
    OwnPassword,
    PasswordChanges,
  ],
})
export class AccountModule {}
