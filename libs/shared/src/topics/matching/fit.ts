/** R47: how one candidate fits another's wishes: a pure function over what the wisher may read of them. */
import { EDUCATIONS, incomeRank, type IncomeBand } from '../../base/vocabulary/career.js';
import { valuesOf } from '../../base/vocabulary/option.js';
import type { GothraVerdict } from '../../base/vocabulary/gothras.js';
import { ABROAD, countryWord, WISH_NAMES, wishSpec, type Span, type WishName, type Wishes } from './wishes.js';

/** What a fit reads of a candidate; null: not stated, or not for this viewer. */
export interface FitFacts {
  /** In years. */
  readonly age: number;
  readonly heightInches: number;
  readonly maritalStatus: string;
  readonly hasChildren: boolean | null;
  readonly education: string;
  readonly occupation: string;
  readonly incomeRank: number;
  /** Null abroad. */
  readonly workState: string | null;
  /** Null in India. */
  readonly workCountry: string | null;
  readonly visa: string | null;
  readonly settleWish: string | null;
  readonly nativeState: string | null;
  readonly nativeDistrict: string | null;
  readonly familyState: string;
  readonly subcaste: string | null;
  readonly caste: string;
  readonly diet: string | null;
  readonly smoking: string | null;
  readonly drinking: string | null;
  readonly afterMarriageWork: string | null;
  /** 'stated' or 'none', never which star. */
  readonly horoscope: string | null;
  /** The verdict on the two families; null where the viewer gets none. */
  readonly gothra: GothraVerdict | null;
}

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

/** In India there is no visa to ask for. */
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

type Judges = { readonly [W in WishName]: (value: NonNullable<Wishes[W]>['value'], facts: FitFacts) => Judged };

const JUDGES: Judges = {
  age: (span, { age }) => within(span, age),
  height: (span, { heightInches }) => within(span, heightInches),
  marital: (words, { maritalStatus }) => among(words, maritalStatus),
  children: (_none, { maritalStatus, hasChildren }) =>
    maritalStatus === 'never-married' ? 'fits' : hasChildren === null ? 'unknown' : yesOrNo(!hasChildren),
  education: (least, { education }) => yesOrNo(educationRank(education) >= educationRank(least)),
  occupation: (words, { occupation }) => among(words, occupation),
  income: (least, facts) => yesOrNo(facts.incomeRank >= incomeRank(least as IncomeBand)),
  workPlace,
  visa: (words, facts) => (isInIndia(facts) ? 'fits' : among(words, facts.visa)),
  settle,
  home,
  subcaste: (words, { subcaste }) => among(words, subcaste),
  caste: (wanted, { caste }) => yesOrNo(caste === wanted),
  diet: (words, { diet }) => among(words, diet),
  smoking: (wanted, { smoking }) => among([wanted], smoking),
  drinking: (wanted, { drinking }) => among(wanted === 'no' ? ['no'] : ['no', 'occasionally'], drinking),
  gothra: (_different, { gothra }) =>
    gothra === null || gothra === 'cannot-tell' ? 'unknown' : yesOrNo(gothra === 'different'),
  afterMarriageWork: (words, { afterMarriageWork }) =>
    afterMarriageWork === 'together' ? 'fits' : among(words, afterMarriageWork),
  horoscope: (wanted, { horoscope }) => among([wanted], horoscope),
};

const judge = <W extends WishName>(wish: W, value: NonNullable<Wishes[W]>['value'], facts: FitFacts): Judged =>
  JUDGES[wish](value, facts);

/** What only verified members may read of a verified one, asked by anyone else. */
export const withoutVerifiedFacts = (facts: FitFacts): FitFacts => ({
  ...facts,
  hasChildren: null,
  visa: null,
  settleWish: null,
  smoking: null,
  drinking: null,
  afterMarriageWork: null,
  horoscope: null,
  gothra: null,
});

const NOTHING_WISHED: Fit = { stated: 0, fits: 0, unknown: 0, misses: [], items: [], mustMisses: 0 };

/** `verified`: the one who wishes. Until then what only verified members read counts as not known. */
export function fitOf(wishes: Wishes, facts: FitFacts, verified = true): Fit {
  if (Object.keys(wishes).length === 0) return NOTHING_WISHED;
  const items = WISH_NAMES.flatMap((wish) => {
    const wanted = wishes[wish];
    if (!wanted) return [];
    const locked = !verified && wishSpec(wish).verifiedOnly;
    return [{ wish, judged: locked ? ('unknown' as const) : judge(wish, wanted.value as never, facts) }];
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
