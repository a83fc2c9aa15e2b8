import { VerificationCode } from '../../src/people/codes/verification-code.entity.js';
import { CodesService } from '../../src/people/codes/codes.service.js';
import { KnownBrowsers } from '../../src/platform/http/known-browsers.js';
import { parseSettings } from '../../src/platform/config/parse-settings.js';
import type { Settings } from '../../src/platform/config/settings.js';
import { PhotoAddresses } from '../../src/profiles/photos/photo-addresses.js';
import { readAddress } from '../../src/profiles/photos/photo-signature.js';
import { MailLinks } from '../../src/people/outbox/mail-links.js';
import { AccessTokens } from '../../src/people/sessions/access-tokens.js';
import { RefreshTokens } from '../../src/people/sessions/refresh-tokens.service.js';
import { AdminRefreshTokens } from '../../src/people/team-accounts/admin-refresh-tokens.service.js';
import { AdminTokens } from '../../src/people/team-accounts/admin-tokens.js';
import { calls } from '../support/requests/requests.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const secret = (name: string): string => `the-former-secret-of-${name}-0123456789`;
const NAMES = ['MEMBER_TOKEN_SECRET', 'ADMIN_TOKEN_SECRET', 'PHOTO_ADDRESS_SECRET', 'CODE_SECRET', 'RESET_LINK_SECRET'];
const FORMER = Object.fromEntries(NAMES.map((name) => [name, secret(name)]));
const PREVIOUS = Object.fromEntries(NAMES.map((name) => [`${name}_PREVIOUS`, secret(name)]));

/** A service of a process that still has, or no longer has, the former secrets. */
const settingsWith = (test: TestApp, env: Record<string, string>): Settings =>
  parseSettings({ NODE_ENV: 'test', DATABASE_URL: test.settings.databaseUrl, ...env });

describe('while secrets are exchanged', () => {
  let test: TestApp;
  let former: Settings;
  beforeAll(async () => {
    test = await startTestApp(PREVIOUS);
    former = settingsWith(test, FORMER);
  });
  afterAll(() => test.close());

  const jwtOf = (of: object): never => (of as { jwt: never }).jwt;

  it('access tokens of before are accepted, of members and of the team, and none of a third secret', async () => {
    const member = await test.make.signedIn();
    const admin = await test.make.admin();
    const [members, admins] = [test.app.get(AccessTokens, { strict: false }), test.app.get(AdminTokens)];
    const sessionOf = (token: string): string =>
      (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
    const tokens = (settings: Settings) =>
      new AccessTokens(jwtOf(members), test.clock, settings).forMember(member.id, sessionOf(member.token));
    const third = settingsWith(test, { ...FORMER, MEMBER_TOKEN_SECRET: secret('nobody') });
    await calls(test).get('/profiles/me', tokens(former)).expect(200);
    await calls(test).get('/profiles/me', member.token).expect(200);
    await calls(test).get('/profiles/me', tokens(third)).expect(401);
    const { sub, sid } = admins.read(admin.token) ?? { sub: '', sid: '' };
    const old = new AdminTokens(jwtOf(admins), test.clock, former).sign(sub, sid);
    await calls(test).get('/admin/session', old).expect(200);
    expect(admins.refusalOf(old)).toBeNull();
  });

  it('a second tab gets the very successor that a process with the former secrets gave the first', async () => {
    /** The same service in a process that has other secrets. */
    const formerly = <S extends object>(service: S): S =>
      Object.assign(Object.create(service) as S, { settings: former });
    const members = test.app.get(RefreshTokens, { strict: false });
    const admins = test.app.get(AdminRefreshTokens, { strict: false });
    const browser = { ip: '127.0.0.1', userAgent: null } as never;
    const [, token = ''] = (await test.make.registered()).cookie.split('=');
    const made = await formerly(members).rotate(token, browser);
    expect(made?.refreshToken).toMatch(/^[\w-]{43}$/);
    expect(await members.rotate(token, browser)).toEqual(made);
    expect(await members.rotate(made?.refreshToken ?? '', browser)).not.toBeNull();

    const { sid } = test.app.get(AdminTokens).read((await test.make.admin()).token) ?? { sid: '' };
    const first = await test.database.transaction((manager) => admins.first(manager, sid));
    const next = await formerly(admins).rotate(first.token);
    expect(next?.token).toMatch(/^[\w-]{43}$/);
    expect(await admins.rotate(first.token)).toEqual(next);
    expect(await admins.rotate(next?.token ?? '')).not.toBeNull();
  });

  it('addresses of photos and links in digests of before still lead somewhere', () => {
    const photo = { publicId: '0123456789abcdefghjk', width: 3, height: 4 };
    const made = new PhotoAddresses(former, test.clock).view(photo, { kind: 'member', sessionId: 'one' }).card;
    const url = new URL(made, 'http://a');
    const address = readAddress(photo.publicId, 'card', Object.fromEntries(url.searchParams));
    const check = (settings: Settings) => address && new PhotoAddresses(settings, test.clock).check(address);
    expect(check(test.settings)?.viewer).toEqual({ kind: 'member', sessionId: 'one' });
    expect(check(settingsWith(test, {}))).toBeNull();
    const token = new MailLinks(former).token({ kind: 'announcements', id: photo.publicId });
    expect(new MailLinks(test.settings).read(token)).toEqual({ kind: 'announcements', id: photo.publicId });
    expect(new MailLinks(settingsWith(test, {})).read(token)).toBeNull();
  });

  it('codes of before are entered, and browsers of before are known', async () => {
    const { userId } = await test.make.registered();
    const codes = test.app.get(CodesService, { strict: false });
    const target = { userId, purpose: 'email', destination: 'asha@example.org' } as const;
    await test.database.transaction((manager) => codes.send(manager, target));
    const { fixedCode } = test.settings;
    const hash = (of: Settings): Buffer =>
      (CodesService.prototype as unknown as { hash(this: object, ...parts: unknown[]): Buffer }).hash.call(
        { settings: of },
        target,
        fixedCode,
      );
    await test.rows(VerificationCode).update({ userId, purpose: 'email' }, { codeHash: hash(former) });
    await expect(codes.evaluate(target, fixedCode ?? '')).resolves.toMatchObject({ userId });
    await test.rows(VerificationCode).update({ userId, purpose: 'email' }, { codeHash: hash(settingsWith(test, {})) });
    await expect(codes.evaluate(target, fixedCode ?? '')).resolves.toMatchObject({ userId });

    const named = { name: 'known', url: 'http://a' };
    let cookie = '';
    const reply = { setCookie: (_: string, value: string) => (cookie = value) } as never;
    new KnownBrowsers(test.clock, { ...named, secrets: ['former'] }).remember(reply, { id: 'b', marks: [] }, 'asha');
    const browser = { id: 'b', marks: cookie.split('.').slice(1) };
    expect(new KnownBrowsers(test.clock, { ...named, secrets: ['new', 'former'] }).knows(browser, 'asha')).toBe(true);
    expect(new KnownBrowsers(test.clock, { ...named, secrets: ['new'] }).knows(browser, 'asha')).toBe(false);
  });
});
