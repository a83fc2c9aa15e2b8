/**
 * The catalogue: every field of a candidate that a registration gives and Edit Profile edits, one row each, in the
 * order in which screens show them. Types, rules, forms, filters, export and docs follow from it.
 */
import {
  dob,
  gothra,
  height,
  longText,
  optionalShortText,
  optionalSurname,
  optionalTeluguName,
  personName,
} from './field-rules.js';
import { oneOf, optional, required } from '../../base/rule.js';
import { EDUCATIONS, INCOME_BANDS, OCCUPATIONS } from '../../base/vocabulary/career.js';
import type { Option, ValueOf } from '../../base/vocabulary/option.js';
import { CASTES, COMPLEXIONS, DIETS, GENDERS, MARITAL_STATUSES } from '../../base/vocabulary/people.js';
import type { EditSection, FactSection, FieldSpec, WizardStep } from './field-spec.js';
import { FAMILY_LOCATION_RULES, WORK_LOCATION_RULES, type FamilyLocation, type WorkLocation } from './places.js';

const choice = <const O extends readonly Option[]>(options: O) =>
  ({ kind: 'choice', options, rule: required(oneOf(options)) }) as const;
const optionalChoice = <const O extends readonly Option[]>(options: O) =>
  ({ kind: 'choice', options, optional: true, rule: optional(oneOf(options)) }) as const;
const LONG_TEXT = { kind: 'long-text', rule: longText, read: true } as const;

const BASIC = { step: 'basic', section: 'basic', facts: 'personal' } as const;
const BODY = { step: 'details', section: 'details', facts: 'personal' } as const;
const COMMUNITY = { step: 'details', section: 'details', facts: 'caste' } as const;
const CAREER = { step: 'details', section: 'details', facts: 'professional' } as const;
const HOME = { step: 'family', section: 'family', facts: 'family' } as const;
const WORDS = { step: 'family', section: 'family', facts: 'words' } as const;

export const FIELDS = {
  name: {
    kind: 'text',
    rule: personName,
    ...BASIC,
    reviewed: true,
    columns: { name: 'members' },
    example: 'Sravani Reddy',
  },
  /** In Telugu letters: the name that readers of Telugu see. */
  nameTe: {
    kind: 'text',
    rule: optionalTeluguName,
    optional: true,
    ...BASIC,
    reviewed: true,
    columns: { nameTe: 'members' },
    example: 'శ్రావణి రెడ్డి',
  },
  gender: {
    ...choice(GENDERS),
    ...BASIC,
    reviewed: true,
    filter: { kind: 'looking-for', value: 'lookingFor' },
    columns: { gender: 'members' },
    example: 'female',
  },
  /** YYYY-MM-DD. */
  dob: {
    kind: 'date',
    rule: dob,
    ...BASIC,
    reviewed: true,
    filter: { kind: 'birth-years', from: 'birthYearFrom', to: 'birthYearTo' },
    columns: { dob: 'owner' },
    example: '1998-05-14',
  },
  maritalStatus: {
    ...choice(MARITAL_STATUSES),
    ...BASIC,
    reviewed: true,
    filter: { kind: 'one-of', value: 'maritalStatus' },
    columns: { maritalStatus: 'members' },
    example: 'never-married',
  },
  /** feet.inches as a string: '5.10' is 70 inches. */
  height: {
    kind: 'height',
    rule: height,
    ...BODY,
    filter: { kind: 'heights', from: 'heightFrom', to: 'heightTo' },
    columns: { heightInches: 'members' },
    example: '5.4',
  },
  diet: {
    ...optionalChoice(DIETS),
    ...BODY,
    step: null,
    filter: { kind: 'any-of', value: 'diet' },
    columns: { diet: 'members' },
    example: 'vegetarian',
  },
  caste: { ...choice(CASTES), ...COMMUNITY, columns: { caste: 'members' }, example: 'reddy' },
  subcaste: {
    kind: 'text',
    rule: optionalShortText,
    optional: true,
    ...COMMUNITY,
    read: true,
    weight: 3,
    filter: { kind: 'any-of', value: 'subcaste' },
    columns: { subcaste: 'members' },
    example: 'Motati',
  },
  /** The family's name, apart from the candidate's. */
  surname: {
    kind: 'text',
    rule: optionalSurname,
    optional: true,
    ...COMMUNITY,
    reviewed: true,
    columns: { surname: 'verified' },
    example: 'Gangireddy',
  },
  gothra: {
    kind: 'text',
    rule: gothra,
    ...COMMUNITY,
    reviewed: true,
    columns: { gothra: 'gothra' },
    example: 'Kasyapa',
  },
  education: { ...choice(EDUCATIONS), ...CAREER, columns: { education: 'members' }, example: 'masters' },
  occupation: { ...choice(OCCUPATIONS), ...CAREER, columns: { occupation: 'members' }, example: 'private' },
  annualIncome: {
    ...choice(INCOME_BANDS),
    ...CAREER,
    filter: { kind: 'bands', from: 'incomeFrom', to: 'incomeTo' },
    columns: { annualIncome: 'members' },
    example: '15-25',
  },
  workLocation: {
    kind: 'place',
    rule: WORK_LOCATION_RULES,
    read: true,
    ...CAREER,
    filter: { kind: 'place', state: 'workState', city: 'workCity', country: 'workCountry' },
    columns: {
      workType: 'members',
      workState: 'members',
      workCity: 'members',
      workCountry: 'members',
      workAddress: 'owner',
    },
    example: { type: 'india', state: 'telangana', city: 'Hyderabad' },
  },
  complexion: { ...choice(COMPLEXIONS), ...BODY, columns: { complexion: 'members' }, example: 'wheatish' },
  familyLocation: {
    kind: 'place',
    rule: FAMILY_LOCATION_RULES,
    read: true,
    ...HOME,
    filter: { kind: 'place', state: 'familyState', city: 'familyCity' },
    columns: { familyState: 'members', familyCity: 'members', familyAddress: 'addresses' },
    example: { state: 'andhra-pradesh', city: 'Kurnool' },
  },
  selfSummary: {
    ...LONG_TEXT,
    ...WORDS,
    weight: 5,
    columns: { selfSummary: 'members' },
    example: 'Data engineer who sings Annamayya keerthanas on weekends.',
  },
  expectations: {
    ...LONG_TEXT,
    ...WORDS,
    weight: 5,
    columns: { expectations: 'members' },
    example: 'Someone kind who likes books and long walks.',
  },
} as const satisfies Record<string, FieldSpec>;

