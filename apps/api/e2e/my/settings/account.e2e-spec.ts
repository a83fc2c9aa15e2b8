import { MESSAGES } from '@kalyanam/shared/base/messages';
import { inbox } from '../../support/make/inbox.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { visit } from '../../support/requests/requests.js';
import { PASSWORD } from '../../support/make/example.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const NEW_PASSWORD = 'Sankranti2027';
const CODE = '123456';
const MINUTES = 60;

describe('Profile Settings', () => {
  let test: TestApp;
  let addresses = 0;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const newEmail = (): string => `moved${(addresses += 1)}@example.org`;
  const newPhone = (): string => String(9_300_000_000 + (addresses += 1));
  const login = (email: string, password: string) => visit(test, 'post', '/auth/login').send({ email, password });

  it('returns the settings in one response', async () => {
    const member = await test.make.signedIn();
    const { body } = await member.get('/account').expect(200);
    expect(body).toEqual({
      success: true,
      account: {
        email: member.email,
        emailVerified: true,
        phone: member.phone,
        phoneVerified: true,
        phoneAbroad: null,
        newEmail: null,
        newPhone: null,
        language: 'en',
        display: null,
        contactVisibility: 'verified',
        photoVisibility: 'verified',
        declinedMails: [],
        married: false,
        isActive: true,
        linkedIdentities: [],
        memberCode: expect.stringMatching(/^\d{7}[A-Z]$/),
        memberCodeFrom: null,
        codeWhenOffline: false,
      },
    });
  });

  it('keeps the language and writes later mails in it', async () => {
    const member = await test.make.signedIn();
    const { body } = await member.put('/account/language', { language: 'te' }).expect(200);
    expect(body.account.language).toBe('te');
    await visit(test, 'post', '/auth/forgot-password').send({ email: member.email }).expect(200);
    expect((await inbox(test, member.email))[0]?.subject).toBe('కళ్యాణం కొత్త పాస్‌వర్డ్');
    expectFailure(await member.put('/account/language', { language: 'hi' }), 'invalid-form', {
      language: MESSAGES.choice,
    });
  });

  it('keeps how the member reads, on every device, and nothing it does not know (C15)', async () => {
    const member = await test.make.signedIn();
    const display = { textSize: 'larger', readAloud: true, rate: 0.8, simple: true };
    const { body } = await member.put('/account/display', display).expect(200);
    expect(body.account.display).toEqual(display);
    expect((await member.get('/auth/me').expect(200)).body.user.display).toEqual(display);
    for (const [field, wrong] of Object.entries({ textSize: 'huge', readAloud: 'yes', rate: 0.5, simple: 1 }))
      expectFailure(await member.put('/account/display', { ...display, [field]: wrong }), 'invalid-form', {
        [field]: MESSAGES.choice,
      });
    expect((await member.get('/account').expect(200)).body.account.display).toEqual(display);
  });

  it('begins the list with ages around the own one until the member removes that, not the API (R64)', async () => {
    const member = await test.make.signedIn({ gender: 'female', dob: '1998-05-14' });
    const older = await test.make.signedIn({ gender: 'male', dob: '1970-05-14' });
    const windowOf = async (): Promise<unknown> => (await member.get('/auth/me').expect(200)).body.user.ageWindow;
    expect(await windowOf()).toEqual({ birthYearFrom: '1990', birthYearTo: '2000' });
    const { body } = await member.get('/profiles').expect(200);
    expect(body.profiles.map(({ id }: { id: string }) => id)).toContain(older.id);
    expect((await member.delete('/account/age-window').expect(200)).body.user.ageWindow).toBeNull();
    await member.delete('/account/age-window').expect(200);
    expect(await windowOf()).toBeNull();
  });

  it('shows the contact details only to those the owner chose, from the next press on (R27)', async () => {
    const [owner, viewer] = [await test.make.signedIn(), await test.make.signedIn({ gender: 'male' })];
    const phone = async (): Promise<unknown> =>
      (await viewer.post(`/profiles/${owner.id}/contact`).expect(200)).body.contact?.phone ?? null;
    expect(await phone()).toBe(owner.phone);
    await owner.put('/account/contact-visibility', { contactVisibility: 'accepted' }).expect(200);
    expect(await phone()).toBeNull();
    await test.make.interest(viewer, owner, { state: 'accepted' });
    expect(await phone()).toBe(owner.phone);
    await owner.put('/account/contact-visibility', { contactVisibility: 'nobody' }).expect(400);
  });

  it('sends no mail that the member declined, and tells the same in the app', async () => {
    const [owner, viewer] = [await test.make.signedIn(), await test.make.signedIn({ gender: 'male' })];
    const choose = (wanted: boolean) => owner.put('/account/mails', { mail: 'interest-delivered', wanted });
    const mails = (): Promise<unknown[]> =>
      test.database.query(`SELECT template FROM outbox WHERE destination = ?`, [owner.email]);
    await choose(false).expect(200);
    expect((await choose(false).expect(200)).body.account.declinedMails).toEqual(['interest-delivered']);
    await viewer.post(`/profiles/${owner.id}/interest`).expect(200);
    expect(await mails()).toEqual([]);
    const { body } = await owner.get('/notifications').expect(200);
    expect(body.notifications.map(({ kind }: { kind: string }) => kind)).toEqual(['interest-delivered']);
    expect((await choose(true).expect(200)).body.account.declinedMails).toEqual([]);
    await (await test.make.signedIn({ gender: 'male' })).post(`/profiles/${owner.id}/interest`).expect(200);
    expect(await mails()).toEqual([{ template: 'interest-delivered' }]);
    expectFailure(await owner.put('/account/mails', { mail: 'email-code', wanted: false }), 'invalid-form');
  });

  describe('change of password', () => {
    const change = (member: SignedIn, current: string, password = NEW_PASSWORD) =>
      member.put('/account/password', { current, password });

    it('ends every other session, keeps this one, and tells the member', async () => {
      const person = await test.make.member();
      const [here, elsewhere] = [await test.make.session(person), await test.make.session(person)];
      await change(here, PASSWORD).expect(200);
      await here.get('/auth/me').expect(200);
      expectFailure(await elsewhere.get('/auth/me'), 'session-ended');
      expectFailure(await login(person.email, PASSWORD), 'invalid-credentials');
      await login(person.email, NEW_PASSWORD).expect(200);
      expect((await inbox(test, person.email))[0]?.subject).toBe('Your Kalyanam password was changed');
    });

    it('invalidates a reset link that was mailed before', async () => {
      const member = await test.make.signedIn();
      await visit(test, 'post', '/auth/forgot-password').send({ email: member.email }).expect(200);
      const token = /token=([\w-]+)/.exec((await inbox(test, member.email))[0]?.text ?? '')?.[1];
      await change(member, PASSWORD).expect(200);
      expectFailure(
        await visit(test, 'post', '/auth/reset-password').send({ token, password: 'Another7Pass' }),
        'reset-link-invalid',
      );
    });

    it('refuses a wrong current password, a weak new one and a leaked one', async () => {
      const member = await test.make.signedIn();
      expectFailure(await change(member, 'Wrong7Password'), 'wrong-password', {
        current: expect.any(String) as string,
      });
      expectFailure(await change(member, PASSWORD, 'short'), 'invalid-form', { password: MESSAGES.password });
      expectFailure(await change(member, PASSWORD, 'Password1'), 'invalid-form', { password: MESSAGES.passwordLeaked });
      await login(member.email, PASSWORD).expect(200);
    });

    it('prevents guessing: after ten wrong passwords even the right one has to wait', async () => {
      const member = await test.make.signedIn();
      for (let guess = 0; guess < 10; guess += 1)
        expectFailure(await change(member, `Wrong7${guess}aa`), 'wrong-password');
      const refused = await change(member, PASSWORD);
      expectFailure(refused, 'too-many-requests');
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    });

    it('keeps one of two at once', async () => {
      const member = await test.make.signedIn();
      const answers = await Promise.all([
        change(member, PASSWORD, 'Firstone7'),
        change(member, PASSWORD, 'Secondone7'),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    });
  });

  describe('change of email', () => {
    const ask = (member: SignedIn, email: string, password = PASSWORD) =>
      member.post('/account/email', { email, password });
    const confirm = (member: SignedIn, code = CODE) => member.post('/account/email/confirm', { code });

    it('takes effect with the code sent to the new address, and notifies the old one', async () => {
      const member = await test.make.signedIn();
      const email = newEmail();
      const asked = await ask(member, email.toUpperCase()).expect(200);
      expect(asked.body).toEqual({ success: true, message: expect.any(String), resendAfter: 60 });
      expect((await inbox(test, email))[0]?.text).toContain(CODE);
      const waiting = await member.get('/account').expect(200);
      expect(waiting.body.account).toMatchObject({ email: member.email, newEmail: email });
      const { body } = await confirm(member).expect(200);
      expect(body.account).toMatchObject({ email, emailVerified: true, newEmail: null });
      const [notice] = await inbox(test, member.email);
      expect(notice?.subject).toBe('Your Kalyanam email address was changed');
      expect(notice?.text).not.toContain(email);
      await login(email, PASSWORD).expect(200);
      expectFailure(await login(member.email, PASSWORD), 'invalid-credentials');
    });

    it('reveals that an address is taken only with the right password (R7)', async () => {
      const [member, other] = [await test.make.signedIn(), await test.make.member()];
      expectFailure(await ask(member, other.email, 'Wrong7Password'), 'wrong-password', {
        password: expect.any(String) as string,
      });
      expectFailure(await ask(member, other.email), 'email-taken', { email: MESSAGES.emailTaken });
      expectFailure(await ask(member, member.email), 'same-address');
      expect(await inbox(test, other.email)).toEqual([]);
    });

    it('refuses a wrong code, an expired code, and a second use', async () => {
      const member = await test.make.signedIn();
      await ask(member, newEmail()).expect(200);
      expectFailure(await confirm(member, '654321'), 'invalid-otp');
      await confirm(member).expect(200);
      expectFailure(await confirm(member), 'code-expired');
      test.clock.advance(2 * MINUTES);
      await ask(member, newEmail()).expect(200);
      test.clock.advance(11 * MINUTES);
      expectFailure(await confirm(member), 'code-expired');
    });

    it('sends another code only after the cooldown', async () => {
      const member = await test.make.signedIn();
      const email = newEmail();
      await ask(member, email).expect(200);
      expectFailure(await ask(member, email), 'otp-send-failed');
      test.clock.advance(61);
      await ask(member, email).expect(200);
    });

    it('gives an address that two members want to the first who verifies it', async () => {
      const [first, second] = [await test.make.signedIn(), await test.make.signedIn()];
      const email = newEmail();
      await ask(first, email).expect(200);
      await ask(second, email).expect(200);
      await confirm(first).expect(200);
      expectFailure(await confirm(second), 'email-taken');
      expect((await second.get('/account').expect(200)).body.account.email).toBe(second.email);
    });

    it('accepts a code only for what it was sent for', async () => {
      const member = await test.make.signedIn();
      await ask(member, newEmail()).expect(200);
      expectFailure(await member.post('/account/phone/confirm', { code: CODE }), 'code-expired');
    });

    it('lets a member who mistyped it at registration continue: with both verified, they enter the queue', async () => {
      const member = await test.make.signedIn({ verificationStatus: 'not-verified' });
      await ask(member, newEmail()).expect(200);
      await confirm(member).expect(200);
      await member.post('/account/phone', { phone: newPhone(), password: PASSWORD }).expect(200);
      await member.post('/account/phone/confirm', { code: CODE }).expect(200);
      const { body } = await member.get('/auth/me').expect(200);
      expect(body.user).toMatchObject({
        verificationStatus: 'semi-verified',
        emailVerified: true,
        phoneVerified: true,
      });
    });
  });

  describe('change of phone', () => {
    const ask = (member: SignedIn, phone: string) => member.post('/account/phone', { phone, password: PASSWORD });

    it('takes effect with the code sent to the new number, and notifies the old one', async () => {
      const member = await test.make.signedIn();
      const phone = newPhone();
      await ask(member, phone).expect(200);
      expect((await inbox(test, phone))[0]).toMatchObject({ channel: 'sms', text: expect.stringContaining(CODE) });
      const { body } = await member.post('/account/phone/confirm', { code: CODE }).expect(200);
      expect(body.account).toMatchObject({ phone, phoneVerified: true, newPhone: null });
      expect((await inbox(test, member.phone))[0]?.text).toContain('was changed');
      expect((await inbox(test, member.email))[0]?.text).toContain(phone.slice(-4));
    });

    it('refuses a number that is taken or invalid', async () => {
      const [member, other] = [await test.make.signedIn(), await test.make.member()];
      expectFailure(await ask(member, other.phone), 'phone-taken', { phone: MESSAGES.phoneTaken });
      expectFailure(await ask(member, '12345'), 'invalid-form', { phone: MESSAGES.phone });
    });
  });
});
