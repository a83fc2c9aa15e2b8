import assert from 'node:assert/strict';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { json } from 'node:stream/consumers';
import { ROOT } from '../system/settings.mjs';
import { FAILURES } from './failures.mjs';
import { missingNginx, placeholderPages, runNginx } from './run-nginx.mjs';

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;
const read = (file) => readFileSync(path.join(ROOT, file), 'utf8');

/** The API's POST routes that carry this decorator, with the names that the specification has for them. */
function routesWith(decorator) {
  const own = globSync('apps/api/src/**/*.controller.ts', { cwd: ROOT })
    .map(read)
    .flatMap((text) => {
      const base = /@Controller\('([^']*)'\)/.exec(text)?.[1];
      return [...text.matchAll(/@Post\((?:'([^']*)')?\)([^]*?)\n {2}(?:async )?\w+\(/g)]
        .filter(([, , decorators]) => decorators.includes(decorator))
        .map(([, end]) => `/${[base, end].filter(Boolean).join('/')}`);
    });
  const specified = [
    ...read('apps/api/src/platform/http/specified-calls.ts').matchAll(/path: '(\S+\.php)', to: .*path: '(\S+)' }/g),
  ];
  const others = own.flatMap((route) => specified.filter(([, , to]) => to === route).map(([, alias]) => alias));
  return [...own, ...others].map((route) => `/backend/api${route.replace(/:\w+/, 'x')}`);
}

const FORMS = routesWith('@TakesFiles(');
const PHOTOS = FORMS.find((route) => route.endsWith('/files/photos'));
const LISTS = routesWith('@BodyLimit(LIST_BYTES');

describe('bodies on their way through the nginx of a deployment', { skip: missingNginx }, () => {
  let folder;
  let nginx;
  const calls = [];
  const api = createServer((incoming, answer) => {
    calls.push(`${incoming.method} ${incoming.url}`);
    let bytes = 0;
    incoming.on('data', (piece) => {
      bytes += piece.length;
      api.emit('piece', bytes);
    });
    incoming.on('end', () => answer.end(`{"bytes":${bytes}}`)).on('error', () => {});
  });
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-nginx-'));
    await placeholderPages(folder);
    await once(api.listen(0, '127.0.0.1'), 'listening');
    nginx = await runNginx({ folder, api: api.address().port });
  });
  after(async () => {
    await nginx.stop();
    api.closeAllConnections();
    api.close();
    await rm(folder, { recursive: true });
  });

  const hostOf = (target) => nginx.urls[target.includes('/admin/') ? 'admin' : 'member'];

  /** Sends the head of a body of this many bytes. */
  function announce(target, bytes, method = 'POST') {
    const headers = bytes === null ? {} : { 'Content-Length': bytes };
    const call = request(hostOf(target) + target, { method, headers }).on('error', () => {});
    call.flushHeaders();
    return call;
  }

  /** Whether the API hears of a body of this many bytes, or what nginx says instead. */
  async function isTaken(target, bytes) {
    calls.length = 0;
    const call = announce(target, bytes);
    const heard = once(api, 'request').then(() => null);
    const answer = await Promise.race([heard, once(call, 'response').then(([response]) => response)]);
    if (answer) await isTooLarge(answer);
    call.destroy();
    return answer === null;
  }

  async function isTooLarge(answer) {
    const { requestId, ...body } = await json(answer);
    const { status, message } = FAILURES['payload-too-large'];
    assert.deepEqual([answer.statusCode, body], [status, { success: false, code: 'payload-too-large', message }]);
    assert.match(requestId, /^[0-9a-f]{32}$/);
  }

  it('finds the routes of the API that take more than others', () => {
    assert.equal(FORMS.length, 6, FORMS.join());
    assert.equal(LISTS.length, 3, LISTS.join());
    for (const text of globSync('apps/api/src/**/*.controller.ts', { cwd: ROOT }).map(read))
      for (const [, name] of text.matchAll(/@BodyLimit\((\w+)/g)) {
        const [, bytes] = new RegExp(`const ${name} = ([\\d *]+);`).exec(text);
        const product = bytes.split('*').reduce((all, factor) => all * Number(factor), 1);
        assert.ok(product <= (name === 'LIST_BYTES' ? 4 * MEGABYTE : 256 * KILOBYTE), `${name}: ${product}`);
      }
  });

  for (const [most, targets] of [
    [40 * MEGABYTE, FORMS],
    [4 * MEGABYTE, LISTS],
    [
      256 * KILOBYTE,
      [
        '/backend/api/auth/register',
        '/backend/api/profiles/me/checks/x/code',
        '/backend/api/files/photos/1',
        '/backend/api/files/photos/order',
        '/backend/api/public/biodata/x',
        '/b/x',
        '/backend/api/admin/session',
        '/backend/api/admin/eligible-users/batches',
      ],
    ],
  ])
    for (const target of targets)
      it(`may be ${most / KILOBYTE} KB for ${target}, and no more`, async () => {
        assert.equal(await isTaken(target, most), true);
        assert.equal(await isTaken(target, most + 1), false);
      });

  it('are refused when they grow too large without having announced it', async () => {
    const call = announce('/backend/api/auth/register', null);
    const answered = once(call, 'response');
    for (let sent = 0; sent < 300 && !call.destroyed; sent += 1) call.write(Buffer.alloc(KILOBYTE));
    await isTooLarge((await answered)[0]);
    call.destroy();
  });

  it('arrive whole, if they are as large as a form with all photos', async () => {
    const bytes = 26 * MEGABYTE;
    const answer = await fetch(nginx.urls.member + PHOTOS, { method: 'POST', body: Buffer.alloc(bytes) });
    assert.deepEqual([answer.status, await answer.json()], [200, { bytes }]);
  });

  it('are 20 at once for one household, and calls without a body are not counted', async () => {
    calls.length = 0;
    const many = Array.from({ length: 21 }, () => announce('/backend/api/auth/register', KILOBYTE));
    const [refused] = await Promise.race(many.map((call) => once(call, 'response')));
    assert.deepEqual([refused.statusCode, (await json(refused)).code], [503, 'busy']);
    while (calls.length < 20) await once(api, 'request');
    assert.equal((await fetch(`${hostOf('/')}/backend/api/cities`)).status, 200);
    for (const call of many) call.destroy();
    const isFree = async () => {
      const call = announce('/backend/api/auth/register', KILOBYTE);
      const heard = once(api, 'request').then(() => true);
      const free = await Promise.race([heard, once(call, 'response').then(() => false)]);
      call.destroy();
      return free;
    };
    while (!(await isFree()));
  });

  it('are passed on as they come, so that nothing of them is kept', async () => {
    for (const target of [PHOTOS, LISTS[0], '/backend/api/auth/register']) {
      const call = announce(target, 200 * KILOBYTE);
      call.write(Buffer.alloc(100 * KILOBYTE));
      let [arrived] = await once(api, 'piece');
      while (arrived < 100 * KILOBYTE) [arrived] = await once(api, 'piece');
      call.destroy();
    }
  });
});
