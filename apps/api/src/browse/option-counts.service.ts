import type { CountsAnswer, OptionCounts } from '@kalyanam/shared/contracts/why';
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { FILTERS } from '@kalyanam/shared/profile/filters';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../accounts/member-principal.js';
import type { Answer } from '../common/http/answer.js';
import { Limits } from '../common/limits/limits.service.js';
import { BrowseQuestions } from './browse-questions.service.js';
import type { Criterion } from './criterion.js';
import { criteriaBut } from './listed.js';
import { Listings } from './listings.service.js';
import { filtersBeside, optionsOf, type OptionCriterion } from './option-criteria.js';

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
      const options = optionsOf(filter, asked.question, asked.now);
      if (options.length === 0) continue;
      counts[filter.name] = countsOf(options, (criteria) =>
        index.counts(asked, criteriaBut(asked, filtersBeside(filter)), criteria),
      );
    }
    return { counts };
  }
}

function countsOf(
  options: readonly OptionCriterion[],
  count: (criteria: readonly Criterion[]) => number[],
): Record<string, number> {
  const counted = count(options.flatMap(({ criterion, less }) => (less ? [criterion, less] : [criterion]))).values();
  const next = (): number => counted.next().value ?? 0;
  return Object.fromEntries(options.map(({ value, less }) => [value, next() - (less ? next() : 0)]));
}
