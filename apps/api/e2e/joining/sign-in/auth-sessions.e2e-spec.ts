import { User } from '../../../src/people/accounts/user.entity.js';
import { Limits } from '../../../src/platform/limits/limits.service.js';
import { RefreshToken } from '../../../src/people/sessions/refresh-token.entity.js';
import { PasswordsService } from '../../../src/people/passwords/passwords.service.js';
import { Session } from '../../../src/people/sessions/session.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { calls, cookieOf, visit } from '../../support/requests/requests.js';
import { newRegistration, PASSWORD } from '../../support/make/example.js';
import { inbox } from '../../support/make/inbox.js';
import { jpeg } from '../../support/make/uploads.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

describe('sessions of a member', () => {
  let test: TestApp;
  let api: ReturnType<typeof calls>;
  beforeAll(async () => {
    test = await startTestApp();
    api = calls(test);
  });
  afterAll(() => test.close());

  const refresh = (cookie: string) =>
    api.post('/auth/refresh').set('Cookie', cookie).set('Sec-Fetch-Site', 'same-origin');
  const endReasons = async (email: string): Promise<(string | null)[]> => {
    const rows = await test.rows(Session).findBy({ user: { email } });
    return rows.map(({ endReason }) => endReason);
  };

  describe('refresh', () => {
    it('gives a new access token and a new refresh token', async () => {
      const { cookie, email } = await test.make.registered();
      const { body, headers } = await refresh(cookie).expect(200);
      expect(body).toMatchObject({ success: true, token: expect.any(String), user: { email } });
      const next = cookieOf(headers);
      expect(next).not.toBe(cookie);
      await api.get('/auth/me', body.token).expect(200);
      await refresh(next).expect(200);
    });

    it('is accepted only from our own pages', async () => {
      const { cookie } = await test.make.registered();
      const call = () => api.post('/auth/refresh').set('Cookie', cookie);
      expectFailure(await call(), 'forbidden');
      expectFailure(await call().set('Sec-Fetch-Site', 'same-site'), 'forbidden');
      expectFailure(await call().set('Origin', 'https://elsewhere.example'), 'forbidden');
      await call().set('Origin', test.settings.memberUrl).expect(200);
    });

    it('refuses an unknown token and clears the cookie', async () => {
      for (const answer of [await refresh('kalyanam-member=unknown'), await api.post('/auth/refresh')]) {
        expectFailure(answer, 'session-ended');
        const ended = ['kalyanam-member', 'kalyanam-signed-in', 'kalyanam-photos-member'].map((name) =>
          expect.stringMatching(`^${name}=;.*1970`),
        );
        expect(answer.headers['set-cookie']).toEqual(ended);
      }
    });

    it('ends the whole family when a used token comes back', async () => {
      const { cookie, email } = await test.make.registered();
      const next = cookieOf((await refresh(cookie).expect(200)).headers);
      const last = cookieOf((await refresh(next).expect(200)).headers);
      expectFailure(await refresh(cookie), 'session-ended');
      expectFailure(await refresh(last), 'session-ended');
      expect(await endReasons(email)).toEqual(['reuse']);
    });

    it.each([9, 3600, 3 * DAY])(
      'answers with the very same successor until that is used: after %i s',
      async (later) => {
        const { cookie } = await test.make.registered();
        const first = await refresh(cookie).expect(200);
        test.clock.advance(later);
        const again = await refresh(cookie).expect(200);
        expect(cookieOf(again.headers)).toBe(cookieOf(first.headers));
        await api.get('/auth/me', again.body.token).expect(200);
        await refresh(cookieOf(again.headers)).expect(200);
      },
    );

    it('gives no grace to a token before the predecessor', async () => {
      const { cookie, email } = await test.make.registered();
      const second = cookieOf((await refresh(cookie).expect(200)).headers);
      await refresh(second).expect(200);
      expectFailure(await refresh(cookie), 'session-ended');
      expect(await endReasons(email)).toEqual(['reuse']);
    });

    it('lets two tabs refresh at the same time: one family, one successor', async () => {
      const { cookie, email } = await test.make.registered();
      const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(cookie)));
      expect(answers.map((answer) => answer.status)).toEqual(Array<number>(12).fill(200));
      expect(new Set(answers.map((answer) => cookieOf(answer.headers))).size).toBe(1);
      const tokens = await test.rows(RefreshToken).findBy({ session: { user: { email } } });
      expect([tokens.length, tokens.filter(({ spentAt }) => !spentAt).length]).toEqual([2, 1]);
    });

    it('ends after 30 days without use', async () => {
      const { cookie } = await test.make.registered();
      test.clock.advance(29 * DAY);
      const next = cookieOf((await refresh(cookie).expect(200)).headers);
      test.clock.advance(30 * DAY + 1);
      expectFailure(await refresh(next), 'session-ended');
    });

    it('says to the browser whose session a suspension ended that the account is closed, and to no other', async () => {
      const { cookie, email, sessionId } = await test.make.registered();
      const latest = cookieOf((await refresh(cookie).expect(200)).headers);
      await test.rows(User).update({ email }, { accountStatus: 'suspended' });
      await test.rows(Session).update({ id: sessionId }, { endedAt: test.clock.now(), endReason: 'suspended' });
      // A second open page gets the same answer, so its token stays; without the mark a new page does not ask.
      for (const answer of [await refresh(latest), await refresh(latest)]) {
        expectFailure(answer, 'suspended');
        const cleared = ['kalyanam-signed-in', 'kalyanam-photos-member'].map((name) =>
          expect.stringMatching(`^${name}=;.*1970`),
        );
        expect(answer.headers['set-cookie']).toEqual(cleared);
      }
      expectFailure(await refresh(cookie), 'session-ended');

      const left = await test.make.registered();
      await api.delete('/auth/sessions', left.token).expect(200);
      await test.rows(User).update({ email: left.email }, { accountStatus: 'suspended' });
      expectFailure(await refresh(left.cookie), 'session-ended');

      await test.rows(User).update({ email }, { accountStatus: 'active' });
      expectFailure(await refresh(latest), 'session-ended');
    });

    it('is refused the thirty-first time in a minute, and leaves the session as it is', async () => {
      const { cookie, token, sessionId } = await test.make.registered();
      const latest = cookieOf((await refresh(cookie).expect(200)).headers);
      const limits = test.app.get(Limits, { strict: false });
      for (let times = 1; times < 30; times += 1) await limits.count('renewal-session', sessionId);
      const refused = await refresh(latest);
      expectFailure(refused, 'too-many-requests');
      expect(refused.headers['set-cookie']).toBeUndefined();
      await api.get('/auth/me', token).expect(200);
    });

    it('keeps spent tokens for a day behind the newest', async () => {
      const { cookie, email, sessionId } = await test.make.registered();
      let latest = cookie;
      for (let day = 0; day < 4; day += 1) {
        latest = cookieOf((await refresh(latest).expect(200)).headers);
        latest = cookieOf((await refresh(latest).expect(200)).headers);
        test.clock.advance(DAY + 1);
      }
      const newest = cookieOf((await refresh(latest).expect(200)).headers);
      expect(await test.rows(RefreshToken).countBy({ sessionId })).toBe(2);
      await refresh(newest).expect(200);
      test.clock.advance(11);
      expectFailure(await refresh(latest), 'session-ended');
      expect(await endReasons(email)).toEqual(['reuse']);
    });

    it('records activity at most once an hour', async () => {
      const { cookie, email } = await test.make.registered();
      const lastActive = async (): Promise<number> => {
        const { lastActiveAt } = await test.rows(User).findOneByOrFail({ email });
        return lastActiveAt.getTime();
      };
      const before = await lastActive();
      test.clock.advance(30 * MINUTE);
      const next = cookieOf((await refresh(cookie).expect(200)).headers);
      expect(await lastActive()).toBe(before);
      test.clock.advance(31 * MINUTE);
      await refresh(next).expect(200);
      expect(await lastActive()).toBeGreaterThan(before);
    });
  });

  describe('sign-out', () => {
    it('ends the session of the cookie and clears it', async () => {
      const { cookie, token } = await test.make.registered();
      const out = await api.post('/auth/logout').set('Cookie', cookie).set('Sec-Fetch-Site', 'same-origin').expect(200);
      expect(out.headers['set-cookie']?.[0]).toMatch(/^kalyanam-member=;/);
      expectFailure(await api.get('/auth/me', token), 'session-ended');
      expectFailure(await refresh(cookie), 'session-ended');
    });

    it('ends the session of the bearer too, and may be repeated', async () => {
      const { token } = await test.make.registered();
      await api.post('/auth/logout', undefined, token).expect(200);
      expectFailure(await api.get('/auth/me', token), 'session-ended');
      await api.post('/auth/logout', undefined, token).expect(200);
      await api.post('/auth/logout').expect(200);
    });

    it('is refused from another site', async () => {
      const { cookie, token } = await test.make.registered();
      const foreign = await api.post('/auth/logout').set('Cookie', cookie).set('Sec-Fetch-Site', 'cross-site');
      expectFailure(foreign, 'forbidden');
      await api.get('/auth/me', token).expect(200);
    });
  });

  describe('sessions', () => {
    it('are listed, with the current one marked', async () => {
      const { email, token } = await test.make.registered();
      await api.post('/auth/login', { email, password: PASSWORD }).set('User-Agent', 'Telephone').expect(200);
      const { body } = await api.get('/auth/sessions', token).expect(200);
      expect(body.sessions).toHaveLength(2);
      expect(body.sessions.filter((session: { current: boolean }) => session.current)).toHaveLength(1);
      expect(body.sessions).toContainEqual({
        id: expect.any(String),
        current: false,
        ip: expect.any(String),
        userAgent: 'Telephone',
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
      });
    });

    it('are ended one by one, only by their own member', async () => {
      const { email, token } = await test.make.registered();
      const other = (await api.post('/auth/login', { email, password: PASSWORD })).body.token;
      const { body } = await api.get('/auth/sessions', token);
      const { id } = body.sessions.find((session: { current: boolean }) => !session.current);
      const stranger = await test.make.registered();
      expectFailure(await api.delete(`/auth/sessions/${id}`, stranger.token), 'not-found');
      await api.get('/auth/me', other).expect(200);
      await api.delete(`/auth/sessions/${id}`, token).expect(200);
      expectFailure(await api.get('/auth/me', other), 'session-ended');
      await api.get('/auth/me', token).expect(200);
      expectFailure(await api.delete(`/auth/sessions/${id}`, token), 'not-found');
    });

    it('live twenty at a time: the one used longest ago ends for a new one, of one member only', async () => {
      const [member, other] = [await test.make.registered(), await test.make.registered()];
      const second = await test.make.login(member);
      await refresh(member.cookie).expect(200);
      for (let times = 0; times < 19; times += 1) await test.make.login(member);
      expectFailure(await api.get('/auth/me', second.token), 'session-ended');
      const { body } = await api.get('/auth/sessions', member.token).expect(200);
      expect(body.sessions).toHaveLength(20);
      await api.get('/auth/me', other.token).expect(200);
    });

    it('live twenty at a time, even when thirty begin in parallel', async () => {
      const member = await test.make.registered();
      const credentials = { email: member.email, password: PASSWORD };
      // Thirty real ones wait for their turn on a slow machine, and the last are refused.
      const fits = jest.spyOn(test.app.get(PasswordsService, { strict: false }), 'verify').mockResolvedValue(true);
      const logins = Array.from({ length: 30 }, (_, index) =>
        api.post('/auth/login', credentials).set('X-Forwarded-For', `203.0.${index}.7`).expect(200),
      );
      await Promise.all(logins);
      fits.mockRestore();
      expect((await api.get('/auth/sessions', (await test.make.login(member)).token)).body.sessions).toHaveLength(20);
    });

    it.each(['signing out everywhere', 'a new password', 'a mailed link'])(
      'end by %s together with the upload token of a registration',
      async (how) => {
        const form = newRegistration();
        const { body } = await api.post('/auth/register', form).expect(201);
        const uploadToken = String(body.uploadToken);
        const member = await test.make.login({
          userId: 0,
          id: String(body.userId),
          email: form.email,
          phone: form.phone,
        });
        const upload = async () =>
          visit(test, 'post', '/files/photos')
            .auth(uploadToken, { type: 'bearer' })
            .field('declaration', 'true')
            .attach('photos[0]', await jpeg(), 'a.jpg');
        await upload();
        expect((await upload()).status).toBe(200);
        test.clock.advance(1);
        if (how === 'signing out everywhere') await member.delete('/auth/sessions').expect(200);
        else if (how === 'a new password')
          await member.put('/account/password', { current: PASSWORD, password: 'Sankranti2027' }).expect(200);
        else {
          await api.post('/auth/forgot-password', { email: form.email }).expect(200);
          const token = /token=([\w-]+)/.exec((await inbox(test, form.email))[0]?.text ?? '')?.[1];
          await api
            .post('/auth/reset-password', { token, password: 'Sankranti2027', registration: 'mine' })
            .expect(200);
        }
        expectFailure(await upload(), 'session-ended');
      },
    );

    it('are all ended by signing out everywhere', async () => {
      const { email, token } = await test.make.registered();
      const other = (await api.post('/auth/login', { email, password: PASSWORD })).body.token;
      await api.delete('/auth/sessions', token).expect(200);
      for (const each of [token, other]) expectFailure(await api.get('/auth/me', each), 'session-ended');
    });
  });
});
