import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ROOT } from '../settings.mjs';
import { freePorts } from '../system/ports.mjs';
import { FAILURES } from './failures.mjs';
import { pageHeaders } from './headers.mjs';

const TYPES = '/etc/nginx/mime.types';
const missing = spawnSync('nginx', ['-v']).error ? 'nginx is not installed' : false;

describe('the nginx of a deployment, at work', { skip: missing }, () => {
  let folder;
  let nginx;
  let log = '';
  let urls;
  const seen = [];
  const api = createServer((request, answer) => {
    seen.push({ ...request.headers, url: request.url });
    if (request.url.endsWith('/away')) return request.socket.destroy();
    answer.setHeader('Content-Type', 'application/json');
    answer.statusCode = request.url.endsWith('/gone') ? 404 : 200;
    return answer.end('{"from":"api"}');
  });
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-nginx-'));
    await cp(path.join(ROOT, 'docker/nginx'), folder, { recursive: true });
    await cp(TYPES, path.join(folder, 'mime.types'));
    for (const side of ['member', 'admin']) {
      await mkdir(path.join(folder, side, 'assets'), { recursive: true });
      await writeFile(path.join(folder, side, 'index.html'), `<p>${side}</p>`);
      await writeFile(path.join(folder, side, 'assets', 'app-1a2b.js'), 'export {};');
      await writeFile(path.join(folder, side, 'assets', 'app-1a2b.js.gz'), 'export {};');
    }
    await mkdir(path.join(folder, 'member', 'pages'));
    await mkdir(path.join(folder, 'member', '.well-known'));
    for (const name of ['home', 'register', 'profile'])
      await writeFile(path.join(folder, 'member', 'pages', `${name}.html`), `<p>${name}</p>`);
    await writeFile(path.join(folder, 'member', '.well-known', 'security.txt'), 'Contact: x');
    await writeFile(path.join(folder, 'member', 'manifest.webmanifest'), '{}');
    api.listen(0, '127.0.0.1');
    await once(api, 'listening');
    const ports = await freePorts();
    const written = await readFile(path.join(folder, 'nginx.conf'), 'utf8');
    const changed = written
      .replaceAll('/srv/', `${folder}/`)
      .replaceAll('/tmp/nginx.pid', `${folder}/nginx.pid`)
      .replace('access_log /dev/stdout', `access_log ${folder}/access.log`)
      .replace('worker_processes auto', 'error_log stderr;\nuser root;\nworker_processes 1')
      // Names are looked up by the containers' own resolver, and again since 1.27.3 only.
      .replace('server api:3000 resolve;', `server 127.0.0.1:${api.address().port};`)
      .replace('listen 8080;', `listen 127.0.0.1:${ports.member};`)
      .replace('listen 8081;', `listen 127.0.0.1:${ports.admin};`);
    await writeFile(
      path.join(folder, 'nginx.conf'),
      process.getuid() === 0 ? changed : changed.replace('user root;\n', ''),
    );
    nginx = spawn('nginx', ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-g', 'daemon off;']);
    nginx.stderr.on('data', (piece) => (log += piece));
    urls = { member: `http://127.0.0.1:${ports.member}`, admin: `http://127.0.0.1:${ports.admin}` };
    while (!(await fetch(urls.member).catch(() => null))) {
      assert.equal(nginx.exitCode, null, log);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  after(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    api.closeAllConnections();
    api.close();
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
    for (const target of ['/assets/gone.js', '/gone.png', '/.vite/manifest.json']) {
      const gone = await fetch(urls.member + target);
      assert.deepEqual([gone.status, gone.headers.get('cache-control')], [404, 'no-store']);
      assert.equal(gone.headers.get('x-content-type-options'), 'nosniff');
      assert.equal(await gone.text(), 'Not found');
    }
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

  it('sends what devices and finders of holes look for', async () => {
    const manifest = await fetch(`${urls.member}/manifest.webmanifest`);
    assert.equal(manifest.headers.get('content-type'), 'application/manifest+json');
    assert.equal(await (await fetch(`${urls.member}/.well-known/security.txt`)).text(), 'Contact: x');
    const change = await fetch(`${urls.member}/.well-known/change-password`, { redirect: 'manual' });
    assert.deepEqual([change.status, change.headers.get('location')], [302, '/settings']);
  });

  it('passes failures of the API on, and answers its own in the same shape', async () => {
    assert.deepEqual(await (await fetch(`${urls.member}/backend/api/gone`)).json(), { from: 'api' });
    await isFailure(await fetch(`${urls.member}/backend/api/away`), 'busy');
    await isFailure(await fetch(`${urls.member}/backend/api/admin/session`), 'not-found');
    await isFailure(await fetch(`${urls.admin}/backend/api/auth/me`), 'not-found');
    await isFailure(await fetch(`${urls.member}/backend/gone`), 'not-found');
    const tooLarge = { method: 'POST', body: Buffer.alloc(41 * 1024 * 1024) };
    const answer = await fetch(`${urls.member}/backend/api/files/photos`, tooLarge).catch(() => null);
    // The connection may be closed while the body is still being sent.
    if (answer) await isFailure(answer, 'payload-too-large');
  });

  it('answers the page of a biodata link with that of the API, and keeps its token out of the log', async () => {
    await fetch(`${urls.member}/b/Token-of_1?v=x`);
    assert.equal(seen.at(-1).url, '/backend/api/public/biodata/Token-of_1/page?v=x');
    await fetch(`${urls.member}/backend/api/public/biodata/Token-of_1`);
    assert.ok(!(await readFile(path.join(folder, 'access.log'), 'utf8')).includes('Token-of_1'));
  });

  it('logs a line for each request, with its id and without its query', async () => {
    await fetch(`${urls.member}/backend/api/profiles?search=secret`);
    const lines = (await readFile(path.join(folder, 'access.log'), 'utf8')).trim().split('\n').map(JSON.parse);
    const line = lines.find(({ path: called }) => called === '/backend/api/profiles');
    const { time, id, seconds, upstreamSeconds, ...others } = line;
    assert.ok(Date.parse(time) && seconds >= 0 && upstreamSeconds);
    assert.deepEqual(others, { method: 'GET', path: '/backend/api/profiles', status: 200, upstreamStatus: '200' });
    assert.equal(seen.at(-1)['x-request-id'], id);
    assert.ok(!JSON.stringify(lines).includes('secret'));
  });
});
