import { Module } from '@nestjs/common';
import { FactsModule } from '../facts.module.js';
import { BrowseIndex } from './browse-index.service.js';
import { BrowsePages } from './browse-pages.service.js';
import { BrowseController } from './browse.controller.js';
import { BrowseRepository } from './browse.repository.js';

@Module({
  imports: [FactsModule],
  controllers: [BrowseController],
  providers: [BrowsePages, BrowseIndex, BrowseRepository],
})
export class BrowseModule {}
