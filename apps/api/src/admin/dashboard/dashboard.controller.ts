import type { DashboardAnswer } from '@kalyanam/shared/admin/dashboard-contract';
import { Controller, Get } from '@nestjs/common';
import { Can } from '../../common/access/access.js';
import type { Answer } from '../../common/http/answer.js';
import { Answers } from '../../common/openapi/answers.js';
import { DashboardService } from './dashboard.service.js';

@Controller('admin/dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Can('dashboard.read')
  @Answers('DashboardAnswer')
  show(): Promise<Answer<DashboardAnswer>> {
    return this.dashboard.answer();
  }
}
