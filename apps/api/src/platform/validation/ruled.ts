import type { FieldErrors } from '@kalyanam/shared/base/errors';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { isEmpty, type Rule, type RuleSet } from '@kalyanam/shared/base/rule';
import type { Type } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { registerDecorator, ValidateNested, type ValidationArguments } from 'class-validator';
type Form = Readonly<Record<string, unknown>>;
type RulesFor<Request> = { readonly [Field in keyof Request]-?: Rule | RuleSet };

/** A nested object of a request, with rules of its own. */
interface NestedField {
  readonly type: Type<object>;
  readonly optional: boolean;
}

const FIELDS = Symbol('fields');
/** The fields of a class made here, in the order of their rules. */
export const fieldsOf = (type: Type<unknown>): ReadonlyMap<string, Rule | NestedField> =>
  (Reflect.getMetadata(FIELDS, type.prototype as object) as Map<string, Rule | NestedField> | undefined) ?? new Map();

/**
 * Makes a request's class from its shared rules, for the validation pipe and the OpenAPI document. Fields of the
 * second table may be omitted, but not emptied against their rule.
 */
export function ruled<Request extends object>(rules: RulesFor<Request>): Type<Request>;
export function ruled<Request extends object, Optional extends keyof Request>(
  rules: RulesFor<Omit<Request, Optional>>,
  whenGiven: RulesFor<Pick<Request, Optional>>,
): Type<Request>;
export function ruled(rules: RuleSet, whenGiven: RuleSet = {}): Type<object> {
  const made: Type<object> = class {};
  const fields = new Map<string, Rule | NestedField>();
  const add = (field: string, rule: Rule | RuleSet, optional: boolean): void => {
    if (typeof rule === 'function') fields.set(field, optional ? ifGiven(rule) : rule);
    else fields.set(field, { type: nested(field, rule), optional });
  };
  for (const [field, rule] of Object.entries(rules)) add(field, rule, false);
  for (const [field, rule] of Object.entries(whenGiven)) add(field, rule, true);
  for (const [name, field] of fields)
    if (typeof field === 'function') follow(made, name, field);
    else contain(made, name, field);
  Reflect.defineMetadata(FIELDS, fields, made.prototype as object);
  return made;
}

const ifGiven = (rule: Rule): Rule =>
  Object.assign((...[value, form]: Parameters<Rule>) => (value === undefined ? null : rule(value, form)), {
    schema: rule.schema,
    plain: rule.plain,
  });

const nestedTypes = new Map<RuleSet, Type<object>>();
/** One class per table of rules, named after the field: `workLocation` is a `WorkLocationDto`. */
function nested(field: string, rules: RuleSet): Type<object> {
  const name = `${field.charAt(0).toUpperCase()}${field.slice(1)}Dto`;
  const type = nestedTypes.get(rules) ?? { [name]: class extends ruled<object>(rules) {} }[name]!;
  nestedTypes.set(rules, type);
  return type;
}

function follow(type: Type<object>, field: string, rule: Rule): void {
  registerDecorator({
    name: 'follows',
    target: type,
    propertyName: field,
    validator: {
      validate: (value: unknown, args?: ValidationArguments) => rule(value, args?.object as Form) === null,
      defaultMessage: (args?: ValidationArguments) => rule(args?.value, args?.object as Form) ?? '',
    },
  });
  if (rule.schema)
    ApiProperty({ ...rule.schema, required: rule(undefined, {}) !== null } as ApiPropertyOptions)(
      type.prototype as object,
      field,
    );
}

function contain(type: Type<object>, field: string, { type: inner, optional }: NestedField): void {
  ValidateNested()(type.prototype as object, field);
  ApiProperty({ type: () => inner, required: !optional })(type.prototype as object, field);
}

/** An instance of a request's class; a nested value that is missing or not an object is refused field by field. */
export function toInstance<T>(type: Type<T>, plain: unknown): T | T[] {
  if (Array.isArray(plain)) return plain.map((item: unknown) => toInstance(type, item) as T);
  if (typeof plain !== 'object' || plain === null) return plain as T;
  const made = Object.assign(new type() as Record<string, unknown>, plain);
  for (const [name, field] of fieldsOf(type)) {
    if (typeof field === 'function' || (field.optional && made[name] === undefined)) continue;
    made[name] = toInstance(field.type, isOneObject(made[name]) ? made[name] : {});
  }
  return made as T;
}

/** The instance of a request that follows its rules, with every text as its rule reads it, and empty where it shows nothing. */
export function withPlainTexts<T>(type: Type<unknown>, made: T): T {
  if (!isOneObject(made)) return made;
  const values = made as Record<string, unknown>;
  for (const [name, field] of fieldsOf(type)) {
    const value = values[name];
    if (typeof field !== 'function') withPlainTexts(field.type, value);
    else if (typeof value === 'string') values[name] = isEmpty(value) ? '' : (field.plain?.(value) ?? value);
  }
  return made;
}

/** What its rules say against a request without objects within; null for a request that may have some. */
export function flatRefusals(type: Type<unknown>, plain: unknown): FieldErrors | null {
  const fields = fieldsOf(type);
  if (!isOneObject(plain) || fields.size === 0) return null;
  const form = plain as Form;
  const refusals: (readonly [name: string, sentence: string])[] = [];
  for (const name of Object.keys(form)) if (!fields.has(name)) refusals.push([name, MESSAGES.unknownField]);
  for (const [name, rule] of fields) {
    if (typeof rule !== 'function') return null;
    const sentence = rule(form[name], form);
    if (sentence !== null) refusals.push([name, sentence]);
  }
  // From entries, so that a name such as `__proto__` is a field like any other.
  return Object.fromEntries(refusals);
}

/** Paths of unknown names that every object has, such as `constructor`: the library overlooks or drops them. */
export function inheritedNames(type: Type<unknown>, plain: unknown, path = ''): string[] {
  if (!isOneObject(plain)) return [];
  return Object.entries(plain).flatMap(([name, value]) => {
    const field = fieldsOf(type).get(name);
    if (field === undefined) return name in {} || name === 'prototype' ? [path + name] : [];
    return typeof field === 'function' ? [] : inheritedNames(field.type, value, `${path}${name}.`);
  });
}

const isOneObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
