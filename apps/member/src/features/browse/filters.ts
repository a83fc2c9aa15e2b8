/** Section 3's filters as they stand in the address: unknown or unlawful values are left out. */
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { BROWSE_RULES } from '@kalyanam/shared/rules/browse.rules';
import { incomeRank, type IncomeBand } from '@kalyanam/shared/vocabulary/career';

export const FILTERS = [
  'lookingFor',
  'birthYearFrom',
  'birthYearTo',
  'maritalStatus',
  'workState',
  'workCity',
  'workCountry',
  'familyState',
  'familyCity',
  'incomeFrom',
  'incomeTo',
] as const;
export type FilterName = (typeof FILTERS)[number];
export type Filters = Partial<Record<FilterName, string>>;

/** A city is one of its state, and goes with it. */
const CITY_OF: Partial<Record<FilterName, 'workCity' | 'familyCity'>> = {
  workState: 'workCity',
  familyState: 'familyCity',
};

const RANGES = [
  ['birthYearFrom', 'birthYearTo', Number],
  ['incomeFrom', 'incomeTo', (band: string) => incomeRank(band as IncomeBand)],
] as const;

/** R22: a reversed range is swapped, here as on the server, so that the chips say what is asked. */
const inOrder = (query: BrowseQuery): BrowseQuery =>
  RANGES.reduce((ordered, [from, to, rank]) => {
    const { [from]: low, [to]: high } = ordered;
    return low && high && rank(low) > rank(high) ? { ...ordered, [from]: high, [to]: low } : ordered;
  }, query);

const lawful = (name: keyof typeof BROWSE_RULES, params: URLSearchParams): string | undefined => {
  const value = params.get(name)?.trim();
  return value && BROWSE_RULES[name](value, {}) === null ? value : undefined;
};

export function readQuery(params: URLSearchParams): BrowseQuery {
  const names = [...FILTERS, 'sort', 'page'] as const;
  const found = names.flatMap((name) => {
    const value = lawful(name, params);
    return value ? [[name, value] as const] : [];
  });
  return inOrder(Object.fromEntries(found));
}

export const filtersOf = (query: BrowseQuery): Filters =>
  Object.fromEntries(FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));

export const activeFilters = (query: BrowseQuery): FilterName[] => FILTERS.filter((name) => query[name]);

/** The address of the list with other filters or order: it begins at its first page again. */
export function searchOf(query: BrowseQuery): string {
  const filled = Object.entries(inOrder(query)).filter(([, value]) => value);
  const text = new URLSearchParams(filled).toString();
  return text ? `?${text}` : '';
}

/** The same without one filter, and on the first page. A state takes its city with it. */
export function without(query: BrowseQuery, name: FilterName): BrowseQuery {
  const rest = { ...query };
  delete rest.page;
  delete rest[name];
  const city = CITY_OF[name];
  if (city) delete rest[city];
  return rest;
}

/** The same with another value for one filter. */
export function changed(filters: Filters, name: FilterName, value: string): Filters {
  const city = CITY_OF[name];
  return { ...filters, [name]: value, ...(city && { [city]: '' }) };
}
