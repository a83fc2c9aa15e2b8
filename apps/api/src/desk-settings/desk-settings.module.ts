import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PeopleModule } from '../people.module.js';
import { DeskSettingsRow } from './desk-settings.entity.js';
import { DeskSettingsService } from './desk-settings.service.js';
import { ReplyTemplateRow } from './reply-template.entity.js';
import { ReplyTemplates } from './reply-templates.service.js';

/** What the owner sets for the team, for both sides of the product. */
@Module({
  imports: [TypeOrmModule.forFeature([DeskSettingsRow, ReplyTemplateRow]), PeopleModule],
  providers: [DeskSettingsService, ReplyTemplates],
  exports: [DeskSettingsService, ReplyTemplates],
})
export class DeskSettingsModule {}
