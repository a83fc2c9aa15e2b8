import { Logger } from '@nestjs/common';
import request from 'supertest';
import { SmsAlarm } from '../../../src/people/codes/sms-alarm.service.js';
import { MetricsServer } from '../../../src/operations/health/metrics.server.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

/** R78. */
describe('the alarm about SMS', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ METRICS_PORT: '0' });
  });
  afterAll(() => test.close());
  afterEach(() => jest.restoreAllMocks());

  const metrics = async (): Promise<Record<string, number>> => {
    // What asks the database is kept for 15 s.
    test.clock.advance(16);
    const { text } = await request(`http://127.0.0.1:${test.app.get(MetricsServer).port}`)
      .get('/metrics')
      .expect(200);
    return Object.fromEntries(
      [...text.matchAll(/^(sms_\w+) (\d+)$/gm)].map(([, name, value]) => [name, Number(value)]),
    );
  };

  it.each([
    [49, 0, 0],
    [50, 19, 1],
    [50, 20, 0],
  ])('of %i codes with %i used is raised %i times', async (sent, used, times) => {
    const { userId } = await test.make.member();
    const at = test.clock.inSeconds(-3600);
    const rows = Array.from({ length: sent }, (_, index) => [
      ...[userId, 'phone', '9876543210', Buffer.alloc(32), at, at],
      index < used ? at : null,
    ]);
    await test.database.query('DELETE FROM verification_codes');
    await test.database.query(
      'INSERT INTO verification_codes (user_id, purpose, destination, code_hash, created_at, expires_at, used_at) VALUES ?',
      [rows],
    );
    const said = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
    await test.app.get(SmsAlarm, { strict: false }).check();
    expect(said).toHaveBeenCalledTimes(times);
    expect(await metrics()).toMatchObject({ sms_codes_sent: sent, sms_codes_used: used });
  });

  it('can be seen coming: by the SMS that are left today', async () => {
    const member = await test.make.registered({}, { sms: false });
    const { sms_left_today: all = 0, sms_left_today_unverified: unverified = 0 } = await metrics();
    expect([all, unverified]).toEqual([20_000, 15_000]);
    await member.post('/auth/resend-otp', { userId: member.id }).expect(200);
    expect(await metrics()).toMatchObject({ sms_left_today: 19_999, sms_left_today_unverified: 14_999 });
  });
});
