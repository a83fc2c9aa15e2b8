import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { actedBy, type Actor } from '../../team/actor.js';

/** Opening everything known about a member is audited before it is shown, as with documents (R17). */
@Injectable()
export class MemberLookups {
  constructor(
    private readonly accounts: AccountsService,
    private readonly audit: AuditLog,
  ) {}

  async note(publicId: string, actor: Actor): Promise<void> {
    const subject = `member:${publicId}`;
    await this.accounts.transaction((manager) =>
      this.audit.write(manager, { ...actedBy(actor), action: 'member-looked-up', subject, details: {} }),
    );
  }
}
