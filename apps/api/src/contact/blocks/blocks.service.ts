/** R29: both directions, silent, everywhere. A block only hides and deletes nothing, so that it can be undone. */
import type { BlockAnswer, BlocksAnswer } from '@kalyanam/shared/contracts/relations';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { BlocksRepository } from './blocks.repository.js';

/** The only writer of `blocks`. */
@Injectable()
export class BlocksService {
  constructor(
    private readonly blocks: BlocksRepository,
    private readonly accounts: AccountsService,
    private readonly visibility: ProfileVisibility,
    private readonly cards: MemberCards,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError profile-not-found, forbidden for one's own profile */
  async block(caller: MemberPrincipal, profileId: string): Promise<Answer<BlockAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    if (await this.isBlocked(caller, profileId)) return { blocked: true };
    const { ownerId, may } = await this.visibility.requireFound(caller, profileId);
    if (may.own) throw new AppError('forbidden');
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lockBothOrThrow(manager, caller.userId, ownerId, 'profile-not-found');
      await this.blocks.insert(manager, caller.userId, ownerId, this.clock.now());
    });
    return { blocked: true };
  }

  /** Does not reveal whether there was a block, or such a member. */
  async unblock(caller: MemberPrincipal, profileId: string): Promise<Answer<BlockAnswer>> {
    await this.limits.count('relate-member', caller.publicId);
    const blocked = await this.accounts.byPublicId(profileId);
    if (blocked) await this.blocks.remove(caller.userId, blocked.id);
    return { blocked: false };
  }

  async list(caller: MemberPrincipal): Promise<Answer<BlocksAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    const rows = await this.blocks.forUser(caller.userId);
    const names = await this.cards.namesDespiteBlocks(
      caller,
      rows.map(({ blockedId }) => blockedId),
    );
    return {
      blocked: rows.map(({ blockedId, publicId, since }) => ({
        id: publicId,
        name: names.get(blockedId)?.name ?? null,
        since: since.toISOString(),
      })),
    };
  }

  private async isBlocked(caller: MemberPrincipal, profileId: string): Promise<boolean> {
    const other = await this.accounts.byPublicId(profileId);
    return other !== null && this.blocks.exists(caller.userId, other.id);
  }
}
