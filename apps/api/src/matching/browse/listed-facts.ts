/** The facts of a row of the listing that wishes judge. Verified-only facts are filled for verified members only. */
import { ageOn } from '@kalyanam/shared/base/india-time';
import { columnName } from '@kalyanam/shared/topics/profile/columns';
import { JUDGED_WORDS, type JudgedColumn } from '@kalyanam/shared/topics/profile/listed';
import type { FitFacts } from '@kalyanam/shared/topics/matching/fit';

/** Facts that are no words; a new one does not compile without a row. */
const MORE: Readonly<Record<Exclude<keyof FitFacts, 'age' | 'gothra' | JudgedColumn>, true>> = {
  heightInches: true,
  hasChildren: true,
  incomeRank: true,
  workState: true,
  workCountry: true,
  familyState: true,
  horoscope: true,
};

export const FACTS = [
  'user_id AS id',
  'dob',
  ...[...Object.keys(MORE), ...JUDGED_WORDS.map(({ column }) => column)].map(
    (name) => `${columnName(name)} AS ${name}`,
  ),
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
