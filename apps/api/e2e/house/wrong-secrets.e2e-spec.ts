import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { PasswordsService } from '../../src/people/passwords/passwords.service.js';
import { ACCESS_TABLE } from '../support/tables/access-table.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import type { Subjects } from '../support/requests/write.js';
import { WRITES } from '../support/requests/writes.js';

/** A password is what these are asked with: they hash what is typed, behind limits of their own. */
const BY_PASSWORD = ['POST /auth/login', 'POST /admin/session', 'POST /auth/register'];
const NOBODY = {} as Subjects;
/** As long as a real one, so that nothing but its value is wrong. */
const WRONG = 'x'.repeat(43);
/** More than a household has in an hour, and fewer than the server answers in parallel. */
const TRIES = 100;

/** R60: without a secret no caller makes the server work. */
describe('an open route that is called with a wrong secret', () => {
  let test: TestApp;
  let strict: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
    strict = await startTestApp({ ADDRESS_LIMIT_FACTOR: '1' });
  });
  afterAll(() => Promise.all([test.close(), strict.close()]));

  const routes = Object.entries(ACCESS_TABLE)
    .filter(([route, level]) => level === 'open' && !BY_PASSWORD.includes(route))
    .map(([route]) => route);

  it.each(routes)('hashes no password: %s', async (route) => {
    const passwords = test.app.get(PasswordsService, { strict: false });
    const hashing = [jest.spyOn(passwords, 'hash'), jest.spyOn(passwords, 'verify')];
    const [method = '', pattern = ''] = route.split(' ');
    const write = WRITES[route];
    const body = write && { payload: write.body(NOBODY) };
    for (const wrong of ['nothing', 'x'.repeat(20), 'x'.repeat(32), WRONG]) {
      const url = API_PREFIX + (write?.path?.(NOBODY) ?? pattern.replace(/:\w+/g, wrong));
      const { statusCode } = await test.app.inject({ method: method as 'GET', url, ...body });
      // A request refused for its form never comes to the secret.
      if (write && pattern.includes('/:token')) expect(statusCode).not.toBe(400);
    }
    expect(hashing.map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    hashing.forEach((spy) => spy.mockRestore());
  });

  it.each([...routes.filter((route) => route.includes('/:token')).entries()])(
    'is refused after a number of tries: %i %s',
    async (nth, route) => {
      const [method = '', pattern = ''] = route.split(' ');
      const write = WRITES[route];
      const url = API_PREFIX + pattern.replace(/:\w+/g, WRONG);
      const remoteAddress = `2001:db8:${nth}::1`;
      const payload = write?.body(NOBODY);
      const ask = () => strict.app.inject({ method: method as 'GET', url, remoteAddress, payload });
      const answers = await Promise.all(Array.from({ length: TRIES }, ask));
      expect(answers.map(({ statusCode }) => statusCode)).toContain(429);
    },
  );
});
