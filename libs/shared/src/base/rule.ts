import type { FieldErrors } from './errors.js';
import { MESSAGES } from './messages.js';
import type { Refusal } from './sentences.js';
import { isShown } from './plain-text.js';
import type { Option } from './vocabulary/option.js';

interface TextSchema {
  readonly type: 'string';
  readonly maxLength: number;
  readonly minLength?: number;
  readonly pattern?: string;
  readonly format?: string;
}

interface ChoiceSchema {
  readonly type: 'string';
  readonly enum: readonly string[];
}

interface ListSchema {
  readonly type: 'array';
  readonly maxItems: number;
  readonly items: TextSchema | ChoiceSchema | { readonly type: 'object' };
}

/** Another form, which its own rules judge. */
interface FormSchema {
  readonly type: 'object';
  readonly additionalProperties: true;
  readonly maxProperties: number;
}

/** What a rule requires, in terms of JSON Schema. Every kind says where it ends: a text its length, a list its items. */
export type RuleSchema =
  | TextSchema
  | ChoiceSchema
  | ListSchema
  | FormSchema
  | { readonly type: 'integer'; readonly minimum: number; readonly maximum: number }
  | { readonly type: 'number'; readonly enum: readonly number[] }
  | { readonly type: 'boolean' };

/** From a value (and the object it is in) to the sentence that refuses it, or null. */
export type Judge = (value: unknown, form: Readonly<Record<string, unknown>>) => Refusal | null;

/** A judge with its description, made by `described`; null describes a field that nothing reads. */
export interface Rule extends Judge {
  readonly schema: RuleSchema | null;
  /** The form in which a typed text is judged and kept. */
  readonly plain?: Plain | undefined;
}

type Plain = (typed: string) => string;
type RuleParts = Pick<Rule, 'schema' | 'plain'>;

/** A value as its rule reads it. */
const plainOf = (plain: Plain | undefined, value: unknown): unknown =>
  plain && typeof value === 'string' ? plain(value) : value;

const longest = (schema: RuleSchema): number =>
  'maxLength' in schema
    ? schema.maxLength
    : schema.type === 'string' && 'enum' in schema
      ? Math.max(...schema.enum.map((word) => word.length))
      : Infinity;

/** Whether a value is longer than its description allows. */
function tooLongFor(schema: RuleSchema): (value: unknown) => boolean {
  const most = longest(schema);
  const isItemTooLong = schema.type === 'array' && schema.items.type === 'string' ? tooLongFor(schema.items) : null;
  return (value) => {
    // It is kept composed (NFC), in which some letters take two or three characters.
    if (typeof value === 'string') return value.length > most || value.normalize('NFC').length > most;
    if (!Array.isArray(value) || schema.type !== 'array') return false;
    return value.length > schema.maxItems || (isItemTooLong !== null && value.some(isItemTooLong));
  };
}

/** The only way to make a rule: nothing reads a value that is longer than its description allows. */
export function described(
  schema: RuleSchema,
  judge: Judge,
  tooLong: Refusal = MESSAGES.choice,
  plain: Plain | undefined = undefined,
): Rule {
  const exceeds = tooLongFor(schema);
  return Object.assign<Judge, RuleParts>(
    (value, form) => (exceeds(value) ? tooLong : judge(plainOf(plain, value), form)),
    { schema, plain },
  );
}

/** Rules of an object's fields; a nested object has its own rules. */
export interface RuleSet {
  readonly [field: string]: Rule | RuleSet;
}

/** No value, or a text that shows nothing. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && !isShown(value));

/** A choice, date or number that was left empty counts as left out. */
export const given = <T>(value: T): T | undefined => (isEmpty(value) ? undefined : value);

export const yesOrNo = described({ type: 'boolean' }, (value) => (typeof value === 'boolean' ? null : MESSAGES.choice));

/** The field may be sent, and nothing reads it. */
export const ignored: Rule = Object.assign(() => null, { schema: null });

/** Yes or no, or left out: an empty text is neither. */
export const optionalYesOrNo = described({ type: 'boolean' }, (value, form) =>
  value === undefined ? null : yesOrNo(value, form),
);

type Rules = readonly [Rule, ...Rule[]];

