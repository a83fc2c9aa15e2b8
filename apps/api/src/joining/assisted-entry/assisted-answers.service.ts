/** C14: the candidate answers the mail about what the team entered: keeps it with a password of their own, or strikes it. */
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import type { AssistedKeepRequest, AssistedStanding } from '@kalyanam/shared/contracts/assisted';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import type { ClientInfo } from '../../platform/http/client.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { ProfileDeletion } from '../erasure/profile-deletion.service.js';
import { PasswordsService } from '../../people/passwords/passwords.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { VerificationService } from '../verification/verification.service.js';
import type { AssistedEntry } from './assisted-entry.entity.js';
import { AssistedEntries, strikeUntil } from './assisted-entries.service.js';

@Injectable()
export class AssistedAnswers {
  constructor(
    private readonly entries: AssistedEntries,
    private readonly accounts: AccountsService,
    private readonly profiles: ProfilesService,
    private readonly passwords: PasswordsService,
    private readonly consents: MemberConsents,
    private readonly verification: VerificationService,
    private readonly deletion: ProfileDeletion,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** Changes nothing: mail scanners open every link. @throws AppError assisted-link-over */
  async standing(token: string, { ip, language }: ClientInfo): Promise<Answer<AssistedStanding>> {
    const entry = await this.known(token, ip);
    return {
      name: await this.profiles.nameOf(entry.userId, language),
      enteredAt: entry.enteredAt.toISOString(),
      strikeUntil: strikeUntil(entry).toISOString(),
      kept: entry.keptAt !== null,
    };
  }

  /** The link proves the mailbox. @throws AppError assisted-link-over once it was kept or struck, invalid-form */
  async keep(token: string, { password }: AssistedKeepRequest, ip: string): Promise<Answer<MessageAnswer>> {
    await this.known(token, ip);
    this.passwords.assertNotLeaked(password);
    const passwordHash = await this.passwords.hash(password, ip);
    await this.answer(token, async (manager, { id }) => {
      await this.accounts.setPassword(manager, id, passwordHash);
      await this.consents.join(manager, { userId: id, ip });
      await this.accounts.markEmailVerified(manager, id);
      await this.entries.kept(manager, id);
      await this.verification.confirmed(manager, id);
    });
    return { message: 'Your profile is kept. Please log in to continue.' };
  }

  /** All of it is erased. @throws AppError assisted-link-over once it was kept or struck, or the days are over */
  async strike(token: string, ip: string): Promise<Answer<MessageAnswer>> {
    await this.known(token, ip);
    await this.answer(token, async (manager, user, entry) => {
      if (strikeUntil(entry) < this.clock.now()) throw new AppError('assisted-link-over');
      await this.deletion.eraseLocked(manager, user, { actor: `member:${user.publicId}`, ip });
    });
    await this.deletion.removeFiles();
    return { message: MESSAGES.deleted };
  }

  /** Before any work: a caller without a link is counted and refused. */
  private async known(token: string, ip: string): Promise<AssistedEntry> {
    await this.limits.count('link-address', ip);
    const entry = await this.entries.byToken(token);
    if (!entry) throw new AppError('assisted-link-over');
    return entry;
  }

  private async answer(
    token: string,
    act: (manager: EntityManager, user: User, entry: AssistedEntry) => Promise<void>,
  ): Promise<void> {
    const found = await this.entries.byToken(token);
    if (!found) throw new AppError('assisted-link-over');
    await this.accounts.transaction(async (manager) => {
      const user = await this.accounts.lock(manager, found.userId);
      const entry = user && (await this.entries.byToken(token, manager));
      if (!entry || entry.keptAt !== null) throw new AppError('assisted-link-over');
      await act(manager, user, entry);
    });
  }
}
