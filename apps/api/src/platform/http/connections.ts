/**
 * Requests that are too slow, or none at all: the sender gets the one shape of a failure (R40), then the connection
 * ends.
 */
import { STATUS_CODES } from 'node:http';
import { Server, Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { ERRORS, type ErrorCode, type Failure } from '@kalyanam/shared/base/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface BodyTimes {
  /** The longest pause between two pieces. */
  readonly pieceMs: number;
  readonly jsonMs: number;
  /** After this time a form must have a minimum rate: a photo takes minutes where the day's data is used up. */
  readonly formMs: number;
  readonly leastBytesPerSecond: number;
}

export const BODY_TIMES: BodyTimes = { pieceMs: 10_000, jsonMs: 30_000, formMs: 30_000, leastBytesPerSecond: 2000 };

const HEAD_MS = 10_000;

/** The server's own bounds, which hold for heads as well. */
export const HEAD_TIMES = { headersTimeout: HEAD_MS, connectionsCheckingInterval: HEAD_MS / 5 } as const;

/**
 * Must be called before the routes are added. Time in which the server is the one that does not read is not counted.
 */
export function serveBodyTimes(server: FastifyInstance, times: BodyTimes): void {
  const { pieceMs, jsonMs, formMs, leastBytesPerSecond } = times;
  server.addHook('onRequest', async ({ raw }, reply) => {
    const { headers, socket } = raw;
    if (!headers['transfer-encoding'] && !Number(headers['content-length'] ?? 0)) return;
    // An injected request arrives whole, and has no socket that could be cut.
    if (!(socket instanceof Socket)) return;
    const isForm = headers['content-type']?.startsWith('multipart/') ?? false;
    const began = socket.bytesRead;
    let read = began;
    let waited = 0;
    const isTooSlow = (): boolean =>
      waited > formMs && socket.bytesRead - began < (waited / 1000) * leastBytesPerSecond;
    const cut = (): void => {
      if (raw.complete) return;
      if (reply.raw.headersSent) socket.destroy();
      else hangUp(socket, 'request-timeout', String(reply.request.id));
    };
    const pieces = setInterval(() => {
      if (raw.readableLength === 0) {
        waited += pieceMs;
        if (socket.bytesRead === read || (isForm && isTooSlow())) cut();
      }
      read = socket.bytesRead;
    }, pieceMs);
    const whole = isForm ? undefined : setTimeout(cut, jsonMs);
    const end = (): void => {
      clearInterval(pieces);
      clearTimeout(whole);
      raw.off('close', end);
      socket.off('close', end);
    };
    // A request that is answered before it has ended never closes if its sender leaves then; its socket does.
    raw.once('close', end);
    socket.once('close', end);
  });
}

/** How long idle connections stay open after new ones are refused, and how often they are counted. */
const LAST_REQUESTS_MS = 500;
const COUNT_MS = 20;

/**
 * While the process is stopping each answer ends its connection. One that is kept alive behind an answer would keep the
 * process waiting for 72 s, Fastify's own time for it, where a supervisor kills it after 30.
 *
 * New connections are refused first. Idle ones stay open a little longer: a proxy may be sending a POST on one, and if
 * it ends then, the proxy cannot know whether the POST was carried out, and answers 502.
 */
export function endConnectionsWhile(isStopping: () => boolean, server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    if (isStopping()) reply.header('Connection', 'close');
  });
  // Its head, which says nothing of an end, was sent before.
  server.addHook('onResponse', async ({ raw: { socket } }) => {
    if (isStopping() && socket instanceof Socket) socket.destroySoon();
  });
  server.addHook('preClose', async () => {
    const listener = server.server;
    if (!listener.listening) return;
    // Only stops listening: the close of an HTTP server, which follows this hook, ends idle connections too.
    Server.prototype.close.call(listener);
    const connections = promisify(listener.getConnections.bind(listener));
    const until = performance.now() + LAST_REQUESTS_MS;
    while (performance.now() < until && (await connections()) > 0) await pause(COUNT_MS);
  });
}

/** Fastify's `clientErrorHandler`: what arrived was cut off, too slow, or not HTTP. */
export function onClientError({ code }: { readonly code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  hangUp(socket, code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-timeout' : 'malformed-request');
}

/** Fastify's `frameworkErrors`: an address that is longer than any, or has a broken `%`. */
export function onUnreadAddress(
  { code }: { readonly code?: string },
  { id }: FastifyRequest,
  reply: FastifyReply,
): void {
  const known = code === 'FST_ERR_MAX_PARAM_LENGTH' ? 'not-found' : 'malformed-request';
  const { status, message } = ERRORS[known];
  void reply.status(status).send({ success: false, code: known, message, requestId: id } satisfies Failure);
}

function hangUp(socket: Socket, code: ErrorCode, requestId = ''): void {
  const { status, message } = ERRORS[code];
  const body = JSON.stringify({ success: false, code, message, requestId });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    'Cache-Control: no-store',
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
