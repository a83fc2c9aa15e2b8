import { IDENTITY_PROBLEMS } from '@kalyanam/shared/contracts/identity';
import type { Response } from 'supertest';
import { ExternalIdentities } from '../../../src/joining/sign-in/issuer/external-identities.service.js';
import { AppError } from '../../../src/platform/errors/app-error.js';
import { Limits } from '../../../src/platform/limits/limits.service.js';
import { parseSettings } from '../../../src/platform/config/parse-settings.js';
import { ExternalIdentity } from '../../../src/joining/sign-in/issuer/external-identity.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import {
  comeBack,
  startIssuer,
  wayBack,
  type IssuersPersonWish,
  type TestIssuer,
} from '../../support/servers/issuer.js';
import { calls, visit } from '../../support/requests/requests.js';
import { newRegistration } from '../../support/make/example.js';
import type { Member } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const REFRESH = /^kalyanam-member=([^;]+)/;

describe('sign-in by an identity service (R1)', () => {
  let issuer: TestIssuer;
  let test: TestApp;
  beforeAll(async () => {
    issuer = await startIssuer();
    test = await startTestApp(issuer.settings);
  });
  afterAll(async () => {
    await test.close();
    issuer.stop();
  });

  let subjects = 0;
  const someone = (wish: Partial<IssuersPersonWish> = {}): IssuersPersonWish => {
    subjects += 1;
    const email = `someone${subjects}@example.net`;
    return { sub: `subject-${subjects}`, email, email_verified: true, name: 'Asha Reddy', ...wish };
  };
  const cookies = (answer: Response): string[] => (answer.headers['set-cookie'] ?? []) as unknown as string[];
  const refreshCookie = (answer: Response): string | undefined =>
    cookies(answer).find((cookie) => REFRESH.test(cookie));
  const goes = (answer: Response): string => {
    expect(answer.status).toBe(302);
    expect(answer.headers['location']).toMatch(new RegExp(`^${test.settings.memberUrl}/`));
    return (answer.headers['location'] as string).slice(test.settings.memberUrl.length);
  };
  /** The whole round trip of one browser. */
  const come = async (person: IssuersPersonWish, returnTo?: string): Promise<Response> => {
    await issuer.person(person);
    return comeBack(test, await wayBack(test, returnTo));
  };
  const signedInAs = async (answer: Response): Promise<string> => {
    const cookie = refreshCookie(answer)?.split(';')[0] ?? '';
    const refreshed = await visit(test, 'post', '/auth/refresh')
      .set({ cookie, 'sec-fetch-site': 'same-origin' })
      .expect(200);
    return (refreshed.body as { user: { id: string } }).user.id;
  };
  const links = (person: Member): Promise<{ subject: string }[]> =>
    test.rows(ExternalIdentity).find({ select: { subject: true }, where: { userId: person.userId } });
  const hintToken = (answer: Response): string => /^\/register#identityToken=([\w-]+)$/.exec(goes(answer))?.[1] ?? '';

  it('is offered with its label', async () => {
    const { body } = await visit(test, 'get', '/auth/identity').expect(200);
    expect(body).toEqual({ success: true, available: true, label: 'Continue with Google' });
  });

  it('signs in the account with the same verified email, and returns to where the browser wanted to go', async () => {
    const member = await test.make.member();
    const answer = await come(someone({ email: member.email.toUpperCase() }), '/profiles?page=2');
    expect(goes(answer)).toBe('/profiles?page=2');
    expect(refreshCookie(answer)).toMatch(/HttpOnly; SameSite=Strict/i);
    expect(await signedInAs(answer)).toBe(member.id);
    expect(await links(member)).toHaveLength(1);
    const account = await (await test.make.session(member)).get('/account').expect(200);
    expect(account.body.account.linkedIdentities).toEqual([{ label: '127.0.0.1', linkedAt: expect.any(String) }]);
  });

  it('recognises a linked person by issuer and subject, whatever their email is today', async () => {
    const [member, other] = [await test.make.member(), await test.make.member()];
    const person = someone({ email: member.email });
    await come(person);
    expect(await signedInAs(await come({ ...person, email: other.email }))).toBe(member.id);
    expect(await signedInAs(await come({ ...person, email_verified: false }))).toBe(member.id);
    expect(await links(other)).toEqual([]);
  });

  it('links no account whose email is not verified by us or by the issuer', async () => {
    const [unverified, verified] = [
      await test.make.member({ verificationStatus: 'not-verified' }),
      await test.make.member(),
    ];
    const answers = [
      await come(someone({ email: unverified.email })),
      await come(someone({ email: verified.email, email_verified: false })),
    ];
    expect(answers.map(goes)).toEqual(['/login?identity=password-first', '/login?identity=unverified-email']);
    expect(answers.map(refreshCookie)).toEqual([undefined, undefined]);
    expect([...(await links(unverified)), ...(await links(verified))]).toEqual([]);
  });

  it('refuses members whose account is suspended', async () => {
    const member = await test.make.member({ accountStatus: 'suspended' });
    const answer = await come(someone({ email: member.email }));
    expect(goes(answer)).toBe('/login?identity=suspended');
    expect(refreshCookie(answer)).toBeUndefined();
  });

  it('leads an unknown person to registration, with name and email filled in', async () => {
    const person = someone();
    const identityToken = hintToken(await come(person));
    const { body } = await visit(test, 'post', '/auth/identity/registration').send({ identityToken }).expect(200);
    expect(body).toEqual({ success: true, name: 'Asha Reddy', email: person.email });
  });

  describe('registration', () => {
    const api = () => calls(test);

    it('with an unchanged email counts it as verified, and the service signs them in from then on', async () => {
      const person = someone();
      const identityToken = hintToken(await come(person));
      const form = newRegistration({ email: person.email as string, identityToken });
      const registered = await api().post('/auth/register', form).expect(201);
      const signedIn = await come(person);
      expect(await signedInAs(signedIn)).toBe(registered.body.userId);
      const { body } = await api().post('/auth/login', { email: form.email, password: form.password }).expect(200);
      expect(body.user).toMatchObject({
        emailVerified: true,
        phoneVerified: false,
        verificationStatus: 'not-verified',
      });
      expect(await inbox(test, form.email)).toEqual([]);
      expect(await inbox(test, form.phone)).toHaveLength(1);
    });

    it('with another email, too late, or with a made-up token verifies nothing but still succeeds', async () => {
      const other = someone();
      const elsewhere = newRegistration({ identityToken: hintToken(await come(other)) });
      const late = someone();
      const lateToken = hintToken(await come(late));
      const madeUp = newRegistration({ identityToken: 'AAAA' });
      await api().post('/auth/register', elsewhere).expect(201);
      await api().post('/auth/register', madeUp).expect(201);
      test.clock.advance(2 * 3600 + 1);
      const tooLate = newRegistration({ email: late.email as string, identityToken: lateToken });
      await api().post('/auth/register', tooLate).expect(201);
      for (const { email, password } of [elsewhere, madeUp, tooLate]) {
        const { body } = await api().post('/auth/login', { email, password }).expect(200);
        expect(body.user.emailVerified).toBe(false);
      }
      expectFailure(
        await visit(test, 'post', '/auth/identity/registration').send({ identityToken: lateToken }),
        'identity-failed',
      );
    });
  });

  describe('refuses', () => {
    const FAILED = '/login?identity=failed';

    it('a callback that this browser did not start, that started too long ago, or that comes twice', async () => {
      await issuer.person(someone());
      const [mine, hers] = [await wayBack(test), await wayBack(test)];
      expect(goes(await comeBack(test, { ...mine, cookie: '' }))).toBe(FAILED);
      expect(goes(await comeBack(test, { ...mine, cookie: hers.cookie }))).toBe(FAILED);
      const first = await comeBack(test, hers);
      expect(goes(first)).toMatch(/^\/register#/);
      expect(cookies(first).some((cookie) => /^kalyanam-identity=;/.test(cookie))).toBe(true);
      expect(goes(await comeBack(test, hers))).toBe(FAILED);
      const late = await wayBack(test);
      test.clock.advance(601);
      expect(goes(await comeBack(test, late))).toBe(FAILED);
    });

    it('an altered state, an altered code and an altered cookie', async () => {
      await issuer.person(someone());
      const way = await wayBack(test);
      const altered = [
        { ...way, path: way.path.replace(/state=[\w-]{4}/, 'state=AAAA') },
        { ...way, path: way.path.replace(/code=[\w-]{4}/, 'code=AAAA') },
        { ...way, cookie: way.cookie.slice(0, -4) },
      ];
      for (const one of altered) expect(goes(await comeBack(test, one))).toBe(FAILED);
    });

    it('a person who changes their mind', async () => {
      expect(goes(await come({ sub: '' }))).toBe(FAILED);
    });

    it('to redirect the browser to another site afterwards', async () => {
      const member = await test.make.member();
      const person = someone({ email: member.email });
      for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example'])
        expect(goes(await come(person, evil))).toBe('/');
    });
  });

  describe('fails softly', () => {
    afterEach(() => jest.restoreAllMocks());

    it.each(['too-many-requests', 'busy'] as const)(
      'when the response would be %s, on the way there and back',
      async (code) => {
        const refuse = jest.spyOn(test.app.get(Limits, { strict: false }), 'count');
        refuse.mockRejectedValueOnce(new AppError(code));
        expect(goes(await visit(test, 'get', '/auth/identity/start'))).toBe('/login?identity=failed');
        const way = await wayBack(test);
        refuse.mockRejectedValueOnce(new AppError(code));
        expect(goes(await comeBack(test, way))).toBe('/login?identity=failed');
      },
    );

    it('when the database is unavailable', async () => {
      const gone = Object.assign(new Error(), { code: 'PROTOCOL_CONNECTION_LOST' });
      jest.spyOn(test.app.get(ExternalIdentities, { strict: false }), 'userIdOf').mockRejectedValueOnce(gone);
      expect(goes(await come(someone()))).toBe('/login?identity=failed');
    });
  });

  it('fails softly when the issuer cannot be reached', async () => {
    const lonely = await startTestApp({ ...issuer.settings, OIDC_ISSUER: 'http://127.0.0.1:9' });
    try {
      const answer = await visit(lonely, 'get', '/auth/identity/start').expect(302);
      expect(answer.headers['location']).toBe(`${lonely.settings.memberUrl}/login?identity=failed`);
    } finally {
      await lonely.close();
    }
  });

  it('does not exist when no issuer is configured', async () => {
    const plain = await startTestApp();
    try {
      const { body } = await visit(plain, 'get', '/auth/identity').expect(200);
      expect(body).toEqual({ success: true, available: false, label: '' });
      expectFailure(await visit(plain, 'get', '/auth/identity/start'), 'not-found');
      expectFailure(await visit(plain, 'get', '/auth/identity/callback?code=a&state=b'), 'not-found');
    } finally {
      await plain.close();
    }
  });

  it('requires all of its settings, and https in production', () => {
    const env = { DATABASE_URL: 'mysql://a:b@localhost/c', OIDC_ISSUER: 'http://issuer.example' };
    expect(() => parseSettings(env)).toThrow(/OIDC_CLIENT_ID must be set[\s\S]*OIDC_CLIENT_SECRET/);
    expect(() => parseSettings({ ...env, NODE_ENV: 'production' })).toThrow(/OIDC_ISSUER must begin with https/);
    expect(IDENTITY_PROBLEMS).toContain('failed');
  });
});
