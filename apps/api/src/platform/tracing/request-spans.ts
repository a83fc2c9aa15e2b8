import { ROOT_CONTEXT, SpanKind, trace, TraceFlags, type Context, type Span } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isHealthCheck, note } from '../http/noted.js';
import { callersSpans, type CallersSpan } from '../http/trace-parent.js';
import { markFailed, type Spans } from './spans.js';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const SERVER_FAULT = 500;

/** A span for each request, under the pattern of its route. Its address may hold an id, or the token of a link. */
export function traceRequests(
  server: FastifyInstance,
  { tracer, current }: Spans,
  trustedProxies: readonly string[],
): void {
  const callerOf = callersSpans(trustedProxies);
  const spans = new WeakMap<FastifyRequest, Span>();
  server.addHook('onRequest', (request, reply, done) => {
    if (isHealthCheck(request.raw)) return done();
    const span = tracer.startSpan(...described(request), parent(callerOf(request.raw)));
    if (!span.isRecording()) return done();
    spans.set(request, span);
    note(request.raw, { trace: span.spanContext().traceId });
    reply.raw.once('close', () => {
      // A client that left before got no status.
      if (reply.raw.headersSent) span.setAttribute('http.response.status_code', reply.raw.statusCode);
      if (reply.raw.statusCode >= SERVER_FAULT) markFailed(span);
      span.end();
    });
    current.run(span, done);
  });
  // What the body of a request brings about comes from its connection, which belongs to no request.
  server.addHook('preValidation', (request, _reply, done) => {
    const span = spans.get(request);
    if (span) current.run(span, done);
    else done();
  });
}

function described({ method: given, routeOptions: { url: route } }: FastifyRequest) {
  const method = METHODS.has(given) ? given : '_OTHER';
  const attributes = { 'http.request.method': method, ...(route !== undefined && { 'http.route': route }) };
  const name = route === undefined ? method : `${method} ${route}`;
  return [name, { kind: SpanKind.SERVER, attributes }] as const;
}

function parent(caller: CallersSpan | null): Context {
  if (caller === null) return ROOT_CONTEXT;
  const { traceId, spanId, sampled } = caller;
  const traceFlags = sampled ? TraceFlags.SAMPLED : TraceFlags.NONE;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
