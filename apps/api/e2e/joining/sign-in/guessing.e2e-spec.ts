import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { LIMIT_TABLE, type LimitName } from '../../../src/platform/config/limit-table.js';
import { Limits } from '../../../src/platform/limits/limits.service.js';
import { visit } from '../../support/requests/requests.js';
import { ADMIN_PASSWORD, PASSWORD } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const NEW_PASSWORD = 'Sankranti2027';
const DAY = 86_400;
const MOST = LIMIT_TABLE['sign-in-guesses'].points;

/** `name=value` of the cookie that marks a browser as known; empty without one. */
const knownOf = ({ headers }: Response): string => {
  const cookies = (headers['set-cookie'] ?? []) as unknown as string[];
  return cookies.find((cookie) => /known=/.test(cookie))?.split(';')[0] ?? '';
};

describe('guessing of a password from many networks', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ ADDRESS_LIMIT_FACTOR: '1' });
  });
  afterAll(() => test.close());

  let networks = 0;
  const post = (path: string, body: object, cookie = '') =>
    visit(test, 'post', path)
      .set('X-Forwarded-For', `2001:db8:${(networks += 1).toString(16)}::1`)
      .set('Cookie', cookie)
      .send(body);
  const login = (email: string, cookie = '', password = PASSWORD) => post('/auth/login', { email, password }, cookie);
  const useUp = async (name: LimitName, account: string): Promise<void> => {
    const limits = test.app.get(Limits, { strict: false });
    for (let count = 0; count < MOST; count += 1) await limits.count(name, account);
  };
  const knownAt = async (email: string, cookie = ''): Promise<string> =>
    knownOf(await login(email, cookie).expect(200));

  it.each(['a known', 'an unknown'])('ends after 50 failures in an hour, for %s email', async (which) => {
    const email = which === 'a known' ? (await test.make.member()).email : `${randomUUID()}@example.org`;
    for (let count = 0; count < MOST; count += 1)
      expectFailure(await login(email, '', `Wrong${count}abc`), 'invalid-credentials');
    for (const typed of [email, ` ${email.toUpperCase()}`]) {
      const refused = await login(typed);
      expectFailure(refused, 'too-many-guesses');
      expect(refused.headers['set-cookie']).toBeUndefined();
    }
  });

  it('is evaluated 50 times, even when 60 come in parallel', async () => {
    const { email } = await test.make.member();
    const answers = await Promise.all(Array.from({ length: 60 }, (_, count) => login(email, '', `Wrong${count}abc`)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(MOST);
    for (const refused of answers.filter(({ status }) => status !== 401)) expectFailure(refused, 'too-many-guesses');
  });

  it('does not count what succeeded', async () => {
    const { email } = await test.make.member();
    const limits = test.app.get(Limits, { strict: false });
    for (let count = 1; count < MOST; count += 1) await limits.count('sign-in-guesses', email);
    for (let count = 0; count < 3; count += 1) await login(email).expect(200);
  });

  it('leaves a browser alone that signed in to the account before, and only that', async () => {
    const [owner, stranger] = [await test.make.member(), await test.make.member()];
    const [own, foreign] = [await knownAt(owner.email), await knownAt(stranger.email)];
    await useUp('sign-in-guesses', owner.email);
    const [id = '', mark = ''] = own.split('=')[1]?.split('.') ?? [];
    const otherId = foreign.split('=')[1]?.split('.')[0] ?? '';
    const forged = [`kalyanam-known=${otherId}.${mark}`, `kalyanam-known=${id}.zzzz${mark.slice(mark.indexOf('~'))}`];
    for (const cookie of ['', foreign, ...forged, 'kalyanam-known=x.y', `kalyanam-known=${'a'.repeat(4000)}`])
      expectFailure(await login(owner.email, cookie), 'too-many-guesses');
    await login(owner.email, own).expect(200);
  });

  it('keeps no owner out, not even by failures of others in the same network', async () => {
    const { email } = await test.make.member();
    const cookie = await knownAt(email);
    const here = (known: string, password: string) =>
      visit(test, 'post', '/auth/login')
        .set('X-Forwarded-For', '203.0.113.9')
        .set('Cookie', known)
        .send({ email, password });
    for (let count = 0; count < LIMIT_TABLE['sign-in-account'].points; count += 1)
      expectFailure(await here('', `Wrong${count}abc`), 'invalid-credentials');
    expectFailure(await here('', PASSWORD), 'too-many-requests');
    await here(cookie, PASSWORD).expect(200);
    await post('/auth/forgot-password', { email }).expect(200);
    const token = /token=([\w-]+)/.exec((await inbox(test, email))[0]?.text ?? '')?.[1];
    const renewed = knownOf(await post('/auth/reset-password', { token, password: NEW_PASSWORD }).expect(200));
    await here(renewed, NEW_PASSWORD).expect(200);
  });

  it('is counted for each known browser', async () => {
    const { email } = await test.make.member();
    const [one, other] = [await knownAt(email), await knownAt(email)];
    for (let count = 0; count < LIMIT_TABLE['sign-in-account'].points; count += 1)
      expectFailure(await login(email, one, `Wrong${count}abc`), 'invalid-credentials');
    expectFailure(await login(email, one), 'too-many-requests');
    await login(email, other).expect(200);
  });

  it('leaves relatives alone who share a browser, and those whose session was renewed in it', async () => {
    const [sister, brother] = [await test.make.member(), await test.make.signedIn()];
    const first = await knownAt(sister.email);
    const renewed = await post('/auth/refresh', {}, `${brother.cookie}; ${first}`).set('Sec-Fetch-Site', 'same-origin');
    const shared = knownOf(renewed);
    for (const { email } of [sister, brother]) {
      await useUp('sign-in-guesses', email);
      expectFailure(await login(email), 'too-many-guesses');
      await login(email, shared).expect(200);
    }
  });

  it('ends the knowledge after 180 days without a login', async () => {
    const { email } = await test.make.member();
    const cookie = await knownAt(email);
    await useUp('sign-in-guesses', email);
    test.clock.advance(179 * DAY);
    await login(email, cookie).expect(200);
    test.clock.advance(2 * DAY);
    expectFailure(await login(email, cookie), 'too-many-guesses');
  });

  it('ends with the mailed link: its owner is known where it was opened, and can log in anywhere', async () => {
    const { email } = await test.make.member();
    await useUp('sign-in-guesses', email);
    await post('/auth/forgot-password', { email }).expect(200);
    const token = /token=([\w-]+)/.exec((await inbox(test, email))[0]?.text ?? '')?.[1];
    const cookie = knownOf(await post('/auth/reset-password', { token, password: NEW_PASSWORD }).expect(200));
    await login(email, '', NEW_PASSWORD).expect(200);
    await useUp('sign-in-guesses', email);
    expectFailure(await login(email, '', NEW_PASSWORD), 'too-many-guesses');
    await login(email, cookie, NEW_PASSWORD).expect(200);
  });

  it('is over for an administrator who signed in there before, or was helped by an owner', async () => {
    const [owner, { id, username }] = [await test.make.admin('owner'), await test.make.admin('reviewer')];
    const signIn = (cookie = '', password = ADMIN_PASSWORD) =>
      post(ADMIN_ROUTES.session, { username, password }, cookie);
    const cookie = knownOf(await signIn().expect(200));
    await useUp('admin-sign-in-guesses', username);
    expectFailure(await signIn(), 'admin-too-many-guesses');
    await signIn(cookie).expect(200);
    const { body } = await owner.post(ADMIN_ROUTES.administratorPassword(id)).expect(200);
    await signIn('', body.password).expect(200);
  });
});

describe('the mark of a known browser', () => {
  it('cannot be read by scripts or another host, and names no one', async () => {
    const test = await startTestApp({ MEMBER_URL: 'https://kalyanam.example' });
    try {
      const { id, email } = await test.make.member();
      const { headers } = await visit(test, 'post', '/auth/login').send({ email, password: PASSWORD }).expect(200);
      const cookie = (headers['set-cookie'] as unknown as string[]).find((each) => each.includes('known')) ?? '';
      expect(cookie).toMatch(
        /^__Host-kalyanam-known=[\w.~-]{70}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      );
      expect(cookie).not.toContain(id);
    } finally {
      await test.close();
    }
  });
});
