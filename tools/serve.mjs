import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { apiProxy } from './web/api-proxy.mjs';
import { fileHeaders, pageHeaders } from './web/headers.mjs';

const NONCE_MARK = '__CSP_NONCE__';
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

function isNavigation(request) {
  const { pathname } = new URL(request.raw.url, 'http://localhost');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  return reads && !path.extname(pathname) && (request.headers.accept ?? '').includes('text/html');
}

async function pages(app, { root }) {
  const index = path.join(root, 'index.html');
  const hasNonce = (await readFile(index, 'utf8')).includes(NONCE_MARK);

  async function sendPage(reply) {
    if (!hasNonce) return reply.headers(pageHeaders()).sendFile('index.html', { cacheControl: false });
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
  app.get('/', (_request, reply) => sendPage(reply));
  app.get('/index.html', (_request, reply) => sendPage(reply));
  app.setNotFoundHandler((request, reply) => {
    if (isNavigation(request)) return sendPage(reply);
    return reply.code(404).headers(fileHeaders).type('text/plain; charset=utf-8').send('Not found');
  });
}

/** Serves a built SPA from `root` and its API calls from `apiUrl`, on both loopback addresses. */
export async function serveApp({ side, root, apiUrl, port, host = 'localhost' }) {
  const app = fastify({ logger: false, forceCloseConnections: true });
  await app.register(apiProxy, { side, apiUrl });
  await app.register(pages, { root });
  await app.listen({ port, host });
  return { stop: () => app.close() };
}
