import { MESSAGES } from '@kalyanam/shared/base/messages';
import { CodesService } from '../../../src/people/codes/codes.service.js';
import { VerificationCode } from '../../../src/people/codes/verification-code.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { calls } from '../../support/requests/requests.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const CODE = '123456';
const WRONG = '654321';

describe('codes', () => {
  let test: TestApp;
  let api: ReturnType<typeof calls>;
  beforeAll(async () => {
    test = await startTestApp();
    api = calls(test);
  });
  afterAll(() => test.close());

  const verifyPhone = ({ id, token }: SignedIn, code: unknown, userId = id) =>
    api.post('/auth/verify-phone', { userId, code }, token);
  const verifyEmail = (member: SignedIn, token: unknown) => api.post('/auth/verify-email', { token }, member.token);
  const resend = ({ id, token }: SignedIn, channel?: string, userId = id) =>
    api.post('/auth/resend-otp', { userId, ...(channel && { channel }) }, token);
  const latest = (destination: string): Promise<VerificationCode> =>
    test.rows(VerificationCode).findOneOrFail({ where: { destination }, order: { id: 'DESC' } });
  const mailedLink = async (member: SignedIn): Promise<string> => {
    const { body } = await api.get(`/dev/outbox?to=${member.email}`);
    return /\?token=([\w-]+)/.exec(body.messages[0].text)?.[1] ?? '';
  };

  it('verify the phone, then the email, and make the member semi-verified with a fresh token', async () => {
    const member = await test.make.registered();
    const first = await verifyPhone(member, CODE).expect(200);
    expect(first.body).toMatchObject({
      success: true,
      user: { isVerified: true, phoneVerified: true, emailVerified: false, verificationStatus: 'not-verified' },
    });
    expect(first.body.token).toBeUndefined();
    const second = await verifyEmail(member, CODE).expect(200);
    expect(second.body.user).toMatchObject({ emailVerified: true, verificationStatus: 'semi-verified' });
    const me = await api.get('/auth/me', second.body.token).expect(200);
    expect(me.body.user.verificationStatus).toBe('semi-verified');
  });

  it('verify twenty members at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => test.make.registered()));
    const phones = await Promise.all(members.map((member) => verifyPhone(member, CODE)));
    const emails = await Promise.all(members.map((member) => verifyEmail(member, CODE)));
    expect([...phones, ...emails].map(({ status }) => status)).toEqual(Array<number>(40).fill(200));
  });

  it('are accepted by the specified calls', async () => {
    const member = await test.make.registered();
    await api.post('/auth/verify-email.php', { token: CODE }, member.token).expect(200);
    await api.post('/auth/verify-phone.php', { userId: member.id, code: CODE }, member.token).expect(200);
  });

  it('are stored only as a keyed hash', async () => {
    const member = await test.make.registered();
    const row = await latest(member.phone);
    expect(row.codeHash).toHaveLength(32);
    expect(JSON.stringify(Object.values(row).map(String))).not.toContain(CODE);
  });

  it('work only for their own member', async () => {
    const [asha, ravi] = [await test.make.registered(), await test.make.registered()];
    expectFailure(await verifyPhone(asha, CODE, ravi.id), 'forbidden');
    expectFailure(await resend(asha, 'phone', ravi.id), 'forbidden');
    expectFailure(await api.post('/auth/verify-phone', { userId: ravi.id, code: CODE }), 'not-signed-in');
  });

  it('that are not six digits are refused on the field', async () => {
    const member = await test.make.registered();
    for (const code of ['12345', '1234567', '12a456', 123456, '', ['123456']])
      expectFailure(await verifyPhone(member, code), 'invalid-form');
    expectFailure(await verifyPhone(member, '12345'), 'invalid-form', { code: MESSAGES.otp });
    expectFailure(await verifyEmail(member, '12345'), 'invalid-form', { token: MESSAGES.otp });
    expect((await latest(member.phone)).tries).toBe(0);
  });

  it('that are wrong are refused with the specified sentence', async () => {
    const member = await test.make.registered();
    const answer = await verifyPhone(member, WRONG);
    expectFailure(answer, 'invalid-otp');
    expect(answer.body.message).toBe('Invalid OTP. Please try again.');
    expectFailure(await verifyEmail(member, WRONG), 'invalid-otp');
  });

  it('allow five attempts; then even the right one is refused, and the reason is not called its age', async () => {
    const member = await test.make.registered();
    for (let n = 0; n < 5; n += 1) expectFailure(await verifyPhone(member, WRONG), 'invalid-otp');
    const refused = await verifyPhone(member, CODE);
    expectFailure(refused, 'code-locked');
    expect(refused.body.message).toBe('Too many wrong codes. Please ask for a new one.');
  });

  it('tell from the first one on when another may be asked for', async () => {
    const member = await test.make.registered();
    const waiting = () => calls(test).get('/auth/codes', member.token).expect(200);
    const { email, phone } = (await waiting()).body;
    for (const seconds of [email, phone]) expect(seconds).toBeGreaterThan(30);
    test.clock.advance(15);
    expect((await waiting()).body.phone).toBeLessThanOrEqual(phone - 15);
    test.clock.advance(10 * 60);
    expect((await waiting()).body).toMatchObject({ email: null, phone: null });
  });

  it('are checked five times at most when thirty wrong ones come in parallel', async () => {
    const member = await test.make.registered();
    const answers = await Promise.all(Array.from({ length: 30 }, () => verifyPhone(member, WRONG)));
    expect(answers.filter(({ body }) => body.code === 'invalid-otp')).toHaveLength(5);
    expect((await latest(member.phone)).tries).toBe(5);
  });

  it('are accepted once when twenty right ones come in parallel', async () => {
    const member = await test.make.registered();
    const codes = test.app.get(CodesService);

    const target = { userId: member.userId, purpose: 'phone', destination: member.phone } as const;
    const accepted = await Promise.allSettled(
      Array.from({ length: 20 }, async () => {
        const code = await codes.evaluate(target, CODE);
        await test.database.transaction((manager) => codes.consume(manager, code));
      }),
    );
    expect(accepted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('expire after ten minutes', async () => {
    const member = await test.make.registered();
    test.clock.advance(10 * 60 + 1);
    expectFailure(await verifyPhone(await signedInAgain(member), CODE), 'code-expired');
  });

  it('are replaced by newer ones, whose attempts start again, up to twenty a day', async () => {
    const member = await test.make.registered();
    await verifyEmail(member, CODE).expect(200);
    for (let sending = 0; sending < 4; sending += 1) {
      for (let n = 0; n < 5; n += 1) await verifyPhone(member, WRONG).expect(400);
      test.clock.advance(61);
      await resend(member).expect(200);
    }
    expectFailure(await verifyPhone(member, CODE), 'code-locked');
    expect((await latest(member.phone)).tries).toBe(0);
  });

  it('are not sent again within sixty seconds', async () => {
    const member = await test.make.registered();
    const early = await resend(member);
    expectFailure(early, 'otp-send-failed');
    expect(early.body.message).toBe('Failed to resend OTP');
    expect(Number(early.headers['retry-after'])).toBeGreaterThan(50);
    test.clock.advance(61);
    const { body } = await resend(member).expect(200);
    expect(body).toEqual({ success: true, message: expect.any(String), resendAfter: 60 });
    expectFailure(await resend(member), 'otp-send-failed');
    await resend(member, 'email').expect(200);
  });

  it('are sent five times a day to one address, including the one at registration', async () => {
    const member = await test.make.registered();
    await verifyEmail(member, CODE).expect(200);
    for (let n = 0; n < 4; n += 1) {
      test.clock.advance(61);
      await resend(member).expect(200);
    }
    test.clock.advance(61);
    const sixth = await resend(member);
    expectFailure(sixth, 'too-many-requests');
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3600);
  });

  it('requested by twelve clicks at the same time are sent once, and count once that day', async () => {
    const member = await test.make.registered();
    await verifyEmail(member, CODE).expect(200);
    test.clock.advance(61);
    const answers = await Promise.all(Array.from({ length: 12 }, () => resend(member)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(11).fill(429)]);
    for (let n = 0; n < 3; n += 1) {
      test.clock.advance(61);
      await resend(member).expect(200);
    }
    test.clock.advance(61);
    expectFailure(await resend(member), 'too-many-requests');
  });

  it('are not sent after verification, and a late code is not an error', async () => {
    const member = await test.make.registered();
    await verifyPhone(member, CODE).expect(200);
    await verifyEmail(member, CODE).expect(200);
    test.clock.advance(61);
    const sent = () => test.database.query<unknown[]>('SELECT COUNT(*) AS total FROM verification_codes');
    const before = await sent();
    for (const channel of ['phone', 'email', undefined])
      expectFailure(await resend(member, channel), 'nothing-to-verify');
    expectFailure(await api.post('/auth/resend-otp.php', { userId: member.id }, member.token), 'nothing-to-verify');
    expect(await sent()).toEqual(before);
    const again = await verifyPhone(member, CODE).expect(200);
    expect(again.body.user.phoneVerified).toBe(true);
  });

  it('can be replaced by the mailed link, once and only by its own member', async () => {
    const member = await test.make.registered();
    const link = await mailedLink(member);
    expectFailure(await verifyEmail(await test.make.registered(), link), 'email-verification-failed');
    expectFailure(await verifyEmail(member, 'placeholder'), 'email-verification-failed');
    const { body } = await verifyEmail(member, link).expect(200);
    expect(body.user.emailVerified).toBe(true);
    const { usedAt } = await test.rows(VerificationCode).findOneByOrFail({ destination: member.email });
    expect(usedAt).not.toBeNull();
  });

  it('in a mailed link expire when a newer mail is sent', async () => {
    const member = await test.make.registered();
    const link = await mailedLink(member);
    test.clock.advance(61);
    await resend(member, 'email').expect(200);
    expectFailure(await verifyEmail(member, link), 'email-verification-failed');
  });

  const signedInAgain = async (member: SignedIn): Promise<SignedIn> => {
    const { body } = await api.post('/auth/login', { email: member.email, password: 'Muggulu2026' }).expect(200);
    return { ...member, token: body.token };
  };
});
