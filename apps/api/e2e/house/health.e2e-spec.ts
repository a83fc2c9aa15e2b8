import { Logger } from '@nestjs/common';
import request from 'supertest';
import { MIGRATIONS } from '../../src/platform/database/migrations.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('health', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ KALYANAM_VERSION: '2.3.4', KALYANAM_COMMIT: 'c0ffee' });
  });
  afterAll(() => test.close());

  const get = (path: string) => request(test.app.getHttpServer()).get(`/backend/api${path}`);

  it('is live and ready on a migrated database, and says which build answers', async () => {
    const build = { version: '2.3.4', commit: 'c0ffee' };
    await get('/health/live').expect(200, { success: true, status: 'live', ...build });
    await get('/health/ready').expect(200, { success: true, status: 'ready', ...build });
  });

  it('is not ready while a migration is pending, and names it once in the log', async () => {
    const said = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
    const { name } = MIGRATIONS[MIGRATIONS.length - 1]!;
    const [row] = await test.database.query<[{ timestamp: string }]>('SELECT * FROM migrations WHERE name = ?', [name]);
    await test.database.query('DELETE FROM migrations WHERE name = ?', [name]);
    for (let probe = 0; probe < 2; probe += 1) expectFailure(await get('/health/ready'), 'busy');
    await test.database.query('INSERT INTO migrations (timestamp, name) VALUES (?, ?)', [row.timestamp, name]);
    await get('/health/ready').expect(200);
    const sentences = said.mock.calls
      .map(([sentence]) => String(sentence))
      .filter((one) => one.startsWith('Not ready'));
    said.mockRestore();
    expect(sentences).toEqual([`Not ready: 1 migration pending: ${name.replace(/\d+$/, '')}`]);
  });

  it('answers an unknown route in the standard form of failures', async () => {
    expectFailure(await get('/nowhere'), 'not-found');
  });

  it('accepts only the methods of its routes', async () => {
    for (const method of ['TRACE', 'OPTIONS', 'PROPFIND'] as const) {
      const answer = await test.app.inject({ method: method as 'OPTIONS', url: '/backend/api/health/live' });
      expect([method, answer.statusCode]).toEqual([method, 404]);
    }
  });

  it('answers what never reaches a route in that form too', async () => {
    const post = (type: string) =>
      request(test.app.getHttpServer()).post('/backend/api/auth/login').set('Content-Type', type);
    expectFailure(await post('application/json').send('{"email":'), 'malformed-request');
    expectFailure(await post('application/json').send('{"__proto__":{"x":1}}'), 'malformed-request');
    expectFailure(await post('text/plain').send('hello'), 'unsupported-media');
    expectFailure(await post('application/json').send(JSON.stringify('x'.repeat(300_000))), 'payload-too-large');
  });
});