/** The rule that the judge makes of others, which keep their own limits. */
const madeOf = (rules: Rules, judge: Judge): Rule =>
  Object.assign<Judge, RuleParts>((value, form) => judge(value, form), {
    schema: Object.assign({}, ...rules.map((rule) => rule.schema)) as RuleSchema,
    plain: rules.find(({ plain }) => plain)?.plain,
  });

const firstRefusal = (rules: Rules, ...args: Parameters<Judge>): Refusal | null => {
  for (const rule of rules) {
    const refusal = rule(...args);
    if (refusal !== null) return refusal;
  }
  return null;
};

/** The value must be there, or this sentence asks for it; then each rule in turn, the first sentence counts. */
export const filled = (sentence: Refusal, ...rules: Rules): Rule =>
  madeOf(rules, (value, form) => (isEmpty(value) ? sentence : firstRefusal(rules, value, form)));

export const required = (...rules: Rules): Rule => filled(MESSAGES.required, ...rules);

/** An empty value is fine; any other must follow the rules. */
export const optional = (...rules: Rules): Rule =>
  madeOf(rules, (value, form) => (isEmpty(value) ? null : firstRefusal(rules, value, form)));

/** The rule applies only where the condition on the surrounding object holds; otherwise the field is optional. */
export const requiredWhen = (holds: (form: Readonly<Record<string, unknown>>) => boolean, ...rules: Rules): Rule =>
  madeOf(rules, (value, form) => (holds(form) ? required(...rules) : optional(...rules))(value, form));

/** What the rule accepts is judged once more, e.g. beside other fields. */
export const alsoJudged = (rule: Rule, judge: Judge): Rule =>
  madeOf([rule], (value, form) => rule(value, form) ?? judge(plainOf(rule.plain, value), form));

interface TextRule {
  readonly max: number;
  readonly sentence: Refusal;
  readonly tooLong?: Refusal;
  readonly min?: number;
  readonly pattern?: RegExp;
  readonly format?: string;
  /** In place of trimming. */
  readonly plain?: Plain;
  readonly holds?: (text: string) => boolean;
}

/** A text of at most `max` characters as it was sent; the rest is asked of it trimmed. */
export function text({ max, sentence, tooLong = sentence, min = 0, pattern, format, plain, holds }: TextRule): Rule {
  const schema = {
    type: 'string',
    maxLength: max,
    ...(min > 0 && { minLength: min }),
    ...(pattern && { pattern: pattern.source }),
    ...(format !== undefined && { format }),
  } as const;
  const follows = (typed: string): boolean =>
    typed.length >= min && (pattern?.test(typed) ?? true) && (holds?.(typed) ?? true);
  return described(
    schema,
    (value) => (typeof value === 'string' && follows(value.trim()) ? null : sentence),
    tooLong,
    plain,
  );
}

/** A lone surrogate is not a character, and could not be stored unchanged. */
const HALF_CHARACTER = /\p{Cs}/u;

export const atMost = (length: number, sentence: Refusal): Rule =>
  described(
    { type: 'string', maxLength: length },
    (value) => (typeof value !== 'string' || HALF_CHARACTER.test(value) ? MESSAGES.text : null),
    sentence,
  );

export const oneOf = (options: readonly Option[], ...synonyms: string[]): Rule =>
  oneOfWords(...options.map((option) => option.value), ...synonyms);

export const oneOfWords = (...words: readonly string[]): Rule =>
  described({ type: 'string', enum: words }, (value) => (words.includes(value as string) ? null : MESSAGES.choice));

export const wholeNumber = (min: number, max: number, sentence: Refusal): Rule =>
  described({ type: 'integer', minimum: min, maximum: max }, (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max ? null : sentence,
  );

export const oneOfNumbers = (...numbers: readonly number[]): Rule =>
  described({ type: 'number', enum: numbers }, (value) => (numbers.includes(value as number) ? null : MESSAGES.choice));

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : {};

/** A form that follows its rules, with every text as its rule reads it. */
export function plainForm<Form extends object>(rules: RuleSet, form: Form): Form {
  const plain = { ...form } as Record<string, unknown>;
  for (const [field, rule] of Object.entries(rules)) {
    if (!Object.hasOwn(plain, field)) continue;
    const value = plain[field];
    if (typeof rule === 'function') plain[field] = plainOf(rule.plain, value);
    else if (typeof value === 'object' && value !== null) plain[field] = plainForm(rule, value);
  }
  return plain as Form;
}

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
