import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { adminActor, type AdminPrincipal } from '../../team/admin-principal.js';

/** Looking at all that is known of a member is written down before it is shown, as for a document (R17). */
@Injectable()
export class MemberLookups {
  constructor(
    private readonly accounts: AccountsService,
    private readonly audit: AuditLog,
  ) {}

  async note(publicId: string, admin: AdminPrincipal, ip: string): Promise<void> {
    const subject = `member:${publicId}`;
    await this.accounts.transaction((manager) =>
      this.audit.write(manager, { actor: adminActor(admin), action: 'member-looked-up', subject, ip, details: {} }),
    );
  }
}
