/**
 * R22: a browse query. lookingFor is bride | groom (also female | male), by default the opposite of the viewer's
 * gender; reversed ranges are swapped; income compares by the order of the bands; workState and workCity are in India.
 */
import {
  ANY_OF_FILTERS,
  inOrder,
  VALUE_FILTERS,
  wordsIn,
  type AnyOfFilter,
  type ValueFilter,
  type BrowseQuery,
} from '@kalyanam/shared/topics/profile/filters';
import type { Freshness } from '@kalyanam/shared/base/domain/lists';
import { fitsOf, type Fits } from '@kalyanam/shared/topics/matching/fits';
import { given } from '@kalyanam/shared/base/rule';
import { heightInches } from '@kalyanam/shared/base/vocabulary/height';
import { incomeRank, type IncomeBand } from '@kalyanam/shared/base/vocabulary/career';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import { DEFAULT_SORT, type BrowseSort } from '@kalyanam/shared/base/vocabulary/status';

export interface Range {
  readonly from: number | null;
  readonly to: number | null;
}

interface BrowseFilters extends Readonly<Record<ValueFilter, string | null>>, Readonly<Record<AnyOfFilter, string[]>> {
  readonly gender: Gender;
  readonly birthYear: Range;
  /** Positions of bands in ascending order. */
  readonly income: Range;
  /** In inches. */
  readonly height: Range;
  readonly photo: boolean;
  readonly confirmedWithin: Freshness | null;
}

export interface BrowseQuestion {
  readonly filters: BrowseFilters;
  /** R46: profiles that the viewer's rule, or theirs, calls the same are left out. */
  readonly hideSame: boolean;
  /** R47: only those who meet musts. */
  readonly fits: Fits | null;
  readonly sort: BrowseSort;
  /** Starts at 1. */
  readonly page: number;
  readonly viewer: { readonly userId: number };
}

const GENDER_OF: Readonly<Record<string, Gender>> = { bride: 'female', groom: 'male', female: 'female', male: 'male' };
const OPPOSITE: Readonly<Record<Gender, Gender>> = { female: 'male', male: 'female' };

/** Built from a validated query and the viewer's own gender. */
export function questionOf(asked: BrowseQuery, viewer: { userId: number; gender: Gender }): BrowseQuestion {
  const query = inOrder(asked);
  return {
    filters: {
      ...valuesOf(query),
      ...severalOf(query),
      gender: GENDER_OF[textOf(query.lookingFor) ?? ''] ?? OPPOSITE[viewer.gender],
      birthYear: { from: numberOf(query.birthYearFrom), to: numberOf(query.birthYearTo) },
      height: { from: inchesOf(query.heightFrom), to: inchesOf(query.heightTo) },
      photo: textOf(query.photo) !== null,
      confirmedWithin: textOf(query.confirmedWithin) as Freshness | null,
      income: { from: rankOf(query.incomeFrom), to: rankOf(query.incomeTo) },
    },
    fits: fitsIn(query),
    hideSame: textOf(query.gothra) === 'hide-same',
    sort: (textOf(query.sort) as BrowseSort | null) ?? DEFAULT_SORT,
    page: numberOf(query.page) ?? 1,
    viewer: { userId: viewer.userId },
  };
}

const valuesOf = (query: BrowseQuery) =>
  Object.fromEntries(VALUE_FILTERS.map(({ name }) => [name, textOf(query[name])])) as Record<
    ValueFilter,
    string | null
  >;

const severalOf = (query: BrowseQuery) =>
  Object.fromEntries(
    ANY_OF_FILTERS.map((name) => [name, textOf(query[name]) === null ? [] : wordsIn(query[name])]),
  ) as Record<AnyOfFilter, string[]>;

const fitsIn = (query: BrowseQuery): Fits | null => {
  const text = textOf(query.fits);
  return text === null ? null : fitsOf(text);
};

const inchesOf = (text: string | undefined): number | null => heightInches(textOf(text));

const textOf = (text: string | undefined): string | null => given(text)?.trim() ?? null;

const numberOf = (text: string | undefined): number | null => {
  const value = textOf(text);
  return value === null ? null : Number(value);
};

const rankOf = (text: string | undefined): number | null => {
  const band = textOf(text);
  return band === null ? null : incomeRank(band as IncomeBand);
};

/** Spellings of one city: a label ('Navi Mumbai'), or its option value ('navi-mumbai'). */
export const spellingsOf = (city: string): string[] => {
  const plain = city.trim().replace(/\s+/g, ' ');
  return [...new Set([plain, plain.replaceAll('-', ' '), plain.replaceAll(' ', '-')])];
};
