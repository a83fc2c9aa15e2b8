import { createHmac, createSecretKey } from 'node:crypto';
import { User } from '../../../src/people/accounts/user.entity.js';
import { developmentSecrets } from '../../../src/platform/config/secrets.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { calls } from '../../support/requests/requests.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

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

    it('with more in its head, or a list for a claim, is refused even when our key signed it', async () => {
      const { token } = await test.make.registered();
      const [head = '', claims = ''] = token.split('.');
      const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
      const key = createSecretKey(Buffer.from(developmentSecrets.MEMBER_TOKEN_SECRET));
      const signed = (newHead: object, newClaims: object): string => {
        const text = [newHead, newClaims]
          .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
          .join('.');
        return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
      };
      const asMade = { head: read(head), claims: read(claims) };
      await api.get('/auth/me', signed(asMade.head, asMade.claims)).expect(200);
      for (const more of [
        { crit: ['exp'] },
        { crit: ['none-of-ours'] },
        { b64: false },
        { kid: 'x' },
        { typ: 'at+jwt' },
      ])
        expectFailure(await api.get('/auth/me', signed({ ...asMade.head, ...more }, asMade.claims)), 'not-signed-in');
      for (const claim of ['sid', 'sub', 'aud']) {
        const list = { ...asMade.claims, [claim]: [asMade.claims[claim]] };
        expectFailure(await api.get('/auth/me', signed(asMade.head, list)), 'not-signed-in');
      }
    });

    it('stops working immediately when its session ends or its account is closed or erased', async () => {
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
