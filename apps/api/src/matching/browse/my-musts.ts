/**
 * R47: the viewer's musts as criteria of the listing. Each selects the members who miss it; an unknown fact misses
 * nothing.
 */
import { bornBy } from '@kalyanam/shared/base/india-time';
import { educationRank } from '@kalyanam/shared/topics/matching/fit';
import {
  ABROAD,
  countryWord,
  type WishName,
  type Wishes,
  type WishValue,
} from '@kalyanam/shared/topics/matching/wishes';
import { EDUCATIONS, incomeRank, type IncomeBand } from '@kalyanam/shared/base/vocabulary/career';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { NRI_COUNTRIES } from '@kalyanam/shared/base/vocabulary/places';
import { mustsIn } from '../listing/musts.js';
import { all, among, any, from, known, not, outside, to, yes, type Criterion, type EntryColumn } from './criterion.js';

type Misses = {
  readonly [W in WishName]: (value: WishValue<W>, context: { now: Date; same: readonly Criterion[] }) => Criterion;
};

const ABROAD_NOW = known<EntryColumn>('workCountry');

const MISSES: Misses = {
  age: (span, { now }) => any(not(to('dob', bornBy(span.from, now))), to('dob', bornBy(span.to + 1, now))),
  height: (span) => any(to('heightInches', span.from - 1), from('heightInches', span.to + 1)),
  marital: (words) => outside('maritalStatus', words),
  children: () => all(not(among('maritalStatus', ['never-married'])), yes('hasChildren')),
  education: (least) =>
    outside(
      'education',
      valuesOf(EDUCATIONS).filter((education) => educationRank(education) >= educationRank(least)),
    ),
  occupation: (words) => outside('occupation', words),
  income: (least) => to('incomeRank', incomeRank(least as IncomeBand) - 1),
  workPlace: (words) => not(worksIn(words)),
  visa: (words) => all(ABROAD_NOW, outside('visa', words)),
  settle: (wanted) =>
    any(
      ...(wanted === 'return-india' ? [] : [not(ABROAD_NOW)]),
      all(ABROAD_NOW, outside('settleWish', ['open', wanted])),
    ),
  home: (words) => {
    const elsewhere = not(
      any(among('nativeDistrict', words), among('nativeState', words), among('familyState', words)),
    );
    const states = words.some((word) => word === 'andhra-pradesh' || word === 'telangana');
    return states ? elsewhere : all(known('nativeDistrict'), elsewhere);
  },
  subcaste: (words) => outside('subcaste', words),
  caste: (wanted) => outside('caste', [wanted]),
  diet: (words) => outside('diet', words),
  smoking: (wanted) => outside('smoking', [wanted]),
  drinking: (wanted) => outside('drinking', wanted === 'no' ? ['no'] : ['no', 'occasionally']),
  gothra: (_different, { same }) => any(...same),
  horoscope: (wanted) => outside('horoscope', [wanted]),
  afterMarriageWork: (words) => outside('afterMarriageWork', [...words, 'together']),
};

function worksIn(words: readonly string[]): Criterion {
  const countries = valuesOf(NRI_COUNTRIES).filter((country) => words.includes(countryWord(country)));
  return any(
    among('workState', words),
    ...(words.includes(ABROAD) ? [ABROAD_NOW] : []),
    ...(countries.length > 0 ? [among('workCountry', countries)] : []),
  );
}

/** Who misses none of the viewer's musts: each must by its name. */
export function meetsMyMusts(
  wishes: Wishes,
  viewer: { verified: boolean; now: Date; same: readonly Criterion[] },
): (readonly [WishName, Criterion])[] {
  const musts = mustsIn(wishes, viewer.verified);
  return (Object.keys(musts) as WishName[]).map((wish) => [
    wish,
    not(missOf(wish, musts[wish]?.value as never, viewer)),
  ]);
}

const missOf = <W extends WishName>(
  wish: W,
  value: WishValue<W>,
  context: { now: Date; same: readonly Criterion[] },
): Criterion => MISSES[wish](value, context);
