/** C14: a candidate, or a manager for helpers, offers a seat to the owner of a phone number. */
import { randomBytes } from 'node:crypto';
import type { DeskInvitationRequest, DeskMemberAnswer } from '@kalyanam/shared/contracts/desk';
import { DESK_LIMITS, DESK_MESSAGES } from '@kalyanam/shared/topics/family/desk';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { plainPhone } from '@kalyanam/shared/base/phone';
import { given } from '@kalyanam/shared/base/rule';
import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { EntityManager } from 'typeorm';
import { AccountsService, normalEmail } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { CodesService } from '../../people/codes/codes.service.js';
import { Clock } from '../../platform/time/clock.js';
import { sha256 } from '../../platform/crypto/digest.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError, fieldError, refusedField } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { Settings } from '../../platform/config/settings.js';
import { MemberConsents } from '../../people/consents/member-consents.service.js';
import { allowText, type DeskMember } from '../../people/seats/desk-member.entity.js';
import { Outbox } from '../../people/outbox/outbox.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { DeskMembersRepository } from './desk-members.repository.js';
import { personView, phoneEnds } from './desk-person.view.js';

const DAY_SECONDS = 86_400;
const TOKEN_BYTES = 24;

interface Invitation extends Omit<DeskInvitationRequest, 'phone' | 'email'> {
  readonly phone: string;
  readonly email: string | null;
}

@Injectable()
export class DeskInvitations {
  constructor(
    private readonly members: DeskMembersRepository,
    private readonly accounts: AccountsService,
    private readonly consents: MemberConsents,
    private readonly profiles: ProfilesService,
    private readonly codes: CodesService,
    private readonly outbox: Outbox,
    private readonly limits: Limits,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /**
   * The same invitation again changes nothing.
   * @throws AppError email-first, desk-full, too-many-requests, sms-budget-spent, invalid-form
   */
  async invite(caller: MemberPrincipal, form: DeskInvitationRequest, ip: string): Promise<Answer<DeskMemberAnswer>> {
    await this.limits.count('desk-invite', caller.publicId);
    const email = given(form.email);
    const invitation = { ...form, phone: plainPhone(form.phone.trim()), email: email ? normalEmail(email) : null };
    this.requirePossible(caller, invitation);
    const name = await this.profiles.nameOf(caller.userId);
    const destination = invitation.email ?? invitation.phone;
    const target = { purpose: 'desk-invited', destination, userId: null, emailVerified: true } as const;
    let counted = false;
    const count = async () => {
      // A transaction may be tried again.
      if (counted) return;
      await this.codes.countFrom(ip, target);
      await this.codes.countSend(target);
      counted = true;
    };
    try {
      const seat = await this.accounts.withLocked(caller.userId, 'not-signed-in', async (manager, user) => {
        const hand = caller.hand && (await this.accounts.byId(caller.hand.userId));
        const inviters = [user, ...(hand ? [hand] : [])];
        // R60: nothing goes to others for an account that has proved nothing.
        if (inviters.some(({ emailVerifiedAt }) => emailVerifiedAt === null)) throw new AppError('email-first');
        refuseOwn(invitation, inviters);
        await this.requireConsent(manager, caller, invitation, ip);
        return this.offer(manager, caller, invitation, { name, language: user.language, count });
      });
      return { member: personView(seat, null, caller.userId) };
    } catch (error) {
      if (counted) await this.codes.refundSend(target);
      throw error;
    }
  }

  @Cron(CronExpression.EVERY_HOUR)
  async lapse(): Promise<void> {
    await this.members.lapse(this.clock.now());
  }

  private requirePossible(caller: MemberPrincipal, { role, allow = [], phone }: Invitation): void {
    if (allow.length > 0 && role !== 'manager') throw fieldError('allow', DESK_MESSAGES.allowances);
    if (caller.hand && role !== 'helper') throw fieldError('role', DESK_MESSAGES.helpersOnly);
    // No one acts without a verified phone.
    if (!this.codes.reaches(phone)) throw refusedField('sms-not-there', 'phone');
  }

  private async requireConsent(
    manager: EntityManager,
    { userId, hand }: MemberPrincipal,
    { consent }: Invitation,
    ip: string,
  ): Promise<void> {
    if (await this.consents.isGiven(userId, 'desk', manager)) return;
    if (hand || consent !== true) throw fieldError('consent', DESK_MESSAGES.consent);
    await this.consents.give(manager, userId, 'desk', ip);
  }

  private async offer(
    manager: EntityManager,
    caller: MemberPrincipal,
    invitation: Invitation,
    { name, language, count }: { name: string; language: Language; count: () => Promise<void> },
  ): Promise<DeskMember> {
    const { role, relation, allow = [], phone, email } = invitation;
    const now = this.clock.now();
    const seats = await this.members.ofDesk(caller.userId, manager);
    const standing = seats.filter(({ acceptedAt, expiresAt }) => acceptedAt || (expiresAt && expiresAt > now));
    const same = standing.find((seat) => (seat.acceptedAt ? seat.accountPhone : seat.phone) === phone);
    if (same && !same.acceptedAt && same.role === role && same.relation === relation) return same;
    if (same) throw fieldError('phone', DESK_MESSAGES.there);
    if (standing.length >= LIMITS.familyMembers) throw new AppError('desk-full');
    await count();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = this.clock.inSeconds(DESK_LIMITS.invitationDays * DAY_SECONDS);
    const who = { profileUserId: caller.userId, invitedBy: caller.hand?.userId ?? caller.userId };
    const id = publicId();
    const seat = { publicId: id, ...who, role, relation, allow: allowText(allow), phone, email, expiresAt };
    await this.members.insert(manager, { ...seat, live: 1, invitedAt: now, tokenHash: sha256(token) });
    await this.send(manager, {
      phone,
      email,
      name,
      language,
      expiresAt,
      link: `${this.settings.memberUrl}/family/${token}`,
    });
    const made = await this.members.byId(manager, caller.userId, id);
    if (!made) throw new AppError('unexpected');
    return made;
  }

  private async send(
    manager: EntityManager,
    {
      phone,
      email,
      name,
      language,
      link,
      expiresAt,
    }: { phone: string; email: string | null; name: string; language: Language; link: string; expiresAt: Date },
  ): Promise<void> {
    // The one invited may have no account: what comes is in the language of the candidate.
    const message = {
      userId: null,
      counted: 'desk-invite-place',
      template: 'desk-invited',
      expiresAt,
      language,
    } as const;
    if (email === null)
      await this.outbox.add(manager, { ...message, channel: 'sms', destination: phone, values: { link } });
    else {
      const values = { name, link, ends: phoneEnds(phone) };
      await this.outbox.add(manager, { ...message, channel: 'email', destination: email, values });
    }
  }
}

/** A person may not invite themselves, or the candidate. */
function refuseOwn({ phone, email }: Invitation, accounts: readonly User[]): void {
  if (accounts.some((user) => user.phone === phone || user.phoneAbroad === phone))
    throw fieldError('phone', DESK_MESSAGES.ownNumber);
  if (accounts.some((user) => user.email === email)) throw fieldError('email', DESK_MESSAGES.ownEmail);
}
