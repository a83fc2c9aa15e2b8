import type { CountsAnswer, OptionCounts } from '@kalyanam/shared/contracts/why';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { FILTERS, type Filter, type FilterName } from '@kalyanam/shared/profile/filters';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import type { Answer } from '../common/http/answer.js';
import { Limits } from '../common/limits/limits.service.js';
import { BrowseQuestions, type Asked } from './browse-questions.service.js';
import type { Criterion } from './criterion.js';
import { criteriaBut } from './listed.js';
import { Listings } from './listings.service.js';
import { filtersBeside, optionsOf } from './option-criteria.js';

/**
 * How many each option of a filter would give. Only of filters that this member may ask: a count tells as much as the list
 * itself, and no more.
 */
@Injectable()
export class OptionCountsService {
  constructor(
    private readonly questions: BrowseQuestions,
    private readonly listings: Listings,
    private readonly limits: Limits,
  ) {}

  /** @throws AppError invalid-form for a filter that opens after verification */
  async counts(caller: MemberPrincipal, query: BrowseQuery): Promise<Answer<CountsAnswer>> {
    await this.limits.count('browse-member', caller.publicId);
    const asked = await this.questions.ask(caller, query);
    const index = await this.listings.inMemory();
    if (!index) return { counts: null };
    const counts: OptionCounts = {};
    for (const filter of FILTERS) {
      if (filter.verifiedOnly && !asked.verified) continue;
      const options = optionsOf(filter, asked.now);
      if (options.length === 0) continue;
      const found = index.counts(
        asked,
        besides(asked, filter),
        options.map(({ criterion }) => criterion),
      );
      counts[filter.name] = Object.fromEntries(options.map(({ value }, at) => [value, found[at] ?? 0]));
    }
    return { counts };
  }
}

/** All that is asked but by this filter; the other end of a range stays. */
function besides(asked: Asked, filter: Filter): Criterion[] {
  const gone: readonly FilterName[] =
    filter.part === 'from' || filter.part === 'to' ? [filter.name] : filtersBeside(filter);
  return criteriaBut(asked, gone);
}
