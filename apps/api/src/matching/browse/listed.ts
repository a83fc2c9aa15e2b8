import { LIMITS } from '@kalyanam/shared/base/limits';
import { confirmedSince } from '@kalyanam/shared/topics/matching/looking';
import type { FilterName } from '@kalyanam/shared/topics/profile/filters';
import { DEFAULT_SORT, type BrowseSort } from '@kalyanam/shared/base/vocabulary/status';
import { marriageableBornBy } from '@kalyanam/shared/topics/profile/marriage-age';
import type { BrowseQuestion } from './browse-question.js';
import { any, not, since, to, type Criterion, type Musts } from './criterion.js';
import { filterCriteria } from './filter-criteria.js';

/** A list that is asked for, at a moment. */
export interface Listed {
  readonly question: BrowseQuestion;
  /** Criteria beyond the filters that leave members out: blocks and marks, and the viewer's wishes. */
  readonly where: readonly Criterion[];
  /** Those who are left out by their own wishes. */
  readonly missed: readonly Musts[];
  /** The ways to be the same by either family's gothra rule. */
  readonly same: readonly Criterion[];
  readonly now: Date;
}

export interface Totals {
  readonly total: number;
  /** How many profiles of the same gothra are left out in addition. */
  readonly hidden: number;
}

export interface Page {
  readonly totals: Totals;
  readonly ids: number[];
}

/** Answers lists: by SQL on the table of listed profiles, or by the index. */
export interface Listing {
  totals(listed: Listed): Promise<Totals>;
  /** Both at once. */
  page(listed: Listed): Promise<Page>;
  /** The ids of the requested page, or of `most` from there on. */
  ids(listed: Listed, most?: number): Promise<number[]>;
  /** How many of a list come before one who is in it. */
  before(listed: Listed, userId: number): Promise<number>;
}

/** Descending, and then by the account's number. */
export type ListOrder = 'registeredAt' | 'confirmedAt';
const ORDER = { newest: 'registeredAt', 'recently-confirmed': 'confirmedAt' } as const;
/** Wishes come first, and the order that no one asked for decides between equals. */
export const orderOf = ({ sort }: { readonly sort: BrowseSort }): ListOrder =>
  ORDER[sort === 'wishes' ? DEFAULT_SORT : sort];

export const offsetOf = (question: BrowseQuestion): number => (question.page - 1) * LIMITS.browsePageSize;

/** All that is asked, but for those who are left out by their own musts. @param without filters that are not asked */
export const askedOf = ({ question, where, now }: Listed, without: readonly FilterName[] = []): Criterion[] => [
  to('dob', marriageableBornBy(question.filters.gender, now)),
  since('confirmedAt', confirmedSince(now)),
  ...where,
  ...filterCriteria(question, now).flatMap(([name, asked]) => (without.includes(name) ? [] : [asked])),
];

export const criteriaOf = (listed: Listed): Criterion[] => [...askedOf(listed), not(any(...listed.missed))];

/** The list itself. */
export const withoutSame = (listed: Listed): Criterion[] => criteriaBut(listed, []);

/** The list, were these filters not asked. */
export const criteriaBut = (listed: Listed, without: readonly FilterName[]): Criterion[] => [
  ...askedOf(listed, without),
  not(any(...listed.missed)),
  ...(listed.question.hideSame ? listed.same.map(not) : []),
];
