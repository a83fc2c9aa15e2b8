/**
 * C10: times for a first call are offered, agreed on, declined or called off; the rows of both members put acts in
 * order.
 */
import type { WrittenName } from '@kalyanam/shared/base/person-name';
import { CALL_MESSAGES } from '@kalyanam/shared/topics/calls/calls';
import { slotsProblem } from '@kalyanam/shared/topics/calls/slots';
import { isZoneSure, zonesAt } from '@kalyanam/shared/topics/calls/zones';
import type { CallAct, CallAnswer, CallProposal } from '@kalyanam/shared/contracts/calls';
import { isEmpty } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { DeskSeatsRepository } from '../../people/seats/desk-seats.repository.js';
import { SettledSuggestions } from '../../people/seats/settled-suggestions.service.js';
import { LookingConfirmations } from '../../matching/freshness/looking-confirmations.service.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { ProfilesService } from '../../profiles/profile/profiles.service.js';
import type { Call } from './call.entity.js';
import { callStateAt, numberOwnerOf, slotsOf } from './call.policy.js';
import { CallNotices, type Party } from './call-notices.service.js';
import { CallPages } from './call-pages.service.js';
import { CallsRepository } from './calls.repository.js';

interface Talk {
  readonly own: Party;
  readonly other: Party;
  readonly interestId: number;
  /** The open call. */
  readonly open: Call | null;
}

interface Talkers {
  readonly caller: MemberPrincipal;
  readonly ownerId: number;
  readonly profileId: string;
  readonly names: { readonly own: WrittenName; readonly other: WrittenName };
}

type Settle = (manager: EntityManager, talk: Talk) => Promise<void>;

@Injectable()
export class CallActs {
  constructor(
    private readonly calls: CallsRepository,
    private readonly pages: CallPages,
    private readonly notices: CallNotices,
    private readonly looking: LookingConfirmations,
    private readonly visibility: ProfileVisibility,
    private readonly seats: DeskSeatsRepository,
    private readonly suggestions: SettledSuggestions,
    private readonly profiles: ProfilesService,
    private readonly accounts: AccountsService,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * Replaces the open call, if it is the one that the proposer knows; the same offer again changes nothing.
   * @throws AppError profile-not-found, call-not-possible, changed-meanwhile, invalid-form
   */
  async propose(caller: MemberPrincipal, profileId: string, offer: CallProposal): Promise<Answer<CallAnswer>> {
    await this.limits.count('call-propose', caller.publicId);
    const offered = this.offered(caller, offer);
    return this.settle(caller, profileId, offered);
  }

  /** The same in a transaction of others. */
  async proposeIn(
    manager: EntityManager,
    caller: MemberPrincipal,
    profileId: string,
    offer: CallProposal,
  ): Promise<void> {
    await this.settleIn(manager, await this.talkers(caller, profileId), this.offered(caller, offer));
  }

  /** @throws AppError invalid-form */
  private offered(caller: MemberPrincipal, offer: CallProposal): Settle {
    const slots = offer.slots.map((slot) => new Date(slot)).sort((a, b) => a.getTime() - b.getTime());
    const problem = slotsProblem(slots, this.clock.now());
    if (problem) throw fieldError('slots', problem);
    return async (manager, talk) => {
      const [slot1, slot2 = null, slot3 = null] = slots;
      const isOwn = offer.who === 'you-call';
      const numberSeatId = isOwn ? await this.seatOf(manager, talk.own.user.id, offer.numberOf) : null;
      const offered = { between: offer.between, who: offer.who, slot1: slot1 as Date, slot2, slot3, numberSeatId };
      if (offer.zone) await this.rememberZone(manager, caller.userId, offer.zone);
      const { open } = talk;
      if (open && isSame(open, caller.userId, offered)) return;
      if (!isKnown(open, offer)) throw new AppError('changed-meanwhile');
      const call = {
        ...(open && { id: open.id }),
        ...{ publicId: publicId(), interestId: talk.interestId, open: 1 as const, state: 'proposed' as const },
        ...{ proposerId: talk.own.user.id, answererId: talk.other.user.id, ...offered },
        ...{
          numberLabel: null,
          agreedSlot: null,
          proposedAt: this.clock.now(),
          answeredAt: null,
          remindedAt: null,
          offAt: null,
        },
      };
      await this.calls.put(manager, call);
      await this.suggestions.by(manager, 'called', caller.userId, [talk.other.user.id]);
      await this.notices.retract(manager, caller.userId, talk.other.user.id);
      await this.notices.proposed(manager, call as Call, talk.other, talk.own);
    };
  }

  /** @throws AppError profile-not-found, call-not-possible, changed-meanwhile, invalid-form */
  async act(caller: MemberPrincipal, profileId: string, act: CallAct): Promise<Answer<CallAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    return this.settle(caller, profileId, async (manager, talk) => {
      const call = talk.open ?? (await this.calls.byPublicId(act.callId, manager));
      if (!call || call.publicId !== act.callId) throw new AppError('changed-meanwhile');
      const state = callStateAt(call, true, this.clock.now());
      const answers = call.answererId === caller.userId;
      if (act.act === 'agree') {
        if (state === 'agreed' && answers && call.agreedSlot?.getTime() === Date.parse(act.slot ?? '')) return;
        if (state !== 'proposed' || !answers) throw new AppError('changed-meanwhile');
        await this.agree(manager, call, act, talk);
      } else if (act.act === 'decline') {
        if (state === 'declined' && answers) return;
        if (state !== 'proposed' || !answers) throw new AppError('changed-meanwhile');
        await this.end(manager, call, 'declined', talk);
      } else {
        if (state === 'cancelled') return;
        if (state !== 'agreed' && (state !== 'proposed' || answers)) throw new AppError('changed-meanwhile');
        await this.end(manager, call, 'cancelled', talk);
      }
    });
  }

