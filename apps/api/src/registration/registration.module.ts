import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CodesModule } from '../codes/codes.module.js';
import { FactsModule } from '../facts.module.js';
import { IdempotencyModule } from '../idempotency/idempotency.module.js';
import { PeopleModule } from '../people.module.js';
import { SignInModule } from '../sign-in/sign-in.module.js';
import { Consent } from './consent.entity.js';
import { RegisterController } from './register.controller.js';
import { RegistrationService } from './registration.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Consent]),
    CodesModule,
    FactsModule,
    IdempotencyModule,
    PeopleModule,
    SignInModule,
  ],
  controllers: [RegisterController],
  providers: [RegistrationService],
})
export class RegistrationModule {}
