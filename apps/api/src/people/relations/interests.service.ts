/** R26: unique per pair, open for 14 days, 5 a day. */
import { median } from '@kalyanam/shared/team/measure';
import { HONESTY_DAYS, type Answering } from '@kalyanam/shared/topics/interests/honesty';
import { INTEREST_LIMITS, type DeclineMessage, type DeclineReason } from '@kalyanam/shared/topics/interests/interests';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { InterestState } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/time/clock.js';
import { publicId } from '../../platform/crypto/public-id.js';
import { AppError } from '../../platform/errors/app-error.js';
import { InterestsRepository, type Ended } from './interests.repository.js';
import type { InterestFacts } from './transitions.js';
import { lintNote } from '@kalyanam/shared/topics/interlock/lint';
import { plainText } from '@kalyanam/shared/base/plain-text';
import type { Interest } from './interest.entity.js';

export type Words = Pick<Interest, 'note' | 'noteState'>;

/**
 * Words that could do harm wait for our team; the interest does not.
 * @param typed null in a body says the same as a field that is left out
 */
export function wordsOf(typed?: string | null): Words {
  const note = plainText(typed ?? '');
  if (note === '') return { note: null, noteState: 'none' };
  return { note, noteState: lintNote(note).action === 'hold' ? 'held' : 'clear' };
}

const DAY_SECONDS = 86_400;

/** The only writer of `interests`. Callers must lock both members' accounts. */
@Injectable()
export class InterestsService {
  constructor(
    private readonly interests: InterestsRepository,
    private readonly clock: Clock,
  ) {}

  find(manager: EntityManager, one: number, other: number): Promise<InterestFacts | null> {
    const { lowUserId, highUserId } = pairOf(one, other);
    return this.interests.find(manager, lowUserId, highUserId);
  }

  /** Puts it at the end of the receiver's line. @throws AppError interest-quota */
  async ask(manager: EntityManager, senderId: number, receiverId: number, words: Words = wordsOf()): Promise<void> {
    const sent = await this.sentToday(senderId, manager);
    const [oldest] = sent;
    const now = this.clock.now();
    if (oldest && sent.length >= LIMITS.interestsPerDay) {
      const retryAfter = DAY_SECONDS - (now.getTime() - oldest.getTime()) / 1000;
      throw new AppError('interest-quota', { retryAfter });
    }
    const pair = pairOf(senderId, receiverId);
    await this.interests.ask(manager, { publicId: publicId(), ...pair, senderId, receiverId, sentAt: now, ...words });
  }

  /** @throws AppError changed-meanwhile where none is pending */
  async settle(
    manager: EntityManager,
    one: number,
    other: number,
    state: 'accepted' | 'declined' | 'withdrawn',
  ): Promise<void> {
    const answeredAt = this.clock.now();
    const pair = pairOf(one, other);
    if (state === 'accepted') await this.interests.deliver(manager, pair, answeredAt, answeredAt);
    if (!(await this.interests.settle(manager, pair, { state, answeredAt }))) throw new AppError('changed-meanwhile');
  }

  /** Past the line, without telling anyone. */
  deliver(manager: EntityManager, senderId: number, receiverId: number): Promise<void> {
    const expiresAt = this.clock.inSeconds(LIMITS.interestDays * DAY_SECONDS);
    return this.interests.deliver(manager, pairOf(senderId, receiverId), this.clock.now(), expiresAt);
  }

  /** R80: declined by their receiver, who can take it back for ten seconds. */
  async decline(
    manager: EntityManager,
    receiverId: number,
    senderIds: readonly number[],
    { reason, message }: { reason: DeclineReason; message: DeclineMessage },
  ): Promise<void> {
    if (senderIds.length === 0) return;
    const declineDueAt = this.clock.inSeconds(INTEREST_LIMITS.undoSeconds);
    const decline = { declineReason: reason, declineMessage: message, declineDueAt };
    await this.interests.decline(manager, receiverId, senderIds, decline);
  }

  async undo(manager: EntityManager, receiverId: number, senderIds: readonly number[]): Promise<void> {
    if (senderIds.length > 0) await this.interests.undo(manager, receiverId, senderIds);
  }

  /** The members with declines to be carried out now. */
  declining(): Promise<number[]> {
    return this.interests.declining(this.clock.now());
  }

  /** Returns the senders. */
  carryOutDeclines(manager: EntityManager, receiverId: number): Promise<number[]> {
    return this.interests.carryOutDeclines(manager, receiverId, this.clock.now());
  }

  declineCounts(userId: number): Promise<{ reason: DeclineReason; times: number }[]> {
    return this.interests.declineCounts(userId);
  }

  /** How a member has answered what was delivered in the last 90 days. */
  async answering(userId: number): Promise<Answering> {
    const since = this.clock.inSeconds(-HONESTY_DAYS * DAY_SECONDS);
    const rows = await this.interests.delivered(userId, since, this.clock.now());
    const count = (wanted: InterestState) => rows.filter(({ state }) => state === wanted).length;
    const hours = rows.flatMap((row) => row.hours ?? []);
    return {
      accepted: count('accepted'),
      declined: count('declined'),
      expired: count('expired'),
      medianHours: median(hours),
    };
  }

  /**
   * R31: closes everything pending of a member who leaves: sent interests are withdrawn, received ones expire.
   * Returns those that had been delivered.
   */
  endPending(manager: EntityManager, userId: number): Promise<Ended[]> {
    return this.interests.endPending(manager, userId, this.clock.now());
  }

  /** How many more interests a member may send now. */
  async left(senderId: number, manager?: EntityManager): Promise<number> {
    return Math.max(0, LIMITS.interestsPerDay - (await this.sentToday(senderId, manager)).length);
  }

  /** Everyone's that lapsed, with nothing that follows from it: sample data has no such notices. */
  expire(): Promise<void> {
    return this.interests.expire(this.clock.now());
  }

  private sentToday(senderId: number, manager?: EntityManager): Promise<Date[]> {
    return this.interests.sentSince(senderId, this.clock.inSeconds(-DAY_SECONDS), manager);
  }
}

const pairOf = (one: number, other: number) => ({ lowUserId: Math.min(one, other), highUserId: Math.max(one, other) });
