import { PassThrough } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import { sendFailure } from './failures.mjs';
import { API_PREFIX, biodataPage, passes } from './passes.mjs';

/** The longest possible timer: 0 would mean the proxy's default of ten seconds, too short for an event stream. */
const NEVER_MS = 2 ** 31 - 1;

/**
 * A response may come before the whole upload was read. A browser shows it only if the rest is still read, so
 * the proxy gets a stream it may close while the request itself is drained, and the connection stays open.
 * A sender who leaves before the end ends the call to the API as well.
 */
function drained(body) {
  const copy = new PassThrough();
  body.pipe(copy);
  copy.on('close', () => {
    body.unpipe(copy);
    body.resume();
  });
  body.on('close', () => {
    if (!body.readableEnded) copy.destroy(new Error('The sender has left.'));
  });
  return copy;
}

/** A response that has begun can only be aborted. */
function giveUp(reply) {
  if (reply.raw.headersSent) reply.raw.destroy();
  else sendFailure(reply.request, reply, 'busy');
}

/**
 * Passes /backend/api on to the API, so that browser and API share an origin, and the pages that the API makes itself.
 * Streams both ways.
 */
export async function apiProxy(app, { side, apiUrl }) {
  app.addHook('onRequest', async (request, reply) => {
    if (!passes(side, request.raw.url)) return sendFailure(request, reply, 'not-found');
  });
  const proxy = {
    upstream: apiUrl,
    http: { agentOptions: { keepAlive: true, maxSockets: 200 }, requestOptions: { timeout: NEVER_MS } },
    preHandler: async (request) => {
      if (request.body?.pipe) request.body = drained(request.body);
    },
    replyOptions: {
      // `Expect: 100-continue` is answered here; the HTTP client used for the API refuses to send it. A client begins no trace.
      rewriteRequestHeaders: (
        request,
        { expect: _expect, traceparent: _traceparent, tracestate: _tracestate, ...headers },
      ) => ({
        ...headers,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': 'http',
        'x-request-id': request.id,
      }),
      onResponse: (_request, reply, answer) => {
        reply.removeHeader('connection').send(answer.stream);
      },
      onError: giveUp,
    },
  };
  await app.register(httpProxy, { ...proxy, prefix: API_PREFIX, rewritePrefix: API_PREFIX });
  if (side !== 'member') return;
  const biodata = { prefix: '/b', rewritePrefix: `${API_PREFIX}/public/biodata`, preRewrite: biodataPage };
  await app.register(httpProxy, { ...proxy, ...biodata });
}
