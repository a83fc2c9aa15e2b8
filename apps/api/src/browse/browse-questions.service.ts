import { DETAIL_MESSAGES } from '@kalyanam/shared/details/messages';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { withoutVerifiedFacts } from '@kalyanam/shared/wishes/fit';
import type { WishName, Wishes } from '@kalyanam/shared/wishes/wishes';
import { lockedKeys } from '@kalyanam/shared/searches/query';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import { Clock } from '../common/clock.js';
import { AppError, fieldError } from '../common/errors/app-error.js';
import { Lineages } from '../gothras/lineages.service.js';
import { FitFactsService, type Candidate } from '../wishes/fit-facts.service.js';
import { MemberWishes, type StatedWishes } from '../wishes/member-wishes.service.js';
import { questionOf, type BrowseQuestion } from './browse-question.js';
import { BrowseRepository, type Listed } from './browse.repository.js';
import { condition, type Condition } from './condition.js';
import { meetsMyMusts } from './my-musts.js';
import { sameFor } from './same-gothra.js';
import { missedMusts, noneOf } from './their-musts.js';

export interface Asked extends Listed {
  /** The parts of `where` by wishes, as far as this list asks for them. */
  readonly myMusts: readonly (readonly [WishName, Condition])[];
  readonly theirMusts: Condition;
  /** Those who show themselves to whom meets their musts, and to no one else. */
  readonly theirSetting: Condition;
  /** The viewer's own. */
  readonly wishes: Wishes;
  readonly verified: boolean;
}

/** What a browsing member asks of the listing, with all that stands between them and others. */
@Injectable()
export class BrowseQuestions {
  constructor(
    private readonly entries: BrowseRepository,
    private readonly candidates: FitFactsService,
    private readonly wishes: MemberWishes,
    private readonly lineages: Lineages,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError invalid-form for a filter that opens after verification */
  async ask(caller: MemberPrincipal, query: BrowseQuery): Promise<Asked> {
    const verified = caller.verificationStatus === 'verified';
    if (!verified) refuseLocked(query);
    const me = (await this.candidates.of([caller.userId])).get(caller.userId);
    if (!me) throw new AppError('profile-not-found');
    const question = questionOf(query, { userId: caller.userId, gender: me.profile.gender });
    const excluded = await this.entries.excluded(caller.userId);
    const same = verified ? sameFor(await this.lineages.tokensOf(caller.userId)) : [];
    const wished = await this.wishes.of(caller.userId);
    const byWishes = this.byWishes(question, me, wished, same);
    const where = [condition('user_id NOT IN (?)', excluded), ...byWishes.myMusts.map(([, met]) => met)];
    const { wishes } = wished;
    return { question, where, ...byWishes, same, wishes, verified, now: this.clock.now() };
  }

  /** Of those whom a search asks for: who is new to the member since a moment, with no interest between the two yet. */
  async askNews(caller: MemberPrincipal, query: BrowseQuery, since: Date): Promise<Asked> {
    const { where, ...asked } = await this.ask(caller, query);
    const column = caller.verificationStatus === 'verified' ? 'verified_news_at' : 'news_at';
    return { ...asked, where: [...where, condition(`${column} > ?`, since), ...withoutInterest(caller.userId)] };
  }

  /** Those of these whom a search would still name. */
  async askAmong(caller: MemberPrincipal, query: BrowseQuery, ids: readonly number[]): Promise<Asked> {
    const { where, ...asked } = await this.ask(caller, query);
    return { ...asked, where: [...where, condition('user_id IN (?)', ids), ...withoutInterest(caller.userId)] };
  }

  private byWishes(
    { fits, filters: { gender } }: BrowseQuestion,
    me: Candidate,
    { wishes, hideFromMisfits }: StatedWishes,
    same: readonly Condition[],
  ): Pick<Asked, 'myMusts' | 'missed' | 'theirMusts' | 'theirSetting'> {
    const facts = me.verified ? me.facts : withoutVerifiedFacts(me.facts);
    const viewer = { verified: me.verified, now: this.clock.now(), same };
    const hiding = missedMusts(facts, gender, same, true);
    const missed = fits === 'both' ? missedMusts(facts, gender, same, false) : hiding;
    return {
      myMusts: fits || hideFromMisfits ? meetsMyMusts(wishes, viewer) : [],
      missed,
      theirMusts: noneOf(missed),
      theirSetting: noneOf(hiding),
    };
  }
}

const withoutInterest = (userId: number): Condition[] => [
  condition(
    `NOT EXISTS (SELECT 1 FROM interests i
       WHERE i.low_user_id = LEAST(user_id, ?) AND i.high_user_id = GREATEST(user_id, ?)
         AND (i.delivered_at IS NOT NULL OR i.sender_id = ?))`,
    userId,
    userId,
    userId,
  ),
];

/** Who may not read a fact may not filter by it either, nor by how they fit what others wish. */
function refuseLocked(query: BrowseQuery): void {
  const [locked] = lockedKeys(query);
  if (locked) throw fieldError(locked, DETAIL_MESSAGES.afterVerification);
}
