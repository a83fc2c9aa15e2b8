import type {
  ProfileEditDecisionAnswer,
  ProfileEditDecisionRequest,
  ProfileEditsPage,
  ProfileEditsQuery,
} from '@kalyanam/shared/team/profile-edits';
import { PROFILE_EDIT_DECISION_RULES } from '@kalyanam/shared/team/admin.rules';
import { PROFILE_EDIT_LIST_RULES } from '@kalyanam/shared/team/list.rules';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { Caller, Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { EditDecisions } from './edit-decisions.service.js';
import { EditList } from './edit-list.service.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';

class EditListDto extends ruled<ProfileEditsQuery>(PROFILE_EDIT_LIST_RULES) {}
class EditDecisionDto extends ruled<ProfileEditDecisionRequest>(PROFILE_EDIT_DECISION_RULES) {}

@Controller('admin/profile-edits')
export class AdminProfileEditsController {
  constructor(
    private readonly editList: EditList,
    private readonly decisions: EditDecisions,
  ) {}

  @Get()
  @Can('changes.read')
  @Answers('ProfileEditsPage')
  list(@Query() query: EditListDto, @Caller() admin: AdminPrincipal): Promise<Answer<ProfileEditsPage>> {
    return this.editList.page(query, admin);
  }

  @Post(':id/decision')
  @HttpCode(200)
  @Can('changes.decide')
  @Answers('ProfileEditDecisionAnswer')
  decide(
    @Param('id') id: string,
    @Body() request: EditDecisionDto,
    @Acting() actor: Actor,
  ): Promise<Answer<ProfileEditDecisionAnswer>> {
    return this.decisions.decide(id, request, actor);
  }
}
