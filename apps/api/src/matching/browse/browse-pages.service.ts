import type { BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import type { ProfilePage } from '@kalyanam/shared/contracts/profile';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { cardFitsOf, Matches } from '../wishes/matches.service.js';
import { BrowseQuestions, type Asked } from './browse-questions.service.js';
import { Listings } from './listings.service.js';
import type { Page } from './listed.js';
import { WishOrder } from './wish-order.service.js';

/** One page of cards for a browsing member. */
@Injectable()
export class BrowsePages {
  constructor(
    private readonly listing: Listings,
    private readonly questions: BrowseQuestions,
    private readonly wishOrder: WishOrder,
    private readonly cards: MemberCards,
    private readonly matches: Matches,
    private readonly limits: Limits,
  ) {}

  async page(caller: MemberPrincipal, query: BrowseQuery): Promise<Answer<ProfilePage>> {
    await this.limits.count('browse-member', caller.publicId);
    const asked = await this.questions.ask(caller, query);
    const { totals, ids } = await this.counted(caller.userId, asked);
    const pairs = await this.matches.pairs(caller.userId, ids);
    const isSame = (id: number): boolean => pairs.get(id)?.gothra === 'same';
    const cards = await this.cards.byIds(caller, ids, 'listed', (gated) => new Set(gated.filter(isSame)));
    const byId = new Map([...pairs.values()].map((pair) => [pair.id, pair]));
    return {
      profiles: cards.map((card) => ({ ...card, ...cardFitsOf(byId.get(card.id)) })),
      page: asked.question.page,
      hiddenByGothra: totals.hidden,
      total: totals.total,
      totalPages: Math.ceil(totals.total / LIMITS.browsePageSize),
    };
  }

  /** By wishes, the count says first whether there is an order. */
  private async counted(viewerId: number, asked: Asked): Promise<Page> {
    if (asked.question.sort !== 'wishes') return this.listing.page(asked);
    const totals = await this.listing.totals(asked);
    return { totals, ids: await this.wishOrder.ids(viewerId, asked, totals.total) };
  }
}