  private async agree(manager: EntityManager, call: Call, act: CallAct, { own, other }: Talk): Promise<void> {
    const now = this.clock.now();
    const agreedSlot = slotsOf(call).find((slot) => slot.getTime() === Date.parse(act.slot ?? ''));
    if (!agreedSlot || agreedSlot <= now) throw fieldError('slot', CALL_MESSAGES.slotGone);
    if (act.zone) await this.rememberZone(manager, own.user.id, act.zone);
    const isOwn = numberOwnerOf(call) === own.user.id;
    const numberSeatId = isOwn ? await this.seatOf(manager, own.user.id, act.numberOf) : call.numberSeatId;
    const agreed = {
      state: 'agreed' as const,
      agreedSlot,
      answeredAt: now,
      numberSeatId,
      ...(isOwn && { numberLabel: null }),
    };
    await this.calls.put(manager, { id: call.id, ...agreed });
    await this.looking.confirm(manager, own.user.id, 'call');
    await this.notices.agreed(manager, { ...call, ...agreed }, own, other);
  }

  /** @throws AppError invalid-form where that person has not agreed to give their number */
  private async seatOf(manager: EntityManager, ownerId: number, id: string | undefined): Promise<number | null> {
    if (isEmpty(id)) return null;
    const given = (await this.seats.numbersOf(ownerId, manager)).find((number) => number.id === id);
    if (!given) throw fieldError('numberOf', CALL_MESSAGES.numberOf);
    return given.seatId;
  }

  private async end(
    manager: EntityManager,
    call: Call,
    state: 'declined' | 'cancelled',
    { own, other }: Talk,
  ): Promise<void> {
    await this.calls.put(manager, { id: call.id, state, open: null, answeredAt: this.clock.now() });
    await this.notices.retract(manager, own.user.id, other.user.id);
    await this.notices.cancelled(manager, call, other, own);
  }

  /** A zone is asked only where the place of work leaves a choice. */
  private async rememberZone(manager: EntityManager, userId: number, zone: string): Promise<void> {
    const place = (await this.calls.places([userId], manager)).get(userId);
    if (!place || !zonesAt(place).some((known) => known === zone)) throw fieldError('zone', CALL_MESSAGES.zone);
    if (!isZoneSure(place) && place.zone !== zone) await this.calls.chooseZone(manager, userId, zone);
  }

  private async settle(caller: MemberPrincipal, profileId: string, settle: Settle): Promise<Answer<CallAnswer>> {
    const talkers = await this.talkers(caller, profileId);
    await this.accounts.transaction((manager) => this.settleIn(manager, talkers, settle));
    return { call: await this.pages.latestWith(caller, talkers.ownerId) };
  }

  private async talkers(caller: MemberPrincipal, profileId: string): Promise<Talkers> {
    const { ownerId, may } = await this.visibility.requireFound(caller, profileId);
    if (may.own) throw new AppError('forbidden');
    const names = {
      own: await this.profiles.writtenNameOf(caller.userId),
      other: await this.profiles.writtenNameOf(ownerId),
    };
    return { caller, ownerId, profileId, names };
  }

  private async settleIn(
    manager: EntityManager,
    { caller, ownerId, profileId, names }: Talkers,
    settle: Settle,
  ): Promise<void> {
    const locked = await this.accounts.lockBothOrThrow(manager, caller.userId, ownerId, 'profile-not-found');
    await this.visibility.requireFound(caller, profileId, manager);
    const pair = await this.calls.pair(caller.userId, ownerId, manager);
    if (!pair?.alive) throw new AppError('call-not-possible');
    const standing = await this.calls.open(manager, pair.interestId);
    const open = standing && (await this.unlessPast(manager, standing));
    const own = { user: locked.own, ...names.own };
    await settle(manager, { own, other: { user: locked.other, ...names.other }, open, ...pair });
  }

  /** A call whose time is over is no longer open, whether or not the worker has run. */
  private async unlessPast(manager: EntityManager, call: Call): Promise<Call | null> {
    const state = callStateAt(call, true, this.clock.now());
    if (state !== 'past' && state !== 'cancelled') return call;
    await this.calls.end(manager, call, state);
    return null;
  }
}

/** Whether the proposer saw the call as it is now: one that has been agreed since must not be replaced unseen. */
const isKnown = (open: Call | null, { insteadId, insteadState }: CallProposal): boolean =>
  (open?.publicId ?? undefined) === (insteadId || undefined) && (open?.state !== 'agreed' || insteadState === 'agreed');

type Offered = Pick<Call, 'between' | 'who' | 'slot1' | 'slot2' | 'slot3' | 'numberSeatId'>;

const isSame = (open: Call, proposerId: number, offered: Offered): boolean =>
  open.state === 'proposed' &&
  open.proposerId === proposerId &&
  open.between === offered.between &&
  open.who === offered.who &&
  open.numberSeatId === offered.numberSeatId &&
  [open.slot1, open.slot2, open.slot3].map(Number).join() ===
    [offered.slot1, offered.slot2, offered.slot3].map(Number).join();
