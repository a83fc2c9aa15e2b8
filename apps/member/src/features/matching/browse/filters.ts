/** Section 3's filters in the address: unknown or unlawful values are left out. */
import type { SessionUser } from '@kalyanam/shared/contracts/auth';
import type { ListMusts, WishItem } from '@kalyanam/shared/contracts/wishes';
import { fitsOf } from '@kalyanam/shared/topics/matching/fits';
import {
  FILTER,
  FILTER_NAMES,
  inOrder,
  type FilterName,
  type BrowseQuery,
} from '@kalyanam/shared/topics/profile/filters';
import { LIST_RULES } from '@kalyanam/shared/topics/matching/list.rules';

/** Filters of the sheet that are no fields: the gothra rule, and the profiles that meet the viewer's musts. */
const RULES = ['gothra', 'fits'] as const;
/** All that one of the sheet's controls sets. */
export type Narrowing = FilterName | (typeof RULES)[number];
export type Filters = Partial<Record<Narrowing, string>>;

export const isField = (name: Narrowing): name is FilterName => name in FILTER;

const lawful = (name: keyof BrowseQuery, params: URLSearchParams): string | undefined => {
  const value = params.get(name)?.trim();
  // Which musts there are is known with the member (`lawfulFor`).
  return value && (name === 'fits' || LIST_RULES[name](value, {}) === null) ? value : undefined;
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

const isYear = (name: Narrowing): boolean => isField(name) && FILTER[name].kind === 'birth-years';

/** What one press removes from the list: one of the viewer's musts, or filters, such as both ends of the years. */
export type Chip = { readonly must: WishItem } | { readonly filters: readonly Narrowing[] };

export function activeChips(query: BrowseQuery, musts: ListMusts | undefined): Chip[] {
  const active: Narrowing[] = [...activeFilters(query), ...(query.gothra ? (['gothra'] as const) : [])];
  const years = active.filter(isYear);
  const filters = active.flatMap((name) => (!isYear(name) ? [[name]] : name === years[0] ? [years] : []));
  return [...mustsAsked(query, musts).map((must) => ({ must })), ...filters.map((names) => ({ filters: names }))];
}

/** Those of the viewer's musts that a list asks for (R115). */
export function mustsAsked({ fits }: BrowseQuery, musts: ListMusts | undefined): WishItem[] {
  const asked = fits ? fitsOf(fits) : null;
  if (!asked || asked.both || !musts) return [];
  return musts.items.filter(({ wish }) => asked.only?.includes(wish) ?? true);
}

/** The same of a list: `mine` where it asks for all of them, which it then does whatever they become. */
export const fitsFor = (musts: ListMusts | undefined, kept: readonly WishItem[]): string =>
  musts && kept.length === musts.items.length ? 'mine' : kept.map(({ wish }) => wish).join();

/**
 * What the list begins with where its address has no filter: the viewer's musts that they have not removed from it
 * (R115), or the window of ages of a new member (R64).
 */
export function beginningOf(user: Pick<SessionUser, 'ageWindow' | 'musts'> | null): BrowseQuery {
  if (!user?.musts) return { ...user?.ageWindow };
  const { items, aside, always } = user.musts;
  const kept = items.filter(({ wish }) => !aside.includes(wish));
  return always || kept.length === 0 ? {} : { fits: fitsFor(user.musts, kept) };
}

/** The address of the list with other filters or order: it begins at its first page again. */
export function searchOf(query: BrowseQuery): string {
  const filled = Object.entries(inOrder(query)).filter(([, value]) => value);
  const text = new URLSearchParams(filled).toString();
  return text ? `?${text}` : '';
}

/**
 * The same as this member may ask for it yet, whatever the address says: what others wish opens after verification too,
 * and of musts that are named, those that the member has.
 */
export function lawfulFor(user: SessionUser | null, query: BrowseQuery): BrowseQuery {
  const verified = user?.verificationStatus === 'verified';
  const open = Object.entries(query).filter(
    ([name]) => verified || (name !== 'gothra' && !(name in FILTER && FILTER[name as FilterName].verifiedOnly)),
  );
  const { fits, ...lawfulYet } = Object.fromEntries(open) as BrowseQuery;
  const living = !fits || isRule(fits) ? fits : fitsFor(user?.musts, mustsAsked(query, user?.musts));
  return { ...lawfulYet, ...(living && { fits: living === 'both' && !verified ? 'mine' : living }) };
}

const isRule = (fits: string): boolean => fits === 'mine' || fits === 'both';
