import type { ValueOf } from './option.js';

export const GENDERS = [
  { value: 'male', label: 'Male' },
  { value: 'female', label: 'Female' },
] as const;
export type Gender = ValueOf<typeof GENDERS>;

export const CASTES = [
  { value: 'reddy', label: 'Reddy' },
  { value: 'others', label: 'Others' },
] as const;
export type Caste = ValueOf<typeof CASTES>;

export const MARITAL_STATUSES = [
  { value: 'never-married', label: 'Never married' },
  { value: 'divorced', label: 'Divorced' },
  { value: 'widowed', label: 'Widowed' },
] as const;
export type MaritalStatus = ValueOf<typeof MARITAL_STATUSES>;

export const COMPLEXIONS = [
  { value: 'very-fair', label: 'Very fair' },
  { value: 'fair', label: 'Fair' },
  { value: 'wheatish', label: 'Wheatish' },
  { value: 'dark', label: 'Dark' },
] as const;
export type Complexion = ValueOf<typeof COMPLEXIONS>;

/** A preference not to say counts as a value. */
export const DIETS = [
  { value: 'vegetarian', label: 'Vegetarian' },
  { value: 'eggetarian', label: 'Vegetarian with eggs' },
  { value: 'non-vegetarian', label: 'Non-vegetarian' },
  { value: 'prefer-not', label: 'Prefer not to say' },
] as const;
export type Diet = ValueOf<typeof DIETS>;

/** R75: what the person who registers is to the candidate; those who find the profile read it. */
export const CREATED_BY = [
  { value: 'self', label: 'Self' },
  { value: 'parent', label: 'Parent' },
  { value: 'sibling', label: 'Brother or sister' },
  { value: 'relative', label: 'Relative' },
  { value: 'friend', label: 'Friend' },
] as const;
export type CreatedBy = ValueOf<typeof CREATED_BY>;

/** What a browsing member looks for (R22); the gender words are accepted as synonyms. */
export const LOOKING_FOR = [
  { value: 'bride', label: 'Bride' },
  { value: 'groom', label: 'Groom' },
] as const;
export type LookingFor = ValueOf<typeof LOOKING_FOR>;
