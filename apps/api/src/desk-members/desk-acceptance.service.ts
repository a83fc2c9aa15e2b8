/** C14: whoever has the link and proves the number takes the seat, or refuses it. */
import type {
  DeskAcceptedAnswer,
  DeskAcceptRequest,
  DeskCodeAnswer,
  DeskInvitationAnswer,
  DeskRefusalRequest,
  DeskRefusedAnswer,
} from '@kalyanam/shared/contracts/desk';
import { DESK_MESSAGES } from '@kalyanam/shared/desk/messages';
import { MESSAGES } from '@kalyanam/shared/messages';
import { plainPhone } from '@kalyanam/shared/phone';
import { plainLine } from '@kalyanam/shared/plain-text';
import { given } from '@kalyanam/shared/rules/rule';
import type { Language } from '@kalyanam/shared/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService, normalEmail } from '../accounts/accounts.service.js';
import { refuseWithin } from '../codes/codes.policy.js';
import { CodesService } from '../codes/codes.service.js';
import { Clock } from '../common/clock.js';
import { sha256 } from '../common/crypto/digest.js';
import { AppError, fieldError, invalidForm } from '../common/errors/app-error.js';
import type { Answer } from '../common/http/answer.js';
import { maskedAddress } from '../common/masking.js';
import { Limits } from '../common/limits/limits.service.js';
import { Consent } from '../consents/consent.entity.js';
import type { DeskMember } from '../desk/desk-member.entity.js';
import { LegalTexts } from '../legal-texts/legal-texts.service.js';
import { NotificationsService } from '../notifications/notifications.service.js';
import { PasswordsService } from '../passwords/passwords.service.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { DeskMembersRepository } from './desk-members.repository.js';
import { phoneEnds } from './desk-person.view.js';

type Offered = DeskMember & { phone: string; expiresAt: Date };

interface NewAccount {
  readonly ownName: string;
  readonly email: string;
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
    private readonly texts: LegalTexts,
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
    const counted = { ...target, userId: null, emailVerified: true };
    await this.codes.countSend(counted);
    try {
      await this.accounts.transaction(async (manager) => {
        await this.accounts.lock(manager, seat.profileUserId);
        refuseWithin(await this.codes.resendAfter(manager, target));
        await this.codes.send(manager, target);
      });
    } catch (error) {
      // Several presses at once send one code; the rest must not use up the number's quota.
      await this.codes.refundSend(counted);
      throw error;
    }
    return { resendAfter: (await this.codes.waitAfter(target)) ?? 0 };
  }

  /** @throws AppError desk-other-phone, invalid-otp, code-expired, code-locked, email-taken, suspended, invalid-form */
  async accept(
    token: string,
    form: DeskAcceptRequest,
    client: { ip: string; language: Language },
  ): Promise<Answer<DeskAcceptedAnswer>> {
    const { ip } = client;
    const seat = await this.offered(token, ip);
    requireNumber(seat, form.phone);
    const code = await this.codes.evaluate(targetOf(seat), form.code.trim());
    // Only who has proved the number is told whose it is.
    const before = await this.accounts.transaction((manager) => this.members.ownerOf(manager, seat.phone));
    const fresh = before ? null : await this.newAccount(form, client);
    return this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, seat.profileUserId);
      const offered = await this.members.byToken(sha256(token), manager);
      if (!offered || !isOpen(offered, this.clock.now())) throw new AppError('desk-invitation-over');
      await this.codes.consume(manager, code);
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
  ): Promise<NewAccount> {
    const [name, email, password] = [given(form.name), given(form.email), given(form.password)];
    const missing = Object.entries({ name, email, password }).filter(([, value]) => value === undefined);
    if (!name || !email || !password)
      throw invalidForm(Object.fromEntries(missing.map(([field]) => [field, MESSAGES.required])));
    this.passwords.assertNotLeaked(password);
    const passwordHash = await this.passwords.hash(password, ip);
    const language = given(form.language) ?? preferred;
    return { ownName: plainLine(name), email: normalEmail(email), passwordHash, language };
  }

  /** The number is proved by the code; the email where the link came to it. */
  private async create(manager: EntityManager, seat: Offered, account: NewAccount, ip: string): Promise<number> {
    const now = this.clock.now();
    const emailVerifiedAt = seat.email === account.email ? now : null;
    const proofs = { phone: seat.phone, phoneVerifiedAt: now, emailVerifiedAt };
    const { id } = await this.accounts.create(manager, { kind: 'family', ...account, ...proofs });
    const versions = await this.texts.versions(manager);
    const kinds = ['terms', 'privacy'] as const;
    const agreed = kinds.map((kind) => ({ userId: id, kind, textVersion: versions[kind], ip, agreedAt: now }));
    await manager.insert(Consent, agreed);
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
