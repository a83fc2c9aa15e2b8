import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { ACCESS_TABLE } from '../support/tables/access-table.js';
import { ADMIN_PASSWORD, PASSWORD } from '../support/make/example.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

interface Answered {
  status: number;
  code?: string;
}

/** Routes that act on a cookie, and on which one. */
const BY_COOKIE = {
  'POST /auth/refresh': 'kalyanam-member',
  'POST /auth/logout': 'kalyanam-member',
  'POST /admin/session/refresh': 'kalyanam-admin',
} as const;
/** Responses that never end. */
const STREAMS = ['GET /events', 'GET /admin/verifications/events'];

describe('cookies', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  async function call(route: string, headers: Record<string, string>, payload?: object): Promise<Answered> {
    const [method, path = ''] = route.split(' ');
    const answer = await test.app.inject({
      method: method as 'POST',
      url: API_PREFIX + path.replace(':id', 'x').replace(/:\w+/g, 'pan'),
      headers,
      ...(payload && { payload }),
    });
    const isJson = String(answer.headers['content-type']).includes('json');
    const { code } = isJson ? answer.json<{ code?: string }>() : {};
    return { status: answer.statusCode, ...(code !== undefined && { code }) };
  }

  const own = (route: string): string => (route.includes('/admin') ? test.settings.adminUrl : test.settings.memberUrl);
  const others = (route: string): string =>
    route.includes('/admin') ? test.settings.memberUrl : test.settings.adminUrl;

  describe.each(Object.entries(BY_COOKIE))('of %s', (route, cookie) => {
    const withCookie = (headers: Record<string, string>) => call(route, { cookie: `${cookie}=unknown`, ...headers });

    it.each<[string, (url: string, other: string) => Record<string, string>]>([
      ['without any sign of where it comes from', () => ({})],
      ['from another site', () => ({ 'sec-fetch-site': 'cross-site' })],
      ['from a neighbour of our site', () => ({ 'sec-fetch-site': 'same-site' })],
      ['typed or opened from elsewhere', () => ({ 'sec-fetch-site': 'none' })],
      ['from another site that names our origin', (url) => ({ 'sec-fetch-site': 'cross-site', origin: url })],
      ['with a foreign origin', () => ({ origin: 'https://elsewhere.example' })],
      ['with no origin of its own', () => ({ origin: 'null' })],
      ['from the other application', (_, other) => ({ origin: other })],
      ['from a host whose name begins like ours', (url) => ({ origin: `${url}.elsewhere.example` })],
      ['with our host under another scheme', (url) => ({ origin: url.replace('http:', 'https:') })],
    ])('refuse a call %s', async (_, headers) => {
      expect(await withCookie(headers(own(route), others(route)))).toEqual({ status: 403, code: 'forbidden' });
    });

    it('accept a call from our own pages, by the browser’s fetch metadata or by its origin', async () => {
      for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: own(route) }] as Record<string, string>[])
        expect(await withCookie(headers)).not.toMatchObject({ code: 'forbidden' });
    });
  });

  it('open no other route to anyone', async () => {
    const person = await test.make.member();
    const admin = await test.make.admin('owner');
    const cookieOf = async (url: string, payload: object): Promise<string> => {
      const { cookies } = await test.app.inject({ method: 'POST', url: API_PREFIX + url, payload });
      return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    };
    const member = await cookieOf('/auth/login', { email: person.email, password: PASSWORD });
    const team = await cookieOf('/admin/session', { username: admin.username, password: ADMIN_PASSWORD });
    expect([member, team]).toEqual([expect.stringContaining('kalyanam-'), expect.stringContaining('kalyanam-admin=')]);
    const headers = { cookie: `${member}; ${team}`, 'sec-fetch-site': 'same-origin' };
    const opened: string[] = [];
    for (const route of Object.keys(ACCESS_TABLE).filter((one) => !STREAMS.includes(one))) {
      const payload = route.startsWith('GET') ? undefined : {};
      const [without, carrying] = [await call(route, {}, payload), await call(route, headers, payload)];
      if (JSON.stringify(without) !== JSON.stringify(carrying)) opened.push(route);
    }
    // A sign-out gets the same response whether anyone was signed in or not.
    expect(opened.sort()).toEqual(['POST /admin/session/refresh', 'POST /auth/refresh']);
  });

  it.each([
    ['POST /auth/login', { email: 'nobody@example.org', password: PASSWORD }],
    ['POST /admin/session', { username: 'nobody', password: ADMIN_PASSWORD }],
  ])('are not set by %s for a form that another site sends', async (route, form) => {
    for (const site of ['cross-site', 'same-site'])
      expect(await call(route, { 'sec-fetch-site': site }, form)).toEqual({ status: 403, code: 'forbidden' });
    expect(await call(route, { 'sec-fetch-site': 'same-origin' }, form)).toMatchObject({ status: 401 });
  });

  it.each(['/auth/refresh', '/auth/logout'])(
    'are not cleared by %s for a form that another site sends',
    async (path) => {
      for (const site of ['cross-site', 'same-site']) {
        const headers = { 'sec-fetch-site': site };
        const { statusCode, cookies } = await test.app.inject({ method: 'POST', url: API_PREFIX + path, headers });
        expect([statusCode, cookies]).toEqual([403, []]);
      }
    },
  );
});
