import request from 'supertest';
import { startTestApp, type TestApp } from './support/test-app.js';

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
  };

  it('stand on every answer, right or wrong, and let no other origin in', async () => {
    test = await startTestApp();
    for (const path of ['/health/live', '/profiles/me', '/nowhere', '/photos/x/card']) {
      const { headers } = await get(path).set('Origin', 'https://evil.example');
      expect(headers).toMatchObject(EVERYWHERE);
      expect(headers['access-control-allow-origin']).toBeUndefined();
      expect(headers['x-powered-by'] ?? headers['server']).toBeUndefined();
    }
  });

  it('are weaker on the page of the description alone, which is served only where it is wanted', async () => {
    test = await startTestApp({ API_DOCS: 'false' });
    await get('/docs').expect(404);
    await get('/openapi.json').expect(404);
  });
});
