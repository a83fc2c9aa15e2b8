/** C3, R85: why someone is not in a list, by one true reason; what stays silent elsewhere stays silent here. */
import { parseMemberCode } from '@kalyanam/shared/topics/account/member-code';
import type { WhyAnswer, WhyQuery } from '@kalyanam/shared/contracts/why';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { ProfileVisibility } from '../../profiles/profile/profile-visibility.service.js';
import { BrowseQuestions, type Asked } from './browse-questions.service.js';
import { BrowseRepository } from './browse.repository.js';
import { Listings } from './listings.service.js';
import { any, not, type Criterion } from './criterion.js';
import { filterCriteria } from './filter-criteria.js';
import { WishOrder } from './wish-order.service.js';

type Why = Answer<WhyAnswer>;

@Injectable()
export class WhyService {
  constructor(
    private readonly visibility: ProfileVisibility,
    private readonly entries: BrowseRepository,
    private readonly listing: Listings,
    private readonly questions: BrowseQuestions,
    private readonly wishOrder: WishOrder,
    private readonly limits: Limits,
  ) {}

  /** @throws AppError invalid-form for a list that this member may not ask for */
  async why(caller: MemberPrincipal, { code: typed, ...query }: WhyQuery): Promise<Why> {
    const asked = await this.questions.ask(caller, query);
    const code = parseMemberCode(typed);
    if (code === null) return { reason: 'code-wrong' };
    await this.limits.count('why', caller.publicId);
    const found = await this.visibility.findByCode(caller, code);
    if (found?.may.own) return { reason: 'own' };
    if (!found || !(await this.entries.isOpen(found.ownerId, asked.now))) return { reason: 'not-open' };
    const reasons = reasonsOf(asked);
    const unmet = await this.entries.firstUnmet(
      found.ownerId,
      reasons.map(([asks]) => asks),
    );
    const reason = reasons[unmet]?.[1];
    if (reason) return reason;
    const { dismissedAt } = found.owner;
    if (dismissedAt) return { reason: 'dismissed', date: dismissedAt.toISOString() };
    return { reason: 'listed', page: await this.pageOf(caller.userId, found.ownerId, asked) };
  }

  private async pageOf(viewerId: number, ownerId: number, asked: Asked): Promise<number> {
    const before =
      asked.question.sort === 'wishes'
        ? (await this.wishOrder.all(viewerId, asked, (await this.listing.totals(asked)).total)).indexOf(ownerId)
        : await this.listing.before(asked, ownerId);
    return Math.floor(Math.max(before, 0) / LIMITS.browsePageSize) + 1;
  }
}

/** The reasons in the order in which they are given. */
const reasonsOf = (asked: Asked): (readonly [Criterion, Why])[] => [
  ...filterCriteria(asked.question, asked.now).map(([item, asks]) => [asks, { reason: 'filter', item }] as const),
  ...asked.myMusts.map(([item, met]) => [met, { reason: 'must', item }] as const),
  [not(any(...asked.hidden)), { reason: 'their-setting' }],
  // Those who meet each other's musts: a must of theirs stays unnamed.
  [not(any(...asked.missed)), { reason: 'filter', item: 'fits' }],
  ...(asked.question.hideSame ? asked.same.map((one) => [not(one), { reason: 'gothra' }] as const) : []),
];
