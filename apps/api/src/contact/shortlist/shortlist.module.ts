import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FactsModule } from '../../profiles/profiles.module.js';
import { PeopleModule } from '../../people/people.module.js';
import { Dismissal } from './dismissal.entity.js';
import { ShortlistController } from './shortlist.controller.js';
import { ShortlistRepository } from './shortlist.repository.js';
import { ShortlistService } from './shortlist.service.js';
import { OwnShortlist } from './own-shortlist.service.js';
import { ShortlistEntry } from './shortlist-entry.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([ShortlistEntry, Dismissal]), FactsModule, PeopleModule],
  controllers: [ShortlistController],
  providers: [OwnShortlist, ShortlistService, ShortlistRepository],
  exports: [ShortlistService],
})
export class ShortlistModule {}
