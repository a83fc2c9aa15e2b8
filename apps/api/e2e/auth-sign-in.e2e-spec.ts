import { expectFailure } from './support/expect-failure.js';
import { calls, cookieOf, PASSWORD, signedInMember } from './support/registrations.js';
import { startTestApp, type TestApp } from './support/test-app.js';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

describe('sign-in', () => {
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
    const rows: { reason: string | null }[] = await test.database.query(
      'SELECT s.end_reason AS reason FROM sessions s JOIN users u ON u.id = s.user_id WHERE u.email = ?',
      [email],
    );
    return rows.map((row) => row.reason);
  };

  describe('by password', () => {
    it('answers token and user, and keeps the refresh token in a cookie that scripts cannot read', async () => {
      const { id, email, phone } = await signedInMember(test, { name: 'Asha Reddy' });
      const { body, headers } = await api.post('/auth/login', {
        email: ` ${email.toUpperCase()} `,
        password: PASSWORD,
      });
      expect(body).toEqual({
        success: true,
        message: 'Login successful',
        token: expect.stringMatching(/^eyJ/),
        user: {
          id,
          name: 'Asha Reddy',
          email,
          phone,
          emailVerified: false,
          phoneVerified: false,
          isVerified: false,
          verificationStatus: 'not-verified',
          profile: { name: 'Asha Reddy' },
        },
      });
      const [cookie, mark] = headers['set-cookie'] as unknown as string[];
      expect(cookie).toMatch(/^kalyanam-member=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Strict$/);
      expect(mark).toBe('kalyanam-signed-in=1; Max-Age=2592000; Path=/; SameSite=Strict');
      expect(JSON.stringify(body)).not.toContain(cookieOf(headers).split('=')[1]);
    });

    it('answers the specified call', async () => {
      const { email } = await signedInMember(test);
      const { body } = await api.post('/auth/login.php', { email, password: PASSWORD }).expect(200);
      expect(body).toMatchObject({ success: true, message: expect.any(String), token: expect.any(String) });
    });

    it('answers a wrong password and an unknown account alike', async () => {
      const { email } = await signedInMember(test);
      const wrong = await api.post('/auth/login', { email, password: 'Wrong1234' });
      const unknown = await api.post('/auth/login', { email: 'nobody@example.com', password: 'Wrong1234' });
      expectFailure(wrong, 'invalid-credentials');
      expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
      expect(unknown.status).toBe(wrong.status);
      expect(unknown.headers['set-cookie']).toBeUndefined();
    });

    it('refuses values that are no text', async () => {
      expectFailure(await api.post('/auth/login', { email: ['a@example.com'], password: { a: 1 } }), 'invalid-form');
    });

    it('refuses a form that another site sends', async () => {
      const { email } = await signedInMember(test);
      const foreign = await api.post('/auth/login', { email, password: PASSWORD }).set('Sec-Fetch-Site', 'cross-site');
      expectFailure(foreign, 'forbidden');
    });

    it('tells of a closed account only after the right password', async () => {
      const { email } = await signedInMember(test);
      await test.database.query(`UPDATE users SET account_status = 'suspended' WHERE email = ?`, [email]);
      expectFailure(await api.post('/auth/login', { email, password: 'Wrong1234' }), 'invalid-credentials');
      expectFailure(await api.post('/auth/login', { email, password: PASSWORD }), 'suspended');
    });

    it('writes down every sign-in with its address', async () => {
      const { email } = await signedInMember(test);
      await api.post('/auth/login', { email, password: PASSWORD }).set('X-Forwarded-For', '203.0.113.77').expect(200);
      const rows = await test.database.query(
        'SELECT i.ip FROM sign_ins i JOIN users u ON u.id = i.user_id WHERE u.email = ? ORDER BY i.id',
        [email],
      );
      expect(rows).toHaveLength(2);
      expect(rows[1]).toEqual({ ip: '203.0.113.77' });
    });

    it('hashes again when the parameters have changed', async () => {
      const { email } = await signedInMember(test);
      const { hash } = await import('@node-rs/argon2');
      const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
      await test.database.query('UPDATE users SET password_hash = ? WHERE email = ?', [old, email]);
      await api.post('/auth/login', { email, password: PASSWORD }).expect(200);
      const [row] = await test.database.query('SELECT password_hash AS h FROM users WHERE email = ?', [email]);
      expect(row.h).toContain('m=47104');
      await api.post('/auth/login', { email, password: PASSWORD }).expect(200);
    });

    it('counts tries per account and network, and forgives them after a right password', async () => {
      const { email } = await signedInMember(test);
      const from = (ip: string, password: string) =>
        api.post('/auth/login', { email, password }).set('X-Forwarded-For', ip);
      for (let n = 0; n < 9; n += 1) await from('203.0.113.5', 'Wrong1234').expect(401);
      await from('203.0.113.5', PASSWORD).expect(200);
      for (let n = 0; n < 10; n += 1) await from('203.0.113.5', 'Wrong1234').expect(401);
      expectFailure(await from('203.0.113.6', PASSWORD), 'too-many-requests');
      await from('198.51.100.1', PASSWORD).expect(200);
    });
  });

  describe('access token', () => {
    it('is asked for', async () => {
      expectFailure(await api.get('/auth/me'), 'not-signed-in');
      expectFailure(await api.get('/auth/me', 'nonsense'), 'not-signed-in');
    });

    it('tells who is signed in', async () => {
      const { token, email } = await signedInMember(test);
      const { body } = await api.get('/auth/me', token).expect(200);
      expect(body).toMatchObject({ success: true, user: { email } });
    });

    it('ends after 15 minutes', async () => {
      const { token } = await signedInMember(test);
      test.clock.advance(15 * MINUTE - 2);
      await api.get('/auth/me', token).expect(200);
      test.clock.advance(3);
      expectFailure(await api.get('/auth/me', token), 'not-signed-in');
    });

    it('signed by another key, for another audience or without a signature is refused', async () => {
      const { token, id } = await signedInMember(test);
      const [head = '', claims = '', signature = ''] = token.split('.');
      const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
      const read = JSON.parse(Buffer.from(claims, 'base64url').toString());
      expect(read).toEqual({
        sub: id,
        sid: expect.any(String),
        aud: 'member',
        iss: 'kalyanam',
        iat: expect.any(Number),
        exp: read.iat + 15 * MINUTE,
      });
      const forged = [
        `${encoded({ alg: 'none', typ: 'JWT' })}.${claims}.`,
        `${head}.${encoded({ ...read, sub: 'x'.repeat(20) })}.${signature}`,
        `${head}.${claims}.${'A'.repeat(43)}`,
      ];
      for (const bad of forged) expectFailure(await api.get('/auth/me', bad), 'not-signed-in');
    });

    it('stops at once when its session ends or its account is closed or erased', async () => {
      const ended = await signedInMember(test);
      await api.delete('/auth/sessions', ended.token).expect(200);
      expectFailure(await api.get('/auth/me', ended.token), 'session-ended');

      const closed = await signedInMember(test);
      await test.database.query(`UPDATE users SET account_status = 'suspended' WHERE email = ?`, [closed.email]);
      expectFailure(await api.get('/auth/me', closed.token), 'suspended');

      const erased = await signedInMember(test);
      await test.database.query('DELETE FROM users WHERE email = ?', [erased.email]);
      expectFailure(await api.get('/auth/me', erased.token), 'session-ended');
    });
  });

  describe('refresh', () => {
    it('gives a new access token and a new refresh token', async () => {
      const { cookie, email } = await signedInMember(test);
      const { body, headers } = await refresh(cookie).expect(200);
      expect(body).toMatchObject({ success: true, token: expect.any(String), user: { email } });
      const next = cookieOf(headers);
      expect(next).not.toBe(cookie);
      await api.get('/auth/me', body.token).expect(200);
      await refresh(next).expect(200);
    });

    it('is asked by our own pages only', async () => {
      const { cookie } = await signedInMember(test);
      const call = () => api.post('/auth/refresh').set('Cookie', cookie);
      expectFailure(await call(), 'forbidden');
      expectFailure(await call().set('Sec-Fetch-Site', 'same-site'), 'forbidden');
      expectFailure(await call().set('Origin', 'https://elsewhere.example'), 'forbidden');
      await call().set('Origin', test.settings.memberUrl).expect(200);
    });

    it('refuses an unknown token and clears the cookie', async () => {
      for (const answer of [await refresh('kalyanam-member=unknown'), await api.post('/auth/refresh')]) {
        expectFailure(answer, 'session-ended');
        const ended = ['kalyanam-member', 'kalyanam-signed-in'].map((name) =>
          expect.stringMatching(`^${name}=;.*1970`),
        );
        expect(answer.headers['set-cookie']).toEqual(ended);
      }
    });

    it('ends the whole family when a spent token is used again', async () => {
      const { cookie, email } = await signedInMember(test);
      const next = cookieOf((await refresh(cookie).expect(200)).headers);
      test.clock.advance(11);
      expectFailure(await refresh(cookie), 'session-ended');
      expectFailure(await refresh(next), 'session-ended');
      expect(await endReasons(email)).toEqual(['reuse']);
    });

    it('answers the immediate predecessor for ten seconds with the very same successor', async () => {
      const { cookie } = await signedInMember(test);
      const first = await refresh(cookie).expect(200);
      test.clock.advance(9);
      const again = await refresh(cookie).expect(200);
      expect(cookieOf(again.headers)).toBe(cookieOf(first.headers));
      await api.get('/auth/me', again.body.token).expect(200);
      await refresh(cookieOf(again.headers)).expect(200);
    });

    it('gives no grace to a token before the predecessor', async () => {
      const { cookie, email } = await signedInMember(test);
      const second = cookieOf((await refresh(cookie).expect(200)).headers);
      await refresh(second).expect(200);
      expectFailure(await refresh(cookie), 'session-ended');
      expect(await endReasons(email)).toEqual(['reuse']);
    });

    it('lets two tabs ask at the same time: one family, one successor', async () => {
      const { cookie, email } = await signedInMember(test);
      const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(cookie)));
      expect(answers.map((answer) => answer.status)).toEqual(Array<number>(12).fill(200));
      expect(new Set(answers.map((answer) => cookieOf(answer.headers))).size).toBe(1);
      const [row] = await test.database.query(
        `SELECT COUNT(*) AS tokens, SUM(t.spent_at IS NULL) AS live FROM refresh_tokens t
         JOIN sessions s ON s.id = t.session_id JOIN users u ON u.id = s.user_id WHERE u.email = ?`,
        [email],
      );
      expect({ tokens: Number(row.tokens), live: Number(row.live) }).toEqual({ tokens: 2, live: 1 });
    });

    it('ends after 30 days without use', async () => {
      const { cookie } = await signedInMember(test);
      test.clock.advance(29 * DAY);
      const next = cookieOf((await refresh(cookie).expect(200)).headers);
      test.clock.advance(30 * DAY + 1);
      expectFailure(await refresh(next), 'session-ended');
    });

    it('is over for a closed account', async () => {
      const { cookie, email } = await signedInMember(test);
      await test.database.query(`UPDATE users SET account_status = 'suspended' WHERE email = ?`, [email]);
      expectFailure(await refresh(cookie), 'session-ended');
    });

    it('notes activity at most once an hour', async () => {
      const { cookie, email } = await signedInMember(test);
      const lastActive = async (): Promise<number> => {
        const [row] = await test.database.query('SELECT last_active_at AS at FROM users WHERE email = ?', [email]);
        return row.at.getTime();
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
      const { cookie, token } = await signedInMember(test);
      const out = await api.post('/auth/logout').set('Cookie', cookie).set('Sec-Fetch-Site', 'same-origin').expect(200);
      expect(out.headers['set-cookie']?.[0]).toMatch(/^kalyanam-member=;/);
      expectFailure(await api.get('/auth/me', token), 'session-ended');
      expectFailure(await refresh(cookie), 'session-ended');
    });

    it('ends the session of the bearer too, and is no error twice', async () => {
      const { token } = await signedInMember(test);
      await api.post('/auth/logout', undefined, token).expect(200);
      expectFailure(await api.get('/auth/me', token), 'session-ended');
      await api.post('/auth/logout', undefined, token).expect(200);
      await api.post('/auth/logout').expect(200);
    });

    it('by another site is refused', async () => {
      const { cookie, token } = await signedInMember(test);
      const foreign = await api.post('/auth/logout').set('Cookie', cookie).set('Sec-Fetch-Site', 'cross-site');
      expectFailure(foreign, 'forbidden');
      await api.get('/auth/me', token).expect(200);
    });
  });

  describe('sessions', () => {
    it('are listed, the present one marked', async () => {
      const { email, token } = await signedInMember(test);
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

    it('are ended one by one by their own member only', async () => {
      const { email, token } = await signedInMember(test);
      const other = (await api.post('/auth/login', { email, password: PASSWORD })).body.token;
      const { body } = await api.get('/auth/sessions', token);
      const { id } = body.sessions.find((session: { current: boolean }) => !session.current);
      const stranger = await signedInMember(test);
      expectFailure(await api.delete(`/auth/sessions/${id}`, stranger.token), 'not-found');
      await api.get('/auth/me', other).expect(200);
      await api.delete(`/auth/sessions/${id}`, token).expect(200);
      expectFailure(await api.get('/auth/me', other), 'session-ended');
      await api.get('/auth/me', token).expect(200);
      expectFailure(await api.delete(`/auth/sessions/${id}`, token), 'not-found');
    });

    it('are all ended by signing out everywhere', async () => {
      const { email, token } = await signedInMember(test);
      const other = (await api.post('/auth/login', { email, password: PASSWORD })).body.token;
      await api.delete('/auth/sessions', token).expect(200);
      for (const each of [token, other]) expectFailure(await api.get('/auth/me', each), 'session-ended');
    });
  });
});

describe('sign-in over https', () => {
  it('keeps the refresh token in a __Host- cookie that is Secure', async () => {
    const test = await startTestApp({ MEMBER_URL: 'https://kalyanam.example' });
    try {
      const { cookie, email } = await signedInMember(test);
      expect(cookie).toMatch(/^__Host-kalyanam-member=/);
      const { headers } = await calls(test).post('/auth/login', { email, password: PASSWORD });
      expect(headers['set-cookie']?.[0]).toContain('Path=/; HttpOnly; Secure; SameSite=Strict');
    } finally {
      await test.close();
    }
  });
});
