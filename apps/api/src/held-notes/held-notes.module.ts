import { Module } from '@nestjs/common';
import { PeopleModule } from '../people.module.js';
import { ReportsModule } from '../reports/reports.module.js';
import { HeldNotesRepository } from './held-notes.repository.js';
import { HeldNotes } from './held-notes.service.js';

@Module({
  imports: [PeopleModule, ReportsModule],
  providers: [HeldNotes, HeldNotesRepository],
  exports: [HeldNotes],
})
export class HeldNotesModule {}
