import type { SaidOfFact } from '@kalyanam/shared/team/check-queue';
import { en as vocabulary } from '@kalyanam/shared/base/domain/vocabulary.en';
import { EDUCATIONS, INCOME_BANDS } from '@kalyanam/shared/base/vocabulary/career';
import { labelOf } from '@kalyanam/shared/base/vocabulary/option';
import { MARITAL_STATUSES } from '@kalyanam/shared/base/vocabulary/people';
import { NRI_COUNTRIES, WORK_TYPES } from '@kalyanam/shared/base/vocabulary/places';
import type { Fact } from '../../../ui/list/fact-list';
import { fullDay } from '../../../ui/time/india-date';

const listed = (words: Readonly<Record<string, string>>) => (value: string) => words[value] ?? value;

const WORDS: Readonly<Record<keyof SaidOfFact, { label: string; word?: (value: string) => string }>> = {
  name: { label: 'Name' },
  dob: { label: 'Date of birth', word: fullDay },
  maritalStatus: { label: 'Marital status', word: (value) => labelOf(MARITAL_STATUSES, value) },
  education: { label: 'Education', word: (value) => labelOf(EDUCATIONS, value) },
  degree: { label: 'Degree', word: listed(vocabulary.degree) },
  institution: { label: 'Institution' },
  employer: { label: 'Employer' },
  visaStatus: { label: 'Visa', word: listed(vocabulary.visaStatus) },
  workType: { label: 'Works in', word: (value) => labelOf(WORK_TYPES, value) },
  workCountry: { label: 'Country', word: (value) => labelOf(NRI_COUNTRIES, value) },
  annualIncome: { label: 'Income', word: (value) => labelOf(INCOME_BANDS, value) },
};

/** What the profile says of a fact, in words. */
export const saidFacts = (said: SaidOfFact): Fact[] =>
  (Object.keys(WORDS) as (keyof SaidOfFact)[]).flatMap((name): Fact[] => {
    const value = said[name];
    if (value === undefined) return [];
    const { label, word = (plain) => plain } = WORDS[name];
    return [{ label, value: value === null ? 'Not stated' : word(value) }];
  });
