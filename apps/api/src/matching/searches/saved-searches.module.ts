import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SavedSearchRows } from './saved-search-rows.service.js';
import { SavedSearchRow } from './saved-search.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([SavedSearchRow])],
  providers: [SavedSearchRows],
  exports: [SavedSearchRows],
})
export class SavedSearchesModule {}
