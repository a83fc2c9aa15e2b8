import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { newRegistration } from '../support/make/example.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

/** Bodies that cost much to walk, as many times a part as given. */
const BODIES: Record<string, (times: number) => string> = {
  'empty objects in a list': (times) => `[${Array(times).fill('{}').join()}]`,
  'unknown names': (times) => `{${Array.from({ length: times }, (_, key) => `"k${key}":1`).join()}}`,
  'numbers in a list': (times) => `[${Array(times).fill('1').join()}]`,
  'lists, one in the other': (times) => '['.repeat(times) + ']'.repeat(times),
  'objects, one in the other': (times) => `${'{"a":'.repeat(times)}1${'}'.repeat(times)}`,
};
const LARGE = 40_000;
const SMALL = 2_500;
const ROUTES = ['/auth/register', '/auth/register.php', '/auth/login', '/auth/verify-email', '/eligible/check'];

describe('a body', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ ADDRESS_LIMIT_FACTOR: '10000' });
  });
  afterAll(() => test.close());

  const post = async (path: string, payload: string, headers: Record<string, string> = {}) => {
    const answer = await test.app.inject({
      method: 'POST',
      url: API_PREFIX + path,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
    return { status: answer.statusCode, bytes: answer.rawPayload.length, ...answer.json<{ code: string }>() };
  };

  it.each(Object.entries(BODIES))('of %s is refused before anything walks it', async (_, bodyOf) => {
    for (const path of ROUTES) {
      expect(await post(path, bodyOf(LARGE))).toMatchObject({ status: 413, code: 'payload-too-large' });
      const refused = await post(path, bodyOf(SMALL));
      expect(refused).toMatchObject({ status: 400, code: 'malformed-request' });
      expect(refused.bytes).toBeLessThan(400);
    }
  });

  it.each(['photos', 'aadhaarFile', 'age', 'nobody'])('is refused for a deep or long %s too', async (field) => {
    for (const inner of [BODIES['lists, one in the other'], BODIES['empty objects in a list']]) {
      const form = JSON.stringify(newRegistration()).replace('{', `{"${field}":${inner?.(SMALL)},`);
      for (const headers of [{}, { 'idempotency-key': `key-${field}` }] as Record<string, string>[])
        expect(await post('/auth/register', form, headers)).toMatchObject({ status: 400, code: 'malformed-request' });
    }
  });

  it('is answered with twenty of its mistakes at most', async () => {
    const names = Array.from({ length: 90 }, (_, key) => [`k${key}`, 1]);
    const { status, fields } = (await post('/auth/login', JSON.stringify(Object.fromEntries(names)))) as unknown as {
      status: number;
      fields: object;
    };
    expect(status).toBe(400);
    expect(Object.keys(fields)).toHaveLength(20);
  });

  it('that no route takes is not found, whatever it is', async () => {
    expect(await post('/nowhere', '[]')).toMatchObject({ status: 404 });
  });

  it('for a long list is not read before an administrator’s token is shown', async () => {
    const list = `{"users":[${Array(LARGE).fill('{}').join()}}`;
    for (const path of ['/admin/eligible-users', '/admin/add-eligible-users.php']) {
      const send = (token?: string) =>
        post(path, list, token === undefined ? {} : { authorization: `Bearer ${token}` });
      for (const token of [undefined, 'x', (await test.make.admin()).token.slice(0, -4)])
        expect(await send(token)).toMatchObject({ status: 401, code: 'not-signed-in' });
      expect(await send((await test.make.signedIn()).token)).toMatchObject({ status: 403, code: 'forbidden' });
      expect(await send((await test.make.admin()).token)).toMatchObject({ status: 400, code: 'malformed-request' });
    }
  });

  it('may hold every text of a registration at its longest, escaped', async () => {
    const long = (length: number) => 'ఆ'.repeat(length);
    const form = { ...newRegistration(), selfSummary: long(1000), expectations: long(1000), gothra: long(80) };
    const escaped = JSON.stringify(form).replace(/ఆ/g, '\\u0c06');
    expect(await post('/auth/register', escaped)).toMatchObject({ status: 201 });
  });
});
