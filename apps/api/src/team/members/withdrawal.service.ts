/** R54, R86: an owner withdraws a verification; the case opens again and new documents are asked for. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type { WithdrawalAnswer } from '@kalyanam/shared/team/users';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { CasesService } from '../../profiles/cases/cases.service.js';
import { Checks } from '../../profiles/checks/checks.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { withoutIdentityNumbers } from '../../platform/jobs/masking.js';
import { BrowseEntries } from '../../matching/listing/browse-entries.service.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';
import { statusAfter } from '../../joining/verification/transitions.js';
import { MemberMails } from '../lists/account-status/member-mails.js';

@Injectable()
export class WithdrawalService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly cases: CasesService,
    private readonly checks: Checks,
    private readonly entries: BrowseEntries,
    private readonly mails: MemberMails,
    private readonly notifications: NotificationsService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws AppError not-found, changed-meanwhile when the member is not verified */
  async withdraw(userId: string, reason: string, actor: Actor): Promise<Answer<WithdrawalAnswer>> {
    const account = await this.accounts.byPublicId(userId);
    const profile = account && (await this.profiles.byUserId(account.id));
    if (!profile) throw new AppError('not-found');
    const notes = withoutIdentityNumbers(reason.trim());
    const verificationStatus = await this.accounts.withLocked(account.id, 'not-found', async (manager, user) => {
      const proved = user.emailVerifiedAt !== null && user.phoneVerifiedAt !== null;
      const status = statusAfter(user.verificationStatus, proved ? 'withdrawn' : 'withdrawn-unproved');
      if (status === null) throw new AppError('changed-meanwhile');
      await this.accounts.setVerification(manager, user.id, status);
      await this.profiles.unmarkDocumentVerified(manager, user.id);
      await this.checks.revokeDocument(manager, user.id, 'verification withdrawn');
      if (proved) await this.cases.enter(manager, user.id, { resubmission: true });
      await this.entries.refresh(manager, user.id);
      const addressee = { id: user.id, email: user.email, name: profile.name };
      await this.mails.send(manager, addressee, 'verification-withdrawn', notes);
      await this.notifications.add(manager, user.id, 'verification-withdrawn', { notes });
      await this.audit.write(manager, {
        ...actedBy(actor),
        action: 'verification-withdrawn',
        subject: `member:${user.publicId}`,
        details: { reason: notes },
      });
      return status;
    });
    return { message: ADMIN_MESSAGES.verificationWithdrawn, userId, verificationStatus };
  }
}
