import type { ProfileEditDecisionAnswer, ProfileEditDecisionRequest } from '@kalyanam/shared/team/profile-edits';
import { PROFILE_EDIT_DECISION_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { EditDecisions } from './edit-decisions.service.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';

class EditDecisionDto extends ruled<ProfileEditDecisionRequest>(PROFILE_EDIT_DECISION_RULES) {}

@Controller('admin/profile-edits')
export class AdminProfileEditsController {
  constructor(private readonly decisions: EditDecisions) {}

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
