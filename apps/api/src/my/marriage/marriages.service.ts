/** C16: claims of marriage between families. The only writer of marriages. */
import type { Through } from '@kalyanam/shared/topics/marriage/marriages';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { NotificationsService } from '../../people/notifications/notifications.service.js';
import type { Marriage } from './marriage.entity.js';
import { MarriagesRepository } from './marriages.repository.js';

@Injectable()
export class Marriages {
  constructor(
    private readonly marriages: MarriagesRepository,
    private readonly notifications: NotificationsService,
  ) {}

  /** Tells the named family, in the place of what was claimed before. Repeated it changes nothing. */
  async claim(
    manager: EntityManager,
    { claimantId, namedId, through, now }: { claimantId: number; namedId: number; through: Through; now: Date },
  ): Promise<boolean> {
    const before = await this.marriages.ofClaimant(manager, claimantId);
    if (before.some((claim) => claim.namedId === namedId)) return false;
    for (const claim of before) await this.forget(manager, claim);
    const claim = await this.marriages.insert(manager, { claimantId, namedId, through, claimedAt: now });
    // Names no member: the claim itself hides its author.
    await this.notifications.add(manager, namedId, 'marriage-claim', { claim });
    return true;
  }

  /** Nothing is left of it with the one who was named. */
  async forget(manager: EntityManager, marriage: Marriage): Promise<void> {
    await this.marriages.remove(manager, marriage.id);
    await this.retract(manager, marriage);
  }

  async confirm(manager: EntityManager, marriage: Marriage, now: Date): Promise<void> {
    await this.marriages.confirm(manager, marriage.id, now);
    await this.retract(manager, marriage);
  }

  /** It is fixed: those who wait for an answer learn that there will be none. */
  async tellWaiting(manager: EntityManager, userId: number): Promise<void> {
    const waiting = await this.marriages.pendingWith(manager, userId);
    if (waiting.length > 0) await this.notifications.addAll(manager, waiting, 'found-match', {});
  }

  /** It is not fixed after all: whatever was said of it goes, also what both had said. */
  async undo(manager: EntityManager, userId: number): Promise<void> {
    for (const marriage of await this.marriages.ofMember(manager, userId))
      if (marriage.claimantId === userId || marriage.confirmedAt) await this.forget(manager, marriage);
  }

  /** A year is counted from the last time that it was said. */
  beginYear(manager: EntityManager, userId: number): Promise<void> {
    return this.marriages.forgetYear(manager, userId);
  }

  private async retract(manager: EntityManager, { publicId: claim, namedId }: Marriage): Promise<void> {
    if (namedId !== null) await this.notifications.retractAll(manager, 'marriage-claim', [{ claim }], [namedId]);
  }
}
