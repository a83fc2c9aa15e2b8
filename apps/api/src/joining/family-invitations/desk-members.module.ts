import { Module } from '@nestjs/common';
import { CodesModule } from '../../people/codes/codes.module.js';
import { ConsentsModule } from '../../people/consents/consents.module.js';
import { FactsModule } from '../../profiles/profiles.module.js';
import { LegalTextsModule } from '../../people/legal-texts/legal-texts.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { DeskAcceptance } from './desk-acceptance.service.js';
import { DeskInvitations } from './desk-invitations.service.js';
import { DeskMembersRepository } from './desk-members.repository.js';
import { DeskMembers } from './desk-members.service.js';

@Module({
  imports: [CodesModule, ConsentsModule, FactsModule, LegalTextsModule, PeopleModule],
  providers: [DeskMembers, DeskInvitations, DeskAcceptance, DeskMembersRepository],
  exports: [DeskMembers, DeskInvitations, DeskAcceptance],
})
export class DeskMembersModule {}
