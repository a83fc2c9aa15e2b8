import type { Loosened, LoosenAnswer } from '@kalyanam/shared/contracts/why';
import {
  FILTER,
  FILTER_NAMES,
  inOrder,
  type FilterName,
  type BrowseQuery,
} from '@kalyanam/shared/topics/profile/filters';
import { given } from '@kalyanam/shared/base/rule';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { BrowseQuestions } from './browse-questions.service.js';
import { Listings } from './listings.service.js';

/** C3: how many more a list would have without each of its filters. */
@Injectable()
export class LoosenService {
  constructor(
    private readonly listing: Listings,
    private readonly questions: BrowseQuestions,
    private readonly limits: Limits,
  ) {}

  /**
   * A range that is written the wrong way round is put in order first: without one end, the other keeps its meaning.
   */
  async loosen(caller: MemberPrincipal, asked: BrowseQuery): Promise<Answer<LoosenAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    const query = inOrder(asked);
    const total = await this.total(caller, query);
    const filters: Loosened[] = [];
    for (const filter of looseOf(query))
      filters.push({ filter, more: (await this.total(caller, without(query, filter))) - total });
    return { filters };
  }

  private async total(caller: MemberPrincipal, query: BrowseQuery): Promise<number> {
    return (await this.listing.totals(await this.questions.ask(caller, query))).total;
  }
}

/** Never the gender looked for, and never what others wish: `both` stays. */
const looseOf = (query: BrowseQuery): Loosened['filter'][] => [
  ...FILTER_NAMES.filter((name) => name !== 'lookingFor' && given(query[name])),
  ...(given(query.gothra) ? ['gothra' as const] : []),
  ...(given(query.fits) && query.fits !== 'both' ? ['fits' as const] : []),
];

/** A state takes its city with it. */
function without(query: BrowseQuery, filter: Loosened['filter']): BrowseQuery {
  const gone: string[] = [filter, ...FILTER_NAMES.filter((name: FilterName) => FILTER[name].ofState === filter)];
  return Object.fromEntries(Object.entries(query).filter(([name]) => !gone.includes(name)));
}
