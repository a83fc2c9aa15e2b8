import type { AnsweringAnswer } from '@kalyanam/shared/contracts/interests';
import type { BrowseCard } from '@kalyanam/shared/contracts/profile';
import type { ClosedInterest, InterestsPage, InterestsQuery } from '@kalyanam/shared/contracts/relations';
import { INTEREST_ACTS } from '@kalyanam/shared/topics/family/drafts';
import { INTEREST_LIMITS } from '@kalyanam/shared/topics/interests/interests';
import { honestyOf } from '@kalyanam/shared/topics/interests/honesty';
import { LIMITS } from '@kalyanam/shared/base/limits';
import type { InterestBox, InterestOrder } from '@kalyanam/shared/base/vocabulary/status';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import { Clock } from '../../platform/time/clock.js';
import type { Answer } from '../../platform/http/answer.js';
import { pageOf, pagesOf } from '../../platform/http/paging.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { DeskHands } from '../../people/seats/desk-hands.repository.js';
import { MemberCards } from '../../profiles/profile/member-cards.service.js';
import { InterestBoxesRepository } from './interest-boxes.repository.js';
import { InterestsService } from '../../people/relations/interests.service.js';
import { cardFitsOf, Matches, type Pair } from '../../matching/wishes/matches.service.js';

@Injectable()
export class InterestPages {
  constructor(
    private readonly boxes: InterestBoxesRepository,
    private readonly interests: InterestsService,
    private readonly cards: MemberCards,
    private readonly matches: Matches,
    private readonly hands: DeskHands,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  async page(caller: MemberPrincipal, query: InterestsQuery): Promise<Answer<InterestsPage>> {
    await this.limits.count('browse-member', caller.publicId);
    const box = (query.box?.trim() || 'received') as InterestBox;
    // One page holds a full list of those who wait, so that it can be put in another order as a whole.
    const page = pageOf(query, INTEREST_LIMITS.places);
    const ids = await this.boxes.ids(caller.userId, box, page);
    const order = (query.order?.trim() || null) as InterestOrder | null;
    return {
      box,
      profiles: await this.fitted(caller, ids, box === 'received' ? order : null),
      ...pagesOf(page, await this.boxes.count(caller.userId, box)),
      counts: await this.boxes.counts(caller.userId, this.clock.now()),
      left: await this.interests.left(caller.userId),
      closed: box === 'accepted' && page.page === 1 ? await this.closed(caller) : [],
    };
  }

  /** The caller's own figures, and what others read of them. */
  async answering({ userId, publicId }: MemberPrincipal): Promise<Answer<AnsweringAnswer>> {
    await this.limits.count('browse-member', publicId);
    const answering = await this.interests.answering(userId);
    return { answering, shown: honestyOf(answering), reasons: await this.interests.declineCounts(userId) };
  }

  private async closed(caller: MemberPrincipal): Promise<ClosedInterest[]> {
    const rows = await this.boxes.closed(caller.userId, LIMITS.browsePageSize);
    const names = await this.cards.namesOfClosed(
      caller,
      rows.map(({ userId }) => userId),
    );
    return rows.flatMap(({ id, userId, reason, callAt }) => {
      const name = names.get(userId)?.name;
      return name === undefined ? [] : [{ id, name, reason, callAt: callAt?.toISOString() ?? null }];
    });
  }

  private async fitted(
    caller: MemberPrincipal,
    ids: readonly number[],
    order: InterestOrder | null,
  ): Promise<BrowseCard[]> {
    const cards = await this.cards.byIds(caller, ids, 'found');
    const pairs = await this.matches.pairs(caller.userId, ids);
    const byId = new Map([...pairs.values()].map((pair) => [pair.id, pair]));
    const hands = await this.hands.last(caller.userId, ids, INTEREST_ACTS);
    const shown = cards.map((card) => {
      const by = hands.get(card.id);
      const interest = card.interest && by ? { ...card.interest, by } : card.interest;
      return { ...card, interest, ...cardFitsOf(byId.get(card.id)) };
    });
    return order ? waitingIn(order, shown, byId) : shown;
  }
}

/** Those who wait for an answer, in this order, before the others. */
function waitingIn(order: InterestOrder, cards: readonly BrowseCard[], pairs: ReadonlyMap<string, Pair>): BrowseCard[] {
  const endOf = ({ interest }: BrowseCard): number => Date.parse(interest?.expiresAt ?? '');
  const missesOf = ({ id }: BrowseCard): number => pairs.get(id)?.mine.mustMisses ?? 0;
  const fitsMine = ({ fit }: BrowseCard): number => fit?.fits ?? 0;
  const waiting = cards.filter(({ interest }) => interest?.state === 'pending');
  const ended = waiting.toSorted((one, other) => endOf(one) - endOf(other));
  return [
    ...(order === 'end'
      ? ended
      : ended.toSorted((one, other) => missesOf(one) - missesOf(other) || fitsMine(other) - fitsMine(one))),
    ...cards.filter(({ interest }) => interest?.state !== 'pending'),
  ];
}
