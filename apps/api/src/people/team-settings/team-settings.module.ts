import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '../people.module.js';
import { TeamSettingsRow } from './team-settings.entity.js';
import { TeamSettingsService } from './team-settings.service.js';
import { ReplyTemplateRow } from './reply-template.entity.js';
import { ReplyTemplates } from './reply-templates.service.js';

/** What the owner sets for the team, for both sides of the product. */
@Module({
  imports: [TypeOrmModule.forFeature([TeamSettingsRow, ReplyTemplateRow]), PeopleModule],
  providers: [TeamSettingsService, ReplyTemplates],
  exports: [TeamSettingsService, ReplyTemplates],
})
export class TeamSettingsModule {}
