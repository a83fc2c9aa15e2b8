/** C14: the candidate takes over the account that someone else made for them, or has all of it erased. */
import type { MessageAnswer, ResendAnswer } from '@kalyanam/shared/contracts/auth';
import type { OwnEmailRequest, OwnErasureRequest, TakeOverRequest } from '@kalyanam/shared/contracts/taking-over';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService, normalEmail } from '../../people/accounts/accounts.service.js';
import type { User } from '../../people/accounts/user.entity.js';
import { AuditLog } from '../../people/audit/audit-log.service.js';
import { CodesService } from '../../people/codes/codes.service.js';
import type { VerificationCode } from '../../people/codes/verification-code.entity.js';
import { AppError, invalidForm, refusedField } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Settings } from '../../platform/config/settings.js';
import type { CandidateConsent } from '../../people/consents/candidate-consent.entity.js';
import { CandidateConsents } from '../../people/consents/candidate-consents.service.js';
import { DeskMembers } from '../family-invitations/desk-members.service.js';
import { ProfileDeletion } from '../erasure/profile-deletion.service.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { PasswordsService } from '../../people/passwords/passwords.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { SessionsService } from '../../people/sessions/sessions.service.js';
import { ExternalIdentities } from '../sign-in/issuer/external-identities.service.js';
import { PasswordResets } from '../sign-in/reset/password-reset.service.js';
import { RegistrationSignals } from '../registration-signals/registration-signals.service.js';
import { CodeSending } from '../verification/code-sending.service.js';
import { VerificationService } from '../verification/verification.service.js';
import { CandidateVerification, hasOwnAddresses } from './candidate-verification.service.js';

/** What the candidate has chosen and shown. */
interface Taken {
  code: VerificationCode;
  passwordHash: string;
  makerName: string | null;
  ip: string;
}

@Injectable()
export class TakingOver {
  constructor(
    private readonly proofs: CandidateVerification,
    private readonly accounts: AccountsService,
    private readonly consents: CandidateConsents,
    private readonly desk: DeskMembers,
    private readonly codes: CodesService,
    private readonly sending: CodeSending,
    private readonly profiles: ProfilesService,
    private readonly passwords: PasswordsService,
    private readonly sessions: SessionsService,
    private readonly identities: ExternalIdentities,
    private readonly resets: PasswordResets,
    private readonly signals: RegistrationSignals,
    private readonly verification: VerificationService,
    private readonly deletion: ProfileDeletion,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
    private readonly limits: Limits,
    private readonly settings: Settings,
  ) {}

  /**
   * Sends a code to the address by which the candidate will log in.
   * @throws AppError candidate-ticket-over, email-taken, otp-send-failed within the cooldown, too-many-requests
   */
  async askEmail({ ticket, email: typed }: OwnEmailRequest, ip: string): Promise<Answer<ResendAnswer>> {
    const { user } = await this.proofs.holder(ticket);
    const email = normalEmail(typed);
    await this.limits.count('address-change-member', String(user.id));
    if (email !== user.email && (await this.accounts.byEmail(email))) throw refusedField('email-taken', 'email');
    const resendAfter = await this.sending.resend(emailTarget(user, email), ip);
    return { message: 'OTP sent successfully', resendAfter };
  }

  /**
   * The account gets the candidate's phone, email and password. Who made it keeps their own in a family account, with a
   * manager's seat that is allowed nothing yet; without a phone and email of their own they keep nothing.
   * @throws AppError candidate-ticket-over, invalid-form, invalid-otp, code-expired, code-locked, email-taken,
   * phone-taken
   */
  async takeOver(form: TakeOverRequest, ip: string): Promise<Answer<MessageAnswer>> {
    this.passwords.assertNotLeaked(form.password);
    const { user, consent } = await this.proofs.holder(form.ticket);
    const makerName = form.makerName?.trim() || user.ownName;
    if (makerName === null && this.stays(user, consent, normalEmail(form.email)))
      throw invalidForm({ makerName: MESSAGES.required });
    const code = await this.codes.evaluate(emailTarget(user, normalEmail(form.email)), form.code.trim());
    const passwordHash = await this.passwords.hash(form.password, ip);
    await this.accounts.transaction((manager) => this.take(manager, user.id, { code, passwordHash, makerName, ip }));
    return { message: 'This is your account now. Please log in to continue.' };
  }

