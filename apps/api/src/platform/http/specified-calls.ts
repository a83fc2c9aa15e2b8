/**
 * Section 7 of the specification: its exact calls (R39), rewritten to the API's own routes before routing, so that
 * both share guards, limits and validation.
 */
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { isPublicId } from '../crypto/public-id.js';

export interface SpecifiedCall {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Below the prefix. */
  readonly path: string;
  /** The API's own route; `:id` is filled from the named part. */
  readonly to: { readonly method: string; readonly path: string };
  /** Where the own route's `:id` comes from: a query value or a property of the body. */
  readonly idFrom?: { readonly query?: string; readonly body?: string };
}

export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  { method: 'POST', path: '/auth/register.php', to: { method: 'POST', path: '/auth/register' } },
  { method: 'POST', path: '/auth/login.php', to: { method: 'POST', path: '/auth/login' } },
  { method: 'POST', path: '/auth/verify-email.php', to: { method: 'POST', path: '/auth/verify-email' } },
  { method: 'POST', path: '/auth/verify-phone.php', to: { method: 'POST', path: '/auth/verify-phone' } },
  { method: 'POST', path: '/auth/resend-otp.php', to: { method: 'POST', path: '/auth/resend-otp' } },
  { method: 'GET', path: '/profiles/list.php', to: { method: 'GET', path: '/profiles' } },
  { method: 'GET', path: '/profiles/get.php', to: { method: 'GET', path: '/profiles/:id' }, idFrom: { query: 'id' } },
  { method: 'GET', path: '/profiles/my-profile.php', to: { method: 'GET', path: '/profiles/me' } },
  { method: 'POST', path: '/profiles/update.php', to: { method: 'PATCH', path: '/profiles/me' } },
  { method: 'POST', path: '/profiles/toggle-status.php', to: { method: 'PUT', path: '/profiles/me/status' } },
  { method: 'DELETE', path: '/profiles/delete.php', to: { method: 'DELETE', path: '/profiles/me' } },
  {
    method: 'POST',
    path: '/profiles/report.php',
    to: { method: 'POST', path: '/profiles/:id/reports' },
    idFrom: { body: 'profileId' },
  },
  { method: 'POST', path: '/files/upload-photos.php', to: { method: 'POST', path: '/files/photos' } },
  { method: 'POST', path: '/files/upload-document.php', to: { method: 'POST', path: '/files/documents' } },
  { method: 'POST', path: '/coupons/validate.php', to: { method: 'POST', path: '/coupons/validate' } },
  { method: 'POST', path: '/eligible/check.php', to: { method: 'POST', path: '/eligible/check' } },
  { method: 'GET', path: '/utils/cities.php', to: { method: 'GET', path: '/cities' } },
  { method: 'POST', path: '/admin/login.php', to: { method: 'POST', path: '/admin/session' } },
  { method: 'GET', path: '/admin/pending-verifications.php', to: { method: 'GET', path: '/admin/verifications' } },
  {
    method: 'POST',
    path: '/admin/verify-user.php',
    to: { method: 'POST', path: '/admin/verifications/:id/decision' },
    idFrom: { body: 'userId' },
  },
  { method: 'POST', path: '/admin/add-eligible-users.php', to: { method: 'POST', path: '/admin/eligible-users' } },
  { method: 'POST', path: '/admin/create-coupon.php', to: { method: 'POST', path: '/admin/coupons' } },
  { method: 'GET', path: '/admin/dashboard-stats.php', to: { method: 'GET', path: '/admin/dashboard' } },
];

/** Placeholder in a path without an id, or whose id is in the body, which is read after routing. */
const NO_ID = '-';
const SOURCE = Symbol('specified call');

type Marked = IncomingMessage & { [SOURCE]?: SpecifiedCall };

/** Fastify's `rewriteUrl`: rewrites a call of the specification to the API's own route, method included. */
export const rewriteSpecifiedCalls =
  (prefix: string) =>
  (request: IncomingMessage): string => {
    const url = request.url ?? '/';
    if (!url.includes('.php')) return url;
    // Compared unparsed: a parser would normalize paths that a proxy in front treats as different, or throw.
    const [path = '', ...rest] = url.split('?');
    const searchParams = new URLSearchParams(rest.join('?'));
    const call = SPECIFIED_CALLS.find((row) => row.method === request.method && prefix + row.path === path);
    if (!call) return url;
    (request as Marked)[SOURCE] = call;
    request.method = call.to.method;
    const idKey = call.idFrom?.query;
    const id = idKey === undefined ? null : searchParams.get(idKey);
    if (idKey !== undefined) searchParams.delete(idKey);
    const query = searchParams.size > 0 ? `?${searchParams.toString()}` : '';
    // 'me' and other path segments are not ids.
    return prefix + call.to.path.replace(':id', isPublicId(id) ? id : NO_ID) + query;
  };

/** Moves an id from the body to where the own route expects it. */
export function serveSpecifiedCalls(server: FastifyInstance): void {
  server.addHook('preValidation', async (request: FastifyRequest) => {
    const key = (request.raw as Marked)[SOURCE]?.idFrom?.body;
    const body = request.body as Record<string, unknown> | null | undefined;
    if (key === undefined || typeof body !== 'object' || body === null) return;
    const { [key]: id, ...rest } = body;
    request.params = { ...(request.params as object), id: typeof id === 'string' ? id : NO_ID };
    request.body = rest;
  });
}

/**
 * Whether the request was written as a call of the specification, where its answer differs from the own route's. Only
 * the rewrite sets the mark: no header, query or body of a client can.
 */
export const IsSpecifiedCall = createParamDecorator((_: unknown, context: ExecutionContext): boolean =>
  isSpecifiedCall(context.switchToHttp().getRequest<FastifyRequest>()),
);

export const isSpecifiedCall = (request: FastifyRequest): boolean => (request.raw as Marked)[SOURCE] !== undefined;
