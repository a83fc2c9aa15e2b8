/** C14: the person who has the link and verifies the number takes the seat, or refuses it. */
import type {
  DeskAcceptedAnswer,
  DeskAcceptRequest,
  DeskCodeAnswer,
  DeskInvitationAnswer,
  DeskRefusalRequest,
  DeskRefusedAnswer,
} from '@kalyanam/shared/contracts/desk';
import { DESK_MESSAGES } from '@kalyanam/shared/topics/family/desk';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { plainLine } from '@kalyanam/shared/base/plain-text';
import { given } from '@kalyanam/shared/base/rule';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService, normalEmail } from '../../people/accounts/accounts.service.js';
import { refuseWithin } from '../../people/codes/codes.policy.js';
import { CodesService, type CodeTarget } from '../../people/codes/codes.service.js';
import type { SendTarget } from '../../people/codes/send-limits.js';
import type { VerificationCode } from '../../people/codes/verification-code.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { sha256 } from '../../platform/crypto/digest.js';
import { AppError, fieldError, invalidForm, refusedField } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { maskedAddress } from '../../platform/jobs/masking.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import type { DeskMember } from '../../people/seats/desk-member.entity.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { PasswordsService } from '../../people/passwords/passwords.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { DeskMembersRepository } from './desk-members.repository.js';
import { phoneEnds } from './desk-person.view.js';

type Offered = DeskMember & { phone: string; expiresAt: Date };

interface NewAccount {
  readonly ownName: string;
  readonly email: string;
  /** That proves the email; null where the link came to it. */
  readonly emailCode: VerificationCode | null;
  readonly passwordHash: string;
  readonly language: Language;
}

