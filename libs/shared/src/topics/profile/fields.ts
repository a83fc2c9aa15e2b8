/** The fields of `profiles`: what a registration gives, and Edit Profile edits. */
import type { Option, ValueOf } from '../../base/vocabulary/option.js';
import { rowsOf } from './catalogue.js';
import type { EditSection, FactSection, FieldSpec, WizardStep } from './field-spec.js';
import type { FamilyLocation, WorkLocation } from './places.js';

export const FIELDS = rowsOf('profiles');

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
