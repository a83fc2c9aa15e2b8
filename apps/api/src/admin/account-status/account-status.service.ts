/**
 * Hold and suspension of an account by the team, and their end (R21, R23, R28): hidden at once, told to the member,
 * written down, in the transaction of whoever decides.
 */
import type { AuditAction } from '@kalyanam/shared/admin/audit-actions';
import type { AccountStatus } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../accounts/accounts.service.js';
import type { User } from '../../accounts/user.entity.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { withoutIdentityNumbers } from '../../common/masking.js';
import { SessionsService } from '../../sessions/sessions.service.js';
import { BrowseEntries } from '../../listing/browse-entries.service.js';
import { AppError } from '../../common/errors/app-error.js';
import { MemberMails } from './member-mails.js';

export interface AccountStatusChange {
  /** The member's, for the mail. */
  name: string;
  /** The member reads it too, unless there are other words for it. */
  reason: string;
  toMember?: string;
  /** Who decides, as the audit log names her. */
  actor: string;
  ip: string;
}

const ACTIONS = {
  active: 'member-restored',
  'on-hold': 'member-held',
  suspended: 'member-suspended',
} as const satisfies Record<AccountStatus, AuditAction>;

const MAILS = {
  active: 'account-restored',
  'on-hold': 'account-held',
  suspended: 'account-suspended',
} as const satisfies Record<AccountStatus, string>;

@Injectable()
export class AccountStatusService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly sessions: SessionsService,
    private readonly entries: BrowseEntries,
    private readonly mails: MemberMails,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The account's row must be locked. A hold that reports alone led to becomes the team's own, with its reason.
   * @throws AppError changed-meanwhile when it stands so already
   */
  async change(
    manager: EntityManager,
    user: User,
    status: AccountStatus,
    { name, actor, ip, ...by }: AccountStatusChange,
  ): Promise<void> {
    if (user.accountStatus === status && !user.heldByReports) throw new AppError('changed-meanwhile');
    const reason = withoutIdentityNumbers(by.reason.trim());
    await this.accounts.setAccountStatus(manager, user.id, status, status === 'active' ? null : reason);
    if (status === 'suspended') await this.sessions.endAll(manager, user.id, 'suspended');
    await this.entries.refresh(manager, user.id);
    await this.mails.send(manager, { id: user.id, email: user.email, name }, MAILS[status], by.toMember ?? reason);
    const subject = `member:${user.publicId}`;
    await this.audit.write(manager, {
      actor,
      action: ACTIONS[status],
      subject,
      ip,
      details: { reason },
    });
  }
}
