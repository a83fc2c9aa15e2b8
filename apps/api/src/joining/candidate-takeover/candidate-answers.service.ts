/** R45: candidates who have looked at the profile that was made for them agree to it, or say what they want to be different. */
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import type { OwnAgreementRequest, OwnChangeRequest } from '@kalyanam/shared/contracts/taking-over';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Settings } from '../../platform/config/settings.js';
import type { CandidateConsent } from '../../people/consents/candidate-consent.entity.js';
import { CandidateConsents } from '../../people/consents/candidate-consents.service.js';
import { StoredFiles } from '../../platform/storage/stored-files.service.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { requireOther } from '../verification/verification-codes.service.js';
import { VerificationService } from '../verification/verification.service.js';
import { CandidateVerification } from './candidate-verification.service.js';

@Injectable()
export class CandidateAnswers {
  constructor(
    private readonly proofs: CandidateVerification,
    private readonly accounts: AccountsService,
    private readonly consents: CandidateConsents,
    private readonly profiles: ProfilesService,
    private readonly verification: VerificationService,
    private readonly files: StoredFiles,
    private readonly outbox: Outbox,
    private readonly limits: Limits,
    private readonly settings: Settings,
  ) {}

  /**
   * The same consent as by telling the code; a repetition changes nothing.
   * @throws AppError candidate-ticket-over, candidate-taken, invalid-form for the account's own number
   */
  async agree({ ticket }: OwnAgreementRequest): Promise<Answer<MessageAnswer>> {
    await this.answered(ticket, async (manager, user, { agreedAt, phone }) => {
      requireOther(user, phone);
      if (agreedAt !== null) return;
      await this.consents.agree(manager, { userId: user.id, phone, method: 'sms' });
      await this.verification.confirmed(manager, user.id);
      await this.tell(manager, user, 'candidate-agreed', `${this.settings.memberUrl}/my-profile`, {});
    });
    await this.files.removeAbandoned();
    return { message: 'You have agreed to this profile.' };
  }

  /** Goes to the maker of the profile; the consent stays as it is. @throws AppError candidate-ticket-over, too-many-requests */
  async change({ ticket, words }: OwnChangeRequest): Promise<Answer<MessageAnswer>> {
    const { user } = await this.proofs.holder(ticket);
    await this.limits.count('candidate-change', String(user.id));
    const notes = words.trim();
    await this.answered(ticket, async (manager, locked, { agreedAt }) => {
      if (agreedAt === null) await this.consents.want(manager, locked.id, notes);
      await this.tell(manager, locked, 'candidate-wants', `${this.settings.memberUrl}/my-profile/edit`, { notes });
    });
    return { message: 'We have sent your words to your family.' };
  }

  private async answered(
    ticket: string,
    act: (manager: EntityManager, user: User, consent: CandidateConsent) => Promise<void>,
  ): Promise<void> {
    const { user } = await this.proofs.holder(ticket);
    await this.accounts.transaction(async (manager) => {
      const locked = await this.accounts.lock(manager, user.id);
      const consent = await this.consents.forUser(user.id, manager);
      if (!locked || !consent || consent.takenOverAt) throw new AppError('candidate-ticket-over');
      await act(manager, locked, consent);
    });
  }

  private async tell(
    manager: EntityManager,
    { id: userId, email: destination, language }: User,
    template: 'candidate-agreed' | 'candidate-wants',
    link: string,
    values: Record<string, string>,
  ): Promise<void> {
    const name = await this.profiles.nameOf(userId);
    const mail = { userId, channel: 'email', template, destination, language } as const;
    await this.outbox.add(manager, { ...mail, values: { name, link, ...values } });
  }
}
