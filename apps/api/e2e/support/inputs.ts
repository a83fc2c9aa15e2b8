import type { Rule } from '@kalyanam/shared/rules/rule';
import { RequestMethod, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import { SPECIFIED_CALLS } from '../../src/common/http/specified-calls.js';
import type { TestApp } from './test-app.js';

export type Dto = new () => object;
export interface Inputs {
  body?: Dto;
  query?: Dto;
}

/** The DTOs of every route that declares one, from the controllers of the running application. */
export function inputsOf(test: TestApp): Map<string, Inputs> {
  const found = new Map<string, Inputs>();
  for (const module of test.app.get(ModulesContainer).values())
    for (const { metatype } of module.controllers.values())
      for (const [route, inputs] of inputsOfController(metatype as Type)) found.set(route, inputs);
  return found;
}

function* inputsOfController(controller: Type): Generator<[string, Inputs]> {
  const { prototype } = controller as { prototype: object };
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const handler = Object.getOwnPropertyDescriptor(prototype, name)?.value as object;
    const method = Reflect.getMetadata('method', handler) as number | undefined;
    if (method === undefined) continue;
    const base = Reflect.getMetadata('path', controller) as string;
    const path = `/${base}/${Reflect.getMetadata('path', handler) as string}`.replace(/\/+/g, '/').replace(/\/$/, '');
    const types = (Reflect.getMetadata('design:paramtypes', prototype, name) ?? []) as Dto[];
    const inputs: Inputs = {};
    const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Record<
      string,
      { index: number }
    >;
    for (const [key, { index }] of Object.entries(args)) {
      const kind = Number(key.split(':')[0]);
      const type = types[index];
      if (!type || getMetadataStorage().getTargetValidationMetadatas(type, '', false, false).length === 0) continue;
      if (kind === Number(RouteParamtypes.BODY)) inputs.body = type;
      if (kind === Number(RouteParamtypes.QUERY)) inputs.query = type;
    }
    yield [`${RequestMethod[method]} ${path}`, inputs];
  }
}

/** The fields that a DTO accepts, those of nested objects by dotted path. */
export function fieldsOf(type: Dto): string[] {
  const rows = getMetadataStorage().getTargetValidationMetadatas(type, '', false, false);
  return [...new Set(rows.map(({ propertyName }) => propertyName))].flatMap((field) => {
    const made = plainToInstance(type, { [field]: {} }) as Record<string, object | undefined>;
    const nested = made[field]?.constructor as Dto | undefined;
    const hasFields = nested && getMetadataStorage().getTargetValidationMetadatas(nested, '', false, false).length > 0;
    return hasFields ? fieldsOf(nested).map((inner) => `${field}.${inner}`) : [field];
  });
}

/** The shared rules of a field, those of a nested object's field by dotted path. */
export function rulesOf(type: Dto, field: string): Rule[] {
  const [first = '', ...rest] = field.split('.');
  if (rest.length > 0) {
    const made = plainToInstance(type, { [first]: {} }) as Record<string, object>;
    return rulesOf(made[first]?.constructor as Dto, rest.join('.'));
  }
  return getMetadataStorage()
    .getTargetValidationMetadatas(type, '', false, false)
    .filter(({ propertyName, name }) => propertyName === field && name === 'follows')
    .map(({ constraints }) => (constraints as Rule[])[0]!);
}

const NAMES_SOMEBODY = /^(?:ids?|\w+Ids?|actor|subject)$/;

/** Every place of the API that takes an id: `METHOD /path#place`, the place being a part of the path or a field. */
export function placesOfIds(test: TestApp): string[] {
  const own = [...inputsOf(test)].flatMap(([route, { body, query }]) => {
    const named = [body, query].flatMap((type) => (type ? fieldsOf(type) : []));
    const parts = [...route.matchAll(/:(\w+)/g)].map(([, part = '']) => part);
    return [...parts, ...named].filter((place) => NAMES_SOMEBODY.test(place)).map((place) => `${route}#${place}`);
  });
  const specified = SPECIFIED_CALLS.flatMap(({ method, path, idFrom }) =>
    idFrom ? [`${method} ${path}#${idFrom.query ?? idFrom.body}`] : [],
  );
  return [...own, ...specified];
}
