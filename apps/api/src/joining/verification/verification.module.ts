import { Module } from '@nestjs/common';
import { CodesModule } from '../../people/codes/codes.module.js';
import { TeamSettingsModule } from '../../people/team-settings/team-settings.module.js';
import { EligibleUsersModule } from '../eligible-users/eligible-users.module.js';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { LookingModule } from '../../matching/freshness/looking.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { CodeSending } from './code-sending.service.js';
import { DocumentReminders } from './document-reminders.service.js';
import { DocumentRemindersRepository } from './document-reminders.repository.js';
import { TeamAnswers } from './team-answers.service.js';
import { IdentityDocumentsController } from './identity-documents.controller.js';
import { PhoneCountriesController } from './phone-countries.controller.js';
import { CandidateConsentController } from './candidate-consent.controller.js';
import { VerificationCodesController } from './verification-codes.controller.js';
import { VerificationCodes } from './verification-codes.service.js';
import { VerificationCoreModule } from './verification-core.module.js';
import { VerificationController } from './verification.controller.js';

@Module({
  imports: [
    CodesModule,
    TeamSettingsModule,
    EligibleUsersModule,
    ConsentsModule,
    FactsModule,
    LookingModule,
    PeopleModule,
    SignInModule,
    VerificationCoreModule,
  ],
  controllers: [
    CandidateConsentController,
    IdentityDocumentsController,
    PhoneCountriesController,
    VerificationCodesController,
    VerificationController,
  ],
  providers: [CodeSending, DocumentReminders, DocumentRemindersRepository, TeamAnswers, VerificationCodes],
  exports: [CodeSending, DocumentReminders, VerificationCoreModule],
})
export class VerificationModule {}
