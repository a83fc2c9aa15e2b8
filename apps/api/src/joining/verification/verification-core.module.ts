import { Module } from '@nestjs/common';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { EligibleUsersModule } from '../eligible-users/eligible-users.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { LookingModule } from '../../matching/freshness/looking.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { VerificationService } from './verification.service.js';

/** How an account advances, without members' routes: the team records a consent given on the phone (C14). */
@Module({
  imports: [ConsentsModule, EligibleUsersModule, FactsModule, LookingModule, PeopleModule],
  providers: [VerificationService],
  exports: [VerificationService],
})
export class VerificationCoreModule {}
