import type {
  AssignmentAnswer,
  AssignmentRequest,
  ColleaguesAnswer,
  QuestionAnswer,
  QuestionRequest,
} from '@kalyanam/shared/team/case-team';
import { ASSIGNMENT_RULES, QUESTION_RULES } from '@kalyanam/shared/team/admin.rules';
import { given } from '@kalyanam/shared/base/rule';
import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Caller, Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { CaseTeamService } from './case-team.service.js';

class AssignmentDto extends ruled<AssignmentRequest>(ASSIGNMENT_RULES) {}
class QuestionDto extends ruled<QuestionRequest>(QUESTION_RULES) {}

@Controller('admin/verifications')
export class CaseTeamController {
  constructor(private readonly team: CaseTeamService) {}

  @Get('colleagues')
  @Can('verify.decide')
  @Answers('ColleaguesAnswer')
  colleagues(@Caller() admin: AdminPrincipal): Promise<Answer<ColleaguesAnswer>> {
    return this.team.colleagues(admin);
  }

  @Post(':id/assignment')
  @HttpCode(200)
  @Can('verify.decide')
  @Answers('AssignmentAnswer')
  assign(
    @Param('id') userId: string,
    @Body() { colleagueId, note }: AssignmentDto,
    @Acting() actor: Actor,
  ): Promise<Answer<AssignmentAnswer>> {
    return this.team.assign(userId, { to: given(colleagueId), note: note ?? '' }, actor);
  }

  @Delete(':id/assignment')
  @Can('verify.decide')
  @Answers('AssignmentAnswer')
  giveBack(@Param('id') userId: string, @Acting() actor: Actor): Promise<Answer<AssignmentAnswer>> {
    return this.team.giveBack(userId, actor);
  }

  @Post(':id/question')
  @HttpCode(200)
  @Can('verify.decide')
  @Answers('QuestionAnswer')
  ask(
    @Param('id') userId: string,
    @Body() { question, caseId }: QuestionDto,
    @Acting() actor: Actor,
  ): Promise<Answer<QuestionAnswer>> {
    return this.team.ask(userId, { question, caseId: given(caseId) }, actor);
  }

  @Delete(':id/question')
  @Can('verify.decide')
  @Answers('QuestionAnswer')
  withdraw(@Param('id') userId: string, @Acting() actor: Actor): Promise<Answer<QuestionAnswer>> {
    return this.team.withdraw(userId, actor);
  }
}
