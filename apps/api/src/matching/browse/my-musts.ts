/**
 * R47: the viewer's musts as criteria of the listing. Each selects the members who miss it; an unknown fact misses
 * nothing.
 */
import { bornBy } from '@kalyanam/shared/base/india-time';
import { educationRank } from '@kalyanam/shared/topics/matching/fit';
import {
  ABROAD,
  countryWord,
  factsMeeting,
  FIELD_WISHES,
  type FieldWishName,
  type JudgedWish,
  type WishName,
  type Wishes,
  type WishValue,
  type WrittenWish,
} from '@kalyanam/shared/topics/matching/wishes';
import { EDUCATIONS, incomeRank, type IncomeBand } from '@kalyanam/shared/base/vocabulary/career';
import { valuesOf } from '@kalyanam/shared/base/vocabulary/option';
import { NRI_COUNTRIES } from '@kalyanam/shared/base/vocabulary/places';
import { mustsIn } from '../listing/musts.js';
import { all, among, any, from, known, not, outside, to, yes, type Criterion, type EntryColumn } from './criterion.js';

interface Context {
  readonly now: Date;
  readonly same: readonly Criterion[];
}
type Misses = { readonly [W in WrittenWish]: (value: WishValue<W>, context: Context) => Criterion };
type Miss = (value: never, context: Context) => Criterion;

const ABROAD_NOW = known<EntryColumn>('workCountry');

const WRITTEN: Misses = {
  age: (span, { now }) => any(not(to('dob', bornBy(span.from, now))), to('dob', bornBy(span.to + 1, now))),
  height: (span) => any(to('heightInches', span.from - 1), from('heightInches', span.to + 1)),
  children: () => all(not(among('maritalStatus', ['never-married'])), yes('hasChildren')),
  education: (least) =>
    outside(
      'education',
      valuesOf(EDUCATIONS).filter((education) => educationRank(education) >= educationRank(least)),
    ),
  income: (least) => to('incomeRank', incomeRank(least as IncomeBand) - 1),
  workPlace: (words) => not(worksIn(words)),
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
  gothra: (_different, { same }) => any(...same),
  horoscope: (wanted) => outside('horoscope', [wanted]),
};

const missOf =
  (wish: JudgedWish) =>
  (value: string | readonly string[]): Criterion => {
    const met = factsMeeting(wish, value);
    const missed = outside(wish.column, wish.meetsAll === null ? met : [...met, wish.meetsAll]);
    return wish.abroad ? all(ABROAD_NOW, missed) : missed;
  };

const BY_FIELD = Object.fromEntries(FIELD_WISHES.map((wish) => [wish.wish, missOf(wish)])) as Readonly<
  Record<FieldWishName, ReturnType<typeof missOf>>
>;
const MISSES: Readonly<Record<WishName, Miss>> = { ...WRITTEN, ...BY_FIELD };

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
    not(MISSES[wish](musts[wish]?.value as never, viewer)),
  ]);
}
