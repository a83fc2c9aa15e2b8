import { Module } from '@nestjs/common';
import { ErasureModule } from '../erasure/erasure.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { LegalTextsModule } from '../../people/legal-texts/legal-texts.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { AssistedAnswersController } from './assisted-answers.controller.js';
import { AssistedAnswers } from './assisted-answers.service.js';
import { AssistedEntriesModule } from './assisted-entries.module.js';

@Module({
  imports: [AssistedEntriesModule, ErasureModule, FactsModule, LegalTextsModule, PeopleModule, VerificationModule],
  controllers: [AssistedAnswersController],
  providers: [AssistedAnswers],
})
export class AssistedAnswersModule {}