@Injectable()
export class DeskAcceptance {
  constructor(
    private readonly members: DeskMembersRepository,
    private readonly accounts: AccountsService,
    private readonly passwords: PasswordsService,
    private readonly profiles: ProfilesService,
    private readonly codes: CodesService,
    private readonly consents: MemberConsents,
    private readonly notifications: NotificationsService,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError desk-invitation-over, also for a token that never was */
  async look(token: string, ip: string, language: Language): Promise<Answer<DeskInvitationAnswer>> {
    const seat = await this.offered(token, ip);
    const [candidate = ''] = (await this.profiles.nameOf(seat.profileUserId, language)).split(' ');
    return {
      candidate,
      role: seat.role,
      relation: seat.relation,
      phoneEnds: phoneEnds(seat.phone),
      expiresAt: seat.expiresAt.toISOString(),
      resendAfter: await this.codes.waitAfter(targetOf(seat)),
    };
  }

  /** @throws AppError desk-other-phone, otp-send-failed, too-many-requests, sms-budget-spent */
  async sendCode(token: string, phone: string, ip: string): Promise<Answer<DeskCodeAnswer>> {
    const seat = await this.offered(token, ip);
    requireNumber(seat, phone);
    const target = targetOf(seat);
    await this.codes.countFrom(ip, target);
    refuseWithin((await this.codes.waitAfter(target)) ?? 0);
    await this.send(target);
    return { resendAfter: (await this.codes.waitAfter(target)) ?? 0 };
  }

  /**
   * An email that the link did not come to is verified by a code first, which the first press sends: a reader of that
   * mailbox could take the account over.
   * @throws AppError desk-other-phone, invalid-otp, code-expired, code-locked, email-taken, suspended, invalid-form
   */
  async accept(
    token: string,
    form: DeskAcceptRequest,
    client: { ip: string; language: Language },
  ): Promise<Answer<DeskAcceptedAnswer>> {
    const { ip } = client;
    const seat = await this.offered(token, ip);
    requireNumber(seat, form.phone);
    const code = await this.codes.evaluate(targetOf(seat), form.code.trim());
    // Only a person who has verified the number learns whose it is.
    const before = await this.accounts.transaction((manager) => this.members.ownerOf(manager, seat.phone));
    const fresh = before ? null : await this.newAccount(form, client, seat);
    return this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, seat.profileUserId);
      const offered = await this.members.byToken(sha256(token), manager);
      if (!offered || !isOpen(offered, this.clock.now())) throw new AppError('desk-invitation-over');
      await this.codes.consume(manager, code);
      if (fresh?.emailCode) await this.codes.consume(manager, fresh.emailCode);
      const owner = await this.members.ownerOf(manager, offered.phone);
      if (owner?.kind === 'candidate') throw fieldError('phone', DESK_MESSAGES.membersNumber);
      if (owner?.accountStatus === 'suspended') throw new AppError('suspended');
      if (!owner && !fresh) throw new AppError('changed-meanwhile');
      const userId = owner?.id ?? (await this.create(manager, offered, fresh as NewAccount, ip));
      await this.sit(manager, offered, userId);
      return { email: owner ? maskedAddress(owner.email) : (fresh as NewAccount).email, isNew: !owner };
    });
  }

  /** @throws AppError desk-invitation-over */
  async refuse(token: string, { reason }: DeskRefusalRequest, ip: string): Promise<Answer<DeskRefusedAnswer>> {
    const seat = await this.offered(token, ip);
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, seat.profileUserId);
      const offered = await this.members.byToken(sha256(token), manager);
      if (!offered || !isOpen(offered, this.clock.now())) throw new AppError('desk-invitation-over');
      const why = reason === 'wrong-relation' ? 'wrong-relation' : 'refused';
      await this.members.end(manager, offered, why, this.clock.now());
      await this.notifications.add(manager, offered.profileUserId, 'desk-answered', {});
    });
    return { refused: true };
  }

  private async offered(token: string, ip: string): Promise<Offered> {
    await this.limits.count('link-address', ip);
    const seat = await this.members.byToken(sha256(token));
    if (!seat || !isOpen(seat, this.clock.now())) throw new AppError('desk-invitation-over');
    const candidate = await this.accounts.byId(seat.profileUserId);
    if (candidate?.accountStatus !== 'active') throw new AppError('desk-invitation-over');
    return seat;
  }

  private async newAccount(
    form: DeskAcceptRequest,
    { ip, language: preferred }: { ip: string; language: Language },
    seat: Offered,
  ): Promise<NewAccount> {
    const [name, typed, password] = [given(form.name), given(form.email), given(form.password)];
    const missing = Object.entries({ name, email: typed, password }).filter(([, value]) => value === undefined);
    if (!name || !typed || !password)
      throw invalidForm(Object.fromEntries(missing.map(([field]) => [field, MESSAGES.required])));
    this.passwords.assertNotLeaked(password);
    const email = normalEmail(typed);
    const emailCode = email === seat.email ? null : await this.verifyEmail(seat, email, given(form.emailCode));
    const passwordHash = await this.passwords.hash(password, ip);
    const language = given(form.language) ?? preferred;
    return { ownName: plainLine(name), email, emailCode, passwordHash, language };
  }

  private async verifyEmail(
    { profileUserId }: Offered,
    email: string,
    digits: string | undefined,
  ): Promise<VerificationCode> {
    const target = { userId: profileUserId, purpose: 'desk-email', destination: email } as const;
    if (digits !== undefined)
      return this.codes.evaluate(target, digits.trim()).catch((error: unknown) => {
        throw error instanceof AppError ? refusedField(error.code, 'emailCode') : error;
      });
    if (await this.accounts.byEmail(email)) throw refusedField('email-taken', 'email');
    if (((await this.codes.waitAfter(target)) ?? 0) === 0) await this.send(target);
    throw fieldError('emailCode', DESK_MESSAGES.emailCode);
  }

  private async send(target: CodeTarget & Pick<SendTarget, 'purpose'>): Promise<void> {
    const counted = { ...target, userId: null, emailVerified: true };
    await this.codes.countSend(counted);
    try {
      await this.accounts.transaction(async (manager) => {
        await this.accounts.lock(manager, target.userId);
        refuseWithin(await this.codes.resendAfter(manager, target));
        await this.codes.send(manager, target);
      });
    } catch (error) {
      // Several parallel presses send one code; the rest must not use up the address's quota.
      await this.codes.refundSend(counted);
      throw error;
    }
  }

  private async create(
    manager: EntityManager,
    { phone }: Offered,
    { ownName, email, passwordHash, language }: NewAccount,
    ip: string,
  ): Promise<number> {
    const now = this.clock.now();
    const proofs = { phone, phoneVerifiedAt: now, emailVerifiedAt: now };
    const own = { ownName, email, passwordHash, language };
    const { id } = await this.accounts.create(manager, { kind: 'family', ...own, ...proofs });
    await this.consents.join(manager, { userId: id, ip }, ['terms', 'privacy']);
    return id;
  }

  private async sit(manager: EntityManager, seat: Offered, userId: number): Promise<void> {
    const seats = await this.members.ofDesk(seat.profileUserId, manager);
    if (seats.some((one) => one.userId === userId)) throw fieldError('phone', DESK_MESSAGES.there);
    await this.members.take(manager, seat.id, userId, this.clock.now());
    await this.notifications.add(manager, seat.profileUserId, 'desk-answered', {});
  }
}

/** Enough to know one's own by. */

const isOpen = (seat: DeskMember, now: Date): seat is Offered =>
  seat.acceptedAt === null && seat.phone !== null && seat.expiresAt !== null && seat.expiresAt > now;

const targetOf = ({ profileUserId, phone }: Offered) =>
  ({ userId: profileUserId, purpose: 'desk-phone', destination: phone }) as const;

function requireNumber({ phone }: Offered, typed: string): void {
  if (plainPhone(typed.trim()) === phone) return;
  const sentence = `This invitation is for the number ending ${phoneEnds(phone)}`;
  throw new AppError('desk-other-phone', { fields: { phone: sentence }, details: { phoneEnds: phoneEnds(phone) } });
}
