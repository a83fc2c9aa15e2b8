/** R47: how one candidate fits another's wishes: a pure function over what the wisher may read of them. */
import { EDUCATIONS, incomeRank, type IncomeBand } from '../../base/vocabulary/career.js';
import { valuesOf } from '../../base/vocabulary/option.js';
import type { GothraVerdict } from '../../base/vocabulary/gothras.js';
import { JUDGED_WORDS, type JudgedWords } from '../profile/listed.js';
import {
  ABROAD,
  countryWord,
  factsMeeting,
  FIELD_WISHES,
  WISH_NAMES,
  wishSpec,
  type FieldWishName,
  type JudgedWish,
  type Span,
  type WishName,
  type Wishes,
  type WishValue,
  type WrittenWish,
} from './wishes.js';

/** Facts that are more than a word of a field's list; null: not stated, or not for this viewer. */
interface MoreFacts {
  /** In years. */
  readonly age: number;
  readonly heightInches: number;
  readonly hasChildren: boolean | null;
  readonly incomeRank: number;
  /** Null abroad. */
  readonly workState: string | null;
  /** Null in India. */
  readonly workCountry: string | null;
  readonly familyState: string;
  /** 'stated' or 'none', never which star. */
  readonly horoscope: string | null;
  /** The verdict on the two families; null where the viewer gets none. */
  readonly gothra: GothraVerdict | null;
}

/** What a fit reads of a candidate. */
export type FitFacts = MoreFacts & JudgedWords;

export type Judged = 'fits' | 'misses' | 'unknown';

export interface Fit {
  /** Items that are not 'no matter'. */
  readonly stated: number;
  readonly fits: number;
  readonly unknown: number;
  readonly misses: readonly WishName[];
  readonly items: readonly { readonly wish: WishName; readonly judged: Judged }[];
  readonly mustMisses: number;
}

/** A professional degree counts as a master's. */
const EDUCATION_RANK: Readonly<Record<string, number>> = {
  ...Object.fromEntries(valuesOf(EDUCATIONS).map((education, rank) => [education, rank])),
  professional: valuesOf(EDUCATIONS).indexOf('masters'),
};
export const educationRank = (education: string): number => EDUCATION_RANK[education] ?? 0;

const yesOrNo = (fits: boolean): Judged => (fits ? 'fits' : 'misses');
const among = (words: readonly string[], fact: string | null): Judged =>
  fact === null ? 'unknown' : yesOrNo(words.includes(fact));
const within = ({ from, to }: Span, fact: number): Judged => yesOrNo(fact >= from && fact <= to);

const isInIndia = ({ workCountry }: FitFacts): boolean => workCountry === null;

function workPlace(words: readonly string[], { workState, workCountry }: FitFacts): Judged {
  if (workCountry !== null) return yesOrNo(words.includes(ABROAD) || words.includes(countryWord(workCountry)));
  return yesOrNo(workState !== null && words.includes(workState));
}

function settle(wanted: string, facts: FitFacts): Judged {
  if (isInIndia(facts)) return yesOrNo(wanted === 'return-india');
  return facts.settleWish === null ? 'unknown' : yesOrNo(['open', wanted].includes(facts.settleWish));
}

/** The native place; where only states are asked for, the family's own counts as well. */
function home(words: readonly string[], { nativeState, nativeDistrict, familyState }: FitFacts): Judged {
  const named = [nativeDistrict, nativeState, familyState].some((place) => place !== null && words.includes(place));
  if (named) return 'fits';
  const states = words.some((word) => word === 'andhra-pradesh' || word === 'telangana');
  return nativeDistrict === null && !states ? 'unknown' : 'misses';
}

type Judge = (value: never, facts: FitFacts) => Judged;
type WrittenJudges = { readonly [W in WrittenWish]: (value: WishValue<W>, facts: FitFacts) => Judged };

const WRITTEN: WrittenJudges = {
  age: (span, { age }) => within(span, age),
  height: (span, { heightInches }) => within(span, heightInches),
  children: (_none, { maritalStatus, hasChildren }) =>
    maritalStatus === 'never-married' ? 'fits' : hasChildren === null ? 'unknown' : yesOrNo(!hasChildren),
  education: (least, { education }) => yesOrNo(educationRank(education) >= educationRank(least)),
  income: (least, facts) => yesOrNo(facts.incomeRank >= incomeRank(least as IncomeBand)),
  workPlace,
  settle,
  home,
  gothra: (_different, { gothra }) =>
    gothra === null || gothra === 'cannot-tell' ? 'unknown' : yesOrNo(gothra === 'different'),
  horoscope: (wanted, { horoscope }) => among([wanted], horoscope),
};

/** In India there is no visa to ask for. */
const judgeOf =
  (wish: JudgedWish) =>
  (value: string | readonly string[], facts: FitFacts): Judged => {
    const fact = facts[wish.column];
    const meets = (wish.abroad && isInIndia(facts)) || (fact !== null && fact === wish.meetsAll);
    return meets ? 'fits' : among(factsMeeting(wish, value), fact);
  };

const BY_FIELD = Object.fromEntries(FIELD_WISHES.map((wish) => [wish.wish, judgeOf(wish)])) as Readonly<
  Record<FieldWishName, ReturnType<typeof judgeOf>>
>;
/** The profile's word for a wish of a list; null for any other wish, and where nothing is stated. */
export function wordOfFact(wish: WishName, facts: FitFacts): string | null {
  const column = FIELD_WISHES.find((known) => known.wish === wish)?.column;
  return column ? facts[column] : null;
}

const JUDGES: Readonly<Record<WishName, Judge>> = { ...WRITTEN, ...BY_FIELD };

const UNVERIFIED = {
  hasChildren: null,
  horoscope: null,
  gothra: null,
  ...Object.fromEntries(JUDGED_WORDS.flatMap(({ column, verifiedOnly }) => (verifiedOnly ? [[column, null]] : []))),
};

/** What only verified members may read of a verified one, asked by anyone else. */
export const withoutVerifiedFacts = (facts: FitFacts): FitFacts => ({ ...facts, ...UNVERIFIED });

const NOTHING_WISHED: Fit = { stated: 0, fits: 0, unknown: 0, misses: [], items: [], mustMisses: 0 };

/** `verified`: the one who wishes. Until then what only verified members read counts as not known. */
export function fitOf(wishes: Wishes, facts: FitFacts, verified = true): Fit {
  if (Object.keys(wishes).length === 0) return NOTHING_WISHED;
  const items = WISH_NAMES.flatMap((wish) => {
    const wanted = wishes[wish];
    if (!wanted) return [];
    const locked = !verified && wishSpec(wish).verifiedOnly;
    return [{ wish, judged: locked ? ('unknown' as const) : JUDGES[wish](wanted.value as never, facts) }];
  });
  const count = (judged: Judged): number => items.filter((item) => item.judged === judged).length;
  const misses = items.filter(({ judged }) => judged === 'misses').map(({ wish }) => wish);
  return {
    stated: items.length,
    fits: count('fits'),
    unknown: count('unknown'),
    misses,
    items,
    mustMisses: misses.filter((wish) => wishes[wish]?.weight === 'must').length,
  };
}
