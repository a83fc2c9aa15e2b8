/**
 * The team holds, suspends or restores an account (R21, R23, R28): it is hidden immediately, the member is notified and
 * the act is audited, all in the transaction of the decision.
 */
import type { AuditAction } from '@kalyanam/shared/team/audit-actions';
import type { AccountStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import type { User } from '../../../people/accounts/user.entity.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { CasesService } from '../../../profiles/cases/cases.service.js';
import { withoutIdentityNumbers } from '../../../platform/jobs/masking.js';
import { SessionsService } from '../../../people/sessions/sessions.service.js';
import { BrowseEntries } from '../../../matching/listing/browse-entries.service.js';
import { NotificationsService } from '../../../people/notifications/notifications.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import { VerificationService } from '../../../joining/verification/verification.service.js';
import { MemberMails } from './member-mails.js';

export interface AccountStatusChange {
  /** The member's name, for the mail. */
  name: string;
  /** Also sent to the member, unless there is separate wording for them. */
  reason: string;
  toMember?: string;
  /** The decider as an audit log actor. */
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
    private readonly notifications: NotificationsService,
    private readonly audit: AuditLog,
    private readonly cases: CasesService,
    private readonly verification: VerificationService,
  ) {}

  /**
   * The account's row must be locked. A hold caused only by reports becomes the team's own, with the team's reason.
   * @throws AppError changed-meanwhile when the account already has that status
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
    // Whatever else a closed account closes is read off its state, and comes back with it: links, calls, the profile.
    if (status === 'suspended') await this.sessions.endAll(manager, user.id, 'suspended');
    if (status === 'active') await this.reopen(manager, user.id);
    else await this.cases.pause(manager, user.id);
    await this.entries.refresh(manager, user.id);
    if (status !== 'active' || user.statusTold)
      await this.tell(manager, user, status, { name, words: by.toMember ?? reason });
    const subject = `member:${user.publicId}`;
    await this.audit.write(manager, {
      actor,
      action: ACTIONS[status],
      subject,
      ip,
      details: { reason },
    });
  }

  /** Codes entered in the meantime count from now on (R107). */
  private async reopen(manager: EntityManager, userId: number): Promise<void> {
    await this.cases.resume(manager, userId);
    await this.verification.confirmed(manager, userId);
  }

  /** R57: a member without a notice of the hold gets none of its end. */
  private async tell(
    manager: EntityManager,
    { id, email, accountStatus }: User,
    status: AccountStatus,
    { name, words }: { name: string; words: string },
  ): Promise<void> {
    const released = status === 'active' && accountStatus === 'on-hold';
    await this.mails.send(manager, { id, email, name }, released ? 'hold-released' : MAILS[status], words);
    if (released) await this.notifications.add(manager, id, 'profile-released');
    if (status === 'on-hold') await this.notifications.add(manager, id, 'profile-held');
  }
}
