import type { AuditVerifyAnswer } from '@kalyanam/shared/team/audit';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import type { Answer } from '../../../platform/http/answer.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';

/** R38: an owner verifies the hash chain; the check and its result become its newest row. */
@Injectable()
export class AuditCheck {
  constructor(
    private readonly audit: AuditLog,
    private readonly database: DataSource,
  ) {}

  async verify(actor: Actor): Promise<Answer<AuditVerifyAnswer>> {
    const { rows, brokenAt } = await this.audit.verify();
    await this.database.transaction((manager) =>
      this.audit.write(manager, {
        ...actedBy(actor),
        action: 'audit-log-verified',
        subject: 'audit-log',
        details: { rows, brokenAt },
      }),
    );
    return { rows, brokenAt, message: brokenAt === null ? ADMIN_MESSAGES.auditWhole : ADMIN_MESSAGES.auditBroken };
  }
}
