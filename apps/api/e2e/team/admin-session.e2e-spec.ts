import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { JwtService } from '@nestjs/jwt';
import request from 'supertest';
import { IsNull } from 'typeorm';
import { signingKeys } from '../../src/platform/access/bearer.js';
import { Limits } from '../../src/platform/limits/limits.service.js';
import { AdminSession } from '../../src/people/team-accounts/admin-session.entity.js';
import { AdminSessionsService } from '../../src/people/team-accounts/admin-sessions.service.js';
import { Admin } from '../../src/people/team-accounts/admin.entity.js';
import { ADMIN_PASSWORD } from '../support/make/example.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const OWN_PAGE = { 'Sec-Fetch-Site': 'same-origin' };

describe('sessions of administrators', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const server = () => request(test.app.getHttpServer());
  const signIn = (body: object) =>
    server()
      .post(API_PREFIX + ADMIN_ROUTES.session)
      .send(body);
  const refresh = (cookie: string) =>
    server()
      .post(API_PREFIX + ADMIN_ROUTES.refresh)
      .set({ ...OWN_PAGE, Cookie: cookie });
  const signOut = (token: string) =>
    server()
      .delete(API_PREFIX + ADMIN_ROUTES.session)
      .auth(token, { type: 'bearer' });
  const cookieOf = (response: request.Response): string => response.get('Set-Cookie')?.[0]?.split(';')[0] ?? '';
  const signedIn = async () => {
    const { username } = await test.make.admin('reviewer');
    const response = await signIn({ username, password: ADMIN_PASSWORD }).expect(200);
    return { username, response, token: String(response.body.data.token), cookie: cookieOf(response) };
  };

  it('start with the right username, in upper or lower case, and password', async () => {
    const { id, username } = await test.make.admin('support');
    const response = await signIn({ username: ` ${username.toUpperCase()}`, password: ADMIN_PASSWORD }).expect(200);
    expect(response.body).toEqual({
      success: true,
      message: 'Login successful',
      data: { token: expect.any(String), admin: { id, username, name: 'A support', role: 'support' } },
    });
  });

  it('keep the refresh token where no script can read it', async () => {
    const { response } = await signedIn();
    expect(response.get('Set-Cookie')?.[0]).toMatch(
      /^kalyanam-admin=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Strict$/,
    );
    expect(response.get('Set-Cookie')?.[1]).toMatch(
      /^kalyanam-admin-signed-in=1; Path=\/; Expires=[^;]+; SameSite=Strict$/,
    );
  });

  it('give the same response for an unknown username, a wrong password and a disabled administrator', async () => {
    const { username } = await test.make.admin('owner');
    const disabled = await test.make.admin('owner');
    await test.rows(Admin).update({ username: disabled.username }, { disabledAt: new Date() });
    for (const body of [
      { username: 'nobody', password: ADMIN_PASSWORD },
      { username, password: 'Wrong4Morning' },
      { username: disabled.username, password: ADMIN_PASSWORD },
    ]) {
      const response = await signIn(body);
      expectFailure(response, 'admin-credentials');
      expect(response.body.message).toBe('Invalid credentials. Please try again.');
    }
  });

  it('require both username and password', async () => {
    expectFailure(await signIn({ username: 'admin', password: '' }), 'invalid-form', {
      password: ADMIN_MESSAGES.adminLogin,
    });
    expectFailure(await signIn({ password: 'x' }), 'invalid-form', { username: ADMIN_MESSAGES.adminLogin });
    expectFailure(await signIn({ username: ['admin'], password: 'x' }), 'invalid-form');
    expectFailure(await signIn({ username: 'admin', password: 'x', role: 'owner' }), 'invalid-form');
  });

  it('slow down guessing at one account without locking its owner out elsewhere', async () => {
    const { username } = await test.make.admin('owner');
    const from = (ip: string, password: string) => signIn({ username, password }).set('X-Forwarded-For', ip);
    for (let guess = 0; guess < 10; guess += 1) await from('203.0.113.9', `Guess${guess}aaa`).expect(401);
    const refused = await from('203.0.113.9', ADMIN_PASSWORD);
    expectFailure(refused, 'too-many-requests');
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    await from('198.51.100.1', ADMIN_PASSWORD).expect(200);
  });

  it('count the attempts of a whole network as one, like those of members', async () => {
    const { username } = await test.make.admin('owner');
    const from = (ip: string, password: string) => signIn({ username, password }).set('X-Forwarded-For', ip);
    for (let guess = 0; guess < 10; guess += 1) await from(`2001:db8:7:7::${guess}`, `Guess${guess}aaa`).expect(401);
    expectFailure(await from('2001:db8:7:7:ffff::1', ADMIN_PASSWORD), 'too-many-requests');
    await from('2001:db8:7:8::1', ADMIN_PASSWORD).expect(200);
  });

  it('also serve the specified call /admin/login.php', async () => {
    const { username } = await test.make.admin('owner');
    const response = await server()
      .post(`${API_PREFIX}/admin/login.php`)
      .send({ username, password: ADMIN_PASSWORD })
      .expect(200);
    expect(response.body).toMatchObject({ success: true, data: { admin: { username } } });
  });

  it('continue by the cookie, which changes on each use', async () => {
    const { username, cookie } = await signedIn();
    const second = await refresh(cookie).expect(200);
    expect(second.body.data.admin.username).toBe(username);
    expect(cookieOf(second)).not.toBe(cookie);
    await signOut(second.body.data.token).expect(200, { success: true });
  });

  it('live twenty at a time: the one used longest ago ends for a new one', async () => {
    const { username, token } = await signedIn();
    for (let times = 0; times < 20; times += 1) await signIn({ username, password: ADMIN_PASSWORD }).expect(200);
    expectFailure(await signOut(token), 'session-ended');
    expect(await test.rows(AdminSession).countBy({ admin: { username }, endedAt: IsNull() })).toBe(20);
  });

  it('are renewed thirty times a minute at most', async () => {
    const { username, cookie } = await signedIn();
    const latest = cookieOf(await refresh(cookie).expect(200));
    const limits = test.app.get(Limits, { strict: false });
    for (const { id } of await test.rows(AdminSession).findBy({ admin: { username } }))
      for (let times = 1; times < 30; times += 1) await limits.count('renewal-session', id);
    expectFailure(await refresh(latest), 'too-many-requests');
  });

  it('give a second tab the same successor until that is used', async () => {
    const { cookie } = await signedIn();
    const [first, second] = await Promise.all([refresh(cookie), refresh(cookie)]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(cookieOf(first)).toBe(cookieOf(second));
    test.clock.advance(3600);
    expect(cookieOf(await refresh(cookie).expect(200))).toBe(cookieOf(first));
  });

  it('end entirely when a used cookie comes back', async () => {
    const { cookie, token } = await signedIn();
    const second = await refresh(cookie).expect(200);
    const third = await refresh(cookieOf(second)).expect(200);
    expectFailure(await refresh(cookie), 'session-ended');
    expectFailure(await refresh(cookieOf(third)), 'session-ended');
    expectFailure(await signOut(token), 'session-ended');
  });

  it('end 12 hours after the sign-in, however often they were refreshed', async () => {
    const { cookie } = await signedIn();
    test.clock.advance(11 * 3600);
    const later = await refresh(cookie).expect(200);
    test.clock.advance(3601);
    expectFailure(await refresh(cookieOf(later)), 'session-ended');
  });

  it('take what they had open with them after 12 hours, and are listed no more', async () => {
    const { username, token, cookie } = await signedIn();
    const sessions = test.app.get(AdminSessionsService, { strict: false });
    const { id } = await test.rows(AdminSession).findOneByOrFail({ admin: { username } });
    const open = async () => [
      await sessions.roleOf(id, 'photos.read'),
      (await sessions.liveOf([id], 'verify.read')).size,
    ];
    test.clock.advance(11 * 3600 + 3500);
    const { token: last } = (await refresh(cookie).expect(200)).body.data;
    expect(await open()).toEqual(['reviewer', 1]);
    test.clock.advance(101);
    expect(await open()).toEqual([null, 0]);
    expectFailure(await signOut(last), 'session-ended');
    expectFailure(await signOut(token), 'not-signed-in');
    const again = await signIn({ username, password: ADMIN_PASSWORD }).expect(200);
    const listed = await server()
      .get(API_PREFIX + ADMIN_ROUTES.ownSessions)
      .set('Authorization', `Bearer ${again.body.data.token}`)
      .expect(200);
    expect(listed.body.sessions).toMatchObject([{ current: true }]);
  });

  it('refuse to be refreshed from a foreign page or without a cookie', async () => {
    const { cookie } = await signedIn();
    expectFailure(await refresh(cookie).set('Sec-Fetch-Site', 'cross-site'), 'forbidden');
    expectFailure(
      await server()
        .post(API_PREFIX + ADMIN_ROUTES.refresh)
        .set(OWN_PAGE),
      'not-signed-in',
    );
  });

  it('end immediately on sign-out and when the administrator is disabled', async () => {
    const first = await signedIn();
    const left = await signOut(first.token).expect(200);
    expect(left.get('Set-Cookie')?.[0]).toMatch(/^kalyanam-admin=;/);
    expectFailure(await refresh(first.cookie), 'session-ended');
    const second = await signedIn();
    await test.rows(Admin).update({ username: second.username }, { disabledAt: new Date() });
    expectFailure(await signOut(second.token), 'session-ended');
    expectFailure(await refresh(second.cookie), 'session-ended');
  });

  it('accept an access token for 15 minutes, and none signed with another key or algorithm', async () => {
    const { token } = await signedIn();
    const jwt = test.app.get(JwtService, { strict: false });
    const claims = jwt.decode(token);
    const forged = jwt.sign(claims, { privateKey: signingKeys([test.settings.secrets.memberTokens])[0] });
    expectFailure(await signOut(forged), 'not-signed-in');
    const bare = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${token.split('.')[1]}.`;
    expectFailure(await signOut(bare), 'not-signed-in');
    test.clock.advance(15 * 60 + 1);
    expectFailure(await signOut(token), 'not-signed-in');
  });

  it('are logged', async () => {
    const { username, token } = await signedIn();
    await signOut(token).expect(200);
    const rows = await test.database.query(
      `SELECT action FROM audit_log JOIN admins ON actor = CONCAT('admin:', public_id) WHERE username = ? ORDER BY audit_log.id`,
      [username],
    );
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      'admin-signed-in',
      'admin-signed-in',
      'admin-signed-out',
    ]);
  });
});
