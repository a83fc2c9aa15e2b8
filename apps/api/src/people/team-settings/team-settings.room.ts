import type { Room } from '../../platform/room.js';
import { ReplyTemplateRow } from './reply-template.entity.js';
import { ReplyTemplates } from './reply-templates.service.js';
import { TeamSettingsRow } from './team-settings.entity.js';
import { TeamSettingsService } from './team-settings.service.js';

export const teamSettings: Room = {
  entities: [ReplyTemplateRow, TeamSettingsRow],
  providers: [ReplyTemplates, TeamSettingsService],
};
