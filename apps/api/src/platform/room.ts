import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import { APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import type { Side } from './config/settings.js';

interface Parts {
  controllers?: readonly Type[];
  providers?: readonly Provider[];
}

/**
 * What a folder of a district brings: its parts are in every process, in commands too. A long list is in a file of its
 * folder, a short one in the module of the district.
 */
export interface Room extends Parts {
  entities?: readonly Type[];
  /** Only in processes that serve members: their routes, and work that must not run twice. */
  members?: Parts;
  /** Only in processes that serve the team. */
  team?: Parts;
}

/** The side of the product that a process serves; null for a command, which serves no one. */
type Served = Side | null;

/** A district as a module, the same object for each side however often it is asked for. */
export type District = (side: Served) => DynamicModule;

/**
 * Makes a district of its rooms. Everything in them may be injected into this district and into those above it;
 * the linter holds the order.
 */
export function district(
  name: string,
  { below, rooms }: { below: readonly District[]; rooms: readonly Room[] },
): District {
  const made = new Map<Served, DynamicModule>();
  const make = (side: Served): DynamicModule => {
    const parts = rooms.flatMap(({ members, team, ...both }): readonly Parts[] => [
      both,
      ...(members && (side === 'all' || side === 'member') ? [members] : []),
      ...(team && (side === 'all' || side === 'admin') ? [team] : []),
    ]);
    const entities = TypeOrmModule.forFeature(rooms.flatMap((room) => room.entities ?? []));
    const lower = below.map((other) => other(side));
    const providers = parts.flatMap((part) => part.providers ?? []);
    return {
      module: namedModule(name),
      imports: [entities, ...lower],
      controllers: parts.flatMap((part) => part.controllers ?? []),
      providers,
      exports: [entities, ...lower, ...providers.map(tokenOf).filter((token) => !NEST_TAKES.has(token))],
    };
  };
  return (side) => {
    const known = made.get(side) ?? make(side);
    made.set(side, known);
    return known;
  };
}

/** Nest names a module by its class, in its log and its errors. */
function namedModule(name: string): Type {
  const named = { [name]: class {} }[name]!;
  Module({})(named);
  return named;
}

/** Tokens under which Nest collects what it applies to every request; no one injects them. */
const NEST_TAKES = new Set<unknown>([APP_FILTER, APP_GUARD, APP_INTERCEPTOR, APP_PIPE]);

const tokenOf = (provider: Provider) => (typeof provider === 'function' ? provider : provider.provide);
