/**
 * C14: assisted entry: a reviewer fills in the profile of someone on the phone, who reads back a code before it is
 * saved.
 */
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import type { AssistedConsentRequest, AssistedEntryAnswer, AssistedEntryRequest } from '@kalyanam/shared/team/assisted';
import type { MessageAnswer } from '@kalyanam/shared/contracts/auth';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../../people/accounts/accounts.service.js';
import { AssistedEntries } from '../../../joining/assisted-entry/assisted-entries.service.js';
import { ReadBackCodes } from '../../../joining/assisted-entry/read-back-codes.service.js';
import { AuditLog } from '../../../people/audit/audit-log.service.js';
import { AppError } from '../../../platform/errors/app-error.js';
import type { Answer } from '../../../platform/http/answer.js';
import { withoutIdentityNumbers } from '../../../platform/jobs/masking.js';
import { CandidateConsents } from '../../../people/consents/candidate-consents.service.js';
import { VerificationService } from '../../../joining/verification/verification.service.js';
import { actedBy, type Actor } from '../../../people/team-accounts/actor.js';

@Injectable()
export class Assisted {
  constructor(
    private readonly codes: ReadBackCodes,
    private readonly entries: AssistedEntries,
    private readonly consents: CandidateConsents,
    private readonly accounts: AccountsService,
    private readonly verification: VerificationService,
    private readonly audit: AuditLog,
  ) {}

  /** @throws AppError code-expired, invalid-otp, too-many-requests, email-taken, phone-taken */
  async enter(form: AssistedEntryRequest, actor: Actor): Promise<Answer<AssistedEntryAnswer>> {
    const proved = await this.codes.read(form.ticket, form.code);
    const passwordHash = await this.entries.unknownPassword(actor.ip);
    const user = await this.accounts.transaction(async (manager) => {
      const by = { adminId: actor.admin.adminId, ip: actor.ip };
      const user = await this.entries.enter(manager, form, { ...proved, ...by, passwordHash });
      const subject = `member:${user.publicId}`;
      await this.audit.write(manager, { ...actedBy(actor), action: 'member-entered', subject, details: {} });
      return user;
    });
    return { message: ADMIN_MESSAGES.assistedEntered, userId: user.publicId, name: form.name };
  }

  /**
   * The candidate of a profile that someone else made agreed on the phone, where no SMS goes (R45). Where both
   * codes are there, the account moves on.
   * @throws AppError not-found, changed-meanwhile where no consent is pending, candidate-taken
   */
  async agreed(publicId: string, { note }: AssistedConsentRequest, actor: Actor): Promise<Answer<MessageAnswer>> {
    const known = await this.accounts.byPublicIdOrThrow(publicId);
    await this.accounts.withLocked(known.id, 'changed-meanwhile', async (manager, user) => {
      const consent = await this.consents.waiting(user.id, manager);
      if (!consent) throw new AppError('changed-meanwhile');
      await this.consents.agree(manager, { userId: consent.userId, phone: consent.phone, method: 'assisted' });
      await this.verification.confirmed(manager, consent.userId);
      const details = { note: withoutIdentityNumbers(note.trim()), relation: consent.relation };
      const subject = `member:${publicId}`;
      await this.audit.write(manager, { ...actedBy(actor), action: 'candidate-agreed', subject, details });
    });
    return { message: ADMIN_MESSAGES.candidateAgreed };
  }
}
