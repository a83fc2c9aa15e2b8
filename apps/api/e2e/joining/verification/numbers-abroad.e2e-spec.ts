import { MESSAGES } from '@kalyanam/shared/base/messages';
import { Limits } from '../../../src/platform/limits/limits.service.js';
import { calls } from '../../support/requests/requests.js';
import { newRegistration, PASSWORD } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const CODE = '123456';
let numbers = 100;
const american = (): string => `+1972555${(numbers += 1).toString().padStart(4, '0')}`;

const registered = async (test: TestApp, phone: string): Promise<SignedIn> => {
  const member = await test.make.registered({ phone }, { sms: false });
  await member.post('/auth/verify-email', { token: CODE }).expect(200);
  return member;
};
const accountOf = async (member: SignedIn) => (await member.get('/account').expect(200)).body.account;
const userOf = async (member: SignedIn) => (await member.get('/auth/me').expect(200)).body.user;

/** R52, with a way for SMS to the number's country. */
describe('a number abroad that an SMS reaches', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ SMS_COUNTRIES: '91,1' });
  });
  afterAll(() => test.close());

  it('is stored in its one form, and verified like one of India', async () => {
    const phone = american();
    const typed = `+1 (972) ${phone.slice(5, 8)}-${phone.slice(8)}`;
    const member = await registered(test, typed);
    expect(await inbox(test, phone)).toHaveLength(1);
    await member.post('/auth/verify-phone', { userId: member.id, code: CODE }).expect(200);
    expect(await userOf(member)).toMatchObject({ phone, phoneVerified: true, verificationStatus: 'semi-verified' });
    const [row] = await test.database.query('SELECT phone, verified_phone FROM users WHERE public_id = ?', [member.id]);
    expect(row).toEqual({ phone, verified_phone: phone });
    expectFailure(await calls(test).post('/auth/register', newRegistration({ phone: typed })), 'phone-taken');
  });

  it('gets another code after 120 seconds, and three a day', async () => {
    const phone = american();
    const member = await registered(test, phone);
    const press = () => member.post('/auth/resend-otp', { userId: member.id });
    test.clock.advance(61);
    expectFailure(await press(), 'otp-send-failed');
    test.clock.advance(60);
    const { body } = await press().expect(200);
    expect(body.resendAfter).toBe(120);
    test.clock.advance(121);
    await press().expect(200);
    test.clock.advance(121);
    expectFailure(await press(), 'too-many-requests');
    expect(await inbox(test, phone)).toHaveLength(3);
  });

  it('is changed to in the settings by its code', async () => {
    const member = await test.make.signedIn();
    const phone = american();
    await member.post('/account/phone', { phone, password: PASSWORD }).expect(200);
    await member.post('/account/phone/confirm', { code: CODE }).expect(200);
    expect(await accountOf(member)).toMatchObject({ phone, phoneVerified: true, phoneAbroad: null });
  });

  it('has a budget of its own for a day, which leaves India’s alone', async () => {
    const limits = test.app.get(Limits, { strict: false });
    const [abroad, all] = [await limits.left('sms-abroad-all', 'all'), await limits.left('sms-send-all', 'all')];
    await registered(test, american());
    await registered(test, newRegistration().phone);
    expect(await limits.left('sms-abroad-all', 'all')).toBe(abroad - 1);
    expect(await limits.left('sms-send-all', 'all')).toBe(all - 2);
    for (let left = abroad - 1; left > 0; left -= 1) await limits.count('sms-abroad-all', 'all');
    const late = await registered(test, american());
    expectFailure(await late.post('/auth/resend-otp', { userId: late.id }), 'sms-budget-spent');
    const indian = await registered(test, newRegistration().phone);
    expect(await inbox(test, indian.phone)).toHaveLength(1);
  });
});

