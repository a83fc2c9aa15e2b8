/** Changes to the filters of a list, which come with the sheet and the chips. */
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { ListMusts } from '@kalyanam/shared/contracts/wishes';
import type { ChoiceName } from '@kalyanam/shared/topics/profile/labels';
import { FILTER, FILTER_NAMES, type BrowseQuery, type FilterName } from '@kalyanam/shared/topics/profile/filters';
import {
  beginningOf,
  type Chip,
  type Filters,
  filtersOf,
  fitsFor,
  isField,
  mustsAsked,
  type Narrowing,
  searchOf,
} from './filters';

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

/** The same without one chip, and on the first page. A state takes its city with it. */
export function without(query: BrowseQuery, chip: Chip, musts: ListMusts | undefined): BrowseQuery {
  const rest = { ...query };
  delete rest.page;
  if ('must' in chip) {
    const kept = mustsAsked(query, musts).filter(({ wish }) => wish !== chip.must.wish);
    if (musts && kept.length > 0) rest.fits = fitsFor(musts, kept);
    else delete rest.fits;
    return rest;
  }
  for (const name of chip.filters) {
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

/** The same order without any filter, from the first page. */
export const withoutAll = ({ sort }: BrowseQuery): BrowseQuery => (sort ? { sort } : {});

/** The same list by an address that names no more than it has to: what the list begins with is no part of it. */
export function inShort(query: BrowseQuery, user: Pick<SessionUser, 'ageWindow' | 'musts'> | null): BrowseQuery {
  const begins = searchOf(beginningOf(user));
  return begins !== '' && searchOf(filtersOf(query)) === begins ? withoutAll(query) : query;
}

export const asksForYears = ({ birthYearFrom, birthYearTo }: BrowseQuery): boolean =>
  Boolean(birthYearFrom ?? birthYearTo);
