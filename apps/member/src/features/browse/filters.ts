/** Section 3's filters as they stand in the address: unknown or unlawful values are left out. */
import type { BrowseQuery } from '@kalyanam/shared/contracts/profile';
import { BROWSE_RULES } from '@kalyanam/shared/rules/browse.rules';

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
  return Object.fromEntries(found);
}

export const filtersOf = (query: BrowseQuery): Filters =>
  Object.fromEntries(FILTERS.flatMap((name) => (query[name] ? [[name, query[name]]] : [])));

export const activeFilters = (query: BrowseQuery): FilterName[] => FILTERS.filter((name) => query[name]);

/** The address of the list with other filters or order: it begins at its first page again. */
export function searchOf(query: BrowseQuery): string {
  const filled = Object.entries(query).filter(([, value]) => value);
  const text = new URLSearchParams(filled).toString();
  return text ? `?${text}` : '';
}

/** The same without one filter, and on the first page. A state takes its city with it. */
export function without(query: BrowseQuery, name: FilterName): BrowseQuery {
  const rest = { ...query };
  delete rest.page;
  delete rest[name];
  if (name === 'workState') delete rest.workCity;
  if (name === 'familyState') delete rest.familyCity;
  return rest;
}
