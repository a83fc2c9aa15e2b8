import type { AuditVerifyAnswer } from '@kalyanam/shared/team/audit';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { Can } from '../../../platform/access/access.js';
import type { Answer } from '../../../platform/http/answer.js';
import { Answers } from '../../../platform/openapi/answers.js';
import { Acting, type Actor } from '../../../people/team-accounts/actor.js';
import { AuditCheck } from './audit-check.service.js';

@Controller('admin/audit')
export class AdminAuditController {
  constructor(private readonly check: AuditCheck) {}

  @Post('verify')
  @HttpCode(200)
  @Can('audit.verify')
  @Answers('AuditVerifyAnswer')
  verify(@Acting() actor: Actor): Promise<Answer<AuditVerifyAnswer>> {
    return this.check.verify(actor);
  }
}