/** R52, as the settings are from the start: SMS to India alone. */
describe('a number abroad that no SMS reaches', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const family = (member: SignedIn, phone: string) => member.post('/account/family-phone', { phone });

  it('leads to a family number in India, whose code completes the two', async () => {
    const [own, phone] = [american(), newRegistration().phone];
    const member = await registered(test, own);
    expect(await inbox(test, own)).toEqual([]);
    expectFailure(await member.post('/auth/resend-otp', { userId: member.id }), 'sms-not-there');
    expect((await member.get('/auth/codes').expect(200)).body).toMatchObject({
      needsFamilyPhone: true,
      familyPhone: null,
    });
    expect(await userOf(member)).toMatchObject({ phoneVerified: false, verificationStatus: 'not-verified' });

    await family(member, `+91 ${phone}`).expect(200);
    expect((await member.get('/auth/codes').expect(200)).body.familyPhone).toEqual({ phone, resendAfter: 60 });
    await member.post('/account/phone/confirm', { code: CODE }).expect(200);
    expect(await userOf(member)).toMatchObject({ phone, phoneVerified: true, verificationStatus: 'semi-verified' });
    expect(await accountOf(member)).toMatchObject({ phone, phoneVerified: true, phoneAbroad: own });
    expect((await member.get('/auth/codes').expect(200)).body).toMatchObject({
      needsFamilyPhone: false,
      familyPhone: null,
    });
  });

  it('needs the email first, and an unverified family number in India', async () => {
    const own = american();
    const member = await test.make.registered({ phone: own }, { sms: false });
    const { phone } = newRegistration();
    expectFailure(await family(member, phone), 'email-first');
    await member.post('/auth/verify-email', { token: CODE }).expect(200);
    expectFailure(await family(member, american()), 'invalid-form', { phone: MESSAGES.phone });
    expectFailure(await family(member, '+919'), 'invalid-form', { phone: MESSAGES.phone });
    const taken = await test.make.signedIn();
    expectFailure(await family(member, taken.phone), 'phone-taken', { phone: MESSAGES.phoneTaken });
  });

  it('is not asked where an SMS reaches the number', async () => {
    expectFailure(await family(await test.make.signedIn(), newRegistration().phone), 'changed-meanwhile');
    const unverified = await test.make.registered({}, { sms: false });
    await unverified.post('/auth/verify-email', { token: CODE }).expect(200);
    expectFailure(await family(unverified, newRegistration().phone), 'changed-meanwhile');
  });

  it('belongs to no account: two may state it', async () => {
    const own = american();
    for (const member of [await registered(test, own), await registered(test, own)]) {
      const { phone } = newRegistration();
      await family(member, phone).expect(200);
      await member.post('/account/phone/confirm', { code: CODE }).expect(200);
      expect(await accountOf(member)).toMatchObject({ phone, phoneAbroad: own });
    }
  });

  it('is stated in the settings with the password, told by mail, and taken away', async () => {
    const member = await test.make.signedIn();
    const phone = american();
    expectFailure(await member.post('/account/phone', { phone, password: 'Wrong9Word' }), 'wrong-password');
    const { body } = await member.post('/account/phone', { phone, password: PASSWORD }).expect(200);
    expect(body).toMatchObject({ stated: true, resendAfter: 0 });
    expect(await accountOf(member)).toMatchObject({ phone: member.phone, phoneVerified: true, phoneAbroad: phone });
    expect(await inbox(test, phone)).toEqual([]);
    expect(await inbox(test, member.email)).toContainEqual(
      expect.objectContaining({ text: expect.stringContaining(phone.slice(-4)) }),
    );
    expectFailure(await member.post('/account/phone', { phone, password: PASSWORD }), 'same-address');
    const removed = await member.delete('/account/phone-abroad').expect(200);
    expect(removed.body.account).toMatchObject({ phone: member.phone, phoneAbroad: null });
  });

  it('is corrected while it is the only one', async () => {
    const member = await registered(test, american());
    const right = american();
    await member.post('/account/phone', { phone: right, password: PASSWORD }).expect(200);
    expect(await accountOf(member)).toMatchObject({ phone: right, phoneVerified: false, phoneAbroad: null });
  });

  it('opens at a press beside the verified one, and nowhere else', async () => {
    const [owner, viewer] = [await test.make.member(), await test.make.signedIn({ gender: 'male' })];
    const own = american();
    await test.database.query('UPDATE users SET phone_abroad = ? WHERE public_id = ?', [own, owner.id]);
    const { body } = await viewer.post(`/profiles/${owner.id}/contact`).expect(200);
    expect(body.contact).toMatchObject({ phone: owner.phone, phoneAbroad: own });
    const specified = await viewer.get(`/profiles/get.php?id=${owner.id}`).expect(200);
    expect(specified.text).not.toContain(own);
  });

  it('approves no one by a pair of the list, because it is not verified', async () => {
    const admin = await test.make.admin();
    const own = american();
    const { email, phone } = newRegistration();
    const pairs = [{ email, phone: own }];
    await admin.post('/admin/eligible-users', { users: pairs }).expect(200);
    expect((await calls(test).post('/eligible/check', { email, phone: own }).expect(200)).body.eligible).toBe(true);
    const member = await test.make.registered({ email, phone: own }, { sms: false });
    await member.post('/auth/verify-email', { token: CODE }).expect(200);
    await family(member, phone).expect(200);
    await member.post('/account/phone/confirm', { code: CODE }).expect(200);
    expect(await userOf(member)).toMatchObject({ verificationStatus: 'semi-verified' });
  });

  it('finds its member in the team’s search, by its beginning and its end', async () => {
    const own = '+12145559876';
    const member = await registered(test, own);
    const admin = await test.make.admin();
    for (const typed of ['+1 214', '+1 214 555 9876', '9876', '(214) 555-9876']) {
      const { body } = await admin.get(`/admin/users?q=${encodeURIComponent(typed)}`).expect(200);
      expect(body.rows.map(({ userId }: { userId: string }) => userId)).toEqual([member.id]);
    }
    const { phone } = newRegistration();
    await family(member, phone).expect(200);
    await member.post('/account/phone/confirm', { code: CODE }).expect(200);
    for (const typed of ['+1 214', phone, `+91 ${phone.slice(0, 7)}`]) {
      const { body } = await admin.get(`/admin/users?q=${encodeURIComponent(typed)}`).expect(200);
      expect(body.rows).toContainEqual(expect.objectContaining({ userId: member.id, phone }));
    }
  });
});

