import { exampleProfile } from '@kalyanam/shared/topics/profile/fields';
import { User } from '../../src/people/accounts/user.entity.js';
import { AssistedEntry } from '../../src/joining/assisted-entry/assisted-entry.entity.js';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { Consent } from '../../src/people/consents/consent.entity.js';
import { calls, visit } from '../support/requests/requests.js';
import { newRegistration } from '../support/make/example.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { inbox } from '../support/make/inbox.js';
import type { SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const CODE = '123456';
const PASSWORD = 'Muggulu2027';

/** C14: a reviewer enters a profile with the candidate on the phone. */
describe('assisted entry', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    reviewer = await test.make.admin('reviewer');
  });
  afterAll(() => test.close());

  const askCode = async (phone: string): Promise<string> => {
    const { body } = await reviewer.post('/admin/assisted/code', { phone, language: 'en' }).expect(200);
    return body.ticket as string;
  };
  const enter = (ticket: string, changes: object = {}) => {
    const { email } = newRegistration();
    return reviewer.post('/admin/assisted', { ...exampleProfile(), email, ticket, code: CODE, ...changes });
  };
  const entered = async () => {
    const { phone, email } = newRegistration();
    const ticket = await askCode(phone);
    const { body } = await enter(ticket, { email }).expect(201);
    const user = await test.rows(User).findOneByOrFail({ publicId: body.userId });
    const [mail] = await inbox(test, email);
    const token = /assisted\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    return { user, phone, email, mail, token };
  };
  const link = (token: string, act = '') => `/assisted/${token}${act}`;

  it('is saved only with the code that the candidate reads back, and tells them all of it by mail', async () => {
    const { phone, email } = newRegistration();
    const ticket = await askCode(phone);
    expect((await inbox(test, phone))[0]?.text).toBe(
      `${CODE}: Kalyanam enters your marriage profile with you on the phone. Tell the code only if you agree.`,
    );
    expectFailure(await enter(ticket, { code: '654321' }), 'invalid-otp');
    expectFailure(await enter('nothing'), 'code-expired');
    expect(await test.rows(User).findOneBy({ email })).toBeNull();
    const { body } = await enter(ticket, { email, name: 'Sravani Reddy' }).expect(201);
    const user = await test.rows(User).findOneByOrFail({ publicId: body.userId });
    expect(user).toMatchObject({ phone, verificationStatus: 'not-verified', emailVerifiedAt: null });
    expect(user.phoneVerifiedAt).toBeInstanceOf(Date);
    expect(await test.rows(Consent).findBy({ userId: user.id })).toMatchObject([{ kind: 'assisted' }]);
    const [mail] = await inbox(test, email);
    for (const fact of ['Name: Sravani Reddy', 'Gothra: Kasyapa', 'Work location: Hyderabad, Telangana'])
      expect(mail?.text).toContain(fact);
    const rows = await test.rows(AuditLogRow).findBy({ action: 'member-entered' });
    expect(rows).toMatchObject([{ actor: `admin:${reviewer.id}`, subject: `member:${user.publicId}` }]);
    // It stays hidden, and there is no way to log in to it.
    const viewer = await test.make.signedIn({ gender: 'male' });
    expectFailure(await viewer.get(`/profiles/${user.publicId}`), 'profile-not-found');
  });

  it('is kept with a password of the candidate’s own, and waits for the team like any other', async () => {
    const { user, token, email } = await entered();
    const { body } = await visit(test, 'get', link(token)).expect(200);
    expect(body).toMatchObject({ name: exampleProfile().name, kept: false });
    expect(new Date(body.strikeUntil).getTime() - new Date(body.enteredAt).getTime()).toBe(7 * 86_400_000);
    const keep = () => calls(test).post(link(token, '/keep'), { password: PASSWORD, agreeTerms: true });
    expectFailure(await calls(test).post(link(token, '/keep'), { password: PASSWORD }), 'invalid-form');
    await keep().expect(200);
    expect(await test.rows(User).findOneByOrFail({ id: user.id })).toMatchObject({
      verificationStatus: 'semi-verified',
    });
    await calls(test).post('/auth/login', { email, password: PASSWORD }).expect(200);
    expectFailure(await keep(), 'assisted-link-over');
    expectFailure(await calls(test).post(link(token, '/strike')), 'assisted-link-over');
  });

  it('is struck within seven days, with all of it', async () => {
    const { user, token } = await entered();
    await calls(test).post(link(token, '/strike')).expect(200);
    expect(await test.rows(User).findOneBy({ id: user.id })).toBeNull();
    expect(await test.rows(AssistedEntry).findOneBy({ userId: user.id })).toBeNull();
    expectFailure(await visit(test, 'get', link(token)), 'assisted-link-over');
    const late = await entered();
    test.clock.advance(7 * 86_400 + 1);
    reviewer = await test.make.admin('reviewer');
    expectFailure(await calls(test).post(link(late.token, '/strike')), 'assisted-link-over');
    await visit(test, 'get', link(late.token)).expect(200);
  });

  it('is one answer when keep and strike are pressed in parallel', async () => {
    const { user, token } = await entered();
    const answers = await Promise.all([
      calls(test).post(link(token, '/keep'), { password: PASSWORD, agreeTerms: true }),
      calls(test).post(link(token, '/strike')),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const kept = answers[0]?.status === 200;
    expect((await test.rows(User).findOneBy({ id: user.id })) !== null).toBe(kept);
  });

  it('refuses what other accounts have, and a code that is guessed', async () => {
    const { email, phone } = await test.make.member();
    expectFailure(await enter(await askCode(newRegistration().phone), { email }), 'email-taken');
    expectFailure(await enter(await askCode(phone)), 'phone-taken');
    expectFailure(
      await reviewer.post('/admin/assisted/code', { phone: '+19725550147', language: 'en' }),
      'candidate-sms-not-there',
    );
    const ticket = await askCode(newRegistration().phone);
    for (let tries = 0; tries < 5; tries += 1) expectFailure(await enter(ticket, { code: '654321' }), 'invalid-otp');
    expectFailure(await enter(ticket), 'too-many-requests');
  });

  it('is for reviewers and owners', async () => {
    const body = { phone: newRegistration().phone, language: 'en' };
    for (const role of ['support', 'auditor'] as const)
      expectFailure(await (await test.make.admin(role)).post('/admin/assisted/code', body), 'forbidden');
    expectFailure(await (await test.make.signedIn()).post('/admin/assisted/code', body), 'forbidden');
  });

  it('gives the consent of a candidate no SMS reaches, with a note of how', async () => {
    const abroad = { createdBy: 'parent', relation: 'mother', candidatePhone: '+19725550147' } as const;
    const member = await test.make.registered(abroad, { sms: false });
    const path = `/admin/assisted/consents/${member.id}`;
    await member.post('/auth/verify-email', { token: CODE }).expect(200);
    await member.post('/auth/verify-phone', { userId: member.id, code: CODE }).expect(200);
    expectFailure(await reviewer.post(path, { note: ' ' }), 'invalid-form');
    await reviewer.post(path, { note: 'Spoke with her by video, with her mother.' }).expect(200);
    const { body } = await member.get('/auth/me').expect(200);
    expect(body.user).toMatchObject({ verificationStatus: 'semi-verified' });
    expectFailure(await reviewer.post(path, { note: 'Once more.' }), 'changed-meanwhile');
    expectFailure(await reviewer.post('/admin/assisted/consents/none', { note: 'Nobody.' }), 'not-found');
  });
});
