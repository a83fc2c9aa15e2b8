import type { ValueOf } from './option.js';

export const EDUCATIONS = [
  { value: 'high-school', label: 'High school' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'diploma', label: 'Diploma' },
  { value: 'bachelors', label: 'Bachelors' },
  { value: 'masters', label: 'Masters' },
  { value: 'phd', label: 'PhD' },
  { value: 'professional', label: 'Professional degree' },
] as const;
export type Education = ValueOf<typeof EDUCATIONS>;

export const OCCUPATIONS = [
  { value: 'student', label: 'Student' },
  { value: 'government', label: 'Government' },
  { value: 'private', label: 'Private sector' },
  { value: 'business', label: 'Business' },
  { value: 'professional', label: 'Professional' },
  { value: 'agriculture', label: 'Agriculture' },
  { value: 'homemaker', label: 'Homemaker' },
  { value: 'retired', label: 'Retired' },
  { value: 'others', label: 'Others' },
] as const;
export type Occupation = ValueOf<typeof OCCUPATIONS>;

/** Annual income in lakhs of rupees, in rising order: the order is what income filters compare by. */
export const INCOME_BANDS = [
  { value: '0-2', label: '0-2 LPA' },
  { value: '2-5', label: '2-5 LPA' },
  { value: '5-10', label: '5-10 LPA' },
  { value: '10-15', label: '10-15 LPA' },
  { value: '15-25', label: '15-25 LPA' },
  { value: '25-50', label: '25-50 LPA' },
  { value: '50+', label: '50+ LPA' },
] as const;
export type IncomeBand = ValueOf<typeof INCOME_BANDS>;

/** Position of a band in rising order, from 0. */
export const incomeRank = (band: IncomeBand): number => INCOME_BANDS.findIndex((option) => option.value === band);
