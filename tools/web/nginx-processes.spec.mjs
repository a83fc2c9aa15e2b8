import assert from 'node:assert/strict';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { missingNginx, placeholderPages, runNginx } from './run-nginx.mjs';

/** More than all calls below use up: one that fails is not asked again for two seconds. */
const PROCESSES = 12;

describe('the nginx of a deployment, when something ends', { skip: missingNginx }, () => {
  let folder;
  let nginx;
  let running = true;
  let calls = 0;
  const apis = Array.from({ length: PROCESSES }, () =>
    createServer((incoming, answer) => {
      calls += 1;
      if (incoming.url.endsWith('/events')) return answer.write(': connected\n\n');
      return incoming.resume().on('end', () => incoming.socket.destroy());
    }),
  );
  before(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'kalyanam-nginx-'));
    await placeholderPages(folder);
    for (const api of apis) await once(api.listen(0, '127.0.0.1'), 'listening');
    nginx = await runNginx({ folder, api: apis.map((api) => api.address().port) });
  });
  after(async () => {
    if (running) await nginx.stop();
    for (const api of apis) {
      api.closeAllConnections();
      api.close();
    }
    await rm(folder, { recursive: true });
  });

  for (const [method, times, body] of [
    ['POST', 1, '{}'],
    ['PATCH', 1, '{}'],
    ['GET', 3],
    ['DELETE', 3],
    ['PUT', 3, '{}'],
  ])
    it(`asks ${times} of its processes when each ends instead of answering ${method}`, async () => {
      calls = 0;
      const answer = await fetch(`${nginx.urls.member}/backend/api/away`, { method, body });
      assert.deepEqual([answer.status, calls], [503, times]);
    });

  it('ends within seconds, whatever streams are open, so that the next one takes its place', async () => {
    const stream = await fetch(`${nginx.urls.member}/backend/api/events`);
    const reader = stream.body.getReader();
    await reader.read();
    const began = Date.now();
    running = false;
    await Promise.all([nginx.stop('SIGQUIT'), reader.read().catch(() => {})]);
    assert.ok(Date.now() - began < 8000);
  });
});
