import { Module } from '@nestjs/common';
import { CodesModule } from '../../people/codes/codes.module.js';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { DeskMembersModule } from '../family-invitations/desk-members.module.js';
import { ErasureModule } from '../erasure/erasure.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { CandidateAnswers } from './candidate-answers.service.js';
import { CandidateVerification } from './candidate-verification.service.js';
import { TakingOverController } from './taking-over.controller.js';
import { TakingOver } from './taking-over.service.js';

@Module({
  imports: [
    CodesModule,
    ConsentsModule,
    DeskMembersModule,
    ErasureModule,
    FactsModule,
    PeopleModule,
    SignInModule,
    VerificationModule,
  ],
  controllers: [TakingOverController],
  providers: [CandidateAnswers, CandidateVerification, TakingOver],
})
export class TakingOverModule {}
