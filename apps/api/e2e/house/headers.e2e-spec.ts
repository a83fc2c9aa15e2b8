import request from 'supertest';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('headers of the API', () => {
  let test: TestApp;
  afterEach(() => test.close());
  const get = (path: string) => request(test.app.getHttpServer()).get(`/backend/api${path}`);

  const EVERYWHERE = {
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'strict-transport-security': expect.stringContaining('max-age=31536000'),
    'x-frame-options': expect.any(String),
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  };

  it('are on every response, success or failure, and let no other origin in', async () => {
    test = await startTestApp();
    for (const path of ['/health/live', '/profiles/me', '/nowhere', '/photos/x/card']) {
      const { headers } = await get(path).set('Origin', 'https://evil.example');
      expect(headers).toMatchObject(EVERYWHERE);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['etag']).toBeUndefined();
      expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
    }
  });

  it('let no browser keep a profile or contact details (R70)', async () => {
    test = await startTestApp();
    const viewer = await test.make.signedIn({ gender: 'male' });
    const { id } = await test.make.member();
    for (const answer of [
      await viewer.get(`/profiles/${id}`).expect(200),
      await viewer.get(`/profiles/get.php?id=${id}`).expect(200),
      await viewer.post(`/profiles/${id}/contact`).expect(200),
      await viewer.get('/profiles/me').expect(200),
    ]) {
      expect(answer.headers).toMatchObject(EVERYWHERE);
      expect(answer.headers['etag'] ?? answer.headers['last-modified']).toBeUndefined();
    }
  });

  it('let a browser keep a page of cards, and ask each time whether it is still so (R70)', async () => {
    test = await startTestApp();
    const viewer = await test.make.signedIn({ gender: 'male' });
    const { headers } = await viewer.get('/profiles').expect(200);
    expect(headers).toMatchObject({ ...EVERYWHERE, 'cache-control': 'private, no-cache', etag: expect.any(String) });
    await viewer.get('/profiles').set('If-None-Match', String(headers['etag'])).expect(304);
  });

  it('are weaker only on the API description page, and let no other origin in there either', async () => {
    test = await startTestApp();
    const policy = String((await get('/docs').expect(200)).headers['content-security-policy']);
    const directives = Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part]));
    expect(directives).toMatchObject({
      'default-src': "default-src 'none'",
      'frame-ancestors': "frame-ancestors 'none'",
      'connect-src': "connect-src 'self'",
      'base-uri': "base-uri 'none'",
      'form-action': "form-action 'none'",
    });
    expect(policy.match(/https?:|\*|unsafe-eval/g)).toBeNull();
    for (const path of ['/openapi.json', '/documents', '/docsomething', '/%64ocs'])
      expect((await get(path)).headers['content-security-policy']).toBe(EVERYWHERE['content-security-policy']);
  });

  it('are never weaker when the description is disabled', async () => {
    test = await startTestApp({ API_DOCS: 'false' });
    await get('/docs').expect(404);
    await get('/openapi.json').expect(404);
  });
});
