import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { allowPhoneCountries } from '@kalyanam/shared/base/phone';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Logger } from 'nestjs-pino';
import { bearerOf } from './platform/access/bearer.js';
import { BODY_LIMIT, serveBodyLimits } from './platform/http/body-limit.js';
import {
  BODY_TIMES,
  endConnectionsWhile,
  HEAD_TIMES,
  onClientError,
  onUnreadAddress,
  serveBodyTimes,
} from './platform/http/connections.js';
import { note } from './platform/http/noted.js';
import { serveRefusals } from './platform/http/refused-requests.js';
import { serveTags } from './platform/http/tags.js';
import { callersSpans } from './platform/http/trace-parent.js';
import { requestIds } from './platform/http/request-id.js';
import { Meters } from './platform/jobs/meters.js';
import { Settings } from './platform/config/settings.js';
import { HealthService } from './operations/health/health.service.js';
import { Metrics } from './operations/health/metrics.service.js';
import { Tracing } from './platform/tracing/tracing.service.js';
import { serveDescription } from './platform/openapi/serve.js';
import { AdminTokens } from './people/team-accounts/admin-tokens.js';
import { rewriteSpecifiedCalls, serveSpecifiedCalls } from './platform/http/specified-calls.js';

/** The HTTP server below the application, the same in production and in tests. */
export const httpAdapter = (settings: Pick<Settings, 'trustedProxies'>): FastifyAdapter =>
  new FastifyAdapter({
    bodyLimit: BODY_LIMIT,
    // `serveBodyTimes` limits silence and speed instead: a slow line is no attack.
    requestTimeout: 0,
    http: HEAD_TIMES,
    // A HEAD would do what its GET does, such as a note in a ledger of a look at which nothing was seen.
    exposeHeadRoutes: false,
    // A proxy that has just sent a call on a connection kept alive cannot know that the process is stopping.
    return503OnClosing: false,
    clientErrorHandler: onClientError,
    frameworkErrors: onUnreadAddress,
    trustProxy: [...settings.trustedProxies],
    genReqId: requestIds(settings.trustedProxies),
    rewriteUrl: rewriteSpecifiedCalls(API_PREFIX),
    routerOptions: { maxParamLength: 200 },
  });

/** Prefix, headers, cookies and shutdown: everything around the routes. */
export async function setUp(app: NestFastifyApplication, bodyTimes = BODY_TIMES): Promise<void> {
  app.useLogger(app.get(Logger));
  allowPhoneCountries(app.get(Settings).phoneCountries);
  app.setGlobalPrefix(API_PREFIX);
  // Ending by a signal sent to itself, Nest's default, does not end the first process of a container.
  app.enableShutdownHooks([], { useProcessExit: true });
  await app.register(cookie);
  await app.register(multipart, { throwFileSizeLimit: false });
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  });
  const server = app.getHttpAdapter().getInstance();
  const meters = app.get(Meters, { strict: false });
  serveRefusals(server, (limit) => meters.count('limit_refusals_total', { limit }));
  const callerOf = callersSpans(app.get(Settings).trustedProxies);
  server.addHook('onRequest', (request, _reply, done) => {
    // Now: when the line is written, the connection may be gone, and with it the address that is trusted.
    const trace = callerOf(request.raw)?.traceId;
    note(request.raw, { route: request.routeOptions.url, ...(trace !== undefined && { trace }) });
    done();
  });
  await app.get(Tracing, { strict: false }).begin(server);
  server.addHook('onSend', async (_request, reply) => {
    if (reply.statusCode >= 400 || !reply.hasHeader('cache-control')) reply.header('Cache-Control', 'no-store');
  });
  serveTags(server);
  const metrics = app.get(Metrics);
  server.addHook('onResponse', async (request, reply) => metrics.count(request, reply));
  // A client that names a type for the body it does not send (`DELETE` with JSON) means no body.
  server.addHook('onRequest', async ({ raw: { headers } }) => {
    if (!headers['transfer-encoding'] && !Number(headers['content-length'] ?? 0)) delete headers['content-type'];
  });
  const adminTokens = app.get(AdminTokens, { strict: false });
  serveBodyLimits(server, ({ headers }) => adminTokens.refusalOf(bearerOf(headers.authorization)));
  serveBodyTimes(server, bodyTimes);
  const health = app.get(HealthService, { strict: false });
  endConnectionsWhile(() => health.isStopping(), server);
  server.removeContentTypeParser('text/plain');
  serveSpecifiedCalls(server);
  if (app.get(Settings).apiDocs) serveDescription(app);
}
