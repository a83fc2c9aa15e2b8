import { DETAIL_MESSAGES } from '@kalyanam/shared/details/messages';
import type { BrowseQuery, ProfilePage } from '@kalyanam/shared/contracts/profile';
import { LIMITS } from '@kalyanam/shared/limits';
import { FILTERS } from '@kalyanam/shared/profile/filters';
import { given } from '@kalyanam/shared/rules/rule';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { Clock } from '../common/clock.js';
import { fieldError } from '../common/errors/app-error.js';
import type { Answer } from '../common/http/answer.js';
import { Limits } from '../common/limits/limits.service.js';
import { Lineages } from '../gothras/lineages.service.js';
import { MemberCards } from '../profiles/member-cards.service.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { questionOf } from './browse-question.js';
import { BrowseRepository, offsetOf } from './browse.repository.js';
import { sameFor } from './same-gothra.js';

/** One page of cards for a browsing member. */
@Injectable()
export class BrowsePages {
  constructor(
    private readonly entries: BrowseRepository,
    private readonly cards: MemberCards,
    private readonly profiles: ProfilesService,
    private readonly lineages: Lineages,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async page(caller: MemberPrincipal, query: BrowseQuery): Promise<Answer<ProfilePage>> {
    await this.limits.count('browse-member', caller.publicId);
    if (caller.verificationStatus !== 'verified') refuseLocked(query);
    const gender = await this.profiles.genderOf(caller.userId);
    const question = questionOf(query, { userId: caller.userId, gender });
    const now = this.clock.now();
    const excluded = await this.entries.excluded(caller.userId);
    const same = question.hideSame ? sameFor(await this.lineages.tokensOf(caller.userId)) : null;
    const all = await this.entries.count(question, excluded, now);
    const hidden = same ? await this.entries.countSame(question, same, excluded, now) : 0;
    const total = all - hidden;
    const ids = offsetOf(question) < total ? await this.entries.ids(question, same, excluded, now) : [];
    return {
      profiles: await this.cards.byIds(caller, ids, 'listed'),
      page: question.page,
      hiddenByGothra: hidden,
      total,
      totalPages: Math.ceil(total / LIMITS.browsePageSize),
    };
  }
}

const VERIFIED_ONLY = [
  ...FILTERS.filter(({ verifiedOnly }) => verifiedOnly).map(({ name }) => name),
  'gothra',
] as const;

/** Who may not read a fact may not filter by it either. */
function refuseLocked(query: BrowseQuery): void {
  const locked = VERIFIED_ONLY.find((name) => given(query[name]));
  if (locked) throw fieldError(locked, DETAIL_MESSAGES.afterVerification);
}
