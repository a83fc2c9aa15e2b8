import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BrowseEntriesRepository } from '../listing/browse-entries.repository.js';
import { BrowseEntries } from '../listing/browse-entries.service.js';
import { BrowseEntry } from '../listing/browse-entry.entity.js';
import { BrowseIndex } from './browse-index.service.js';
import { BrowseRepository } from './browse.repository.js';

/** The listing: who stands in it, and what it answers. The page itself is in BrowsePagesModule. */
@Module({
  imports: [TypeOrmModule.forFeature([BrowseEntry])],
  providers: [BrowseEntries, BrowseEntriesRepository, BrowseIndex, BrowseRepository],
  exports: [BrowseEntries, BrowseIndex],
})
export class BrowseModule {}
