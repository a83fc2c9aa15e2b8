import type { CountsAnswer, OptionCounts } from '@kalyanam/shared/contracts/why';
import { FILTERS, type FilterName, type BrowseQuery } from '@kalyanam/shared/topics/profile/filters';
import { Injectable } from '@nestjs/common';
import type { MemberPrincipal } from '../../people/accounts/member-principal.js';
import type { Answer } from '../../platform/http/answer.js';
import { Limits } from '../../platform/limits/limits.service.js';
import { BrowseQuestions, type Asked } from './browse-questions.service.js';
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
    for (const { within, filters } of listsOf(asked)) {
      const countOf = eachOnce(filters, (criteria) => index.counts(asked, within, criteria));
      for (const { name, options } of filters)
        counts[name] = Object.fromEntries(
          options.map(({ value, criterion, less }) => [value, countOf(criterion) - (less ? countOf(less) : 0)]),
        );
    }
    return { counts };
  }
}

interface Options {
  readonly name: FilterName;
  readonly options: readonly OptionCriterion[];
}

/** The list without a filter, and all filters whose options are counted within it. */
interface ListBeside {
  readonly within: readonly Criterion[];
  readonly filters: Options[];
}

/** All filters that are not asked are counted within the same list. */
function listsOf(asked: Asked): Iterable<ListBeside> {
  const lists = new Map<string, ListBeside>();
  for (const filter of FILTERS) {
    if (filter.verifiedOnly && !asked.verified) continue;
    const options = optionsOf(filter, asked.question, asked.now);
    if (options.length === 0) continue;
    const within = criteriaBut(asked, filtersBeside(filter));
    const key = JSON.stringify(within);
    const list = lists.get(key) ?? { within, filters: [] };
    list.filters.push({ name: filter.name, options });
    lists.set(key, list);
  }
  return lists.values();
}

/** The two ends of a range ask much the same, so each criterion is counted once. */
function eachOnce(
  filters: readonly Options[],
  count: (criteria: readonly Criterion[]) => number[],
): (criterion: Criterion) => number {
  const criteria = new Map<string, Criterion>();
  for (const { criterion, less } of filters.flatMap(({ options }) => options))
    for (const each of less ? [criterion, less] : [criterion]) criteria.set(JSON.stringify(each), each);
  const counted = count([...criteria.values()]);
  const countOf = new Map([...criteria.keys()].map((key, at) => [key, counted[at] ?? 0]));
  return (criterion) => countOf.get(JSON.stringify(criterion)) ?? 0;
}
