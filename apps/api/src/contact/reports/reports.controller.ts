import type { ReportAnswer, ReportRequest } from '@kalyanam/shared/contracts/profile-requests';
import { REPORT_RULES } from '@kalyanam/shared/topics/interests/report.rules';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Access, Caller } from '../../platform/access/access.js';
import type { Answer } from '../../platform/http/answer.js';
import { Answers } from '../../platform/openapi/answers.js';
import { ruled } from '../../platform/validation/ruled.js';
import { ReportsService } from './reports.service.js';

class ReportDto extends ruled<ReportRequest>(REPORT_RULES) {}

@Controller('profiles/:id/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post()
  @HttpCode(200)
  @Access('browsing-member')
  @Answers('ReportAnswer')
  report(
    @Caller() caller: MemberPrincipal,
    @Param('id') profileId: string,
    @Body() report: ReportDto,
  ): Promise<Answer<ReportAnswer>> {
    return this.reports.report(caller, profileId, report);
  }
}
