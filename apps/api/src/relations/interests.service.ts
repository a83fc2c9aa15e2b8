/** R26: unique per pair, open for 14 days, 5 a day. */
import { LIMITS } from '@kalyanam/shared/limits';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { publicId } from '../common/crypto/public-id.js';
import { AppError } from '../common/errors/app-error.js';
import { retryOnDeadlock } from '../database/retries.js';
import { InterestsRepository } from './interests.repository.js';
import type { InterestFacts } from './transitions.js';

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

  /** @throws AppError interest-quota */
  async ask(manager: EntityManager, senderId: number, receiverId: number): Promise<void> {
    const sent = await this.sentToday(senderId, manager);
    const [oldest] = sent;
    const now = this.clock.now();
    if (oldest && sent.length >= LIMITS.interestsPerDay) {
      const retryAfter = DAY_SECONDS - (now.getTime() - oldest.getTime()) / 1000;
      throw new AppError('interest-quota', { retryAfter });
    }
    const expiresAt = this.clock.inSeconds(LIMITS.interestDays * DAY_SECONDS);
    const pair = pairOf(senderId, receiverId);
    await this.interests.ask(manager, { publicId: publicId(), ...pair, senderId, sentAt: now, expiresAt });
  }

  /** @throws AppError changed-meanwhile where none is pending */
  async settle(
    manager: EntityManager,
    one: number,
    other: number,
    state: 'accepted' | 'declined' | 'withdrawn',
  ): Promise<void> {
    const settled = { state, answeredAt: this.clock.now() };
    if (!(await this.interests.settle(manager, pairOf(one, other), settled))) throw new AppError('changed-meanwhile');
  }

  /** R31: closes everything pending of a member who leaves: sent interests are withdrawn, received ones expire. */
  endPending(manager: EntityManager, userId: number): Promise<void> {
    return this.interests.endPending(manager, userId, this.clock.now());
  }

  /** How many more interests a member may send now. */
  async left(senderId: number, manager?: EntityManager): Promise<number> {
    return Math.max(0, LIMITS.interestsPerDay - (await this.sentToday(senderId, manager)).length);
  }

  expire(): Promise<number> {
    return retryOnDeadlock(() => this.interests.expire(this.clock.now()));
  }

  private sentToday(senderId: number, manager?: EntityManager): Promise<Date[]> {
    return this.interests.sentSince(senderId, this.clock.inSeconds(-DAY_SECONDS), manager);
  }
}

const pairOf = (one: number, other: number) => ({ lowUserId: Math.min(one, other), highUserId: Math.max(one, other) });
