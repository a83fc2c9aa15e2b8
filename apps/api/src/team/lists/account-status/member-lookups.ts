import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import type { AuditDetails } from '../../../people/audit/audit-row.js';
import { Clock } from '../../../platform/time/clock.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';

const ONE_LOOK_SECONDS = 600;

/** Opening everything known about a member is audited before it is shown, as with documents (R17). */
@Injectable()
export class MemberLookups {
  constructor(
    private readonly accounts: AccountsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Once in ten minutes: a screen, its parts and loading it again are one look, and the log is counted by looks. */
  async note(publicId: string, actor: Actor, details: AuditDetails = {}): Promise<void> {
    const since = this.clock.inSeconds(-ONE_LOOK_SECONDS);
    const entry = { ...actedBy(actor), action: 'member-looked-up', subject: `member:${publicId}`, details } as const;
    if (await this.audit.isWritten(entry, since)) return;
    await this.accounts.transaction((manager) => this.audit.writeOnce(manager, entry, since));
  }
}
