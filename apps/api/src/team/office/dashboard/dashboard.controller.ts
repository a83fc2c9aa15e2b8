import type { DashboardAnswer } from '@kalyanam/shared/team/dashboard-contract';
import type { OverviewAnswer, ReviewersAnswer } from '@kalyanam/shared/team/overview';
import { Controller, Get } from '@nestjs/common';
import { Caller, Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { DashboardService } from './dashboard.service.js';
import { OverviewService } from './overview.service.js';

@Controller('admin/dashboard')
export class DashboardController {
  constructor(
    private readonly dashboard: DashboardService,
    private readonly overview: OverviewService,
  ) {}

  @Get()
  @Can('dashboard.read')
  @Answers('DashboardAnswer')
  show(): Promise<Answer<DashboardAnswer>> {
    return this.dashboard.answer();
  }

  @Get('overview')
  @Can('dashboard.read')
  @Answers('OverviewAnswer')
  showOverview(): Promise<Answer<OverviewAnswer>> {
    return this.overview.answer();
  }

  /** Owners see everyone, reviewers themselves. */
  @Get('reviewers')
  @Can('verify.decide')
  @Answers('ReviewersAnswer')
  showReviewers(@Caller() admin: AdminPrincipal): Promise<Answer<ReviewersAnswer>> {
    return this.overview.reviewers(admin);
  }
}
