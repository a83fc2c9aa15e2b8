import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { RequestMethod, type Type } from '@nestjs/common';
import { ModulesContainer, Reflector } from '@nestjs/core';
import type { DeskAct } from '@kalyanam/shared/topics/family/desk-rights';
import { ACCESS, DESK, type AccessLevel, type DeskDeclaration } from '../../../src/platform/access/access.js';
import type { TestApp } from '../servers/test-app.js';

type Handler = (...parts: unknown[]) => unknown;

const join = (...parts: string[]): string => `/${parts.join('/')}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');

interface DeclaredRoute {
  /** As 'POST /auth/login'. */
  readonly route: string;
  readonly handler: Handler;
  readonly controller: Type;
}

/** Every route that a controller declares. */
export function routesOf(test: TestApp): DeclaredRoute[] {
  const found: DeclaredRoute[] = [];
  for (const module of test.app.get(ModulesContainer).values())
    for (const { metatype } of module.controllers.values()) {
      const controller = metatype as Type & { prototype: Record<string, Handler> };
      for (const name of Object.getOwnPropertyNames(controller.prototype)) {
        const handler = controller.prototype[name] as Handler;
        const path = Reflect.getMetadata('path', handler) as string;
        const number = Reflect.getMetadata('method', handler) as number | undefined;
        if (number === undefined) continue;
        const base = Reflect.getMetadata('path', controller) as string;
        found.push({ route: `${RequestMethod[number]} ${join(base, path)}`, handler, controller });
      }
    }
  return found;
}

/** What the controllers declare: 'POST /auth/login' -> its access level, 'undeclared' where none is. */
export function declaredAccess(test: TestApp): Record<string, AccessLevel | 'undeclared'> {
  const reflector = new Reflector();
  return Object.fromEntries(
    routesOf(test).map(({ route, handler, controller }) => {
      const level = reflector.getAllAndOverride<AccessLevel | undefined>(ACCESS, [handler, controller]);
      return [route, level ?? 'undeclared'];
    }),
  );
}

/** C14: what a hand of a family desk does there, of the routes that say so. */
export function declaredDesk(test: TestApp): Record<string, DeskAct> {
  const reflector = new Reflector();
  return Object.fromEntries(
    routesOf(test).flatMap(({ route, handler }) => {
      const declared = reflector.get<DeskDeclaration | undefined>(DESK, handler);
      return declared ? [[route, declared.act]] : [];
    }),
  );
}

/** Routes on which a hand writes without a name for it; null is one, of what has a page of its own. */
export function unnamedWrites(test: TestApp): string[] {
  const reflector = new Reflector();
  return routesOf(test).flatMap(({ route, handler }) => {
    const declared = reflector.get<DeskDeclaration | undefined>(DESK, handler);
    return declared && !route.startsWith('GET ') && declared.as === undefined ? [route] : [];
  });
}

/** What the HTTP server serves below the prefix, apart from the description of the API. */
export function servedRoutes(test: TestApp): string[] {
  const ancestors: string[] = [];
  const lines = test.app.getHttpAdapter().getInstance().printRoutes({ commonPrefix: false }).split('\n');
  const routes = lines.flatMap((line) => {
    const match = /^([│├└─\s]*)(\S+)(?: \(([A-Z, ]+)\))?$/u.exec(line);
    if (!match?.[2]) return [];
    const depth = (match[1] ?? '').length / 4 - 1;
    ancestors.splice(depth, Infinity, match[2]);
    const path = ancestors.join('');
    return (match[3] ?? '').split(', ').map((method) => `${method} ${path.slice(API_PREFIX.length)}`);
  });
  return routes.filter((route) => !/^(?:HEAD|OPTIONS)? |^GET \/(?:docs|openapi)/.test(route));
}
