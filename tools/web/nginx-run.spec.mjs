import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROOT } from '../system/settings.mjs';
import { FAILURES } from './failures.mjs';
import { pageHeaders } from './headers.mjs';
import { missingNginx, runNginx } from './run-nginx.mjs';

const KEEP_ASSETS = path.join(ROOT, 'docker/web/keep-assets.sh');
const TOKEN = 'Token-of_1';
/**
 * The part of an address before the token of a link: of each page, from the members' paths, and of each route of the
 * API.
 */
const tokenPaths = [
  ['apps/member/src/shell/pages.ts', /'(\/\S*\/):token/g, ''],
  ['apps/api/e2e/support/tables/access-table.ts', / (\/\S*\/):token/g, '/backend/api'],
].flatMap(([file, pattern, before]) => {
  const found = readFileSync(path.join(ROOT, file), 'utf8').matchAll(pattern);
  return [...new Set([...found].map(([, page]) => before + page))];
});
const MONTH_MS = 31 * 24 * 60 * 60 * 1000;

describe('the nginx of a deployment, at work', { skip: missingNginx }, () => {
  let folder;
  let nginx;
  let urls;
  const seen = [];
  const serve = (name) =>
    createServer((request, answer) => {
      seen.push({ ...request.headers, url: request.url, name });
      if (request.url.endsWith('/away')) return request.socket.destroy();
      answer.setHeader('Content-Type', 'application/json');
      answer.statusCode = request.url.endsWith('/gone') ? 404 : 200;
      return answer.end(`{"from":"${name}"}`);
    });
  const apis = [serve('api'), serve('api-admin')];
  const keep = () => execFileSync('sh', [KEEP_ASSETS, folder, path.join(folder, 'kept')]);
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-nginx-'));
    for (const side of ['member', 'admin']) {
      await mkdir(path.join(folder, side, 'assets'), { recursive: true });
      await writeFile(path.join(folder, side, 'index.html'), `<p>${side}</p>`);
      await writeFile(path.join(folder, side, 'robots.txt'), 'User-agent: *');
      for (const asset of ['old-0a1b.js', 'app-1a2b.js'])
        for (const ending of ['', '.gz'])
          await writeFile(path.join(folder, side, 'assets', asset + ending), 'export {};');
    }
    await mkdir(path.join(folder, 'member', 'pages'));
    await mkdir(path.join(folder, 'member', '.well-known'));
    for (const name of ['home', 'register', 'profile'])
      await writeFile(path.join(folder, 'member', 'pages', `${name}.html`), `<p>${name}</p>`);
    await writeFile(path.join(folder, 'member', '.well-known', 'security.txt'), 'Contact: x');
    await writeFile(path.join(folder, 'member', 'manifest.webmanifest'), '{}');
    await writeFile(path.join(folder, 'member', 'favicon.ico'), 'icon');
    for (const api of apis) await once(api.listen(0, '127.0.0.1'), 'listening');
    const [api, apiAdmin] = apis.map((server) => [server.address().port]);
    nginx = await runNginx({ folder, api, apiAdmin });
    ({ urls } = nginx);
  });
  after(async () => {
    await nginx.stop();
    for (const api of apis) {
      api.closeAllConnections();
      api.close();
    }
    await rm(folder, { recursive: true });
  });

  const isFailure = async (answer, code) => {
    const { requestId, ...body } = await answer.json();
    const { status, message, retryAfter } = FAILURES[code];
    assert.deepEqual({ ...body, status: answer.status }, { success: false, code, message, status });
    assert.match(requestId, /^[0-9a-f]{32}$/);
    assert.match(answer.headers.get('content-type'), /^application\/json/);
    assert.equal(answer.headers.get('cache-control'), 'no-store');
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    assert.equal(answer.headers.get('retry-after'), retryAfter ? String(retryAfter) : null);
  };

  it('lets an asset that is there be kept for ever, and no 404', async () => {
    const headers = { 'Accept-Encoding': 'identity' };
    const found = await fetch(`${urls.member}/assets/app-1a2b.js`, { headers });
    assert.equal(found.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal(found.headers.get('vary'), 'Accept-Encoding');
    for (const target of ['/assets/gone.js', '/gone.png', '/.vite/manifest.json', '/.well-known/gone']) {
      const gone = await fetch(urls.member + target);
      assert.deepEqual([gone.status, gone.headers.get('cache-control')], [404, 'no-store']);
      assert.equal(gone.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(await gone.text(), 'Not found');
    }
  });

  it('goes on sending the assets of releases before, for 30 days after the last release that had them', async () => {
    keep();
    const asset = path.join(folder, 'member', 'assets', 'old-0a1b.js');
    for (const ending of ['', '.gz']) await rm(asset + ending);
    keep();
    const target = `${urls.member}/assets/old-0a1b.js`;
    for (const encoding of ['identity', 'gzip']) {
      const kept = await fetch(target, { headers: { 'Accept-Encoding': encoding }, method: 'HEAD' });
      assert.deepEqual([kept.status, kept.headers.get('vary')], [200, 'Accept-Encoding']);
      assert.equal(kept.headers.get('cache-control'), 'public, max-age=31536000, immutable');
    }
    const then = new Date(Date.now() - MONTH_MS);
    for (const name of ['old-0a1b.js', 'app-1a2b.js'])
      await utimes(path.join(folder, 'kept', 'member', 'assets', name), then, then);
    keep();
    assert.deepEqual(
      [(await fetch(target)).status, (await fetch(target)).headers.get('cache-control')],
      [404, 'no-store'],
    );
    assert.ok((await readdir(path.join(folder, 'kept', 'member', 'assets'))).includes('app-1a2b.js'));
  });

  it('sends the page of an address whose name has a dot', async () => {
    assert.equal(await (await fetch(`${urls.member}/profile/john.doe`)).text(), '<p>profile</p>');
    assert.equal(await (await fetch(`${urls.member}/letters/one.two.three`)).text(), '<p>member</p>');
    assert.equal(await (await fetch(`${urls.admin}/admin/users/a.b`)).text(), '<p>admin</p>');
  });

  it('sends the page of an address that was cut within a sign, and refuses calls and files of that kind', async () => {
    for (const [host, page] of [
      ['member', 'member'],
      ['admin', 'admin'],
    ])
      for (const target of ['/%', '/profile/%E0%A4%A', '/l/%?x=%']) {
        const answer = await fetch(urls[host] + target);
        assert.deepEqual([answer.status, await answer.text()], [200, `<p>${page}</p>`]);
        assert.equal(answer.headers.get('cache-control'), 'no-cache');
        for (const name of Object.keys(pageHeaders())) assert.ok(answer.headers.has(name), name);
      }
    for (const target of ['/backend/api/%', '/assets/%']) assert.equal((await fetch(urls.member + target)).status, 400);
  });

  it('sends the page whatever the caller accepts', async () => {
    for (const accept of ['*/*', 'text/html', 'image/png'])
      for (const [target, page] of [
        ['/', 'home'],
        ['/register?from=x', 'register'],
        ['/profile/some-one', 'profile'],
      ]) {
        const answer = await fetch(urls.member + target, { headers: { accept } });
        assert.equal(await answer.text(), `<p>${page}</p>`);
        for (const [name, value] of Object.entries(pageHeaders())) assert.equal(answer.headers.get(name), value);
      }
    assert.equal((await fetch(`${urls.member}/pages/register.html`)).status, 404);
    for (const target of ['/', '/users']) assert.equal(await (await fetch(urls.admin + target)).text(), '<p>admin</p>');
  });

  it('sends what devices and finders of vulnerabilities look for', async () => {
    const manifest = await fetch(`${urls.member}/manifest.webmanifest`);
    assert.equal(manifest.headers.get('content-type'), 'application/manifest+json');
    assert.equal(await (await fetch(`${urls.member}/.well-known/security.txt`)).text(), 'Contact: x');
    const change = await fetch(`${urls.member}/.well-known/change-password`, { redirect: 'manual' });
    assert.deepEqual([change.status, change.headers.get('location')], [302, '/settings']);
    const ofTeam = await fetch(`${urls.admin}/.well-known/change-password`, { redirect: 'manual' });
    assert.deepEqual([ofTeam.status, ofTeam.headers.get('location')], [302, '/admin/account']);
    assert.equal(await (await fetch(`${urls.admin}/.well-known/security.txt`)).text(), 'Contact: x');
    for (const target of [`${urls.member}/robots.txt`, `${urls.admin}/robots.txt`, `${urls.member}/favicon.ico`]) {
      const found = await fetch(target);
      assert.deepEqual([found.status, found.headers.get('cache-control')], [200, 'no-cache']);
    }
  });

  it('passes failures of the API on, and answers its own in the same shape', async () => {
    assert.deepEqual(await (await fetch(`${urls.member}/backend/api/gone`)).json(), { from: 'api' });
    await isFailure(await fetch(`${urls.member}/backend/api/away`), 'busy');
    await isFailure(await fetch(`${urls.member}/backend/api/admin/session`), 'not-found');
    await isFailure(await fetch(`${urls.admin}/backend/api/auth/me`), 'not-found');
    await isFailure(await fetch(`${urls.member}/backend/gone`), 'not-found');
    const tooLarge = { method: 'POST', body: Buffer.alloc(300 * 1024) };
    const answer = await fetch(`${urls.member}/backend/api/auth/register`, tooLarge).catch(() => null);
    // The connection may be closed while the body is still being sent.
    if (answer) await isFailure(answer, 'payload-too-large');
  });

  it('asks the processes of its own side', async () => {
    assert.deepEqual(await (await fetch(`${urls.member}/backend/api/auth/me`)).json(), { from: 'api' });
    assert.deepEqual(await (await fetch(`${urls.admin}/backend/api/admin/session`)).json(), { from: 'api-admin' });
    assert.deepEqual(await (await fetch(`${urls.admin}/backend/api/photos/1`)).json(), { from: 'api-admin' });
  });

  it('answers the page of a biodata link with that of the API, and keeps its token out of the log', async () => {
    await fetch(`${urls.member}/b/Token-of_1?v=x`);
    assert.equal(seen.at(-1).url, '/backend/api/public/biodata/Token-of_1/page?v=x');
  });

  it('reads a biodata link without the signs of the sentence around it, and any other as an unknown one', async () => {
    for (const after of ['.', ')', '/', ',', ').', '/).', '%20', '%29%2C', '%E2%80%9D', '%0A', "'"]) {
      await fetch(`${urls.member}/b/${TOKEN}${after}`);
      assert.equal(seen.at(-1).url, `/backend/api/public/biodata/${TOKEN}/page`, after);
    }
    for (const target of ['/b/', '/b/).', '/b/Ab/page', '/b/Ab)cd']) {
      await fetch(urls.member + target);
      assert.equal(seen.at(-1).url, '/backend/api/public/biodata/-/page', target);
    }
  });

  it('keeps the token of every link out of the log', async () => {
    for (const page of tokenPaths) for (const url of [page, page.toUpperCase()]) await fetch(urls.member + url + TOKEN);
    const log = await nginx.log();
    assert.ok(!log.includes(TOKEN));
    for (const page of tokenPaths) assert.ok(log.includes(`"path":"${page}*"`), page);
  });

  it('passes on no trace that a client says it has begun', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await fetch(`${urls.member}/backend/api/gothras`, { headers: { traceparent, tracestate: 'a=b' } });
    assert.deepEqual([seen.at(-1).traceparent, seen.at(-1).tracestate], [undefined, undefined]);
  });

  it('logs a line for each request, with its id and without its query', async () => {
    await fetch(`${urls.member}/backend/api/profiles?search=secret`);
    const lines = (await nginx.log()).trim().split('\n').map(JSON.parse);
    const line = lines.find(({ path: called }) => called === '/backend/api/profiles');
    const { time, id, seconds, upstreamSeconds, ...others } = line;
    assert.ok(Date.parse(time) && seconds >= 0 && upstreamSeconds);
    assert.deepEqual(others, { method: 'GET', path: '/backend/api/profiles', status: 200, upstreamStatus: '200' });
    assert.equal(seen.at(-1)['x-request-id'], id);
    assert.ok(!JSON.stringify(lines).includes('secret'));
  });
});
