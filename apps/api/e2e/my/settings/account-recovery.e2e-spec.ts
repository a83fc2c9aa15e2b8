import { IsNull } from 'typeorm';
import { AccountsService } from '../../../src/people/accounts/accounts.service.js';
import { AdminsService } from '../../../src/people/team-accounts/admins.service.js';
import { ExternalIdentities } from '../../../src/joining/sign-in/issuer/external-identities.service.js';
import { PasswordsService } from '../../../src/people/passwords/passwords.service.js';
import { Admin } from '../../../src/people/team-accounts/admin.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { AdminSession } from '../../../src/people/team-accounts/admin-session.entity.js';
import { PasswordReset } from '../../../src/joining/sign-in/reset/password-reset.entity.js';
import { Session } from '../../../src/people/sessions/session.entity.js';
import { visit } from '../../support/requests/requests.js';
import { ADMIN_PASSWORD, PASSWORD } from '../../support/make/example.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import {
  comeBack,
  startIssuer,
  wayBack,
  type IssuersPersonWish,
  type TestIssuer,
} from '../../support/servers/issuer.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const NEW_PASSWORD = 'Sankranti2027';
const OLD_PARAMETERS = { memoryCost: 8192, timeCost: 1, parallelism: 1 };

/** SECURITY: a member who recovers an account is alone in it afterwards, whatever a thief starts before or during it. */
describe('a recovered account', () => {
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
  afterEach(() => jest.restoreAllMocks());

  const login = ({ email }: Member, password = PASSWORD) =>
    visit(test, 'post', '/auth/login').send({ email, password });
  const reset = async ({ email }: Member): Promise<void> => {
    await visit(test, 'post', '/auth/forgot-password').send({ email }).expect(200);
    const token = /token=([\w-]+)/.exec((await inbox(test, email))[0]?.text ?? '')?.[1];
    await visit(test, 'post', '/auth/reset-password').send({ token, password: NEW_PASSWORD }).expect(200);
  };
  const suspend = ({ userId }: Member): Promise<unknown> =>
    test.rows(User).update({ id: userId }, { accountStatus: 'suspended' });
  const liveSessions = ({ userId }: Member): Promise<number> =>
    test.rows(Session).countBy({ userId, endedAt: IsNull() });
  const hashOf = async ({ userId }: Member): Promise<string> => {
    const { passwordHash } = await test.rows(User).findOneByOrFail({ id: userId });
    return passwordHash;
  };

  describe('with a linked identity service', () => {
    let thieves = 0;
    const thiefOf = ({ email }: Member): IssuersPersonWish => ({
      sub: `thief-${(thieves += 1)}`,
      email,
      email_verified: true,
    });
    /** Where the browser of an issuer's user is redirected; null when it is signed in. */
    const come = async (person: IssuersPersonWish): Promise<string | null> => {
      await issuer.person(person);
      const { headers } = await comeBack(test, await wayBack(test));
      const signedIn = String(headers['set-cookie']).includes('kalyanam-member=');
      return signedIn ? null : (headers['location'] as string).slice(test.settings.memberUrl.length);
    };
    /** A thief who once got in with their own identity, which has a different address today. */
    const stolen = async (): Promise<[SignedIn, IssuersPersonWish]> => {
      const member = await test.make.signedIn();
      const thief = thiefOf(member);
      expect(await come(thief)).toBeNull();
      return [member, { ...thief, email: `${thief.sub}@example.net` }];
    };
    const linked = async (member: SignedIn): Promise<unknown[]> =>
      (await member.get('/account').expect(200)).body.account.linkedIdentities;
    const unlink = (member: SignedIn, password = PASSWORD) => member.post('/account/identities/removal', { password });

    const RECOVERIES: Record<string, (member: SignedIn) => Promise<unknown>> = {
      'a reset of the password': reset,
      'a change of the password': (member) =>
        member.put('/account/password', { current: PASSWORD, password: NEW_PASSWORD }).expect(200),
      'a change of email': async (member) => {
        await member.post('/account/email', { email: `new.${member.email}`, password: PASSWORD }).expect(200);
        await member.post('/account/email/confirm', { code: '123456' }).expect(200);
      },
      'unlinking it': (member) => unlink(member).expect(200),
    };

    it.each(Object.keys(RECOVERIES))('cannot be entered through it after %s', async (recovery) => {
      const [member, thief] = await stolen();
      expect(await come(thief)).toBeNull();
      await RECOVERIES[recovery]?.(member);
      expect(await come(thief)).toMatch(/^\/register#/);
      expect(await test.app.get(ExternalIdentities, { strict: false }).forUser(member.userId)).toEqual([]);
    });

    it('is linked again for the owner, whose identity has the verified email', async () => {
      const member = await test.make.signedIn();
      const owner = thiefOf(member);
      await come(owner);
      await unlink(member).expect(200);
      expect(await linked(member)).toEqual([]);
      expect(await come(owner)).toBeNull();
      expect(await linked(member)).toHaveLength(1);
    });

    it('shows its owner what has been linked since when, and unlinks only with the right password', async () => {
      const [member] = await stolen();
      await come(thiefOf(member));
      const one = { label: '127.0.0.1', linkedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string };
      expect(await linked(member)).toEqual([one, one]);
      expectFailure(await unlink(member, 'Wrong7Password'), 'wrong-password', {
        password: expect.any(String) as string,
      });
      expectFailure(
        await visit(test, 'post', '/account/identities/removal').send({ password: PASSWORD }),
        'not-signed-in',
      );
      expect(await linked(member)).toHaveLength(2);
      const { body } = await unlink(member).expect(200);
      expect(body.account.linkedIdentities).toEqual([]);
    });

    it.each([
      ['unlinked', '/login?identity=failed'],
      ['suspended', '/login?identity=suspended'],
    ])('cannot be entered by someone who was let in a moment before it was %s', async (what, where) => {
      const [member, thief] = await stolen();
      const identities = test.app.get(ExternalIdentities, { strict: false });
      const before = await liveSessions(member);
      const known = identities.userIdOf.bind(identities);
      jest.spyOn(identities, 'userIdOf').mockImplementationOnce(async (...key) => {
        const userId = await known(...key);
        await (what === 'suspended' ? suspend(member) : identities.unlink(test.database.manager, member.userId));
        return userId;
      });
      expect(await come(thief)).toBe(where);
      expect(await liveSessions(member)).toBe(before);
    });
  });

  it('has no live link in the old mailbox when one is requested during the change', async () => {
    const member = await test.make.signedIn();
    const accounts = test.app.get(AccountsService, { strict: false });
    const find = accounts.byEmail.bind(accounts);
    jest.spyOn(accounts, 'byEmail').mockImplementationOnce(async (email) => {
      const user = await find(email);
      await member.post('/account/email', { email: `new.${member.email}`, password: PASSWORD }).expect(200);
      await member.post('/account/email/confirm', { code: '123456' }).expect(200);
      return user;
    });
    await visit(test, 'post', '/auth/forgot-password').send({ email: member.email }).expect(200);
    expect(JSON.stringify(await inbox(test, member.email))).not.toContain('/reset-password?token=');
    expect(await test.rows(PasswordReset).findBy({ userId: member.userId })).toEqual([]);
  });

  describe('with a sign-in at the same moment', () => {
    /** Something that happens between the check of a password and the start of the session. */
    const afterPasswordCheck = (work: () => Promise<unknown>): void => {
      const passwords = test.app.get(PasswordsService, { strict: false });
      const verify = passwords.verify.bind(passwords);
      jest.spyOn(passwords, 'verify').mockImplementationOnce(async (...given) => {
        const fits = await verify(...given);
        await work();
        return fits;
      });
    };
    const outdate = async ({ userId }: Member): Promise<void> => {
      const { hash } = await import('@node-rs/argon2');
      const old = await hash(PASSWORD, OLD_PARAMETERS);
      await test.rows(User).update({ id: userId }, { passwordHash: old });
    };

    it('has no live session from the old password after a reset', async () => {
      const member = await test.make.member();
      afterPasswordCheck(() => reset(member));
      expectFailure(await login(member), 'invalid-credentials');
      expect(await liveSessions(member)).toBe(0);
      await login(member, NEW_PASSWORD).expect(200);
    });

    it('has no live session after it was suspended or erased', async () => {
      const [closed, erased] = [await test.make.member(), await test.make.member()];
      afterPasswordCheck(() => suspend(closed));
      expectFailure(await login(closed), 'suspended');
      expect(await liveSessions(closed)).toBe(0);
      afterPasswordCheck(() => test.rows(User).delete({ id: erased.userId }));
      expectFailure(await login(erased), 'invalid-credentials');
    });

    it('keeps the new password even though the old one is being rehashed', async () => {
      const member = await test.make.member();
      await outdate(member);
      const passwords = test.app.get(PasswordsService, { strict: false });
      const hash = passwords.hash.bind(passwords);
      jest.spyOn(passwords, 'hash').mockImplementationOnce(async (password, by) => {
        await reset(member);
        return hash(password, by);
      });
      await login(member).expect(200);
      expect(await passwords.verify(await hashOf(member), NEW_PASSWORD, 'test')).toBe(true);
      expect(await liveSessions(member)).toBe(0);
    });

    it('accepts a sign-in when the password was only rehashed in the meantime', async () => {
      const member = await test.make.member();
      await outdate(member);
      afterPasswordCheck(() => login(member).expect(200));
      await login(member).expect(200);
      expect(test.app.get(PasswordsService, { strict: false }).isOutdated(await hashOf(member))).toBe(false);
    });

    describe('of an administrator', () => {
      const signIn = (username: string, password = ADMIN_PASSWORD) =>
        visit(test, 'post', '/admin/session').send({ username, password });
      const sessionsOf = (username: string): Promise<unknown[]> =>
        test.rows(AdminSession).findBy({ admin: { username } });
      const CHANGES = {
        'another password': async () => ({
          passwordHash: await test.app.get(PasswordsService, { strict: false }).hash(NEW_PASSWORD, 'test'),
        }),
        'a second factor': () => Promise.resolve({ totpConfirmedAt: test.clock.now() }),
        'been disabled': () => Promise.resolve({ disabledAt: test.clock.now() }),
      };

      it.each(Object.keys(CHANGES) as (keyof typeof CHANGES)[])(
        'has no new session when they have %s by then',
        async (change) => {
          const { id, username } = await test.make.admin('owner');
          const admins = test.app.get(AdminsService, { strict: false });
          const admin = await admins.byPublicId(id);
          afterPasswordCheck(async () => admins.change(test.database.manager, admin?.id ?? 0, await CHANGES[change]()));
          expectFailure(await signIn(username), 'admin-credentials');
          expect(await sessionsOf(username)).toHaveLength(1);
        },
      );

      it('has one when the password was only rehashed', async () => {
        const { id, username } = await test.make.admin('owner');
        const { hash } = await import('@node-rs/argon2');
        const old = await hash(ADMIN_PASSWORD, OLD_PARAMETERS);
        await test.rows(Admin).update({ publicId: id }, { passwordHash: old });
        afterPasswordCheck(() => signIn(username).expect(200));
        await signIn(username).expect(200);
        const admin = await test.app.get(AdminsService, { strict: false }).byPublicId(id);
        expect(test.app.get(PasswordsService, { strict: false }).isOutdated(admin?.passwordHash ?? '')).toBe(false);
      });
    });
  });
});
