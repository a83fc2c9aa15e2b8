import type { MarkedPage, PageQuery } from '@kalyanam/shared/contracts/relations';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../people/accounts/accounts.service.js';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Answer } from '../../platform/http/answer.js';
import { pageOf, pagesOf } from '../../platform/http/paging.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { ShortlistRepository, type MarkKind } from './shortlist.repository.js';

/** The profiles that a member saved, and those not for them. */
@Injectable()
export class ShortlistService {
  constructor(
    private readonly marks: ShortlistRepository,
    private readonly accounts: AccountsService,
    private readonly visibility: ProfileVisibility,
    private readonly cards: MemberCards,
    private readonly limits: Limits,
  ) {}

  /** @throws AppError profile-not-found, forbidden for one's own profile, shortlist-full, dismissals-full */
  async add(kind: MarkKind, caller: MemberPrincipal, profileId: string): Promise<void> {
    await this.limits.count('relate-member', caller.publicId);
    const { ownerId, may } = await this.visibility.requireFound(caller, profileId);
    if (may.own) throw new AppError('forbidden');
    await this.accounts.transaction(async (manager) => {
      await this.accounts.lockBothOrThrow(manager, caller.userId, ownerId, 'profile-not-found');
      await this.marks.add(manager, kind, caller.userId, ownerId);
    });
  }

  /** Does not reveal whether it was there. */
  async remove(kind: MarkKind, caller: MemberPrincipal, profileId: string): Promise<void> {
    await this.limits.count('relate-member', caller.publicId);
    const other = await this.accounts.byPublicId(profileId);
    if (other) await this.marks.remove(kind, caller.userId, other.id);
  }

  async page(kind: MarkKind, caller: MemberPrincipal, query: PageQuery): Promise<Answer<MarkedPage>> {
    await this.limits.count('browse-member', caller.publicId);
    const page = pageOf(query, LIMITS.browsePageSize);
    const ids = await this.marks.ids(kind, caller.userId, page);
    return {
      profiles: await this.cards.byIds(caller, ids, 'found'),
      ...pagesOf(page, await this.marks.count(kind, caller.userId)),
    };
  }
}
