import { Module } from '@nestjs/common';
import { ProfilesModule } from '../facts.module.js';
import { BrowsePages } from './browse-pages.service.js';
import { BrowseController } from './browse.controller.js';
import { BrowseModule } from './browse.module.js';

/** The browse page. */
@Module({
  imports: [BrowseModule, ProfilesModule],
  controllers: [BrowseController],
  providers: [BrowsePages],
})
export class BrowsePagesModule {}
