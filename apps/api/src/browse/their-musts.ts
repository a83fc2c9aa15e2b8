/** R47: whose musts the viewer misses, by what those members may read of the viewer. */
import { educationRank, type FitFacts } from '@kalyanam/shared/wishes/fit';
import { ABROAD, countryWord } from '@kalyanam/shared/wishes/wishes';
import { anyOf, condition, not, type Condition } from './condition.js';

const notAmong = (column: string, ...facts: (string | null)[]): Condition[] => {
  const known = facts.filter((fact) => fact !== null);
  if (known.length === 0) return [];
  const found = known.map(() => `FIND_IN_SET(?, ${column})`).join(' OR ');
  return [condition(`${column} IS NOT NULL AND NOT (${found})`, ...known)];
};

function ofWork({ workState, workCountry, visa, settleWish }: FitFacts): Condition[] {
  if (workCountry === null) return [...notAmong('work_place', workState), condition(`settle = 'stay-abroad'`)];
  const plans = settleWish === null || settleWish === 'open' ? [] : [condition('settle <> ?', settleWish)];
  return [...notAmong('work_place', ABROAD, countryWord(workCountry)), ...notAmong('visa', visa), ...plans];
}

function ofHome({ nativeDistrict, nativeState, familyState }: FitFacts): Condition[] {
  const [elsewhere] = notAmong('home', nativeDistrict, nativeState, familyState);
  if (!elsewhere) return [];
  return [nativeDistrict === null ? condition(`home_states AND ${elsewhere.sql}`, ...elsewhere.values) : elsewhere];
}

function misses(facts: FitFacts): Condition[] {
  const { maritalStatus, hasChildren } = facts;
  return [
    condition('age_from > ? OR age_to < ?', facts.age, facts.age),
    condition('height_from > ? OR height_to < ?', facts.heightInches, facts.heightInches),
    ...notAmong('marital', maritalStatus),
    ...(maritalStatus !== 'never-married' && hasChildren ? [condition('children IS NOT NULL')] : []),
    condition('education > ?', educationRank(facts.education)),
    ...notAmong('occupation', facts.occupation),
    condition('income > ?', facts.incomeRank),
    ...ofWork(facts),
    ...ofHome(facts),
    ...notAmong('subcaste', facts.subcaste),
    ...notAmong('caste', facts.caste),
    ...notAmong('diet', facts.diet),
    ...notAmong('smoking', facts.smoking),
    ...notAmong('drinking', facts.drinking),
    ...(facts.afterMarriageWork === 'together' ? [] : notAmong('after_marriage_work', facts.afterMarriageWork)),
  ];
}

/**
 * Members of a gender whose musts the viewer misses, as SELECTs of their ids. `same` says which listed families are the
 * same as the viewer's (R46): those miss a must of different gothras. Each is asked of the few whom its index finds.
 */
export function missedMusts(
  facts: FitFacts,
  gender: string,
  same: readonly Condition[],
  onlyHiding: boolean,
): Condition[] {
  const who = `gender = ?${onlyHiding ? ' AND hides' : ''}`;
  const missed = anyOf(misses(facts));
  return [
    condition(`SELECT user_id FROM browse_musts WHERE ${who} AND ${missed.sql}`, gender, ...missed.values),
    ...same.map((alike) =>
      condition(
        `SELECT user_id FROM browse_entries JOIN browse_musts USING (user_id, gender)
         WHERE ${who} AND gothra AND ${alike.sql}`,
        gender,
        ...alike.values,
      ),
    ),
  ];
}

/** Of those whom these SELECTs name, no one. */
export const noneOf = (selects: readonly Condition[]): Condition =>
  not(anyOf(selects.map(({ sql, values }) => condition(`user_id IN (${sql})`, ...values))));
