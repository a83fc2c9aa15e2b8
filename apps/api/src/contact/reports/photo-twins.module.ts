import { Module } from '@nestjs/common';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { ReportsModule } from './reports.module.js';
import { PhotoTwinsWorker } from './photo-twins.worker.js';

@Module({
  imports: [FactsModule, PeopleModule, ReportsModule],
  providers: [PhotoTwinsWorker],
})
export class PhotoTwinsModule {}
