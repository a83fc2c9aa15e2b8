import { MESSAGES } from '@kalyanam/shared/base/messages';
import { EligibleUser } from '../../../src/joining/eligible-users/eligible-user.entity.js';
import { calls } from '../../support/requests/requests.js';
import { newRegistration, PASSWORD } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const CODE = '123456';

/** R59: a number that no one has verified belongs to no one. */
describe('a mobile number', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const newPhone = () => newRegistration().phone;
  const claimant = async (phone: string): Promise<SignedIn> => {
    const member = await test.make.registered({ phone }, { sms: false });
    await member.post('/auth/verify-email', { token: CODE }).expect(200);
    return member;
  };
  const verify = (member: SignedIn) => member.post('/auth/verify-phone', { userId: member.id, code: CODE });
  const phoneOf = async (member: SignedIn) => (await member.get('/account').expect(200)).body.account;

  it('that is not verified is open to every registration, and to a change', async () => {
    const phone = newPhone();
    await claimant(phone);
    await claimant(phone);
    const member = await test.make.signedIn();
    await member.post('/account/phone', { phone, password: PASSWORD }).expect(200);
    await member.post('/account/phone/confirm', { code: CODE }).expect(200);
    expect(await phoneOf(member)).toMatchObject({ phone, phoneVerified: true });
  });

  it('belongs to the account that verifies it first; the others get a notice and may take another', async () => {
    const phone = newPhone();
    const [first, second] = [await claimant(phone), await claimant(phone)];
    await verify(first).expect(200);
    expectFailure(await verify(second), 'phone-taken', { phone: MESSAGES.phoneTaken });
    test.clock.advance(61);
    expectFailure(await second.post('/auth/resend-otp', { userId: second.id }), 'phone-taken');
    expect(await phoneOf(second)).toMatchObject({ phone, phoneVerified: false });

    const other = newPhone();
    await second.post('/account/phone', { phone: other, password: PASSWORD }).expect(200);
    await second.post('/account/phone/confirm', { code: CODE }).expect(200);
    const { body } = await second.get('/auth/me').expect(200);
    expect(body.user).toMatchObject({ phone: other, verificationStatus: 'semi-verified' });
    expect(await inbox(test, phone)).not.toContainEqual(
      expect.objectContaining({ text: expect.stringContaining('was changed') }),
    );
  });

  it('is refused to a registration and a change once it is verified', async () => {
    const phone = newPhone();
    await verify(await claimant(phone)).expect(200);
    expectFailure(await calls(test).post('/auth/register', newRegistration({ phone })), 'phone-taken', {
      phone: MESSAGES.phoneTaken,
    });
    const member = await test.make.signedIn();
    expectFailure(await member.post('/account/phone', { phone, password: PASSWORD }), 'phone-taken');
  });

  it('goes to exactly one of those who verify it at the same moment', async () => {
    const phone = newPhone();
    const both = [await claimant(phone), await claimant(phone)];
    const changing = await test.make.signedIn();
    await changing.post('/account/phone', { phone, password: PASSWORD }).expect(200);
    const answers = await Promise.all([
      ...both.map((member) => verify(member)),
      changing.post('/account/phone/confirm', { code: CODE }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const rows = await test.database.query('SELECT verified_phone FROM users WHERE verified_phone = ?', [phone]);
    expect(rows).toHaveLength(1);
  });

  it('of an eligible pair stays on the list when an account that verified neither address is erased', async () => {
    const { email, phone } = newRegistration();
    const admin = await test.make.admin();
    await admin.post('/admin/eligible-users', { users: [{ email, phone }] }).expect(200);
    const stranger = await test.make.registered({ email, phone });
    await stranger.delete('/profiles/me').expect(200);
    expect(await test.rows(EligibleUser).countBy({ email, phone })).toBe(1);
  });
});
