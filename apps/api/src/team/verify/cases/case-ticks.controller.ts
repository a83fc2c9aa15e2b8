import type { ChecksAnswer, ChecksRequest, DuplicatesAnswer } from '@kalyanam/shared/team/checks';
import { CHECKS_RULES } from '@kalyanam/shared/team/admin.rules';
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { Caller, Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import type { AdminPrincipal } from '../../../people/team-accounts/admin-principal.js';
import { CaseTickActs } from './case-tick-acts.service.js';
import { DuplicateViews } from './duplicate-views.service.js';

class TicksDto extends ruled<ChecksRequest>(CHECKS_RULES) {}

@Controller('admin/verifications')
export class CaseTicksController {
  constructor(
    private readonly ticks: CaseTickActs,
    private readonly duplicates: DuplicateViews,
  ) {}

  @Get(':id/checks')
  @Can('verify.read')
  @Answers('ChecksAnswer')
  list(@Param('id') userId: string, @Caller() admin: AdminPrincipal): Promise<Answer<ChecksAnswer>> {
    return this.ticks.list(userId, admin);
  }

  @Put(':id/checks')
  @Can('verify.decide')
  @Answers('ChecksAnswer')
  put(
    @Param('id') userId: string,
    @Body() request: TicksDto,
    @Caller() admin: AdminPrincipal,
  ): Promise<Answer<ChecksAnswer>> {
    return this.ticks.put(userId, request, admin);
  }

  @Get(':id/duplicates')
  @Can('verify.read')
  @Answers('DuplicatesAnswer')
  compare(@Param('id') userId: string, @Caller() admin: AdminPrincipal): Promise<Answer<DuplicatesAnswer>> {
    return this.duplicates.forMember(userId, admin);
  }
}
