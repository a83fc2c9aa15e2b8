/** R70: lists of towns and pages of browse are not sent again to clients that have them. */
import { hash } from 'node:crypto';
import { applyDecorators, Header } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** @param cacheControl for how long the answer may be used without asking whether it still is the same */
export const Tagged = (cacheControl: string): MethodDecorator =>
  applyDecorators(Header('Cache-Control', cacheControl), RouteConfig({ tagged: true }));

export function serveTags(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => taggedPayload(request, reply, payload));
}

function taggedPayload(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const { tagged } = request.routeOptions.config as { tagged?: boolean };
  if (!tagged || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  // Weak: a proxy may compress the answer.
  const tag = `W/"${hash('sha1', payload, 'base64url')}"`;
  reply.header('ETag', tag);
  if (!isAmong(tag, request.headers['if-none-match'])) return payload;
  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return null;
}

const isAmong = (tag: string, known: string | undefined): boolean =>
  known !== undefined && (known === '*' || known.split(',').some((one) => one.trim() === tag));
