import type { FieldErrors } from '../errors.js';
import type { AdminSentence } from '../admin/messages.js';
import { MESSAGES, type Sentence } from '../messages.js';
import { isValueOf, type Option } from '../vocabulary/option.js';

/** What a rule requires, in terms of JSON Schema, for the description of the API. */
export interface RuleSchema {
  readonly type?: 'string' | 'integer' | 'boolean' | 'array';
  /** Of an array. */
  readonly items?: { readonly type: 'string' };
  readonly format?: string;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

/** Refusals use only sentences of the tables: those can be looked up in another language. */
export type Refusal = Sentence | AdminSentence;

/** From a value (and the object it is in) to the sentence that refuses it, or null. */
export interface Rule {
  (value: unknown, form: Readonly<Record<string, unknown>>): Refusal | null;
  readonly schema?: RuleSchema;
}

/** The same rule with its description. */
export const described = (schema: RuleSchema, rule: Rule): Rule =>
  Object.assign((...args: Parameters<Rule>) => rule(...args), { schema });

/** Rules of an object's fields; a nested object has its own rules. */
export interface RuleSet {
  readonly [field: string]: Rule | RuleSet;
}

export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A choice, date or number that was left empty counts as left out. */
export const given = <T>(value: T): T | undefined => (isEmpty(value) ? undefined : value);

export const yesOrNo = described({ type: 'boolean' }, (value) => (typeof value === 'boolean' ? null : MESSAGES.choice));

/** The field may be sent, and nothing reads it. */
export const ignored: Rule = () => null;

/** Yes or no, or left out: an empty text is neither. */
export const optionalYesOrNo = described({ type: 'boolean' }, (value, form) =>
  value === undefined ? null : yesOrNo(value, form),
);

/** The value must be there; then each rule in turn, the first sentence counts. */
export const required = (...rules: Rule[]): Rule =>
  described(schemaOf(rules), (value, form) => (isEmpty(value) ? MESSAGES.required : firstRefusal(rules, value, form)));

/** An empty value is fine; any other must follow the rules. */
export const optional = (...rules: Rule[]): Rule =>
  described(schemaOf(rules), (value, form) => (isEmpty(value) ? null : firstRefusal(rules, value, form)));

/** The rule applies only where the condition on the surrounding object holds; otherwise the field is optional. */
export const requiredWhen = (holds: (form: Readonly<Record<string, unknown>>) => boolean, ...rules: Rule[]): Rule =>
  described(schemaOf(rules), (value, form) => (holds(form) ? required(...rules) : optional(...rules))(value, form));

/** A text; `test` sees it trimmed. */
export const text =
  (test: (text: string) => boolean, sentence: Refusal): Rule =>
  (value) =>
    typeof value === 'string' && test(value.trim()) ? null : sentence;

/** A lone surrogate is not a character, and could not be stored unchanged. */
const HALF_CHARACTER = /\p{Cs}/u;

export const atMost = (length: number, sentence: Refusal): Rule =>
  described({ type: 'string', maxLength: length }, (value) =>
    typeof value !== 'string' || HALF_CHARACTER.test(value) ? MESSAGES.text : value.length > length ? sentence : null,
  );

export const oneOf = (options: readonly Option[], ...synonyms: string[]): Rule =>
  described({ type: 'string', enum: [...options.map((option) => option.value), ...synonyms] }, (value) =>
    isValueOf(options, value) || synonyms.includes(value as string) ? null : MESSAGES.choice,
  );

export const wholeNumber = (min: number, max: number, sentence: Refusal): Rule =>
  described({ type: 'integer', minimum: min, maximum: max }, (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? null : sentence,
  );

const schemaOf = (rules: readonly Rule[]): RuleSchema =>
  Object.assign({ type: 'string' }, ...rules.map((rule) => rule.schema)) as RuleSchema;

const firstRefusal = (
  rules: readonly Rule[],
  value: unknown,
  form: Readonly<Record<string, unknown>>,
): Refusal | null => {
  for (const rule of rules) {
    const refusal = rule(value, form);
    if (refusal !== null) return refusal;
  }
  return null;
};

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

/** All refusals of a form by dotted path, e.g. `workLocation.city`. */
export function refusals(rules: RuleSet, form: unknown, prefix = ''): FieldErrors {
  const values = asObject(form);
  const found: FieldErrors = {};
  for (const [field, rule] of Object.entries(rules)) {
    const path = prefix + field;
    if (typeof rule === 'function') {
      const refusal = rule(values[field], values);
      if (refusal !== null) found[path] = refusal;
    } else {
      Object.assign(found, refusals(rule, values[field], `${path}.`));
    }
  }
  return found;
}
