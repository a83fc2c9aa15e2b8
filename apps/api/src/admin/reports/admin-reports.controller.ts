import type { ReportCaseAnswer, ReportDecisionAnswer, ReportsPage } from '@kalyanam/shared/admin/reports';
import { Body, Controller, Get, HttpCode, Param, Post, Query, type StreamableFile } from '@nestjs/common';
import { Caller, Can, ProvedWithin } from '../../common/access/access.js';
import type { Answer } from '../../common/http/answer.js';
import { Client, type ClientInfo } from '../../common/http/client.js';
import { Answers, AnswersCsv } from '../../common/openapi/answers.js';
import type { AdminPrincipal } from '../../team/admin-principal.js';
import { PROOF_SECONDS } from '../../team/admin-session-times.js';
import { ReportDecisionDto, ReportListDto } from './admin-reports.dto.js';
import { ReportCase } from './report-case.service.js';
import { ReportDecisions } from './report-decisions.service.js';
import { ReportList } from './report-list.service.js';

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
  @ProvedWithin(PROOF_SECONDS)
  @AnswersCsv()
  csv(
    @Query() query: ReportListDto,
    @Caller() admin: AdminPrincipal,
    @Client() { ip }: ClientInfo,
  ): Promise<StreamableFile> {
    return this.reportList.csv(query, { admin, ip, query });
  }

  @Get(':id')
  @Can('reports.read')
  @Answers('ReportCaseAnswer')
  read(
    @Param('id') id: string,
    @Caller() admin: AdminPrincipal,
    @Client() client: ClientInfo,
  ): Promise<Answer<ReportCaseAnswer>> {
    return this.reportCase.read(id, admin, client.ip);
  }

  @Post(':id/decision')
  @HttpCode(200)
  @Can('reports.decide')
  @Answers('ReportDecisionAnswer')
  decide(
    @Param('id') id: string,
    @Body() request: ReportDecisionDto,
    @Caller() admin: AdminPrincipal,
    @Client() client: ClientInfo,
  ): Promise<Answer<ReportDecisionAnswer>> {
    return this.decisions.decide(id, request, admin, client.ip);
  }
}
