import type { Language } from '@kalyanam/shared/base/vocabulary/status';
import type { DeskSeatView } from '@kalyanam/shared/contracts/desk';
import { deskVerdict, type DeskAct } from '@kalyanam/shared/topics/family/desk-rights';
import { Injectable } from '@nestjs/common';
import { memberLevels, type Hand, type MemberPrincipal } from '../accounts/member-principal.js';
import type { Principal } from '../../platform/access/access.js';
import { ActingCallers, type WantedAct } from '../../platform/access/callers.js';
import { isPublicId } from '../../platform/crypto/public-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import { allowancesOf } from './desk-member.entity.js';
import { seatView } from './desk-seat.view.js';
import { DeskSeatsRepository, type SeatFacts } from './desk-seats.repository.js';

/** C14: lets a family member act for the candidate, within what their role allows. */
@Injectable()
export class DeskCallers extends ActingCallers {
  constructor(private readonly seats: DeskSeatsRepository) {
    super();
  }

  async actFor(principal: Principal, { act, profileId, aboutId }: WantedAct): Promise<MemberPrincipal> {
    const caller = principal as MemberPrincipal;
    const seat =
      caller.kind === 'family' && isPublicId(profileId) ? await this.seats.seatAt(profileId, caller.userId) : null;
    if (!seat || seat.accountStatus === 'suspended') throw new AppError('desk-ended');
    const hand = handOf(seat);
    await this.require(act, hand, seat, aboutId);
    return {
      userId: seat.userId,
      publicId: seat.publicId,
      sessionId: caller.sessionId,
      verificationStatus: seat.verificationStatus,
      kind: 'candidate',
      levels: memberLevels(seat.verificationStatus),
      hand,
    };
  }

  /** The candidate a session looks for at this moment, if it still may. */
  async lookerFor(session: { userId: number }, profileUserId: number): Promise<SeatFacts | null> {
    const seat = await this.seats.seat(profileUserId, session.userId);
    return seat && seat.accountStatus !== 'suspended' ? seat : null;
  }

  async seatsOf(userId: number, language: Language | undefined): Promise<DeskSeatView[]> {
    return (await this.seats.ofHand(userId)).map((seat) => seatView(seat, language));
  }

  hasResting(userId: number): Promise<boolean> {
    return this.seats.rests(userId);
  }

  isShared(profileUserId: number): Promise<boolean> {
    return this.seats.isShared(profileUserId);
  }

  taken(seatIds: readonly number[]): Promise<Set<number>> {
    return this.seats.taken(seatIds);
  }

  /** Members with the reader role see only shortlisted profiles. */
  private async require(act: DeskAct, hand: Hand, seat: SeatFacts, aboutId: string | undefined): Promise<void> {
    const verdict = deskVerdict(act, hand);
    if (verdict === 'draft') throw new AppError('desk-draft-needed');
    if (verdict === 'no') throw new AppError('desk-not-yours');
    if (hand.role !== 'reader' || aboutId === undefined || act === 'attend') return;
    if (!isPublicId(aboutId) || !(await this.seats.isShortlisted(seat.userId, aboutId)))
      throw new AppError('profile-not-found');
  }
}

const handOf = (seat: SeatFacts): Hand => ({
  seatId: seat.seatId,
  userId: seat.handId,
  publicId: seat.handPublicId,
  name: seat.handName ?? '',
  relation: seat.relation,
  role: seat.role,
  allow: allowancesOf(seat.allow),
});