  /** @throws AppError candidate-ticket-over */
  async erase({ ticket }: OwnErasureRequest, ip: string): Promise<Answer<MessageAnswer>> {
    const { user } = await this.proofs.holder(ticket);
    await this.accounts.withLocked(user.id, 'candidate-ticket-over', async (manager, locked) => {
      const name = await this.profiles.nameOf(user.id);
      await this.deletion.eraseLocked(manager, locked, { actor: `member:${locked.publicId}`, ip });
      await this.tell(manager, locked, 'candidate-erased', { name }, null);
    });
    await this.deletion.removeFiles();
    return { message: MESSAGES.deleted };
  }

  private async take(manager: EntityManager, userId: number, { code, ...chosen }: Taken): Promise<void> {
    const before = await this.accounts.lock(manager, userId);
    const consent = await this.consents.forUser(userId, manager);
    if (!before || !consent || consent.takenOverAt) throw new AppError('candidate-ticket-over');
    await this.codes.consume(manager, code);
    if (consent.agreedAt === null) await this.consents.agree(manager, { userId, phone: consent.phone, method: 'sms' });
    await this.accounts.setAddress(manager, userId, { email: code.destination });
    await this.accounts.setAddress(manager, userId, { phone: consent.phone, phoneAbroad: null });
    await this.accounts.setOwnName(manager, userId, null);
    await this.accounts.setPassword(manager, userId, chosen.passwordHash);
    await this.identities.unlink(manager, userId);
    await this.resets.revoke(manager, userId);
    await this.sessions.endAll(manager, userId, 'candidate');
    await this.signals.phoneChanged(manager, userId);
    await this.consents.takenOver(manager, userId);
    await this.verification.confirmed(manager, userId);
    const maker = this.stays(before, consent, code.destination)
      ? await this.seat(manager, before, consent, chosen.makerName)
      : null;
    await this.tell(manager, before, 'candidate-took-over', { name: await this.profiles.nameOf(userId) }, maker);
    const who = `member:${before.publicId}`;
    const details = { relation: consent.relation };
    await this.audit.write(manager, {
      actor: who,
      action: 'candidate-took-over',
      subject: who,
      ip: chosen.ip,
      details,
    });
  }

  /** A candidate who logs in with the same email has taken it over with the rest. */
  private stays(before: User, consent: CandidateConsent, email: string): boolean {
    return hasOwnAddresses(before, consent) && before.email !== email;
  }

  private async seat(
    manager: EntityManager,
    { id, email, phone, passwordHash, language, emailVerifiedAt, phoneVerifiedAt }: User,
    { relation }: CandidateConsent,
    ownName: string | null,
  ): Promise<number> {
    const family = await this.accounts.create(manager, {
      ...{ email, phone, passwordHash, language, emailVerifiedAt, phoneVerifiedAt },
      ...{ kind: 'family' as const, ownName },
    });
    await this.desk.seat(manager, { profileUserId: id, userId: family.id, relation });
    return family.id;
  }

  private tell(
    manager: EntityManager,
    { email: destination, language }: User,
    template: 'candidate-took-over' | 'candidate-erased',
    { name }: { name: string },
    userId: number | null,
  ): Promise<void> {
    const values = { name, support: this.settings.support.email, link: `${this.settings.memberUrl}/login` };
    const reader = userId === null ? ({ userId, counted: 'own-address' } as const) : { userId };
    return this.outbox.add(manager, { ...reader, channel: 'email', template, destination, language, values });
  }
}

const emailTarget = ({ id }: User, destination: string) =>
  ({ userId: id, purpose: 'candidate-email', destination, emailVerified: true }) as const;
