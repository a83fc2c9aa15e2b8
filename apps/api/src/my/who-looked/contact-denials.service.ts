/** C6: an owner hides phone and email from one family. Silent: to them it is as before an accepted interest. */
import type { DenialAnswer } from '@kalyanam/shared/contracts/ledger';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AccessEventsRepository } from '../../people/access-ledger/access-events.repository.js';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { LedgerRepository } from './ledger.repository.js';

/** The only writer of `contact_denials`. */
@Injectable()
export class ContactDenials {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly events: AccessEventsRepository,
    private readonly accounts: AccountsService,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * @param viewerId a public id, or the profile ID that a look has kept, where the profile is hidden now (R105)
   * @throws AppError profile-not-found, the same for unknown members, oneself, and members that never looked
   */
  async deny(caller: MemberPrincipal, viewerId: string): Promise<Answer<DenialAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    const viewer = await this.viewerOf(caller, viewerId);
    if (!viewer || viewer.id === caller.userId) throw new AppError('profile-not-found');
    await this.accounts.transaction(async (manager) => {
      // A press at this moment comes before or after, as with a block.
      const locked = await this.accounts.lockBoth(manager, caller.userId, viewer.id);
      const seen = locked && (await this.ledger.hasSeen(manager, caller.userId, viewer.id));
      if (!seen) throw new AppError('profile-not-found');
      const deniedBy = caller.hand?.userId ?? null;
      const denial = { ownerId: caller.userId, viewerId: viewer.id, deniedBy, at: this.clock.now() };
      await this.ledger.deny(manager, denial);
    });
    return { denied: true };
  }

  /**
   * Does not reveal whether it was hidden from them, or whether there is such a member.
   * @throws AppError desk-draft-needed to a hand, where the candidate has closed it (R116)
   */
  async allow(caller: MemberPrincipal, viewerId: string): Promise<Answer<DenialAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    const viewer = await this.viewerOf(caller, viewerId);
    if (viewer)
      await this.accounts.transaction(async (manager) => {
        if (caller.hand && (await this.ledger.isClosedByOwner(manager, caller.userId, viewer.id)))
          throw new AppError('desk-draft-needed');
        await this.allowIn(manager, caller.userId, viewer.id);
      });
    return { denied: false };
  }

  private async viewerOf({ userId }: MemberPrincipal, id: string): Promise<{ readonly id: number } | null> {
    const kept = await this.events.viewerByCode(userId, id);
    return kept === null ? this.accounts.byPublicId(id) : { id: kept };
  }

  /** In a transaction of others. */
  allowIn(manager: EntityManager, ownerId: number, viewerId: number): Promise<void> {
    return this.ledger.allow(manager, ownerId, viewerId);
  }
}
