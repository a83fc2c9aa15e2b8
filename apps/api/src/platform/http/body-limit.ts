import type { ErrorCode } from '@kalyanam/shared/base/errors';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** A form in which each character is escaped stays under half of it. */
export const BODY_LIMIT = 32 * 1024;
const MOST_LEVELS = 8;
const MOST_VALUES = 100;
const UNBOUNDED = `The body must be one object of at most ${MOST_LEVELS} levels with at most ${MOST_VALUES} values each.`;

interface BodyConfig {
  bodyLimit?: number;
  /** Values below the first level of the body, in lists and objects together. */
  bodyValues?: number;
}

/** Allows larger bodies on one route than on the others, and as many values as fit if it takes a list. */
export const BodyLimit = (bytes: number, { list = false } = {}): MethodDecorator =>
  RouteConfig({ bodyLimit: bytes, ...(list && { bodyValues: Infinity }) } satisfies BodyConfig);

/** Why the caller may not send a list, judged by the head alone: reading megabytes of JSON blocks the process. */
type ListRefusal = (request: FastifyRequest) => ErrorCode | null;

/** Must be called before the routes are added. */
export function serveBodyLimits(server: FastifyInstance, listRefusal: ListRefusal): void {
  server.addHook('onRoute', (route) => {
    const { bodyLimit } = (route.config ?? {}) as BodyConfig;
    if (bodyLimit !== undefined) route.bodyLimit = bodyLimit;
  });
  server.addHook('onRequest', async (request) => {
    const { bodyValues } = request.routeOptions.config as BodyConfig;
    const refused = bodyValues === undefined ? null : listRefusal(request);
    if (refused) throw new AppError(refused);
  });
  server.addHook('preValidation', async ({ body, routeOptions, is404 }) => {
    if (body === undefined || is404) return;
    const { bodyValues } = routeOptions.config as BodyConfig;
    if (!isBounded(body, bodyValues)) throw new AppError('malformed-request', { message: UNBOUNDED });
  });
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a body is one object with few values on each level and few levels: whatever walks it later ends soon. */
export function isBounded(body: unknown, bodyValues = MOST_VALUES): boolean {
  if (!isObject(body) || Array.isArray(body)) return false;
  let level: object[] = [body];
  for (let depth = 1; level.length > 0; depth += 1) {
    const values: unknown[] = level.flatMap((part) => Object.values(part) as unknown[]);
    if (depth > MOST_LEVELS || values.length > (depth === 1 ? MOST_VALUES : bodyValues)) return false;
    level = values.filter(isObject);
  }
  return true;
}
