/** C14: who sits at a candidate's desk. */
import type { DeskEndedAnswer, DeskMemberAnswer, DeskMemberChange, DeskPerson } from '@kalyanam/shared/contracts/desk';
import type { DeskEdit } from '@kalyanam/shared/topics/family/drafts';
import { DESK_MESSAGES } from '@kalyanam/shared/topics/family/desk';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { isPublicId, publicId } from '../../platform/crypto/public-id.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { allowText, type DeskMember, type SeatEnd } from '../../people/seats/desk-member.entity.js';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import { DeskMembersRepository } from './desk-members.repository.js';
import { personView } from './desk-person.view.js';

@Injectable()
export class DeskMembers {
  constructor(
    private readonly members: DeskMembersRepository,
    private readonly accounts: AccountsService,
    private readonly notifications: NotificationsService,
    private readonly clock: Clock,
  ) {}

  async list(profileUserId: number, askerId: number): Promise<DeskPerson[]> {
    const seats = await this.members.ofDesk(profileUserId);
    const now = this.clock.now();
    const standing = seats.filter(({ acceptedAt, expiresAt }) => acceptedAt || !expiresAt || expiresAt > now);
    return standing.map((seat) => personView(seat, seat.name, askerId));
  }

  /** @throws AppError not-found, changed-meanwhile where another tab was first, invalid-form */
  async change(caller: MemberPrincipal, id: string, change: DeskMemberChange): Promise<Answer<DeskMemberAnswer>> {
    const { role, relation, allow = [], wasRole, wasAllow = [] } = change;
    if (allow.length > 0 && role !== 'manager') throw fieldError('allow', DESK_MESSAGES.allowances);
    await this.accounts.transaction(async (manager) => {
      const seat = await this.lock(manager, caller.userId, id);
      const isSame = seat.role === role && seat.relation === relation && seat.allow === allowText(allow);
      if (isSame) return;
      if (seat.role !== wasRole || seat.allow !== allowText(wasAllow))
        throw new AppError('changed-meanwhile', { details: { member: personView(seat, null, caller.userId) } });
      await this.members.change(manager, seat.id, { role, relation, allow: allowText(allow) });
    });
    const member = (await this.list(caller.userId, caller.userId)).find((one) => one.id === id);
    if (!member) throw new AppError('not-found');
    return { member };
  }

  /** Only the person whose number it is says yes, and takes it back. @throws AppError forbidden, not-found */
  async giveNumber({ userId, hand }: MemberPrincipal, given: boolean): Promise<Answer<DeskMemberAnswer>> {
    if (!hand) throw new AppError('forbidden');
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lock(manager, userId);
      await this.members.giveNumber(manager, hand.seatId, given ? this.clock.now() : null);
    });
    const member = (await this.list(userId, hand.userId)).find(({ mine }) => mine);
    if (!member) throw new AppError('not-found');
    return { member };
  }

  /**
   * Without an invitation: a manager who made the profile stays with the one who took it over, and is allowed nothing
   * yet.
   */
  async seat(
    manager: EntityManager,
    { profileUserId, userId, relation }: Pick<DeskMember, 'profileUserId' | 'relation'> & { userId: number },
  ): Promise<void> {
    const at = this.clock.now();
    await this.members.insert(manager, {
      ...{ publicId: publicId(), profileUserId, userId, role: 'manager', relation },
      ...{ invitedBy: profileUserId, invitedAt: at, acceptedAt: at },
    });
  }

  /** The candidate ends any seat, and each hand its own. @throws AppError not-found */
  async end(caller: MemberPrincipal, id: string): Promise<Answer<DeskEndedAnswer>> {
    await this.accounts.transaction(async (manager) => {
      const seat = await this.lock(manager, caller.userId, id);
      if (caller.hand && seat.id !== caller.hand.seatId) throw new AppError('not-found');
      await this.close(manager, seat, caller.hand ? 'left' : 'ended');
    });
    return { ended: true };
  }

  /** The consent that others act for the candidate is withdrawn: all seats end. The account must be locked. */
  async endAll(manager: EntityManager, profileUserId: number): Promise<void> {
    for (const seat of await this.members.ofDesk(profileUserId, manager)) await this.close(manager, seat, 'ended');
  }

  /** The consent is withdrawn on which these changes would rest. The account must be locked. */
  async forgetEdits(manager: EntityManager, profileUserId: number, of: readonly DeskEdit[]): Promise<void> {
    await this.members.forgetEdits(manager, profileUserId, of, this.clock.now());
  }

  private async close(manager: EntityManager, seat: DeskMember, reason: SeatEnd): Promise<void> {
    await this.members.end(manager, seat, reason, this.clock.now());
    if (reason === 'ended' && seat.userId !== null)
      await this.notifications.add(manager, seat.userId, 'desk-ended', {});
    if (reason === 'left') await this.notifications.add(manager, seat.profileUserId, 'desk-answered', {});
  }

  /** Every change of a desk locks its candidate's account first. */
  private async lock(manager: EntityManager, profileUserId: number, id: string): Promise<DeskMember> {
    await this.accounts.lockOrThrow(manager, profileUserId, 'not-signed-in');
    const seat = isPublicId(id) ? await this.members.byId(manager, profileUserId, id) : null;
    if (!seat) throw new AppError('not-found');
    return seat;
  }
}
