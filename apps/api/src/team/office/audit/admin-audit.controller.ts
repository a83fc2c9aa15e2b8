import type { AuditPage, AuditQuery, AuditVerifyAnswer } from '@kalyanam/shared/team/audit';
import { AUDIT_LIST_RULES } from '@kalyanam/shared/team/list.rules';
import { Controller, Get, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { Can, ConfirmedWithin } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers, AnswersCsv } from '../../../platform/openapi/answers.js';
import { ruled } from '../../../platform/validation/ruled.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { PROOF_SECONDS } from '../../../people/team-accounts/admin-session-times.js';
import { AuditCheck } from './audit-check.service.js';
import { AuditList } from './audit-list.service.js';

class AuditListDto extends ruled<AuditQuery>(AUDIT_LIST_RULES) {}

@Controller('admin/audit')
export class AdminAuditController {
  constructor(
    private readonly auditList: AuditList,
    private readonly check: AuditCheck,
  ) {}

  @Get()
  @Can('audit.read')
  @Answers('AuditPage')
  list(@Query() query: AuditListDto): Promise<Answer<AuditPage>> {
    return this.auditList.page(query);
  }

  @Get('export.csv')
  @Can('audit.export')
  @ConfirmedWithin(PROOF_SECONDS)
  @AnswersCsv()
  csv(@Query() query: AuditListDto, @Acting() actor: Actor): Promise<StreamableFile> {
    return this.auditList.csv(query, { ...actor, query });
  }

  @Post('verify')
  @HttpCode(200)
  @Can('audit.verify')
  @Answers('AuditVerifyAnswer')
  verify(@Acting() actor: Actor): Promise<Answer<AuditVerifyAnswer>> {
    return this.check.verify(actor);
  }
}
