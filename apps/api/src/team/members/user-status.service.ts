/** The team holds, suspends or restores an account, with a reason that the member reads. */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type { AccountStatusAnswer } from '@kalyanam/shared/team/users';
import type { AccountStatus } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { AccountStatusService } from '../lists/account-status/account-status.service.js';
import { actedBy, type Actor } from '../../people/team-accounts/actor.js';

const MESSAGE = {
  active: ADMIN_MESSAGES.accountRestored,
  'on-hold': ADMIN_MESSAGES.accountHeld,
  suspended: ADMIN_MESSAGES.accountSuspended,
} as const;

@Injectable()
export class UserStatusService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly accountStatus: AccountStatusService,
  ) {}

  /** @throws AppError not-found, changed-meanwhile when the account already has that status */
  async change(
    userId: string,
    accountStatus: AccountStatus,
    reason: string,
    actor: Actor,
  ): Promise<Answer<AccountStatusAnswer>> {
    const account = await this.accounts.byPublicId(userId);
    const profile = account && (await this.profiles.byUserId(account.id));
    if (!profile) throw new AppError('not-found');
    await this.accounts.withLocked(profile.userId, 'not-found', async (manager, user) => {
      const by = { name: profile.name, reason, ...actedBy(actor) };
      // A hold is milder: it never replaces a suspension unnoticed.
      if (accountStatus === 'on-hold' && user.accountStatus !== 'active' && !user.heldByReports)
        throw new AppError('changed-meanwhile');
      await this.accountStatus.change(manager, user, accountStatus, by);
    });
    return { message: MESSAGE[accountStatus], userId, accountStatus };
  }
}
