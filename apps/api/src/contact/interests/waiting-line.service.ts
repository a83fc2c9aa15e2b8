/**
 * R49, R80: at most 25 delivered and unanswered interests per receiver; further ones wait in line, and each end of one
 * delivers the next. Nothing is delivered from 20:00 to 08:00 in India.
 */
import { INTEREST_LIMITS, isQuiet } from '@kalyanam/shared/topics/interests/interests';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import { Clock } from '../../platform/time/clock.js';
import { Settings } from '../../platform/config/settings.js';
import { InterestsService } from '../../people/relations/interests.service.js';
import { SettledSuggestions } from '../../people/seats/settled-suggestions.service.js';
import { InterestNotices, type Named } from './interest-notices.service.js';
import { WaitingLineRepository, type Member } from './waiting-line.repository.js';

const DAY_MS = 86_400_000;

@Injectable()
export class WaitingLine {
  constructor(
    private readonly line: WaitingLineRepository,
    private readonly notices: InterestNotices,
    private readonly interests: InterestsService,
    private readonly suggestions: SettledSuggestions,
    private readonly accounts: AccountsService,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  /** Delivers as many as have a place. The receiver's account must be locked: every change of a pair locks both. */
  async advance(manager: EntityManager, receiverId: number): Promise<void> {
    const now = this.clock.now();
    if (this.settings.quietHours && isQuiet(now)) return;
    const free = INTEREST_LIMITS.places - (await this.line.taken(manager, receiverId, now));
    const senders = free > 0 ? await this.line.next(manager, receiverId, free) : [];
    const receiver = senders.length > 0 ? await this.line.receiver(manager, receiverId) : null;
    if (!receiver) return;
    const expiresAt = new Date(now.getTime() + LIMITS.interestDays * DAY_MS);
    const ids = senders.map(({ interestId }) => interestId);
    await this.line.deliver(manager, ids, now, expiresAt);
    for (const sender of senders) {
      await this.notices.send(manager, 'interest-delivered', named(receiver), named(sender));
      await this.notices.waitedEnough(manager, sender.id, receiverId);
    }
  }

  /** R31: a member leaves; those who wait where they had a place move up. */
  async endPending(manager: EntityManager, userId: number): Promise<void> {
    const ended = await this.interests.endPending(manager, userId);
    await this.notices.ended(manager, ended);
    const freed = ended.filter(({ senderId }) => senderId === userId).map(({ receiverId }) => receiverId);
    for (const id of (await this.accounts.lockAll(manager, freed)).keys()) await this.advance(manager, id);
  }

  /** Receivers after this one who have both a free place and a waiting interest. */
  withPlaces(after: number): Promise<number[]> {
    return this.line.withPlaces(after, INTEREST_LIMITS.places, this.clock.now());
  }

  /** Receivers after this one of whose interests some have lapsed. */
  withLapsed(after: number): Promise<number[]> {
    return this.line.withLapsed(after, this.clock.now());
  }

  /** Expired interests free their places. The receiver must be locked. */
  async settleAndAdvance(manager: EntityManager, receiverId: number): Promise<void> {
    const expired = await this.line.expire(manager, receiverId, this.clock.now());
    const declined = await this.interests.carryOutDeclines(manager, receiverId);
    await this.suggestions.by(manager, 'declined', receiverId, declined);
    await this.notices.ended(
      manager,
      [...expired, ...declined].map((senderId) => ({ senderId, receiverId })),
    );
    await this.advance(manager, receiverId);
  }
}

const named = ({ name, nameTe, ...user }: Member): Named => ({ user, name, nameTe });
