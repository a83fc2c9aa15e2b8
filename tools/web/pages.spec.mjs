import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { serveApp } from '../product/serve.mjs';

const POLICY = (styles) =>
  `default-src 'none'; script-src 'self'; style-src ${styles}; img-src 'self' data: blob:; font-src 'self'; ` +
  "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
  "require-trusted-types-for 'script'";
const EVERYWHERE = {
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
};
const PAGE = '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><p>page</p>';
const HASHED = 'public, max-age=31536000, immutable';

/** Sent as written: a client that resolves `..` would hide what the server does with it. */
function get(port, target, headers = {}) {
  return new Promise((resolve, reject) => {
    const call = request({ host: 'localhost', port, path: target, headers }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (chunk) => (body += chunk));
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body }));
    });
    call.on('error', reject).end();
  });
}

function contains(headers, wanted) {
  assert.deepEqual(Object.fromEntries(Object.keys(wanted).map((name) => [name, headers[name]])), wanted);
}

async function freePort() {
  const probe = createServer();
  await new Promise((resolve) => probe.listen(0, 'localhost', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

describe('the servers of the two applications', () => {
  let folder;
  const servers = {};
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-pages-'));
    await writeFile(path.join(folder, 'secret.txt'), 'secret');
    for (const side of ['member', 'admin']) {
      const root = path.join(folder, side);
      await mkdir(path.join(root, 'assets'), { recursive: true });
      await mkdir(path.join(root, '.vite'));
      if (side === 'member') {
        await mkdir(path.join(root, 'pages'));
        for (const name of ['home', 'register', 'profile'])
          await writeFile(path.join(root, 'pages', `${name}.html`), `<p>${name}</p>`);
        await mkdir(path.join(root, '.well-known'));
        await writeFile(path.join(root, '.well-known', 'security.txt'), 'Contact: x');
        await writeFile(path.join(root, 'manifest.webmanifest'), '{}');
      }
      await writeFile(path.join(root, 'index.html'), side === 'admin' ? PAGE : PAGE.replace('__CSP_NONCE__', ''));
      await writeFile(path.join(root, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
      await writeFile(path.join(root, 'assets', 'app-1a2b3c.js'), 'export {};');
      await writeFile(path.join(root, '.vite', 'manifest.json'), '{"secret":1}');
      const port = await freePort();
      servers[side] = { port, ...(await serveApp({ side, root, apiUrl: 'http://localhost:9', port })) };
    }
  });
  after(async () => {
    await Promise.all(Object.values(servers).map(({ stop }) => stop()));
    await rm(folder, { recursive: true });
  });

  for (const target of ['/', '/index.html', '/profile/some-one', '/admin/login'])
    it(`send ${target} as a page under the strict policy, revalidated each time`, async () => {
      const { status, headers } = await get(servers.member.port, target, { accept: 'text/html' });
      assert.equal(status, 200);
      contains(headers, { ...EVERYWHERE, 'cache-control': 'no-cache', 'content-security-policy': POLICY("'self'") });
      assert.equal(headers['content-type'], 'text/html; charset=utf-8');
      const features = headers['permissions-policy'].split(', ');
      assert.deepEqual(
        features.filter((feature) => !feature.endsWith('=()')),
        ['camera=(self)'],
      );
      assert.ok(features.includes('geolocation=()') && features.includes('microphone=()'));
    });

  it('give the administrators’ page a new nonce in every response, the same in policy and page', async () => {
    const nonces = new Set();
    for (const target of ['/', '/', '/index.html', '/admin/users']) {
      const { headers, body } = await get(servers.admin.port, target, { accept: 'text/html' });
      const [, nonce] = /content="([A-Za-z0-9+/=]{24})"/.exec(body) ?? [];
      assert.ok(nonce);
      contains(headers, { ...EVERYWHERE, 'content-security-policy': POLICY(`'self' 'nonce-${nonce}'`) });
      nonces.add(nonce);
    }
    assert.equal(nonces.size, 4);
  });

  it('let a file with a hash in its name be cached forever, and revalidate any other', async () => {
    const hashed = await get(servers.member.port, '/assets/app-1a2b3c.js');
    contains(hashed.headers, { ...EVERYWHERE, 'cache-control': HASHED });
    const icon = await get(servers.member.port, '/icon.svg');
    contains(icon.headers, { ...EVERYWHERE, 'cache-control': 'no-cache' });
  });

  for (const target of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/assets/../../secret.txt',
    '/.vite/manifest.json',
    '/assets/../.vite/manifest.json',
    '/%2evite/manifest.json',
    '/%00',
  ])
    it(`do not serve ${target}`, async () => {
      for (const { port } of Object.values(servers)) {
        const { status, body, headers } = await get(port, target);
        assert.ok(status >= 400 && status < 500, String(status));
        assert.ok(!body.includes('secret"') && body !== 'secret');
        assert.equal(headers['server'] ?? headers['x-powered-by'], undefined);
      }
    });

  for (const accept of ['text/html', '*/*', undefined])
    it(`send the page to a caller that accepts ${accept ?? 'nothing in particular'}`, async () => {
      for (const target of ['/', '/profile/some-one', '/profile/john.doe', '/register', '/privacy?x=1.5']) {
        const { status, headers } = await get(servers.member.port, target, accept ? { accept } : {});
        assert.equal(status, 200);
        assert.equal(headers['content-type'], 'text/html; charset=utf-8');
      }
    });

  for (const target of ['/%', '/profile/%E0%A4%A', '/l/%', '/l/%?x=%', '/%ff%2e%2e/secret.txt', '/admin/%'])
    it(`send the page for ${target}, which was cut within a sign`, async () => {
      for (const { port } of Object.values(servers)) {
        const { status, headers, body } = await get(port, target);
        assert.equal(status, 200);
        contains(headers, { ...EVERYWHERE, 'cache-control': 'no-cache' });
        assert.match(body, /<p>page<\/p>/);
      }
    });

  for (const target of [
    '/assets/gone.js',
    '/assets/gone',
    '/gone.png',
    '/.well-known/gone',
    '/backend/gone',
    '/backend',
  ])
    it(`send no page for ${target}, and let no cache keep that`, async () => {
      const { status, headers, body } = await get(servers.member.port, target, { accept: 'text/html' });
      assert.equal(status, 404);
      contains(headers, { ...EVERYWHERE, 'cache-control': 'no-store' });
      assert.ok(!body.includes('<'));
    });

  it('send the page of an address that has one of its own, under the same policy, and no other way', async () => {
    for (const [target, name] of [
      ['/', 'home'],
      ['/register', 'register'],
      ['/register?from=x', 'register'],
      ['/profile/some-one', 'profile'],
    ]) {
      const { headers, body } = await get(servers.member.port, target);
      assert.equal(body, `<p>${name}</p>`);
      contains(headers, { ...EVERYWHERE, 'cache-control': 'no-cache', 'content-security-policy': POLICY("'self'") });
    }
    assert.ok((await get(servers.member.port, '/profile/some/one')).body.includes('<p>page</p>'));
    assert.equal((await get(servers.member.port, '/pages/register.html')).status, 404);
  });

  it('send what devices and finders of vulnerabilities look for', async () => {
    const manifest = await get(servers.member.port, '/manifest.webmanifest');
    assert.equal(manifest.headers['content-type'], 'application/manifest+json');
    assert.equal((await get(servers.member.port, '/.well-known/security.txt')).body, 'Contact: x');
    const change = await get(servers.member.port, '/.well-known/change-password');
    assert.deepEqual([change.status, change.headers.location], [302, '/settings']);
    const ofTeam = await get(servers.admin.port, '/.well-known/change-password');
    assert.deepEqual([ofTeam.status, ofTeam.headers.location], [302, '/admin/account']);
  });

  it('answer unknown paths without a page, and with the same headers', async () => {
    const { status, headers, body } = await get(servers.member.port, '/assets/gone.js', { accept: '*/*' });
    assert.equal(status, 404);
    contains(headers, EVERYWHERE);
    assert.ok(!body.includes('<'));
  });

  it('say in the API’s own shape that it is away, and when to come back', async () => {
    const { status, headers, body } = await get(servers.member.port, '/backend/api/auth/me');
    assert.equal(status, 503);
    contains(headers, { ...EVERYWHERE, 'retry-after': '5', 'cache-control': 'no-store' });
    assert.equal(headers['content-type'], 'application/json; charset=utf-8');
    assert.deepEqual(Object.keys(JSON.parse(body)), ['success', 'code', 'message', 'requestId']);
    assert.equal(JSON.parse(body).code, 'busy');
  });

  it('pass on only the calls of their own side', async () => {
    const reach = async (side, call) => (await get(servers[side].port, `/backend/api${call}`)).status;
    assert.equal(await reach('member', '/admin/session'), 404);
    assert.equal(await reach('member', '/ADMIN/session'), 404);
    assert.equal(await reach('member', '/%61dmin/session'), 404);
    assert.equal(await reach('member', '/metrics'), 404);
    assert.equal(await reach('admin', '/auth/me'), 404);
    assert.equal(await reach('admin', '/profiles'), 404);
    assert.equal(await reach('member', '/auth/me'), 503, 'passed on, to an API that is not there');
    assert.equal(await reach('admin', '/admin/session'), 503);
  });
});
