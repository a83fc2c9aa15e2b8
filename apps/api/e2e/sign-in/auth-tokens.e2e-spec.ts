import { User } from '../../src/accounts/user.entity.js';
import { expectFailure } from '../support/expect-failure.js';
import { calls } from '../support/calls.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const MINUTE = 60;

describe('access tokens', () => {
  let test: TestApp;
  let api: ReturnType<typeof calls>;
  beforeAll(async () => {
    test = await startTestApp();
    api = calls(test);
  });
  afterAll(() => test.close());

  describe('access token', () => {
    it('is required', async () => {
      expectFailure(await api.get('/auth/me'), 'not-signed-in');
      expectFailure(await api.get('/auth/me', 'nonsense'), 'not-signed-in');
    });

    it('identifies the signed-in member', async () => {
      const { token, email } = await test.make.registered();
      const { body } = await api.get('/auth/me', token).expect(200);
      expect(body).toMatchObject({ success: true, user: { email } });
    });

    it('ends after 15 minutes', async () => {
      const { token } = await test.make.registered();
      test.clock.advance(15 * MINUTE - 2);
      await api.get('/auth/me', token).expect(200);
      test.clock.advance(3);
      expectFailure(await api.get('/auth/me', token), 'not-signed-in');
    });

    it('signed by another key, for another audience or without a signature is refused', async () => {
      const { token, id } = await test.make.registered();
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

    it('stops working at once when its session ends or its account is closed or erased', async () => {
      const ended = await test.make.registered();
      await api.delete('/auth/sessions', ended.token).expect(200);
      expectFailure(await api.get('/auth/me', ended.token), 'session-ended');

      const closed = await test.make.registered();
      await test.rows(User).update({ email: closed.email }, { accountStatus: 'suspended' });
      expectFailure(await api.get('/auth/me', closed.token), 'suspended');

      const erased = await test.make.registered();
      await test.rows(User).delete({ email: erased.email });
      expectFailure(await api.get('/auth/me', erased.token), 'session-ended');
    });
  });
});
