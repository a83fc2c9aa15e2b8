import { Module } from '@nestjs/common';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { ReportsModule } from './reports.module.js';
import { HeldNotesRepository } from './held-notes.repository.js';
import { HeldNotes } from './held-notes.service.js';

@Module({
  imports: [FactsModule, PeopleModule, ReportsModule],
  providers: [HeldNotes, HeldNotesRepository],
  exports: [HeldNotes],
})
export class HeldNotesModule {}
