import { Logger } from '@nestjs/common';
import { SmsAlarm } from '../../src/codes/sms-alarm.service.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** R78, A7. */
describe('the alarm about SMS', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => jest.restoreAllMocks());

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
  });
});
