import type { Room } from '../../platform/room.js';
import { CandidateConsentController } from './candidate-consent.controller.js';
import { CodeSending } from './code-sending.service.js';
import { DocumentRemindersRepository } from './document-reminders.repository.js';
import { DocumentReminders } from './document-reminders.service.js';
import { IdentityDocumentsController } from './identity-documents.controller.js';
import { PhoneCountriesController } from './phone-countries.controller.js';
import { TeamAnswers } from './team-answers.service.js';
import { VerificationCodesController } from './verification-codes.controller.js';
import { VerificationCodes } from './verification-codes.service.js';
import { VerificationController } from './verification.controller.js';
import { VerificationService } from './verification.service.js';

export const verification: Room = {
  providers: [CodeSending, VerificationService],
  members: {
    controllers: [
      CandidateConsentController,
      IdentityDocumentsController,
      PhoneCountriesController,
      VerificationCodesController,
      VerificationController,
    ],
    providers: [DocumentReminders, DocumentRemindersRepository, TeamAnswers, VerificationCodes],
  },
};
