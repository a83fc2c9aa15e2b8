import { RateLimiterMySQL } from 'rate-limiter-flexible';
import request from 'supertest';
import { LIMIT_TABLE, limitOf, pointsOf, type LimitName } from '../../src/platform/config/limit-table.js';
import { Limits } from '../../src/platform/limits/limits.service.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

/** What a stranger can call as often as they like must be counted where every process sees it. */
const MEMORY = ['renewal-session', 'relate-member', 'browse-member', 'waiting-member'];

describe('limits', () => {
  let test: TestApp;
  afterEach(() => test.close());

  const tries = async (count: number, forwardedFor: (index: number) => string): Promise<number[]> => {
    const statuses: number[] = [];
    for (let index = 0; index < count; index += 1) {
      const { status } = await request(test.app.getHttpServer())
        .post('/backend/api/eligible/check')
        .set('X-Forwarded-For', forwardedFor(index))
        .send({ email: 'nobody@example.org', phone: '9876543210' });
      statuses.push(status);
    }
    return statuses;
  };
  const { points: ofHousehold } = LIMIT_TABLE['eligible-check-address'];
  /** One address of IPv4, made as small as a household so that a test is short. */
  const points = 12;
  const LIMITS = `eligible-check-address:${points}`;

  it('are not evaded by a forged address: only configured proxies are trusted', async () => {
    test = await startTestApp({ TRUSTED_PROXIES: '10.89.0.1', ADDRESS_LIMIT_FACTOR: '1', LIMITS });
    expect((await tries(points + 1, (index) => `203.0.${index}.7`)).at(-1)).toBe(429);
  });

  it('count the client that a configured proxy names, and only the last hop to it', async () => {
    test = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1,::1', ADDRESS_LIMIT_FACTOR: '1', LIMITS });
    expect((await tries(points + 1, (index) => `203.0.${index}.7`)).at(-1)).not.toBe(429);
    expect((await tries(points + 1, (index) => `198.51.${index}.7, 203.1.1.7`)).at(-1)).toBe(429);
  });

  it('count an IPv4 address the same in every notation, and its neighbours separately', async () => {
    test = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1,::1', ADDRESS_LIMIT_FACTOR: '1', LIMITS });
    expect((await tries(points + 1, (index) => `::ffff:203.0.113.${index}`)).at(-1)).not.toBe(429);
    expect((await tries(points, (index) => `${index % 2 ? '::ffff:' : ''}203.0.113.0`)).at(-1)).toBe(429);
  });

  it('count the /48 of an IPv6 address too, with ten times the points, and leave its neighbours alone', async () => {
    test = await startTestApp({ ADDRESS_LIMIT_FACTOR: '1' });
    const household = await tries(ofHousehold + 30, () => '2001:db8:1:ff::1');
    expect(household.filter((status) => status !== 429)).toHaveLength(ofHousehold);
    const wide = await tries(9 * ofHousehold + 1, (index) => `2001:db8:1:${index}::1`);
    expect(wide.filter((status) => status !== 429)).toHaveLength(9 * ofHousehold);
    expect((await tries(1, () => '2001:db8:2:1::1')).at(-1)).not.toBe(429);
  });

  it('refuse when they cannot be counted, unless they are counted in memory', async () => {
    test = await startTestApp();
    await test.database.query('RENAME TABLE rate_limits TO rate_limits_away');
    const limits = test.app.get(Limits, { strict: false });
    for (const [name, { store }] of Object.entries(LIMIT_TABLE)) {
      const counted = limits.count(name as keyof typeof LIMIT_TABLE, 'key').then(
        () => 'counted',
        ({ code }: { code: string }) => code,
      );
      expect([name, await counted]).toEqual([name, store === 'memory' ? 'counted' : 'busy']);
    }
    await test.database.query('RENAME TABLE rate_limits_away TO rate_limits');
  });

  it.each(['refund', 'reset'] as const)(
    'are taken back by %s even when the database aborts it for a deadlock',
    async (how) => {
      test = await startTestApp();
      const limits = test.app.get(Limits, { strict: false });
      await limits.count('report-member', 'one');
      const deadlock = Object.assign(new Error(), { code: 'ER_LOCK_DEADLOCK', errno: 1213 });
      for (const step of ['reward', 'delete'] as const)
        jest.spyOn(RateLimiterMySQL.prototype, step).mockRejectedValueOnce(deadlock);
      await limits[how]('report-member', 'one');
      jest.restoreAllMocks();
      expect(await test.database.query('SELECT points FROM rate_limits WHERE points > 0')).toEqual([]);
    },
  );

  it('refuse after their points, for that key only, and say when to retry', async () => {
    test = await startTestApp({ ADDRESS_LIMIT_FACTOR: '1' });
    const limits = test.app.get(Limits, { strict: false });
    for (const name of Object.keys(LIMIT_TABLE) as LimitName[]) {
      const { seconds, store } = limitOf(name);
      const points = pointsOf(limitOf(name));
      const before = store === 'memory' ? points : 1;
      for (let count = 0; count < before; count += 1) await limits.count(name, 'one');
      if (store === 'database') await test.database.query('UPDATE rate_limits SET points = ?', [points]);
      const refused: unknown = await limits.count(name, 'one').catch((error: unknown) => error);
      expect([name, refused]).toMatchObject([name, { code: 'too-many-requests' }]);
      const { retryAfter } = (refused as { extras: { retryAfter: number } }).extras;
      expect(retryAfter).toBeGreaterThan(0);
      expect(retryAfter).toBeLessThanOrEqual(seconds);
      await limits.count(name, 'another');
      await test.database.query('DELETE FROM rate_limits');
    }
  });

  it('are refused without the database once they are used up for good', async () => {
    test = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1,::1', ADDRESS_LIMIT_FACTOR: '1', LIMITS });
    await tries(points + 1, () => '203.0.113.7');
    const asked = jest.spyOn(RateLimiterMySQL.prototype, '_upsert' as never);
    expect(await tries(20, () => '203.0.113.7')).toEqual(Array<number>(20).fill(429));
    expect(asked).not.toHaveBeenCalled();
    expect(await tries(1, () => '203.0.113.8')).not.toContain(429);
    expect(asked).toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  it('once they are used up for good, refuse on that route before anything of a call is read', async () => {
    test = await startTestApp({ TRUSTED_PROXIES: '127.0.0.1,::1', ADDRESS_LIMIT_FACTOR: '1', LIMITS });
    const call = (path: string, ip: string) =>
      request(test.app.getHttpServer())
        .post(path)
        .set('X-Forwarded-For', ip)
        .set('Content-Type', 'application/json')
        .send('not JSON');
    const check = '/backend/api/eligible/check';
    expect((await call(check, '2001:db8:1:1::1')).status).toBe(400);
    await tries(points + 1, () => '2001:db8:1:1::1');
    const refused = await call(check, '2001:db8:1:1::2');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too-many-requests', requestId: expect.any(String) } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['cache-control']).toBe('no-store');
    for (const other of ['2001:db8:1:2::1', '203.0.113.7']) expect((await call(check, other)).status).toBe(400);
    expect((await call('/backend/api/auth/login', '2001:db8:1:1::1')).status).toBe(400);
    // A flood sends its next call only when the last is answered: beyond a few a second, the answers wait.
    const began = performance.now();
    const flood = await Promise.all(Array.from({ length: 30 }, () => call(check, '2001:db8:1:1::1')));
    expect(new Set(flood.map(({ status }) => status))).toEqual(new Set([429]));
    expect(performance.now() - began).toBeGreaterThan(900);
  });

  it('trust no one about an address when no proxy is configured', async () => {
    test = await startTestApp({ TRUSTED_PROXIES: '', ADDRESS_LIMIT_FACTOR: '1', LIMITS });
    expect((await tries(points + 1, (index) => `203.0.${index}.7`)).at(-1)).toBe(429);
  });

  it('are what the setting says, for an address of IPv4 and as much for a household', async () => {
    test = await startTestApp({ ADDRESS_LIMIT_FACTOR: '1', LIMITS: 'eligible-check-address:24,report-member:2' });
    expect((await tries(25, () => '203.0.113.7')).indexOf(429)).toBe(24);
    expect((await tries(3, () => '2001:db8:1:1::1')).indexOf(429)).toBe(2);
    const limits = test.app.get(Limits, { strict: false });
    const reports = [1, 2, 3].map(() => limits.tryConsume('report-member', 'one'));
    expect((await Promise.all(reports)).filter(Boolean)).toHaveLength(2);
    expect(limits.points()).toMatchObject({ 'eligible-check-address': 24, 'register-address': 120 });
  });

  it('in memory are only those of signed-in members', async () => {
    test = await startTestApp();
    const found = Object.entries(LIMIT_TABLE).filter(([, { store }]) => store === 'memory');
    expect(found.map(([name]) => name).filter((name) => !MEMORY.includes(name) && !/member|reveal/.test(name))).toEqual(
      [],
    );
  });
});
