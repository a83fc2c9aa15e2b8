import { Module } from '@nestjs/common';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { StarMatchesController } from './star-matches.controller.js';
import { StarMatches } from './star-matches.service.js';
import { StarSheets } from './star-sheets.service.js';
import { StarsController } from './stars.controller.js';

@Module({
  imports: [FactsModule, PeopleModule],
  controllers: [StarMatchesController, StarsController],
  providers: [StarMatches, StarSheets],
})
export class StarsModule {}
