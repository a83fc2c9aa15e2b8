import { Module } from '@nestjs/common';
import { BiodataSharesModule } from '../biodata/biodata-shares.module.js';
import { CodesModule } from '../../people/codes/codes.module.js';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { DeskMembersModule } from '../../joining/family-invitations/desk-members.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { SavedSearchesModule } from '../../matching/searches/saved-searches.module.js';
import { SignInModule } from '../../joining/sign-in/sign-in.module.js';
import { VerificationModule } from '../../joining/verification/verification.module.js';
import { AccountPage } from './account-page.service.js';
import { AccountController } from './account.controller.js';
import { AddressChanges } from './address-change.service.js';
import { AddressNotices } from './address-notices.service.js';
import { AddressesController } from './addresses.controller.js';
import { ConsentsController } from './consents.controller.js';
import { DataExportController } from './export/data-export.controller.js';
import { DataExport } from './export/data-export.service.js';
import { MemberData } from './export/member-data.service.js';
import { LinkedIdentities } from './linked-identities.service.js';
import { OwnConsents } from './own-consents.service.js';
import { OwnPassword } from './own-password.service.js';
import { PasswordChanges } from './password-change.service.js';

@Module({
  imports: [
    BiodataSharesModule,
    CodesModule,
    ConsentsModule,
    DeskMembersModule,
    FactsModule,
    PeopleModule,
    SavedSearchesModule,
    SignInModule,
    VerificationModule,
  ],
  controllers: [AccountController, AddressesController, ConsentsController, DataExportController],
  providers: [
    AccountPage,
    AddressChanges,
    AddressNotices,
    DataExport,
    LinkedIdentities,
    MemberData,
    OwnConsents,
    OwnPassword,
    PasswordChanges,
  ],
  exports: [OwnPassword],
})
export class AccountModule {}
