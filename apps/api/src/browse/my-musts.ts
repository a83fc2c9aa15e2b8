/** R47: the viewer's musts as conditions on the listing. Each says who misses it; what is not known misses nothing. */
import { bornBy } from '@kalyanam/shared/india-time';
import { educationRank } from '@kalyanam/shared/wishes/fit';
import { ABROAD, countryWord, type WishName, type Wishes, type WishValue } from '@kalyanam/shared/wishes/wishes';
import { EDUCATIONS, incomeRank, type IncomeBand } from '@kalyanam/shared/vocabulary/career';
import { valuesOf } from '@kalyanam/shared/vocabulary/option';
import { NRI_COUNTRIES } from '@kalyanam/shared/vocabulary/places';
import { mustsIn } from '../listing/musts.js';
import { anyOf, condition, not, type Condition } from './condition.js';

type Misses = {
  readonly [W in WishName]: (value: WishValue<W>, context: { now: Date; same: readonly Condition[] }) => Condition;
};

const outside = (column: string, words: readonly string[]): Condition =>
  condition(`${column} IS NOT NULL AND ${column} NOT IN (?)`, words);

const MISSES: Misses = {
  age: ({ from, to }, { now }) => condition('dob > ? OR dob <= ?', bornBy(from, now), bornBy(to + 1, now)),
  height: ({ from, to }) => condition('height_inches NOT BETWEEN ? AND ?', from, to),
  marital: (words) => outside('marital_status', words),
  children: () => condition(`marital_status <> 'never-married' AND has_children = TRUE`),
  education: (least) =>
    outside(
      'education',
      valuesOf(EDUCATIONS).filter((education) => educationRank(education) >= educationRank(least)),
    ),
  occupation: (words) => outside('occupation', words),
  income: (least) => condition('income_rank < ?', incomeRank(least as IncomeBand)),
  workPlace: (words) => not(worksIn(words)),
  visa: (words) => condition('work_country IS NOT NULL AND visa IS NOT NULL AND visa NOT IN (?)', words),
  settle: (wanted) =>
    anyOf([
      ...(wanted === 'return-india' ? [] : [condition('work_country IS NULL')]),
      condition(`work_country IS NOT NULL AND settle_wish NOT IN ('open', ?)`, wanted),
    ]),
  home: (words) => {
    const there = condition(
      '(native_district IN (?) OR native_state IN (?) OR family_state IN (?)) IS NOT TRUE',
      words,
      words,
      words,
    );
    const states = words.some((word) => word === 'andhra-pradesh' || word === 'telangana');
    return states ? there : condition(`native_district IS NOT NULL AND ${there.sql}`, ...there.values);
  },
  subcaste: (words) => outside('subcaste', words),
  caste: (wanted) => condition('caste <> ?', wanted),
  diet: (words) => outside('diet', words),
  smoking: (wanted) => condition('smoking <> ?', wanted),
  drinking: (wanted) => outside('drinking', wanted === 'no' ? ['no'] : ['no', 'occasionally']),
  gothra: (_different, { same }) => anyOf(same),
  afterMarriageWork: (words) => outside('after_marriage_work', [...words, 'together']),
};

function worksIn(words: readonly string[]): Condition {
  const countries = valuesOf(NRI_COUNTRIES).filter((country) => words.includes(countryWord(country)));
  return anyOf([
    condition('work_state IN (?)', words),
    ...(words.includes(ABROAD) ? [condition('work_country IS NOT NULL')] : []),
    ...(countries.length > 0 ? [condition('work_country IN (?)', countries)] : []),
  ]);
}

/** Who misses none of the viewer's musts: each must by its name. */
export function meetsMyMusts(
  wishes: Wishes,
  viewer: { verified: boolean; now: Date; same: readonly Condition[] },
): (readonly [WishName, Condition])[] {
  const musts = mustsIn(wishes, viewer.verified);
  return (Object.keys(musts) as WishName[]).map((wish) => [
    wish,
    not(missOf(wish, musts[wish]?.value as never, viewer)),
  ]);
}

const missOf = <W extends WishName>(
  wish: W,
  value: WishValue<W>,
  context: { now: Date; same: readonly Condition[] },
): Condition => MISSES[wish](value, context);
