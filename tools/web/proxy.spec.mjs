import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { serveApp } from '../product/serve.mjs';
import { ROOT } from '../system/settings.mjs';
import { freePort, freePorts } from '../system/ports.mjs';
import { BODY_BOUNDS, householdOf } from './bodies.mjs';
import { FAILURES } from './failures.mjs';

/**
 * Ways to write a path that a second server might read differently; `@` is the place of the call that must not get
 * through.
 */
const FORMS = [
  '/backend/api/./@',
  '/backend/api/%2e/@',
  '/backend/api/%2E/@',
  '/backend/api/././@',
  '/backend/api/.//@',
  '/backend/api//./@',
  '/backend/api/x/../@',
  '/backend/api/x/%2e%2e/@',
  '/backend/api/x/.%2e/@',
  '/backend/api/x/%2e./@',
  '/backend/api/x/%2E%2E/@',
  '/backend/api/x%2f..%2f@',
  '/backend/api/%2e%2f@',
  '/backend/api/.%2f@',
  '/backend/api/%252e/@',
  '/backend/api/x/%252e%252e/@',
  '/backend/api/.\\@',
  '/backend/api/%2e%5c@',
  '/backend/api/x\\..\\@',
  '/backend/api/x/..;/../@',
  '/backend/./api/@',
  '/backend/%2e/api/@',
  '/./backend/api/@',
  '/%2e/backend/api/@',
  '/x/../backend/api/@',
  '/x/%2e%2e/backend/api/@',
  '//backend/api/@',
  '///backend/api/./@',
  '\\backend\\api\\@',
  '/backend\\api\\@',
  '/backend/api\\@',
  '/backend/api/%5c@',
  '/backend/api/..%2fapi%2f@',
  '/backend/api/%00/@',
  '/backend/api/%/@',
  '/backend/api/%c0%ae/@',
  '/backend/api/./@#x',
];

/** An API that keeps what it got, and answers an upload only when it has arrived. */
function startApi() {
  const seen = [];
  let open = 0;
  const server = createServer((incoming, answer) => {
    seen.push({ url: incoming.url, id: incoming.headers['x-request-id'], trace: incoming.headers.traceparent });
    incoming.resume().on('end', () => answer.end('{"success":true}'));
  });
  server.on('connection', (socket) => {
    open += 1;
    socket.on('close', () => (open -= 1)).on('error', () => {});
  });
  return { server, seen, open: () => open };
}

