/** What a row of the listing says to wishes. Facts for verified members alone are in it of verified ones alone. */
import { ageOn } from '@kalyanam/shared/india-time';
import type { FitFacts } from '@kalyanam/shared/wishes/fit';

const COLUMNS = {
  heightInches: 'height_inches',
  maritalStatus: 'marital_status',
  hasChildren: 'has_children',
  education: 'education',
  occupation: 'occupation',
  incomeRank: 'income_rank',
  workState: 'work_state',
  workCountry: 'work_country',
  visa: 'visa',
  settleWish: 'settle_wish',
  nativeState: 'native_state',
  nativeDistrict: 'native_district',
  familyState: 'family_state',
  subcaste: 'subcaste',
  caste: 'caste',
  diet: 'diet',
  smoking: 'smoking',
  drinking: 'drinking',
  afterMarriageWork: 'after_marriage_work',
  horoscope: 'horoscope',
} as const satisfies Record<Exclude<keyof FitFacts, 'age' | 'gothra'>, string>;

export const FACTS = [
  'user_id AS id',
  'dob',
  ...Object.entries(COLUMNS).map(([name, column]) => `${column} AS ${name}`),
].join(', ');

export type FactsRow = Omit<FitFacts, 'age' | 'gothra' | 'hasChildren'> & {
  readonly id: number;
  /** YYYY-MM-DD. */
  readonly dob: string;
  readonly hasChildren: unknown;
};

/** Without the gothra, which is between two. */
export const factsOfRow = ({ dob, hasChildren, ...row }: FactsRow, now: Date): FitFacts => ({
  ...row,
  age: ageOn(dob, now),
  hasChildren: hasChildren === null ? null : Boolean(hasChildren),
  gothra: null,
});
