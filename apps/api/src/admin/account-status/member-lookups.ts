import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.js';
import type { AuditDetails } from '../../audit/audit-row.js';
import { Clock } from '../../common/clock.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { actedBy, type Actor } from '../../team/actor.js';

const ONE_LOOK_SECONDS = 600;

/** Opening everything known about a member is audited before it is shown, as with documents (R17). */
@Injectable()
export class MemberLookups {
  constructor(
    private readonly accounts: AccountsService,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The same, unless this administrator opened it a moment ago: the parts of one screen are one look. */
  async noteNew(publicId: string, actor: Actor): Promise<void> {
    const since = this.clock.inSeconds(-ONE_LOOK_SECONDS);
    const { actor: who } = actedBy(actor);
    if (!(await this.audit.hasRow({ actor: who, subject: `member:${publicId}`, action: 'member-looked-up' }, since)))
      await this.note(publicId, actor);
  }

  async note(publicId: string, actor: Actor, details: AuditDetails = {}): Promise<void> {
    const subject = `member:${publicId}`;
    await this.accounts.transaction((manager) =>
      this.audit.write(manager, { ...actedBy(actor), action: 'member-looked-up', subject, details }),
    );
  }
}
