import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShortlistEntry } from './shortlist-entry.entity.js';
import { ShortlistRepository } from './shortlist.repository.js';
import { ShortlistService } from './shortlist.service.js';

/** The rows of the shortlists. The routes are in ShortlistRoutesModule. */
@Module({
  imports: [TypeOrmModule.forFeature([ShortlistEntry])],
  providers: [ShortlistService, ShortlistRepository],
  exports: [ShortlistService, ShortlistRepository],
})
export class ShortlistModule {}
