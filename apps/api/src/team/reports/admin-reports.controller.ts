import type { ReportCaseAnswer, ReportDecisionAnswer, ReportDecisionRequest } from '@kalyanam/shared/team/reports';
import { REPORT_DECISION_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { Can } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../people/team-accounts/actor.js';
import { ReportCase } from './report-case.service.js';
import { ReportDecisions } from './report-decisions.service.js';

class ReportDecisionDto extends ruled<ReportDecisionRequest>(REPORT_DECISION_RULES) {}

@Controller('admin/reports')
export class AdminReportsController {
  constructor(
    private readonly reportCase: ReportCase,
    private readonly decisions: ReportDecisions,
  ) {}

  @Get(':id')
  @Can('reports.read')
  @Answers('ReportCaseAnswer')
  read(@Param('id') id: string, @Acting() actor: Actor): Promise<Answer<ReportCaseAnswer>> {
    return this.reportCase.read(id, actor);
  }

  @Post(':id/decision')
  @HttpCode(200)
  @Can('reports.decide')
  @Answers('ReportDecisionAnswer')
  decide(
    @Param('id') id: string,
    @Body() request: ReportDecisionDto,
    @Acting() actor: Actor,
  ): Promise<Answer<ReportDecisionAnswer>> {
    return this.decisions.decide(id, request, actor);
  }
}
