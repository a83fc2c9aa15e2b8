import { RateLimiterMySQL } from 'rate-limiter-flexible';
import type { LimitName } from '../../../src/platform/config/limit-table.js';
import { Limits } from '../../../src/platform/limits/limits.service.js';
import { newRegistration, PASSWORD } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const CODE = '123456';

/** R60, R78: strangers cannot use up the codes that the owner may request. */
describe('the codes that may be sent', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  afterEach(() => jest.restoreAllMocks());

  const spent = (name: LimitName) => {
    const consume = RateLimiterMySQL.prototype.consume;
    jest.spyOn(RateLimiterMySQL.prototype, 'consume').mockImplementation(function (this: RateLimiterMySQL, key) {
      return consume.call(this, key, this.keyPrefix === name ? this.points + 1 : 1);
    });
  };
  const unspent = async (name: LimitName) => {
    jest.restoreAllMocks();
    await test.app.get(Limits, { strict: false }).reset(name, 'all');
  };
  const ask = (member: SignedIn, phone: string) => member.post('/account/phone', { phone, password: PASSWORD });
  const registered = (phone: string) => test.make.registered({ phone }, { sms: false });
  const press = (member: SignedIn) => member.post('/auth/resend-otp', { userId: member.id });

  it('to a number of their choice cost strangers a verified email', async () => {
    const { phone } = newRegistration();
    const stranger = await test.make.registered();
    expectFailure(await ask(stranger, phone), 'email-first');
    expect(await inbox(test, phone)).toEqual([]);
  });

  it('to a number are not used up by strangers before its owner asks', async () => {
    const { phone } = newRegistration();
    for (const status of [200, 200, 429, 429]) await ask(await test.make.signedIn(), phone).expect(status);
    const fresh = await registered(phone);
    expectFailure(await press(fresh), 'too-many-requests');
    await fresh.post('/auth/verify-email', { token: CODE }).expect(200);
    for (let more = 0; more < 2; more += 1) {
      test.clock.advance(61);
      await press(fresh).expect(200);
    }
    expect(await inbox(test, phone)).toHaveLength(5);
    await fresh.post('/auth/verify-phone', { userId: fresh.id, code: CODE }).expect(200);
  });

  it('to a number are not used up by another account that names it, even with a verified email', async () => {
    const { phone } = newRegistration();
    const squatter = await registered(phone);
    await squatter.post('/auth/verify-email', { token: CODE }).expect(200);
    for (const status of [200, 200, 200, 200, 429]) {
      test.clock.advance(61);
      await press(squatter).expect(status);
    }
    const fresh = await registered(phone);
    await fresh.post('/auth/verify-email', { token: CODE }).expect(200);
    test.clock.advance(61);
    await press(fresh).expect(200);
    expect(await inbox(test, phone)).toHaveLength(7);
    await fresh.post('/auth/verify-phone', { userId: fresh.id, code: CODE }).expect(200);
  });

  it('by SMS follow the verified email automatically, once', async () => {
    const { phone } = newRegistration();
    const member = await registered(phone);
    expect(await inbox(test, phone)).toEqual([]);
    await member.post('/auth/verify-email', { token: CODE }).expect(200);
    await member.post('/auth/verify-email', { token: CODE }).expect(200);
    expect(await inbox(test, phone)).toHaveLength(1);
    expectFailure(await press(member), 'otp-send-failed');
  });

  it('by SMS end with the day’s budget, with a sentence and a time, and count nothing then', async () => {
    const { phone } = newRegistration();
    const member = await registered(phone);
    spent('sms-send-all');
    await member.post('/auth/verify-email', { token: CODE }).expect(200);
    const refused = await press(member);
    expectFailure(refused, 'sms-budget-spent');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600);
    await unspent('sms-send-all');
    for (let more = 0; more < 5; more += 1) {
      await press(member).expect(200);
      test.clock.advance(61);
    }
  });

  it('by SMS keep a quarter of the budget for accounts with a verified email', async () => {
    const member = await registered(newRegistration().phone);
    spent('sms-send-unverified');
    expectFailure(await press(member), 'sms-budget-spent');
    await member.post('/auth/verify-email', { token: CODE }).expect(200);
    expect(await inbox(test, member.phone)).toHaveLength(1);
  });
});
