/** Section 3's filters in the address: unknown or unlawful values are left out. */
import type { ChoiceName } from '@kalyanam/shared/topics/profile/labels';
import {
  FILTER,
  FILTER_NAMES,
  inOrder,
  type FilterName,
  type BrowseQuery,
} from '@kalyanam/shared/topics/profile/filters';
import { BROWSE_RULES } from '@kalyanam/shared/topics/matching/browse.rules';

/** Filters of the sheet that are no fields: the gothra rule, and the profiles that meet the viewer's musts. */
const RULES = ['gothra', 'fits'] as const;
/** All that one of the sheet's controls sets. */
export type Narrowing = FilterName | (typeof RULES)[number];
export type Filters = Partial<Record<Narrowing, string>>;

const isField = (name: Narrowing): name is FilterName => name in FILTER;

/** A city is one of its state, and goes with it. */
const cityOf = (state: FilterName): FilterName | undefined =>
  FILTER_NAMES.find((name) => FILTER[name].ofState === state);

/** The list that a filter chooses from; null for a year or a city. */
export function listOf(name: FilterName): ChoiceName | null {
  const { field, kind, part, options } = FILTER[name];
  if (!options || kind === 'heights') return null;
  if (part === 'state' || part === 'country') return part;
  return kind === 'looking-for' ? 'lookingFor' : (field as ChoiceName);
}

const lawful = (name: keyof typeof BROWSE_RULES, params: URLSearchParams): string | undefined => {
  const value = params.get(name)?.trim();
  return value && BROWSE_RULES[name](value, {}) === null ? value : undefined;
};

export function readQuery(params: URLSearchParams): BrowseQuery {
  const names = [...FILTER_NAMES, ...RULES, 'sort', 'page'] as const;
  const found = names.flatMap((name) => {
    const value = lawful(name, params);
    return value ? [[name, value] as const] : [];
  });
  return inOrder(Object.fromEntries(found));
}

export const filtersOf = (query: BrowseQuery): Filters =>
  Object.fromEntries([...FILTER_NAMES, ...RULES].flatMap((name) => (query[name] ? [[name, query[name]]] : [])));

/** Whether the address asks for fewer than everyone, by a field or by a rule. */
export const isNarrowed = (query: BrowseQuery): boolean => Object.keys(filtersOf(query)).length > 0;

export const activeFilters = (query: BrowseQuery): FilterName[] => FILTER_NAMES.filter((name) => query[name]);

const isYear = (name: FilterName): boolean => FILTER[name].kind === 'birth-years';

/** The filters that one press removes: a filter, or both ends of the years. */
export type Chip = readonly FilterName[];

export function activeChips(query: BrowseQuery): Chip[] {
  const active = activeFilters(query);
  const years = active.filter(isYear);
  return active.flatMap((name) => (!isYear(name) ? [[name]] : name === years[0] ? [years] : []));
}

export const asksForYears = ({ birthYearFrom, birthYearTo }: BrowseQuery): boolean =>
  Boolean(birthYearFrom ?? birthYearTo);

/** The address of the list with other filters or order: it begins at its first page again. */
export function searchOf(query: BrowseQuery): string {
  const filled = Object.entries(inOrder(query)).filter(([, value]) => value);
  const text = new URLSearchParams(filled).toString();
  return text ? `?${text}` : '';
}

/** The same order without any filter, from the first page. */
export const withoutAll = ({ sort }: BrowseQuery): BrowseQuery => (sort ? { sort } : {});

/** The same without the filters of one chip, and on the first page. A state takes its city with it. */
export function without(query: BrowseQuery, chip: readonly Narrowing[]): BrowseQuery {
  const rest = { ...query };
  delete rest.page;
  for (const name of chip) {
    delete rest[name];
    const city = isField(name) ? cityOf(name) : undefined;
    if (city) delete rest[city];
  }
  return rest;
}

/** The same with another value for one filter. */
export function changed(filters: Filters, name: Narrowing, value: string): Filters {
  const city = isField(name) ? cityOf(name) : undefined;
  return { ...filters, [name]: value, ...(city && { [city]: '' }) };
}

/** The same as this member may ask for it yet, whatever the address says: what others wish opens after verification too. */
export function lawfulFor(verified: boolean, query: BrowseQuery): BrowseQuery {
  if (verified) return query;
  const open = Object.entries(query).filter(
    ([name]) => name !== 'gothra' && !(name in FILTER && FILTER[name as FilterName].verifiedOnly),
  );
  return { ...Object.fromEntries(open), ...(query.fits && { fits: 'mine' }) };
}
