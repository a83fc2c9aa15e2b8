import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CodesModule } from '../codes/codes.module.js';
import { ConsentsModule } from '../consents/consents.module.js';
import { FactsModule } from '../facts.module.js';
import { IdempotencyModule } from '../platform/idempotency/idempotency.module.js';
import { LegalTextsController } from '../legal-texts/legal-texts.controller.js';
import { LegalTextsModule } from '../legal-texts/legal-texts.module.js';
import { PeopleModule } from '../people.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { Consent } from '../consents/consent.entity.js';
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
