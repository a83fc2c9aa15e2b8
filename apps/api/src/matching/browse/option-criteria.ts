/**
 * What each option of a filter asks of the listing: from the catalogue of filters, so that a new one needs nothing
 * here.
 */
import { FRESHNESS, type Freshness } from '@kalyanam/shared/base/domain/lists';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { freshSince } from '@kalyanam/shared/topics/matching/looking';
import {
  FILTERS,
  type AnyOfFilter,
  type Filter,
  type FilterName,
  type OneOfFilter,
} from '@kalyanam/shared/topics/profile/filters';
import { incomeRank, type IncomeBand } from '@kalyanam/shared/base/vocabulary/career';
import { heightInches } from '@kalyanam/shared/base/vocabulary/height';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import type { BrowseQuestion } from './browse-question.js';
import { all, among, known, not, since, to, yes, type Criterion, type EntryColumn } from './criterion.js';

export interface OptionCriterion {
  readonly value: string;
  readonly criterion: Criterion;
  /** Criterion of members to subtract. */
  readonly less?: Criterion;
}

/** R72: members carried over from their activity have confirmed nothing. */
export const confirmedWithin = (within: Freshness, now: Date): Criterion =>
  all(not(yes('takenOver')), since('confirmedAt', freshSince(within, now)));

/** Filters that are chosen together: the two ends of a range, a state with its city. */
export const filtersBeside = ({ name, field, kind, ofState }: Filter): readonly FilterName[] =>
  FILTERS.filter(
    (other) =>
      other.name === name ||
      (isRange(kind) && other.field === field && other.kind === kind) ||
      other.ofState === name ||
      other.name === ofState,
  ).map((other) => other.name);

const isRange = (kind: Filter['kind']): boolean => kind === 'birth-years' || kind === 'heights' || kind === 'bands';

const RANGES = {
  'birth-years': { column: 'birthYear', range: 'birthYear' },
  heights: { column: 'heightInches', range: 'height' },
  bands: { column: 'incomeRank', range: 'income' },
} as const satisfies Partial<Record<Filter['kind'], { column: EntryColumn; range: keyof BrowseQuestion['filters'] }>>;

/** A number for each option of a range. */
function numbersOf({ kind, options }: Filter, now: Date): (readonly [value: string, number: number])[] {
  const values = valuesOf(options ?? []);
  if (kind === 'heights') return values.map((value) => [value, heightInches(value) ?? 0]);
  if (kind === 'bands') return values.map((value) => [value, incomeRank(value as IncomeBand)]);
  const latest = now.getUTCFullYear() - LIMITS.age.min;
  return Array.from({ length: LIMITS.age.max - LIMITS.age.min + 1 }, (_, back) => [
    String(latest - back),
    latest - back,
  ]);
}

/** From this option to the other end that is asked, or from that to this one (R22). */
function optionsOfRange(
  filter: Filter & { readonly kind: keyof typeof RANGES },
  { filters }: BrowseQuestion,
  now: Date,
): OptionCriterion[] {
  const { column, range } = RANGES[filter.kind];
  const isFrom = filter.part === 'from';
  const other = isFrom ? filters[range].to : filters[range].from;
  return numbersOf(filter, now).map(([value, number]) => {
    const ends = other === null ? [number, number] : [number, other].sort((one, another) => one - another);
    const [low, high] = ends as [number, number];
    return {
      value,
      criterion: other === null && isFrom ? known(column) : to(column, high),
      ...(other === null && !isFrom ? {} : { less: to(column, low - 1) }),
    };
  });
}

const isOfRange = (filter: Filter): filter is Filter & { readonly kind: keyof typeof RANGES } => isRange(filter.kind);

/** Empty for filters without options: a city, and the gender looked for. */
export function optionsOf(filter: Filter, question: BrowseQuestion, now: Date): OptionCriterion[] {
  const { kind, name, part, options, words } = filter;
  if (part === 'city' || kind === 'looking-for') return [];
  if (isOfRange(filter)) return optionsOfRange(filter, question, now);
  if (kind === 'yes') return [{ value: 'yes', criterion: yes('hasPhoto') }];
  if (kind === 'fresh') return FRESHNESS.map((value) => ({ value, criterion: confirmedWithin(value, now) }));
  return (words ?? valuesOf(options ?? [])).map((value) => ({
    value,
    criterion: among(name as AnyOfFilter | OneOfFilter, [value]),
  }));
}