type Rows = typeof FIELDS;
export type FieldName = keyof Rows;

/** The fields whose row has all of this, e.g. `FieldWith<{ reviewed: true }>`. */
export type FieldWith<Part> = { [F in FieldName]: Rows[F] extends Part ? F : never }[FieldName];

interface Places {
  workLocation: WorkLocation;
  familyLocation: FamilyLocation;
}
export type FieldValue<F extends FieldName> = F extends keyof Places
  ? Places[F]
  : Rows[F] extends { options: infer O extends readonly Option[] }
    ? ValueOf<O>
    : string;

export type OptionalField = FieldWith<{ optional: true }>;

/** Every field of a candidate, as its owner sends and gets it. */
export type ProfileFields = { [F in Exclude<FieldName, OptionalField>]: FieldValue<F> } & {
  [F in OptionalField]?: FieldValue<F> | null;
};

export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[];

/** A row by name, without the exact type of its values. */
export const fieldSpec = (field: FieldName): FieldSpec => FIELDS[field];

const fieldsWhere = (holds: (row: FieldSpec) => boolean): readonly FieldName[] =>
  FIELD_NAMES.filter((field) => holds(FIELDS[field]));

export const fieldsOfStep = (step: WizardStep) => fieldsWhere((row) => row.step === step);
export const fieldsOfSection = (section: EditSection) => fieldsWhere((row) => row.section === section);
export const fieldsOfFacts = (facts: FactSection) => fieldsWhere((row) => row.facts === facts);

/** R30: what a verified member changes only with the team's consent. */
export type ReviewedField = FieldWith<{ reviewed: true }>;
export const REVIEWED = fieldsWhere((row) => row.reviewed === true) as readonly ReviewedField[];
/** R112: free texts, which wait only where their words would hold a note. */
export type ReadField = FieldWith<{ read: true }>;
export const READ = fieldsWhere((row) => row.read === true) as readonly ReadField[];
/** Fields of which a change may wait for the team. */
export type WaitingField = ReviewedField | ReadField;
export const WAITING = fieldsWhere((row) => row.reviewed === true || row.read === true) as readonly WaitingField[];

/** Paths of a field in a form: those of a place's parts, or its own name. */
export function pathsOf(field: FieldName): readonly string[] {
  const { rule } = FIELDS[field];
  return typeof rule === 'function' ? [field] : Object.keys(rule).map((part) => `${field}.${part}`);
}

export const optionsOf = (field: FieldName): readonly Option[] => fieldSpec(field).options ?? [];

type ExampleProfile = { [F in FieldName]: FieldValue<F> };

/** A profile that follows every rule: examples of the API's description and the tests start from it. */
export function exampleProfile(): ExampleProfile {
  const rows: { readonly [F in FieldName]: { readonly example: FieldValue<F> } } = FIELDS;
  const copied = (example: unknown) => (typeof example === 'object' ? { ...example } : example);
  return Object.fromEntries(FIELD_NAMES.map((field) => [field, copied(rows[field].example)])) as ExampleProfile;
}
