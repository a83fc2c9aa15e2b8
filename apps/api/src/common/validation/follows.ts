import type { Rule } from '@kalyanam/shared/rules/rule';
import { ApiProperty } from '@nestjs/swagger';
import { Expose, Transform, Type } from 'class-transformer';
import { registerDecorator, ValidateNested, type ValidationArguments } from 'class-validator';

type Form = Readonly<Record<string, unknown>>;

/** Bridges a shared rule to class-validator, and describes the field by it: the field must follow the rule. */
export function Follows(rule: Rule): PropertyDecorator {
  return (target, property) => {
    registerDecorator({
      name: 'follows',
      target: target.constructor,
      propertyName: String(property),
      constraints: [rule],
      validator: {
        validate: (value: unknown, args?: ValidationArguments) => rule(value, args?.object as Form) === null,
        defaultMessage: (args?: ValidationArguments) => rule(args?.value, args?.object as Form) ?? '',
      },
    });
    const { schema } = rule;
    if (schema) ApiProperty({ ...schema, required: rule(undefined, {}) !== null })(target, property);
  };
}

/** A field that is listed so that it is accepted, and is then ignored. */
export const Ignored = (): PropertyDecorator => Follows(() => null);

/**
 * A nested object with rules of its own; one that is missing or no object is refused field by field, unless
 * it may be left out.
 */
export function FollowsNested(
  type: () => new () => object,
  { optional = false }: { optional?: boolean } = {},
): PropertyDecorator {
  return (target, property) => {
    Expose()(target, property);
    Transform(({ value }: { value: unknown }) =>
      isOneObject(value) || (optional && value === undefined) ? value : new (type())(),
    )(target, property);
    Type(type)(target, property);
    ValidateNested()(target, property);
    ApiProperty({ type, required: !optional })(target, property);
  };
}

const isOneObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
