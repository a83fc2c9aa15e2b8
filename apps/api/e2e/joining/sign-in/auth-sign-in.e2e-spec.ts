import { PasswordsService } from '../../../src/people/passwords/passwords.service.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { SignIn } from '../../../src/joining/sign-in/sign-in.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { calls, cookieOf } from '../../support/requests/requests.js';
import { PASSWORD } from '../../support/make/example.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('sign-in', () => {
  let test: TestApp;
  let api: ReturnType<typeof calls>;
  beforeAll(async () => {
    test = await startTestApp();
    api = calls(test);
  });
  afterAll(() => test.close());

  describe('by password', () => {
    it('returns token and user, and keeps the refresh token in a cookie that scripts cannot read', async () => {
      const { id, email, phone } = await test.make.registered({ name: 'Asha Reddy' });
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
          ageWindow: expect.any(Object),
          display: null,
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
      const { email } = await test.make.registered();
      const { body } = await api.post('/auth/login.php', { email, password: PASSWORD }).expect(200);
      expect(body).toMatchObject({ success: true, message: expect.any(String), token: expect.any(String) });
    });

    it('gives the same response for a wrong password and an unknown account', async () => {
      const { email } = await test.make.registered();
      const wrong = await api.post('/auth/login', { email, password: 'Wrong1234' });
      const unknown = await api.post('/auth/login', { email: 'nobody@example.com', password: 'Wrong1234' });
      expectFailure(wrong, 'invalid-credentials');
      expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
      expect(unknown.status).toBe(wrong.status);
      expect(unknown.headers['set-cookie']).toBeUndefined();
    });

    it('refuses values that are not text', async () => {
      expectFailure(await api.post('/auth/login', { email: ['a@example.com'], password: { a: 1 } }), 'invalid-form');
    });

    it('refuses a form that another site sends', async () => {
      const { email } = await test.make.registered();
      const foreign = await api.post('/auth/login', { email, password: PASSWORD }).set('Sec-Fetch-Site', 'cross-site');
      expectFailure(foreign, 'forbidden');
    });

    it('reveals a closed account only after the right password', async () => {
      const { email } = await test.make.registered();
      await test.rows(User).update({ email }, { accountStatus: 'suspended' });
      expectFailure(await api.post('/auth/login', { email, password: 'Wrong1234' }), 'invalid-credentials');
      expectFailure(await api.post('/auth/login', { email, password: PASSWORD }), 'suspended');
    });

    it('logs every sign-in with its address', async () => {
      const { email } = await test.make.registered();
      await api.post('/auth/login', { email, password: PASSWORD }).set('X-Forwarded-For', '203.0.113.77').expect(200);
      const rows = await test.rows(SignIn).find({ where: { user: { email } }, order: { id: 'ASC' } });
      expect(rows).toHaveLength(2);
      expect(rows[1]?.ip).toBe('203.0.113.77');
    });

    it('hashes again when the parameters have changed', async () => {
      const { email } = await test.make.registered();
      const { hash } = await import('@node-rs/argon2');
      const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
      await test.rows(User).update({ email }, { passwordHash: old });
      await api.post('/auth/login', { email, password: PASSWORD }).expect(200);
      const { passwordHash } = await test.rows(User).findOneByOrFail({ email });
      expect(test.app.get(PasswordsService, { strict: false }).isOutdated(passwordHash)).toBe(false);
      await api.post('/auth/login', { email, password: PASSWORD }).expect(200);
    });

    it('counts attempts per account and network, and resets them after a right password', async () => {
      const { email } = await test.make.registered();
      const from = (ip: string, password: string) =>
        api.post('/auth/login', { email, password }).set('X-Forwarded-For', ip);
      for (let n = 0; n < 9; n += 1) await from('203.0.113.5', 'Wrong1234').expect(401);
      await from('203.0.113.5', PASSWORD).expect(200);
      for (let n = 0; n < 10; n += 1) await from('203.0.113.5', 'Wrong1234').expect(401);
      expectFailure(await from('203.0.113.6', PASSWORD), 'too-many-requests');
      await from('198.51.100.1', PASSWORD).expect(200);
    });
  });
});

describe('sign-in over https', () => {
  it('keeps the refresh token in a __Host- cookie that is Secure', async () => {
    const test = await startTestApp({ MEMBER_URL: 'https://kalyanam.example' });
    try {
      const { cookie, email } = await test.make.registered();
      expect(cookie).toMatch(/^__Host-kalyanam-member=/);
      const { headers } = await calls(test).post('/auth/login', { email, password: PASSWORD });
      expect(headers['set-cookie']?.[0]).toContain('Path=/; HttpOnly; Secure; SameSite=Strict');
    } finally {
      await test.close();
    }
  });
});
