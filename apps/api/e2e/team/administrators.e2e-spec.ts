import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { generate } from 'otplib';
import request from 'supertest';
import { In } from 'typeorm';
import { AdminsService } from '../../src/people/team-accounts/admins.service.js';
import { PasswordsService } from '../../src/people/passwords/passwords.service.js';
import { Admin } from '../../src/people/team-accounts/admin.entity.js';
import { ADMIN_PASSWORD } from '../support/make/example.js';
import { callsWith } from '../support/requests/requests.js';
import type { SignedInAdmin } from '../support/make/make.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('administrators', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.make.admin('owner');
  });
  afterAll(() => test.close());

  const signIn = (body: object, app = test) =>
    request(app.app.getHttpServer())
      .post(API_PREFIX + ADMIN_ROUTES.session)
      .send(body);
  const codeAt = (secret: string, seconds = 0) =>
    generate({ secret, epoch: Math.floor(test.clock.now().getTime() / 1000) + seconds });

  describe('managed by an owner', () => {
    it('are created with a password that is shown once', async () => {
      const wish = { username: 'Lakshmi.K', name: 'Lakshmi', role: 'reviewer' };
      const { body } = await owner.post(ADMIN_ROUTES.administrators, wish).expect(201);
      expect(body.administrator).toMatchObject({ username: 'lakshmi.k', role: 'reviewer', self: false });
      await signIn({ username: 'lakshmi.k', password: body.password }).expect(200);
      expectFailure(await owner.post(ADMIN_ROUTES.administrators, wish), 'username-taken');
      expectFailure(await owner.post(ADMIN_ROUTES.administrators, { ...wish, username: 'a b' }), 'invalid-form');
      const listed = await owner.get(`${ADMIN_ROUTES.administrators}?q=laksh`).expect(200);
      expect(listed.body.rows).toEqual([
        {
          ...body.administrator,
          lastSignInAt: expect.any(String),
          lastAct: { action: 'admin-signed-in', at: expect.any(String) },
        },
      ]);
      expect(listed.text).not.toContain(body.password);
    });

    it('must change the password they were given before anything else opens', async () => {
      const wish = { username: 'first.day', name: 'First Day', role: 'reviewer' };
      const { password } = (await owner.post(ADMIN_ROUTES.administrators, wish).expect(201)).body;
      const { admin, token } = (await signIn({ username: wish.username, password }).expect(200)).body.data;
      expect(admin.mustChangePassword).toBe(true);
      const self = callsWith(test, token);
      expectFailure(await self.get(ADMIN_ROUTES.users), 'password-change-needed');
      expect((await self.get(ADMIN_ROUTES.session).expect(200)).body.admin.mustChangePassword).toBe(true);
      expectFailure(await self.put(ADMIN_ROUTES.ownPassword, { password, newPassword: password }), 'invalid-form', {
        newPassword: ADMIN_MESSAGES.passwordSame,
      });
      await self.put(ADMIN_ROUTES.ownPassword, { password, newPassword: 'Other4Morning' }).expect(200);
      await self.get(ADMIN_ROUTES.users).expect(200);
      expect((await self.get(ADMIN_ROUTES.session).expect(200)).body.admin).not.toHaveProperty('mustChangePassword');
      const reset = await owner.post(ADMIN_ROUTES.administratorPassword(admin.id)).expect(200);
      const again = await signIn({ username: wish.username, password: reset.body.password }).expect(200);
      expect(again.body.data.admin.mustChangePassword).toBe(true);
    });

    it('are disabled immediately, and enabled again', async () => {
      const other = await test.make.admin('support');
      const { body } = await owner.patch(ADMIN_ROUTES.administrator(other.id), { disabled: true }).expect(200);
      expect(body.administrator.disabledAt).toEqual(expect.any(String));
      expectFailure(await other.get(ADMIN_ROUTES.users), 'session-ended');
      expectFailure(await signIn({ username: other.username, password: ADMIN_PASSWORD }), 'admin-credentials');
      await owner.patch(ADMIN_ROUTES.administrator(other.id), { disabled: false }).expect(200);
      await signIn({ username: other.username, password: ADMIN_PASSWORD }).expect(200);
    });

    it('get a new password, which ends their sessions', async () => {
      const other = await test.make.admin('support');
      const { body } = await owner.post(ADMIN_ROUTES.administratorPassword(other.id)).expect(200);
      expectFailure(await other.get(ADMIN_ROUTES.users), 'session-ended');
      expectFailure(await signIn({ username: other.username, password: ADMIN_PASSWORD }), 'admin-credentials');
      await signIn({ username: other.username, password: body.password }).expect(200);
    });

    it('never lose their last owner, even if two disable each other', async () => {
      expectFailure(await owner.patch(ADMIN_ROUTES.administrator(owner.id), { disabled: true }), 'forbidden');
      const other = await test.make.admin('owner');
      const answers = await Promise.all([
        owner.patch(ADMIN_ROUTES.administrator(other.id), { disabled: true }),
        other.patch(ADMIN_ROUTES.administrator(owner.id), { role: 'support' }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      await test.rows(Admin).update({ publicId: In([owner.id, other.id]) }, { disabledAt: null, role: 'owner' });
    });
  });

  it('see where they are logged in, and log out everywhere', async () => {
    const admin = await test.make.admin('reviewer');
    await signIn({ username: admin.username, password: ADMIN_PASSWORD }).expect(200);
    const { body } = await admin.get(ADMIN_ROUTES.ownSessions).expect(200);
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions.filter(({ current }: { current: boolean }) => current)).toHaveLength(1);
    await admin.delete(ADMIN_ROUTES.ownSessions).expect(200);
    expectFailure(await admin.get(ADMIN_ROUTES.ownSessions), 'session-ended');
    expect((await signIn({ username: admin.username, password: ADMIN_PASSWORD }).expect(200)).status).toBe(200);
    const [row] = (await owner.get(`${ADMIN_ROUTES.audit}?action=admin-signed-out-everywhere`).expect(200)).body.rows;
    expect(row).toMatchObject({ actor: `admin:${admin.id}`, subject: `admin:${admin.id}` });
  });

  it('change their own password; other sessions end', async () => {
    const admin = await test.make.admin('reviewer');
    const elsewhere = (await signIn({ username: admin.username, password: ADMIN_PASSWORD })).body.data.token;
    const change = (password: string, newPassword: string) =>
      admin.put(ADMIN_ROUTES.ownPassword, { password, newPassword });
    expectFailure(await change('Wrong4Morning', 'Other4Morning'), 'invalid-form', {
      password: 'Incorrect password',
    });
    expectFailure(await change(ADMIN_PASSWORD, 'short'), 'invalid-form');
    await change(ADMIN_PASSWORD, 'Other4Morning').expect(200);
    await admin.get(ADMIN_ROUTES.users).expect(200);
    const other = request(test.app.getHttpServer()).get(API_PREFIX + ADMIN_ROUTES.users);
    expectFailure(await other.auth(elsewhere, { type: 'bearer' }), 'session-ended');
    await signIn({ username: admin.username, password: 'Other4Morning' }).expect(200);
  });

  describe('with a second factor', () => {
    const enrolled = async () => {
      const admin = await test.make.admin('reviewer');
      const setUp = await admin.post(ADMIN_ROUTES.secondFactor, { password: ADMIN_PASSWORD }).expect(200);
      const code = await codeAt(setUp.body.secret);
      const confirmed = await admin.post(ADMIN_ROUTES.secondFactorConfirm, { code }).expect(200);
      const credentials = { username: admin.username, password: ADMIN_PASSWORD };
      return { admin, credentials, code, ...setUp.body, recoveryCodes: confirmed.body.recoveryCodes as string[] };
    };

    it('set it up with password and code', async () => {
      const admin = await test.make.admin('reviewer');
      expectFailure(await admin.post(ADMIN_ROUTES.secondFactor, { password: 'Wrong4Morning' }), 'invalid-form');
      expectFailure(await admin.post(ADMIN_ROUTES.secondFactorConfirm, { code: '123456' }), 'invalid-otp');
      const { body } = await admin.post(ADMIN_ROUTES.secondFactor, { password: ADMIN_PASSWORD }).expect(200);
      expect(body.otpauthUri).toContain(`otpauth://totp/Kalyanam:${admin.username}?secret=${body.secret}`);
      await signIn({ username: admin.username, password: ADMIN_PASSWORD }).expect(200);
      const code = await codeAt(body.secret);
      const confirmed = await admin.post(ADMIN_ROUTES.secondFactorConfirm, { code }).expect(200);
      expect(new Set(confirmed.body.recoveryCodes).size).toBe(10);
      const own = await admin.get(ADMIN_ROUTES.session).expect(200);
      expect(own.body.secondFactor).toEqual({ enabled: true, required: false, recoveryCodesLeft: 10 });
      expectFailure(await admin.post(ADMIN_ROUTES.secondFactor, { password: ADMIN_PASSWORD }), 'second-factor-on');
      const { totpSealed } = await test.rows(Admin).findOneByOrFail({ publicId: admin.id });
      expect(String(totpSealed)).not.toContain(body.secret);
    });

    it('are asked for its code, only after the right password; no code is accepted twice', async () => {
      const { credentials, code, secret } = await enrolled();
      expectFailure(await signIn({ ...credentials, password: 'Wrong4Morning' }), 'admin-credentials');
      expectFailure(await signIn(credentials), 'second-factor-needed');
      expectFailure(await signIn({ ...credentials, code: '000000' }), 'second-factor-wrong');
      expectFailure(await signIn({ ...credentials, code }), 'second-factor-wrong');
      const next = await codeAt(secret, 30);
      const answers = await Promise.all([
        signIn({ ...credentials, code: next }),
        signIn({ ...credentials, code: next }),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    });

    it('sign in with a recovery code, once', async () => {
      const { admin, credentials, recoveryCodes } = await enrolled();
      const code = ` ${String(recoveryCodes[3]).toUpperCase()}`;
      await signIn({ ...credentials, code }).expect(200);
      expectFailure(await signIn({ ...credentials, code }), 'second-factor-wrong');
      const own = await admin.get(ADMIN_ROUTES.session);
      expect(own.body.secondFactor.recoveryCodesLeft).toBe(9);
      const renewed = await admin.post(ADMIN_ROUTES.recoveryCodes, { code: recoveryCodes[4] }).expect(200);
      expectFailure(await signIn({ ...credentials, code: recoveryCodes[5] }), 'second-factor-wrong');
      await admin.post(ADMIN_ROUTES.secondFactorRemoval, { code: renewed.body.recoveryCodes[0] }).expect(200);
      await signIn(credentials).expect(200);
    });

    it('who lost it are given access again by an owner', async () => {
      const { admin, credentials } = await enrolled();
      await owner.delete(ADMIN_ROUTES.administratorSecondFactor(admin.id)).expect(200);
      expectFailure(await admin.get(ADMIN_ROUTES.users), 'session-ended');
      await signIn(credentials).expect(200);
    });

    it('cannot guess codes for long', async () => {
      const { credentials } = await enrolled();
      const from = (ip: number) => signIn({ ...credentials, code: '000000' }).set('X-Forwarded-For', `203.0.113.${ip}`);
      for (let guess = 0; guess < 9; guess += 1) expect((await from(guess)).status).toBe(401);
      expectFailure(await from(99), 'too-many-requests');
    });
  });

  describe('whose credentials change at the same moment', () => {
    afterEach(() => jest.restoreAllMocks());
    /** Something that happens right after the check of a password. */
    const afterPasswordCheck = (work: () => Promise<unknown>): void => {
      const passwords = test.app.get(PasswordsService, { strict: false });
      const verify = passwords.verify.bind(passwords);
      jest.spyOn(passwords, 'verify').mockImplementationOnce(async (...given) => {
        const fits = await verify(...given);
        await work();
        return fits;
      });
    };
    const begin = (admin: SignedInAdmin) => admin.post(ADMIN_ROUTES.secondFactor, { password: ADMIN_PASSWORD });
    const secondFactorOf = async (admin: SignedInAdmin): Promise<unknown> => {
      const { body } = await admin.get(ADMIN_ROUTES.session).expect(200);
      return body.secondFactor.enabled;
    };

    it.each([
      [
        'change the password',
        (admin: SignedInAdmin, newPassword: string) =>
          admin.put(ADMIN_ROUTES.ownPassword, { password: ADMIN_PASSWORD, newPassword }),
      ],
      ['set up a second factor', begin],
    ])('cannot %s with a password that an owner has just replaced', async (_, act) => {
      const admin = await test.make.admin('reviewer');
      let replaced = '';
      afterPasswordCheck(async () => {
        replaced = (await owner.post(ADMIN_ROUTES.administratorPassword(admin.id)).expect(200)).body.password;
      });
      expectFailure(await act(admin, 'Other4Morning'), 'invalid-form', { password: ADMIN_MESSAGES.passwordWrong });
      await signIn({ username: admin.username, password: replaced }).expect(200);
      const { totpSealed } = await test.rows(Admin).findOneByOrFail({ publicId: admin.id });
      expect(totpSealed).toBeNull();
    });

    it('keep the second factor that is confirmed while another is being set up', async () => {
      const admin = await test.make.admin('reviewer');
      const { secret } = (await begin(admin).expect(200)).body;
      const code = await codeAt(secret);
      afterPasswordCheck(() => admin.post(ADMIN_ROUTES.secondFactorConfirm, { code }).expect(200));
      expectFailure(await begin(admin), 'second-factor-on');
      expect(await secondFactorOf(admin)).toBe(true);
      const credentials = { username: admin.username, password: ADMIN_PASSWORD };
      await signIn({ ...credentials, code: await codeAt(secret, 30) }).expect(200);
    });

    it('confirm only the secret whose code they entered', async () => {
      const admin = await test.make.admin('reviewer');
      const { secret } = (await begin(admin).expect(200)).body;
      const admins = test.app.get(AdminsService, { strict: false });
      jest.spyOn(admins, 'takeStep').mockImplementationOnce(async () => {
        await begin(admin).expect(200);
        return true;
      });
      expectFailure(await admin.post(ADMIN_ROUTES.secondFactorConfirm, { code: await codeAt(secret) }), 'invalid-otp');
      expect(await secondFactorOf(admin)).toBe(false);
    });
  });

  it('must set the second factor up first, where it is required', async () => {
    const strict = await startTestApp({ ADMIN_TOTP_REQUIRED: 'true' });
    try {
      const admin = await strict.make.admin('owner');
      const signedIn = await signIn({ username: admin.username, password: ADMIN_PASSWORD }, strict).expect(200);
      expect(signedIn.body.data.admin.mustSetUpSecondFactor).toBe(true);
      expectFailure(await admin.get(ADMIN_ROUTES.verifications), 'second-factor-setup');
      expectFailure(await admin.get(ADMIN_ROUTES.administrators), 'second-factor-setup');
      const { body } = await admin.post(ADMIN_ROUTES.secondFactor, { password: ADMIN_PASSWORD }).expect(200);
      const code = await generate({ secret: body.secret });
      await admin.post(ADMIN_ROUTES.secondFactorConfirm, { code }).expect(200);
      await admin.get(ADMIN_ROUTES.verifications).expect(200);
    } finally {
      await strict.close();
    }
  });
});
