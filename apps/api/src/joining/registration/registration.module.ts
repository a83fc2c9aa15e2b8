import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CodesModule } from '../../people/codes/codes.module.js';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { IdempotencyModule } from '../../platform/idempotency/idempotency.module.js';
import { LegalTextsController } from '../../people/legal-texts/legal-texts.controller.js';
import { LegalTextsModule } from '../../people/legal-texts/legal-texts.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { Consent } from '../../people/consents/consent.entity.js';
import { RegisterController } from './register.controller.js';
import { RegistrationService } from './registration.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Consent]),
    CodesModule,
    ConsentsModule,
    FactsModule,
    IdempotencyModule,
    LegalTextsModule,
    PeopleModule,
    SignInModule,
  ],
  controllers: [RegisterController, LegalTextsController],
  providers: [RegistrationService],
})
export class RegistrationModule {}
