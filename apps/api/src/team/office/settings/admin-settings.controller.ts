import type { TeamSettingsAnswer, TeamSettingsRequest } from '@kalyanam/shared/team/settings';
import type {
  TemplateAnswer,
  TemplateRemovedAnswer,
  TemplateRequest,
  TemplatesAnswer,
} from '@kalyanam/shared/team/templates';
import { TEAM_SETTINGS_RULES, TEMPLATE_RULES } from '@kalyanam/shared/team/team-settings.rules';
import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { SettingsChanges } from './settings-changes.service.js';

class TeamSettingsDto extends ruled<TeamSettingsRequest>(TEAM_SETTINGS_RULES) {}
class TemplateDto extends ruled<TemplateRequest>(TEMPLATE_RULES) {}

@Controller('admin')
export class AdminSettingsController {
  constructor(private readonly changes: SettingsChanges) {}

  @Get('settings')
  @Can('settings.read')
  @Answers('TeamSettingsAnswer')
  settings(): Promise<Answer<TeamSettingsAnswer>> {
    return this.changes.settings();
  }

  @Put('settings')
  @Can('settings.write')
  @Answers('TeamSettingsAnswer')
  change(@Body() wish: TeamSettingsDto, @Acting() actor: Actor): Promise<Answer<TeamSettingsAnswer>> {
    return this.changes.change(wish, actor);
  }

  @Get('templates')
  @Can('settings.read')
  @Answers('TemplatesAnswer')
  templates(): Promise<Answer<TemplatesAnswer>> {
    return this.changes.allTemplates();
  }

  @Post('templates')
  @Can('settings.write')
  @Answers('TemplateAnswer', { status: 201 })
  addTemplate(@Body() wish: TemplateDto, @Acting() actor: Actor): Promise<Answer<TemplateAnswer>> {
    return this.changes.addTemplate(wish, actor);
  }

  @Put('templates/:id')
  @Can('settings.write')
  @Answers('TemplateAnswer')
  changeTemplate(
    @Param('id') id: string,
    @Body() wish: TemplateDto,
    @Acting() actor: Actor,
  ): Promise<Answer<TemplateAnswer>> {
    return this.changes.changeTemplate(id, wish, actor);
  }

  @Delete('templates/:id')
  @Can('settings.write')
  @Answers('TemplateRemovedAnswer')
  removeTemplate(@Param('id') id: string, @Acting() actor: Actor): Promise<Answer<TemplateRemovedAnswer>> {
    return this.changes.removeTemplate(id, actor);
  }
}