describe('the way to the API', () => {
  const api = startApi();
  const hosts = {};
  let folder;
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-proxy-'));
    await writeFile(path.join(folder, 'index.html'), '<p>page</p>');
    api.server.listen(0, '127.0.0.1');
    await once(api.server, 'listening');
    const apiUrl = `http://127.0.0.1:${api.server.address().port}`;
    const ports = await freePorts();
    const serve = { root: folder, host: '127.0.0.1', apiUrl };
    const patient = { ...BODY_BOUNDS, mostAtOnce: 1000 };
    const hasty = { ...patient, pieceMs: 50, jsonMs: 60_000, formMs: 60_000 };
    hosts.member = { port: ports.member, ...(await serveApp({ ...serve, side: 'member', port: ports.member })) };
    hosts.admin = { port: ports.admin, ...(await serveApp({ ...serve, side: 'admin', port: ports.admin })) };
    const hastyHost = { ...serve, side: 'member', port: ports.api, bodyBounds: hasty };
    hosts.hasty = { port: ports.api, ...(await serveApp(hastyHost)) };
    const crowdedHost = { ...serve, side: 'member', port: await freePort(), bodyBounds: patient };
    hosts.crowded = { port: crowdedHost.port, ...(await serveApp(crowdedHost)) };
  });
  after(async () => {
    await Promise.all(Object.values(hosts).map(({ stop }) => stop()));
    api.server.closeAllConnections();
    api.server.close();
    await rm(folder, { recursive: true });
  });

  /** What comes back for a request sent as written, with the connection closed after it. */
  async function send(host, text) {
    const socket = connect(hosts[host].port, '127.0.0.1').setEncoding('latin1');
    let answer = '';
    socket.on('data', (piece) => (answer += piece)).on('error', () => {});
    socket.write(text);
    await once(socket, 'close');
    const [head, body = ''] = answer.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
  }
  const get = (host, target) => send(host, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);

  it('says of its own failures what the API says', async () => {
    const written = await readFile(path.join(ROOT, 'libs/shared/src/base/errors.ts'), 'utf8');
    const messages = await readFile(path.join(ROOT, 'libs/shared/src/base/messages.ts'), 'utf8');
    for (const [code, { status, message }] of Object.entries(FAILURES)) {
      assert.match(written, new RegExp(`'?${code}'?: \\{\\s*status: ${status},`));
      assert.ok(written.includes(`'${message}'`) || messages.includes(`'${message}'`), message);
    }
  });

  it('answers the page of a biodata link with that of the API, for members alone', async () => {
    assert.equal((await get('member', '/b/Ab-c_1?v=x&others=y')).status, 200);
    const [{ url }] = api.seen.splice(0);
    assert.equal(url, '/backend/api/public/biodata/Ab-c_1/page?v=x&others=y');
    await get('admin', '/b/Ab-c_1');
    assert.deepEqual(api.seen, []);
  });

  it('reads a biodata link without the signs of the sentence around it', async () => {
    for (const after of [
      '.',
      ')',
      '/',
      ',',
      ').',
      '/).',
      '%20',
      '%29%2C',
      '%E2%80%9D',
      '%E0%A5%A4',
      '%0A',
      '!?v=x',
      "'",
    ]) {
      await get('member', `/b/Ab-c_1${after}`);
      const [{ url }] = api.seen.splice(0);
      assert.equal(url, `/backend/api/public/biodata/Ab-c_1/page${after.startsWith('!') ? '?v=x' : ''}`, after);
    }
  });

  it('asks for the page of an unknown link where there is no token, and passes on nothing of it', async () => {
    for (const target of ['/b', '/b/', '/b/).', '/b/Ab/page', '/b/..%2fadmin', '/b/Ab)cd', '/b/Ab%2fadmin']) {
      await get('member', target);
      const seen = api.seen.splice(0).map(({ url }) => url);
      assert.deepEqual(seen, ['/backend/api/public/biodata/-/page'], target);
    }
  });

  for (const form of FORMS)
    it(`leads no caller to the other side by ${form}`, async () => {
      for (const [host, call] of [
        ['member', 'admin/session'],
        ['admin', 'auth/me'],
      ]) {
        const { status, body } = await get(host, form.replace('@', call));
        // A path that does not begin with the API's prefix as written may be a page of the application.
        assert.ok(status === 400 || status === 404 || body.includes('<p>page</p>'), `${host}: ${status} ${body}`);
      }
      assert.deepEqual(api.seen, []);
    });

  for (const target of [
    '/backend/api/./admin/session',
    '/backend/api/%2e/admin/session',
    '/backend/api/admin/%2e%2e/auth/me',
    '/backend/api/%/x',
    '/backend/api/x%00',
    '/backend/gone',
  ])
    it(`answers ${target} in the shape of the API`, async () => {
      for (const host of ['member', 'admin']) {
        const { status, head, body } = await get(host, target);
        const { success, code, message, requestId, ...others } = JSON.parse(body);
        assert.deepEqual({ success, status, message }, { success: false, ...FAILURES[code] });
        assert.match(requestId, /^[0-9a-f-]{36}$/);
        assert.deepEqual(others, {});
        assert.match(head, /\r\ncache-control: no-store/);
      }
    });

  for (const target of ['/.vite/manifest.json', '/assets/%', '/../x.txt', '/x%00.txt'])
    it(`answers ${target} with a plain sentence`, async () => {
      const { status, head, body } = await get('member', target);
      assert.ok(status === 400 || status === 404);
      assert.match(head, /\r\ncontent-type: text\/plain; charset=utf-8/);
      assert.ok(
        Object.values(FAILURES).some(({ message }) => body.includes(message)),
        body,
      );
    });

  it('says in the same shape that a request is none', async () => {
    const { status, body } = await send('member', 'this is not HTTP\r\n\r\n');
    assert.equal(status, 400);
    assert.equal(JSON.parse(body).code, 'malformed-request');
  });

  it('tells the API the id of a request', async () => {
    api.seen.length = 0;
    await get('member', '/backend/api/health/live');
    assert.match(api.seen[0].id, /^[0-9a-f-]{36}$/);
  });

  it('passes on no trace that a client says it has begun', async () => {
    api.seen.length = 0;
    const traceparent = 'traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await send('member', `GET /backend/api/cities HTTP/1.1\r\nHost: x\r\n${traceparent}\r\nConnection: close\r\n\r\n`);
    assert.deepEqual(
      api.seen.map(({ trace }) => trace),
      [undefined],
    );
  });

  const until = async (holds) => {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 10));
  };
  const HEAD =
    'POST /backend/api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{';

  it('is free again when 250 senders of bodies without an end have left', async () => {
    api.seen.length = 0;
    const senders = Array.from({ length: 250 }, () => connect(hosts.crowded.port, '127.0.0.1').on('error', () => {}));
    for (const sender of senders) sender.write(HEAD);
    await until(() => api.seen.length >= 200);
    for (const sender of senders) sender.destroy();
    assert.equal((await get('crowded', '/backend/api/health/live')).status, 200);
    await until(() => api.open() < 10);
  });

  it('lets one household send 20 bodies in parallel, and stays free for others', async () => {
    api.seen.length = 0;
    const heard = [];
    const senders = Array.from({ length: 60 }, () =>
      connect(hosts.member.port, '127.0.0.1')
        .on('error', () => {})
        .on('data', (answer) => heard.push(String(answer))),
    );
    for (const sender of senders) sender.write(HEAD);
    await until(() => heard.length === 40 && api.seen.length === 20);
    for (const answer of heard) assert.match(answer, /^HTTP\/1\.1 503 .*"code":"busy"/s);
    assert.equal((await get('member', '/backend/api/health/live')).status, 200);
    for (const sender of senders) sender.destroy();
    await until(() => api.open() < 10);
    const late = send('member', HEAD.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n') + 'x'.repeat(98));
    assert.equal((await late).status, 200);
  });

  it('takes a /64 of IPv6 for one household', () => {
    const households = ['2001:db8:1:2::5', '2001:db8:1:2:3:4:5:6', '2001:db8::1', '::ffff:192.0.2.1', '192.0.2.1'];
    assert.deepEqual(households.map(householdOf), [
      ...['2001:db8:1:2', '2001:db8:1:2', '2001:db8:0:0', '192.0.2.1', '192.0.2.1'],
    ]);
  });

  it('cuts off a body of which no more comes, and says so', async () => {
    const { status, body } = await send('hasty', HEAD);
    assert.equal(status, 408);
    assert.equal(JSON.parse(body).code, 'request-timeout');
  });

  it('lets a body take its time while pieces of it come', async () => {
    const call = request({
      port: hosts.hasty.port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/backend/api/auth/login',
    });
    for (let piece = 0; piece < 20; piece += 1) {
      call.write('x');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    call.end();
    const [answer] = await once(call, 'response');
    assert.equal(answer.statusCode, 200);
    answer.resume();
  });
});
