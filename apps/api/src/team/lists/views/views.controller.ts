import type { SavedViewsAnswer, SaveViewRequest } from '@kalyanam/shared/team/views';
import { SAVE_VIEW_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers, AnswersWith } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { SavedViews } from './saved-views.service.js';

class SaveViewDto extends ruled<SaveViewRequest>(SAVE_VIEW_RULES) {}

/** For every role, which all read something. Each administrator's own: a colleague's are not found. */
@Controller('admin/views')
export class ViewsController {
  constructor(private readonly views: SavedViews) {}

  @Get()
  @Can('dashboard.read')
  @Answers('SavedViewsAnswer')
  all(@Acting() { admin }: Actor): Promise<Answer<SavedViewsAnswer>> {
    return this.views.all(admin.adminId);
  }

  @Post()
  @HttpCode(200)
  @Can('dashboard.read')
  @Answers('SavedViewsAnswer')
  save(@Body() request: SaveViewDto, @Acting() { admin }: Actor): Promise<Answer<SavedViewsAnswer>> {
    return this.views.save(admin.adminId, request);
  }

  @Delete(':id')
  @Can('dashboard.read')
  @AnswersWith({})
  remove(@Param('id') id: string, @Acting() { admin }: Actor): Promise<void> {
    return this.views.remove(admin.adminId, id);
  }
}
