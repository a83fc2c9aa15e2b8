/** What opens of an agreed call, and what is said of it afterwards. */
import type { CallAnswer, CallNumberAnswer, CallOutcome } from '@kalyanam/shared/contracts/calls';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessLedger } from '../../people/access-ledger/access-ledger.service.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { User } from '../../people/accounts/user.entity.js';
import { Clock } from '../../platform/time/clock.js';
import { isPublicId } from '../../platform/crypto/public-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { DeskSeatsRepository } from '../../people/seats/desk-seats.repository.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import { SystemReports } from '../reports/system-reports.service.js';
import type { Call } from './call.entity.js';
import { callStateAt, canSayOutcome, isNumberOpen } from './call.policy.js';
import { CallNotices } from './call-notices.service.js';
import { CallPages } from './call-pages.service.js';
import { CallsRepository } from './calls.repository.js';

const DAY_SECONDS = 86_400;
const SAYERS = 3;
const SAYERS_DAYS = 180;

interface OwnCall {
  readonly call: Call;
  readonly alive: boolean;
  readonly other: User;
}

@Injectable()
export class CallSecrets {
  constructor(
    private readonly calls: CallsRepository,
    private readonly pages: CallPages,
    private readonly notices: CallNotices,
    private readonly ledger: AccessLedger,
    private readonly reports: SystemReports,
    private readonly seats: DeskSeatsRepository,
    private readonly profiles: ProfilesService,
    private readonly accounts: AccountsService,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** The number to ring, which the owner reads of in the ledger. @throws AppError not-found, call-number-closed */
  async number(caller: MemberPrincipal, id: string): Promise<Answer<CallNumberAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    return this.within(caller, id, async (manager, { call, alive, other }) => {
      const state = callStateAt(call, alive, this.clock.now());
      const open = isNumberOpen({ ...call, state }, alive, caller.userId, this.clock.now());
      const rung = open ? await this.numberOf(manager, call, other) : null;
      if (!rung) throw new AppError('call-number-closed');
      await this.ledger.note(manager, { ownerId: other.id, by: { viewerId: caller.userId }, what: ['contact'] });
      return rung;
    });
  }

  /** Null once its owner's yes, seat or proof has ended: no other number takes its place. */
  private async numberOf(
    manager: EntityManager,
    { numberSeatId, numberLabel }: Call,
    owner: User,
  ): Promise<Answer<CallNumberAnswer> | null> {
    if (numberSeatId === null)
      return numberLabel === null && owner.phoneVerifiedAt ? { phone: owner.phone, numberOf: null } : null;
    const numbers = await this.seats.numbersOf(owner.id, manager);
    const given = numbers.find(({ seatId }) => seatId === numberSeatId);
    return given ? { phone: given.phone, numberOf: given.relation } : null;
  }

  /** For the calendar. @throws AppError not-found, also for a call that is not agreed */
  async file(caller: MemberPrincipal, id: string): Promise<string> {
    await this.limits.count('browse-member', caller.publicId);
    const { call, alive, other } = await this.own(caller, id);
    const { agreedSlot } = call;
    if (callStateAt(call, alive, this.clock.now()) !== 'agreed' || !agreedSlot) throw new AppError('not-found');
    const reader = await this.accounts.byId(caller.userId);
    const party = { user: other, ...(await this.profiles.writtenNameOf(other.id)) };
    return this.notices.file({ ...call, agreedSlot }, party, reader?.language ?? 'en');
  }

  /** Said again, the last word holds. @throws AppError not-found, also before the call is over */
  async say(caller: MemberPrincipal, id: string, outcome: CallOutcome): Promise<Answer<CallAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    const { call, other } = await this.own(caller, id);
    if (!canSayOutcome(call, this.clock.now())) throw new AppError('not-found');
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lockBothOrThrow(manager, caller.userId, other.id, 'not-found');
      const said = { callId: call.id, userId: caller.userId, aboutUserId: other.id };
      await this.calls.say(manager, { ...said, outcome, at: this.clock.now() });
      if (outcome === 'not-as-described') await this.tellTeam(manager, other.id);
    });
    return { call: await this.pages.latestWith(caller, other.id) };
  }

  /** The team should know if several families say the same about a member; it does not learn who they are. */
  private async tellTeam(manager: EntityManager, reportedId: number): Promise<void> {
    const since = this.clock.inSeconds(-SAYERS_DAYS * DAY_SECONDS);
    const sayers = await this.calls.sayers(manager, reportedId, 'not-as-described', since);
    if (sayers < SAYERS) return;
    const description = `${sayers} families said in the last ${SAYERS_DAYS} days, after a call, that this member is not as described.`;
    await this.reports.open(manager, { kind: 'not-as-described', reportedId, description });
  }

  private within<T>(
    caller: MemberPrincipal,
    id: string,
    work: (manager: EntityManager, own: OwnCall) => Promise<T>,
  ): Promise<T> {
    return this.accounts.transaction(async (manager) => work(manager, await this.own(caller, id, manager)));
  }

  /** The same answer for an unknown call and for one of others. @throws AppError not-found */
  private async own(caller: MemberPrincipal, id: string, manager?: EntityManager): Promise<OwnCall> {
    const call = isPublicId(id) ? await this.calls.byPublicId(id, manager) : null;
    if (!call || (call.proposerId !== caller.userId && call.answererId !== caller.userId))
      throw new AppError('not-found');
    const otherId = call.proposerId === caller.userId ? call.answererId : call.proposerId;
    if (otherId === null) throw new AppError('not-found');
    const other = manager
      ? (await this.accounts.lockBoth(manager, caller.userId, otherId))?.other
      : await this.accounts.byId(otherId);
    if (!other) throw new AppError('not-found');
    const pair = await this.calls.pair(caller.userId, otherId, manager);
    return { call, alive: pair?.alive ?? false, other };
  }
}
