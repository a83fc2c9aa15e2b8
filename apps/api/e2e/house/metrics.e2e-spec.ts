import request from 'supertest';
import { MetricsServer } from '../../src/operations/metrics.server.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('metrics', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ METRICS_PORT: '0' });
  });
  afterAll(() => test.close());

  const port = () => test.app.get(MetricsServer).port;
  const inside = () => request(`http://127.0.0.1:${port()}`);
  const outside = () => request(test.app.getHttpServer());

  it('report how long each route took, by its pattern and never by an id', async () => {
    await outside().get('/backend/api/profiles/0123456789abcdefghjk').expect(401);
    const { text } = await inside()
      .get('/metrics')
      .expect(200)
      .expect('Content-Type', /^text\/plain/);
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/backend/api/profiles/:id",status="401"} 1',
    );
    expect(text).not.toContain('0123456789abcdefghjk');
    expect(text).toContain('outbox_waiting_messages 0');
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('are not on the ports that members and administrators reach', async () => {
    await outside().get('/metrics').expect(404);
    await outside().get('/backend/api/metrics').expect(404);
  });

  it('have one address only', async () => {
    await inside().get('/').expect(404);
    await inside().post('/metrics').expect(404);
  });

  it('are not served where no port is set', async () => {
    const other = await startTestApp();
    expect(other.app.get(MetricsServer).port).toBeNull();
    await other.close();
  });
});
