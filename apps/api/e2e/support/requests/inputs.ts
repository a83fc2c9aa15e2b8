import type { Rule } from '@kalyanam/shared/base/rule';
import { RequestMethod, type Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { ModulesContainer } from '@nestjs/core';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { fieldsOf as fieldsOfDto } from '../../../src/platform/validation/ruled.js';
import { SPECIFIED_CALLS } from '../../../src/platform/http/specified-calls.js';
import type { TestApp } from '../servers/test-app.js';

export type Dto = Type<object>;
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
      if (!type || fieldsOfDto(type).size === 0) continue;
      if (kind === Number(RouteParamtypes.BODY)) inputs.body = type;
      if (kind === Number(RouteParamtypes.QUERY)) inputs.query = type;
    }
    yield [`${RequestMethod[method]} ${path}`, inputs];
  }
}

/** The fields that a DTO accepts, those of nested objects by dotted path. */
export const fieldsOf = (type: Dto): string[] =>
  [...fieldsOfDto(type)].flatMap(([name, field]) =>
    typeof field === 'function' ? [name] : fieldsOf(field.type).map((inner) => `${name}.${inner}`),
  );

/** The shared rule of a field, that of a nested object's field by dotted path. */
export function ruleOf(type: Dto, path: string): Rule {
  const [first = '', ...rest] = path.split('.');
  const field = fieldsOfDto(type).get(first);
  if (!field) throw new Error(`${type.name} has no field ${first}.`);
  return typeof field === 'function' ? field : ruleOf(field.type, rest.join('.'));
}

const NAMES_AN_ID = /^(?:.+\.)?(?:ids?|\w+Ids?|actor|subject)$/;

/** Every place of the API that takes an id: `METHOD /path#place`, where place is a part of the path or a field. */
export function placesOfIds(test: TestApp): string[] {
  const own = [...inputsOf(test)].flatMap(([route, { body, query }]) => {
    const named = [body, query].flatMap((type) => (type ? fieldsOf(type) : []));
    const parts = [...route.matchAll(/:(\w+)/g)].map(([, part = '']) => part);
    return [...parts, ...named].filter((place) => NAMES_AN_ID.test(place)).map((place) => `${route}#${place}`);
  });
  const specified = SPECIFIED_CALLS.flatMap(({ method, path, idFrom }) =>
    idFrom ? [`${method} ${path}#${idFrom.query ?? idFrom.body}`] : [],
  );
  return [...own, ...specified];
}
