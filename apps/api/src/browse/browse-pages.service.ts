import type { BrowseQuery, ProfilePage } from '@kalyanam/shared/contracts/profile';
import { LIMITS } from '@kalyanam/shared/limits';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import type { Answer } from '../common/http/answer.js';
import { Limits } from '../common/limits/limits.service.js';
import { MemberCards } from '../profiles/member-cards.service.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { BrowseIndex } from './browse-index.service.js';
import { questionOf } from './browse-question.js';

/** One page of cards for a browsing member. */
@Injectable()
export class BrowsePages {
  constructor(
    private readonly index: BrowseIndex,
    private readonly cards: MemberCards,
    private readonly profiles: ProfilesService,
    private readonly limits: Limits,
  ) {}

  async page(caller: MemberPrincipal, query: BrowseQuery): Promise<Answer<ProfilePage>> {
    await this.limits.count('browse-member', caller.publicId);
    const gender = await this.profiles.genderOf(caller.userId);
    const question = questionOf(query, { userId: caller.userId, gender });
    const { ids, total } = await this.index.answer(question);
    return {
      profiles: await this.cards.of(caller, ids, 'listed'),
      page: question.page,
      total,
      totalPages: Math.ceil(total / LIMITS.browsePageSize),
    };
  }
}
