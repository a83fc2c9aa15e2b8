import { Meters } from '../../../src/platform/jobs/meters.js';
import { calls } from '../../support/requests/requests.js';
import { newRegistration, PASSWORD } from '../../support/make/example.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const FAMILIES = 40;
const SHARED = '203.0.113.9';

/** Carriers give one address of IPv4 to thousands of families, and so does a hall on the day of a gathering (decision 192). */
describe('many families behind one address', () => {
  let test: TestApp;
  afterEach(() => test.close());

  const from = (ip: string, path: string, body: object) =>
    calls(test)
      .post(path, body)
      .set('X-Forwarded-For', ip)
      .then(({ status }) => status);
  const register = (form: object, ip = SHARED) => from(ip, '/auth/register', form);

  it('register and log in within an hour, with a mistake each, while one who abuses a number is stopped', async () => {
    test = await startTestApp({ ADDRESS_LIMIT_FACTOR: '1' });
    const { phone } = newRegistration();
    const [families, abuser]: [number[], number[]] = [[], []];
    for (let family = 0; family < FAMILIES; family += 1) {
      const form = newRegistration();
      families.push(await from(SHARED, '/eligible/check', { email: form.email, phone: form.phone }));
      families.push(await register(form));
      families.push(await from(SHARED, '/auth/login', { email: form.email, password: `${PASSWORD}x` }));
      families.push(await from(SHARED, '/auth/login', { email: form.email, password: PASSWORD }));
      abuser.push(await register(newRegistration({ phone })));
    }
    expect(families.filter((status) => ![200, 201, 401].includes(status))).toEqual([]);
    expect(families.filter((status) => status === 201)).toHaveLength(FAMILIES);
    expect(abuser.filter((status) => status === 201)).toHaveLength(10);
    expect(abuser.slice(10).every((status) => status === 429)).toBe(true);
    const refused = await test.app.get(Meters).registry.getSingleMetricAsString('limit_refusals_total');
    expect(refused).toContain(`limit_refusals_total{limit="register-phone"} ${FAMILIES - 10}`);
    expect(refused).toContain('limit_refusals_total{limit="register-address"} 0');
    // The number still belongs to its owner (R60): from any other network it counts as unused.
    expect(await register(newRegistration({ phone }), '198.51.100.7')).toBe(201);
  });

  it('are stopped by a flood of ever new numbers, in a household of IPv6 ten times sooner', async () => {
    test = await startTestApp({ ADDRESS_LIMIT_FACTOR: '1', LIMITS: 'register-address:24' });
    const flood = async (ip: string) => {
      for (let tried = 0; ; tried += 1) if ((await register(newRegistration(), ip)) === 429) return tried;
    };
    expect(await flood(SHARED)).toBe(24);
    expect(await flood('2001:db8:1:1::1')).toBe(2);
    expect(await register(newRegistration(), '203.0.113.10')).toBe(201);
  });
});
