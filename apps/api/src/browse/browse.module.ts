import { Module } from '@nestjs/common';
import { FactsModule } from '../facts.module.js';
import { BrowsePages } from './browse-pages.service.js';
import { BrowseController } from './browse.controller.js';
import { BrowseRepository } from './browse.repository.js';

@Module({
  imports: [FactsModule],
  controllers: [BrowseController],
  providers: [BrowsePages, BrowseRepository],
})
export class BrowseModule {}
