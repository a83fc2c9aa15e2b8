/** R47: whose musts the viewer misses, by what those members may read of the viewer. */
import { educationRank, type FitFacts } from '@kalyanam/shared/topics/matching/fit';
import { ABROAD, countryWord, FIELD_WISHES, type JudgedWish } from '@kalyanam/shared/topics/matching/wishes';
import type { Gender } from '@kalyanam/shared/base/vocabulary/people';
import {
  all,
  among,
  any,
  from,
  has,
  known,
  not,
  outside,
  to,
  yes,
  type Criterion,
  type MustColumn,
  type Musts,
} from './criterion.js';

type Missed = Criterion<MustColumn>;

/** Asks for words, and not for any of these facts. */
const notAmong = (column: MustColumn, ...facts: (string | null)[]): Missed[] => {
  const stated = facts.filter((fact) => fact !== null);
  return stated.length === 0 ? [] : [all(known(column), not(has(column, stated)))];
};

function ofField({ wish, column, abroad, meetsAll }: JudgedWish, facts: FitFacts): Missed[] {
  const fact = facts[column];
  const meets = (abroad && facts.workCountry === null) || fact === meetsAll;
  return meets ? [] : notAmong(wish, fact);
}

function ofWork({ workState, workCountry, settleWish }: FitFacts): Missed[] {
  if (workCountry === null) return [...notAmong('workPlace', workState), among('settle', ['stay-abroad'])];
  const plans = settleWish === null || settleWish === 'open' ? [] : [outside('settle', [settleWish])];
  return [...notAmong('workPlace', ABROAD, countryWord(workCountry)), ...plans];
}

function ofHome({ nativeDistrict, nativeState, familyState }: FitFacts): Missed[] {
  const elsewhere = notAmong('home', nativeDistrict, nativeState, familyState);
  return nativeDistrict === null ? [all(yes('homeStates'), ...elsewhere)] : elsewhere;
}

const outsideOf = (least: MustColumn, most: MustColumn, fact: number): Missed[] => [
  from(least, fact + 1),
  to(most, fact - 1),
];

function misses(facts: FitFacts): Missed[] {
  const { maritalStatus, hasChildren } = facts;
  return [
    ...FIELD_WISHES.flatMap((wish) => ofField(wish, facts)),
    ...outsideOf('ageFrom', 'ageTo', facts.age),
    ...outsideOf('heightFrom', 'heightTo', facts.heightInches),
    ...(maritalStatus !== 'never-married' && hasChildren ? [known<MustColumn>('children')] : []),
    from('education', educationRank(facts.education) + 1),
    from('income', facts.incomeRank + 1),
    ...ofWork(facts),
    ...ofHome(facts),
    ...notAmong('horoscope', facts.horoscope),
  ];
}

/**
 * Members of a gender whose musts the viewer misses. `same` says which listed families are the same as the viewer's
 * (R46): those miss a must of different gothras.
 */
export const missedMusts = (facts: FitFacts, gender: Gender, same: readonly Criterion[], hiding: boolean): Musts[] => [
  { is: 'musts', gender, hiding, of: any(...misses(facts)), alike: null },
  ...same.map((alike): Musts => ({ is: 'musts', gender, hiding, of: yes('gothra'), alike })),
];
