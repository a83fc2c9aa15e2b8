import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '../people.module.js';
import { Consent } from './consent.entity.js';
import { MemberConsents } from './member-consents.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Consent]), PeopleModule],
  providers: [MemberConsents],
  exports: [MemberConsents],
})
export class ConsentsModule {}
