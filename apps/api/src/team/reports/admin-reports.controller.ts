import type {
  ReportCaseAnswer,
  ReportDecisionAnswer,
  ReportDecisionRequest,
  ReportsPage,
  ReportsQuery,
} from '@kalyanam/shared/team/reports';
import { REPORT_DECISION_RULES } from '@kalyanam/shared/team/admin.rules';
import { REPORT_LIST_RULES } from '@kalyanam/shared/team/list.rules';
import { Body, Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { Can, ConfirmedWithin } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers, AnswersCsv } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../people/team-accounts/actor.js';
import { PROOF_SECONDS } from '../../people/team-accounts/admin-session-times.js';
import { ReportCase } from './report-case.service.js';
import { ReportDecisions } from './report-decisions.service.js';
import { ReportList } from './report-list.service.js';

class ReportListDto extends ruled<ReportsQuery>(REPORT_LIST_RULES) {}
class ReportDecisionDto extends ruled<ReportDecisionRequest>(REPORT_DECISION_RULES) {}

@Controller('admin/reports')
export class AdminReportsController {
  constructor(
    private readonly reportList: ReportList,
    private readonly reportCase: ReportCase,
    private readonly decisions: ReportDecisions,
  ) {}

  @Get()
  @Can('reports.read')
  @Answers('ReportsPage')
  list(@Query() query: ReportListDto): Promise<Answer<ReportsPage>> {
    return this.reportList.page(query);
  }

  @Get('export.csv')
  @Can('reports.export')
  @ConfirmedWithin(PROOF_SECONDS)
  @AnswersCsv()
  csv(@Query() query: ReportListDto, @Acting() actor: Actor): Promise<StreamableFile> {
    return this.reportList.csv(query, { ...actor, query });
  }

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
