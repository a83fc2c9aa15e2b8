import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '../people.module.js';
import { CandidateConsent } from './candidate-consent.entity.js';
import { CandidateConsents } from './candidate-consents.service.js';
import { CaseFamilies } from './case-families.repository.js';
import { Consent } from './consent.entity.js';
import { MemberConsents } from './member-consents.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Consent, CandidateConsent]), PeopleModule],
  providers: [MemberConsents, CandidateConsents, CaseFamilies],
  exports: [MemberConsents, CandidateConsents, CaseFamilies],
})
export class ConsentsModule {}
