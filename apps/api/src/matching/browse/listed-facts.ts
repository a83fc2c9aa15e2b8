/** The facts of a row of the listing that wishes judge. Verified-only facts are filled for verified members only. */
import { ageOn } from '@kalyanam/shared/base/india-time';
import { columnName } from '@kalyanam/shared/topics/profile/columns';
import type { FitFacts } from '@kalyanam/shared/topics/matching/fit';

/** A new fact of wishes does not compile without a row. */
const IN_LISTING: Readonly<Record<Exclude<keyof FitFacts, 'age' | 'gothra'>, true>> = {
  heightInches: true,
  maritalStatus: true,
  hasChildren: true,
  education: true,
  occupation: true,
  incomeRank: true,
  workState: true,
  workCountry: true,
  visa: true,
  settleWish: true,
  nativeState: true,
  nativeDistrict: true,
  familyState: true,
  subcaste: true,
  caste: true,
  diet: true,
  smoking: true,
  drinking: true,
  afterMarriageWork: true,
  horoscope: true,
};

export const FACTS = [
  'user_id AS id',
  'dob',
  ...Object.keys(IN_LISTING).map((name) => `${columnName(name)} AS ${name}`),
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
