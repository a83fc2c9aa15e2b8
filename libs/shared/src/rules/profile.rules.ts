/** Section 5: what a registration and a profile must hold. */
import type { ReviewedFields } from '../contracts/profile.js';
import { MESSAGES } from '../messages.js';
import { EDUCATIONS, INCOME_BANDS, OCCUPATIONS } from '../vocabulary/career.js';
import { CASTES, COMPLEXIONS, GENDERS, MARITAL_STATUSES } from '../vocabulary/people.js';
import { NRI_COUNTRIES, STATES, WORK_TYPES } from '../vocabulary/places.js';
import {
  aadhaar,
  agreed,
  dob,
  email,
  height,
  longText,
  newPassword,
  optionalAddress,
  optionalShortText,
  pan,
  personName,
  phone,
  shortText,
} from './fields.js';
import { atMost, oneOf, required, requiredWhen, type RuleSet } from './rule.js';
import { LIMITS } from '../limits.js';

/** R30: what a verified member changes only with the team's consent. */
export const REVIEWED = [
  'name',
  'dob',
  'gender',
  'maritalStatus',
  'gothra',
] as const satisfies (keyof ReviewedFields)[];

const inIndia = (form: Readonly<Record<string, unknown>>): boolean => form['type'] !== 'nri';
const abroad = (form: Readonly<Record<string, unknown>>): boolean => form['type'] === 'nri';
const shortLength = atMost(LIMITS.shortTextLength, MESSAGES.shortText);

export const WORK_LOCATION_RULES = {
  type: required(oneOf(WORK_TYPES, 'domestic')),
  state: requiredWhen(inIndia, oneOf(STATES)),
  city: requiredWhen(inIndia, shortLength),
  country: requiredWhen(abroad, oneOf(NRI_COUNTRIES)),
  address: optionalAddress,
} satisfies RuleSet;

export const FAMILY_LOCATION_RULES = {
  state: required(oneOf(STATES)),
  city: shortText,
  address: optionalAddress,
} satisfies RuleSet;

/** The fields that describe the candidate; Edit Profile edits every one of them (R30). */
export const PROFILE_RULES = {
  name: personName,
  dob,
  gender: required(oneOf(GENDERS)),
  caste: required(oneOf(CASTES)),
  subcaste: optionalShortText,
  gothra: shortText,
  maritalStatus: required(oneOf(MARITAL_STATUSES)),
  height,
  complexion: required(oneOf(COMPLEXIONS)),
  education: required(oneOf(EDUCATIONS)),
  occupation: required(oneOf(OCCUPATIONS)),
  annualIncome: required(oneOf(INCOME_BANDS)),
  workLocation: WORK_LOCATION_RULES,
  familyLocation: FAMILY_LOCATION_RULES,
  expectations: longText,
  selfSummary: longText,
} satisfies RuleSet;

export const REGISTRATION_RULES = {
  email,
  phone,
  password: newPassword,
  ...PROFILE_RULES,
  aadhaarNumber: aadhaar,
  panNumber: pan,
  agreeTerms: agreed,
} satisfies RuleSet;

/** R9, R16: a decision erased the numbers, so that a resubmission brings them again. */
export const RESUBMIT_RULES = { aadhaarNumber: aadhaar, panNumber: pan } satisfies RuleSet;
