import { Module } from '@nestjs/common';
import { AccountModule } from '../settings/account.module.js';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { ErasureModule } from '../../joining/erasure/erasure.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { LookingModule } from '../../matching/freshness/looking.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { MarriagesModule } from '../marriage/marriages.module.js';
import { BiodataSharesModule } from '../biodata/biodata-shares.module.js';
import { CodesModule } from '../../people/codes/codes.module.js';
import { VerificationModule } from '../../joining/verification/verification.module.js';
import { CheckExpiry } from './check-expiry.service.js';
import { ComingOfAge } from './coming-of-age.service.js';
import { DetailChanges } from './detail-changes.service.js';
import { LineageController } from './lineage.controller.js';
import { EditLimit } from './edit-limit.js';
import { MarriageStatusService } from '../marriage/marriage-status.service.js';
import { MyCheckCodes } from './my-check-codes.service.js';
import { MyChecksController } from './my-checks.controller.js';
import { MyChecks } from './my-checks.service.js';
import { MyHoroscopeController } from './my-horoscope.controller.js';
import { MyHoroscopes } from './my-horoscope.service.js';
import { MyLineage } from './my-lineage.service.js';
import { MyDetailsController } from './my-details.controller.js';
import { MyProfilePage } from './my-profile-page.service.js';
import { MyProfileController } from './my-profile.controller.js';
import { ProfileChanges } from './profile-changes.service.js';
import { UnverifiedAccounts } from './unverified-accounts.service.js';

@Module({
  imports: [
    AccountModule,
    BiodataSharesModule,
    CodesModule,
    ConsentsModule,
    ErasureModule,
    FactsModule,
    LookingModule,
    MarriagesModule,
    PeopleModule,
    VerificationModule,
  ],
  controllers: [LineageController, MyChecksController, MyDetailsController, MyHoroscopeController, MyProfileController],
  providers: [
    CheckExpiry,
    ComingOfAge,
    DetailChanges,
    EditLimit,
    MarriageStatusService,
    MyCheckCodes,
    MyChecks,
    MyHoroscopes,
    MyLineage,
    MyProfilePage,
    ProfileChanges,
    UnverifiedAccounts,
  ],
  exports: [DetailChanges, MarriageStatusService, MyHoroscopes, MyLineage, MyProfilePage, ProfileChanges],
})
export class MyProfileModule {}
