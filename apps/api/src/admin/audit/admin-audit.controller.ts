import type { AuditPage, AuditQuery, AuditVerifyAnswer } from '@kalyanam/shared/admin/audit';
import { AUDIT_LIST_RULES } from '@kalyanam/shared/rules/list.rules';
import { Controller, Get, HttpCode, Post, Query, type StreamableFile } from '@nestjs/common';
import { Caller, Can, ProvedWithin } from '../../common/access/access.js';
import type { Answer } from '../../common/http/answer.js';
import { Client, type ClientInfo } from '../../common/http/client.js';
import { Answers, AnswersCsv } from '../../common/openapi/answers.js';
import { ruled } from '../../common/validation/ruled.js';
import type { AdminPrincipal } from '../../team/admin-principal.js';
import { PROOF_SECONDS } from '../../team/admin-session-times.js';
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
  @ProvedWithin(PROOF_SECONDS)
  @AnswersCsv()
  csv(
    @Query() query: AuditListDto,
    @Caller() admin: AdminPrincipal,
    @Client() { ip }: ClientInfo,
  ): Promise<StreamableFile> {
    return this.auditList.csv(query, { admin, ip, query });
  }

  @Post('verify')
  @HttpCode(200)
  @Can('audit.verify')
  @Answers('AuditVerifyAnswer')
  verify(@Caller() admin: AdminPrincipal, @Client() client: ClientInfo): Promise<Answer<AuditVerifyAnswer>> {
    return this.check.verify(admin, client.ip);
  }
}
