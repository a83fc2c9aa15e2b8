import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactsModule } from '../facts.module.js';
import { PeopleModule } from '../people.module.js';
import { Dismissal } from './dismissal.entity.js';
import { MarksController } from './marks.controller.js';
import { MarksRepository } from './marks.repository.js';
import { MarksService } from './marks.service.js';
import { OwnMarks } from './own-marks.service.js';
import { ShortlistEntry } from './shortlist-entry.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShortlistEntry, Dismissal]), FactsModule, PeopleModule],
  controllers: [MarksController],
  providers: [OwnMarks, MarksService, MarksRepository],
  exports: [MarksService],
})
export class MarksModule {}
