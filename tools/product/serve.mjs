import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { apiProxy } from '../web/api-proxy.mjs';
import { BODY_BOUNDS, boundBodies } from '../web/bodies.mjs';
import { hangUp, sendError, sendFailure } from '../web/failures.mjs';
import { fileHeaders, pageHeaders } from '../web/headers.mjs';
import { plainPath } from '../web/passes.mjs';

const NONCE_MARK = '__CSP_NONCE__';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const HEAD_MS = 10_000;
/** Every profile has the same page: what it shows is fetched. */
const PROFILE = /^\/profile\/[^/]+$/;
const CHANGE_PASSWORD = { member: '/settings', admin: '/admin/account' };
/** Folders below which nothing is a page of the application, and files, which lie at the top: a dot further down is a name's. */
const NO_PAGES = /^\/(?:(?:backend|assets|\.[^/]*)(?:\/|$)|[^/]+\.[a-z0-9]+$)/;

/** Whatever the caller accepts: robots that preview a link ask for anything, or for nothing in particular. */
function isPage({ method, raw }) {
  const pathname = plainPath(raw.url);
  const reads = method === 'GET' || method === 'HEAD';
  return reads && pathname !== null && !NO_PAGES.test(pathname);
}

/**
 * Messengers cut a link within its `%E0`, and nothing else can be read there: the application shows its page for it, from
 * which there is a way on.
 */
function withoutBrokenSigns({ method, url }) {
  const path = url.split('?', 1)[0];
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    const reads = method === 'GET' || method === 'HEAD';
    return reads && !NO_PAGES.test(path.toLowerCase()) ? '/index.html' : url;
  }
}

/** The pages that a build wrote for one address each: what a preview of their link shows, and what they load first. */
async function sharedPages(root) {
  const files = await readdir(path.join(root, 'pages')).catch(() => []);
  const names = files.filter((file) => file.endsWith('.html')).map((file) => file.slice(0, -'.html'.length));
  return new Map(names.map((name) => [name === 'home' ? '/' : `/${name}`, `pages/${name}.html`]));
}

async function pages(app, { side, root }) {
  const index = path.join(root, 'index.html');
  const hasNonce = (await readFile(index, 'utf8')).includes(NONCE_MARK);

  const shared = await sharedPages(root);

  async function sendPage(request, reply) {
    const page = shared.get(plainPath(request.raw.url)?.replace(PROFILE, '/profile')) ?? 'index.html';
    if (!hasNonce) return reply.headers(pageHeaders()).sendFile(page, { cacheControl: false });
    const nonce = randomBytes(16).toString('base64');
    const html = (await readFile(index, 'utf8')).replaceAll(NONCE_MARK, nonce);
    return reply.headers(pageHeaders(nonce)).type('text/html; charset=utf-8').send(html);
  }

  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    maxAge: YEAR_MS,
    immutable: true,
    globIgnore: ['.vite/**'],
    allowedPath: (file) => !file.startsWith('/.vite'),
    setHeaders(reply, file) {
      reply.headers(fileHeaders);
      const hashed = file.startsWith(path.join(root, 'assets'));
      if (!hashed) reply.header('Cache-Control', 'no-cache');
    },
  });
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.get('/pages/*', (request, reply) => sendFailure(request, reply, 'not-found'));
  app.get('/.well-known/change-password', (_request, reply) => reply.redirect(CHANGE_PASSWORD[side]));
  app.setNotFoundHandler((request, reply) =>
    isPage(request) ? sendPage(request, reply) : sendFailure(request, reply, 'not-found'),
  );
}

/** A connection whose request never became one: cut off, too slow, or not HTTP. */
function onClientError(error, socket) {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  hangUp(socket, error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'request-timeout' : 'malformed-request');
}

/** Serves a built SPA from `root` and its API calls from `apiUrl`, on both loopback addresses. */
export async function serveApp({ side, root, apiUrl, port, host = 'localhost', bodyBounds = BODY_BOUNDS }) {
  const app = fastify({
    logger: false,
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
    requestTimeout: bodyBounds.formMs,
    http: { headersTimeout: HEAD_MS, connectionsCheckingInterval: HEAD_MS / 5 },
    clientErrorHandler: onClientError,
    frameworkErrors: sendError,
    rewriteUrl: withoutBrokenSigns,
  });
  app.setErrorHandler(sendError);
  boundBodies(app, bodyBounds);
  await app.register(apiProxy, { side, apiUrl });
  await app.register(pages, { side, root });
  await app.listen({ port, host });
  return { stop: () => app.close() };
}