describe('the countries that numbers may come from', () => {
  it('are listed with those that an SMS reaches, India first', async () => {
    const test = await startTestApp({ PHONE_COUNTRIES: '1,91,49', SMS_COUNTRIES: '1,91' });
    const { body } = await calls(test).get('/phone-countries').expect(200);
    expect(body.countries).toEqual([
      { code: '91', sms: true },
      { code: '1', sms: true },
      { code: '49', sms: false },
    ]);
    for (const [phone, sentence] of [
      ['+447700900123', MESSAGES.phoneCountry],
      ['+1 972', MESSAGES.phoneAbroad],
      ['+91 12345', MESSAGES.phone],
      ['5848012345', MESSAGES.phone],
    ] as const)
      expectFailure(await calls(test).post('/auth/register', newRegistration({ phone })), 'invalid-form', {
        phone: sentence,
      });
    await test.close();
  });
});

describe('SMS abroad from one network address', () => {
  it('are twenty a day', async () => {
    const test = await startTestApp({ SMS_COUNTRIES: '91,1', ADDRESS_LIMIT_FACTOR: '1' });
    const limits = test.app.get(Limits, { strict: false });
    const freshHour = async () => {
      for (const name of ['register-address', 'code-send-address', 'sign-in-address'] as const)
        await limits.reset(name, '127.0.0.1');
    };
    for (let sent = 0; sent < 20; sent += 1) {
      await freshHour();
      const phone = american();
      await registered(test, phone);
      expect(await inbox(test, phone)).toHaveLength(1);
    }
    await freshHour();
    const phone = american();
    const late = await registered(test, phone);
    expect(await inbox(test, phone)).toEqual([]);
    expectFailure(await late.post('/auth/resend-otp', { userId: late.id }), 'too-many-requests');
    await test.close();
  });
});

describe('a number of India', () => {
  it('is the same to the byte, whether its country is given or not', async () => {
    const test = await startTestApp();
    const [plain, prefixed] = [newRegistration().phone, newRegistration().phone];
    const members = [
      await registered(test, plain),
      await registered(test, `+91 ${prefixed.slice(0, 5)} ${prefixed.slice(5)}`),
    ];
    for (const [place, phone] of [plain, prefixed].entries()) {
      const member = members[place] as SignedIn;
      expect(await inbox(test, phone)).toHaveLength(1);
      const me = await member.get('/auth/me').expect(200);
      expect(me.text).toContain(`"phone":"${phone}"`);
      const [row] = await test.database.query('SELECT HEX(phone) AS bytes FROM users WHERE public_id = ?', [member.id]);
      expect(row.bytes).toBe(Buffer.from(phone).toString('hex').toUpperCase());
    }
    await test.close();
  });
});
