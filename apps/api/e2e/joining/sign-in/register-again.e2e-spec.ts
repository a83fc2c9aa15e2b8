import { User } from '../../../src/people/accounts/user.entity.js';
import { AccountsService } from '../../../src/people/accounts/accounts.service.js';
import { calls, visit } from '../../support/requests/requests.js';
import { AADHAAR, newRegistration, PASSWORD } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const NEW_PASSWORD = 'Sankranti2027';
const SENTENCE = 'Someone had started a registration with your email. We removed it; please register.';

/** R59, R101: of a registration with nothing verified, the mailed link asks whose it is; the owner's word decides. */
describe('the reset of an account that verified nothing', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const linkTo = async ({ email }: Member): Promise<string> => {
    await visit(test, 'post', '/auth/forgot-password').send({ email }).expect(200);
    return /\/reset-password\?token=([\w-]+)/.exec((await inbox(test, email))[0]?.text ?? '')?.[1] ?? '';
  };
  const answer = (body: object) => visit(test, 'post', '/auth/reset-password').send(body);
  const remove = (token: string) => answer({ token, registration: 'not-mine' });
  const keep = (token: string) => answer({ token, password: NEW_PASSWORD, registration: 'mine' });
  const exists = ({ userId }: Member): Promise<boolean> => test.rows(User).existsBy({ id: userId });
  const rowsOf = async (table: string, { userId }: Member): Promise<number> => {
    const rows = await test.database.query<unknown[]>(`SELECT 1 FROM ${table} WHERE user_id = ?`, [userId]);
    return rows.length;
  };
  const stranger = async (): Promise<SignedIn> => {
    const wish = { verificationStatus: 'not-verified', aadhaarNumber: AADHAAR } as const;
    const member = await test.make.signedIn(wish);
    await test.make.photo(member);
    await test.make.document(member, 'aadhaar');
    return member;
  };

  it('erases it with its photos, documents and sessions, and lets the owner register', async () => {
    const member = await stranger();
    const photos = await test.database.query<Record<string, unknown>[]>('SELECT * FROM photos WHERE user_id = ?', [
      member.userId,
    ]);
    expect(photos).toHaveLength(1);
    const { body, headers } = await remove(await linkTo(member)).expect(200);
    expect(body).toEqual({ success: true, message: SENTENCE, beginAnew: true, email: member.email });
    expect(String(headers['set-cookie'])).not.toContain('known');
    expect(await exists(member)).toBe(false);
    for (const table of ['profiles', 'photos', 'documents', 'identity_numbers', 'sessions', 'consents', 'outbox'])
      expect([table, await rowsOf(table, member)]).toEqual([table, 0]);
    expect(await test.database.query('SELECT 1 FROM orphaned_files')).toEqual([]);
    expectFailure(await member.get('/auth/me'), 'session-ended');
    for (const password of [PASSWORD, NEW_PASSWORD])
      expectFailure(await calls(test).post('/auth/login', { email: member.email, password }), 'invalid-credentials');
    await calls(test)
      .post('/auth/register', newRegistration({ email: member.email }))
      .expect(201);
  });

  it('is refused until the owner has said whose it is, and says so in its mail', async () => {
    const member = await stranger();
    const token = await linkTo(member);
    const [mail] = await inbox(test, member.email);
    expect(mail?.subject).toBe('Is this Kalyanam registration yours?');
    expect(mail?.text).toContain(`/reset-password?token=${token}&registration=unclaimed`);
    expectFailure(await answer({ token, password: NEW_PASSWORD }), 'registration-unclaimed');
    expect(await exists(member)).toBe(true);
    await calls(test).post('/auth/login', { email: member.email, password: PASSWORD }).expect(200);
    await keep(token).expect(200);
  });

  it('keeps everything that its owner entered, verifies the email and sets the password', async () => {
    const member = await stranger();
    const { body } = await keep(await linkTo(member)).expect(200);
    const message = 'Your email is verified and your password is changed. Please log in to continue.';
    expect(body).toEqual({ success: true, message, emailVerified: true });
    for (const table of ['profiles', 'photos', 'documents', 'identity_numbers'])
      expect([table, await rowsOf(table, member)]).not.toEqual([table, 0]);
    expect(await test.rows(User).findOneByOrFail({ id: member.userId })).toMatchObject({
      emailVerifiedAt: expect.any(Date) as Date,
      phoneVerifiedAt: null,
      verificationStatus: 'not-verified',
    });
    expectFailure(await member.get('/auth/me'), 'session-ended');
    expectFailure(
      await calls(test).post('/auth/login', { email: member.email, password: PASSWORD }),
      'invalid-credentials',
    );
    const again = await calls(test).post('/auth/login', { email: member.email, password: NEW_PASSWORD }).expect(200);
    expect(again.body).toMatchObject({ user: { emailVerified: true, phoneVerified: false } });
  });

  it('happens once, even for ten parallel requests', async () => {
    const member = await stranger();
    const link = await linkTo(member);
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(link)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expectFailure(answer, 'reset-link-invalid');
  });

  it('is an ordinary one where an address is verified in the same moment', async () => {
    for (const mark of ['markPhoneVerified', 'markEmailVerified'] as const) {
      const member = await stranger();
      const link = await linkTo(member);
      const accounts = test.app.get(AccountsService, { strict: false });
      const lock = accounts.lock.bind(accounts);
      jest.spyOn(accounts, 'lock').mockImplementationOnce(async (...given) => {
        await accounts[mark](test.database.manager, member.userId);
        return lock(...given);
      });
      const { body } = await keep(link).expect(200);
      expect(body).toEqual({ success: true, message: 'Your password is changed. Please log in to continue.' });
      expect(await exists(member)).toBe(true);
      await calls(test).post('/auth/login', { email: member.email, password: NEW_PASSWORD }).expect(200);
    }
  });

  it('erases nothing of which an address is verified in the same moment', async () => {
    const member = await stranger();
    const link = await linkTo(member);
    await test.app.get(AccountsService, { strict: false }).markPhoneVerified(test.database.manager, member.userId);
    expectFailure(await remove(link), 'changed-meanwhile');
    expect(await exists(member)).toBe(true);
    await answer({ token: link, password: NEW_PASSWORD }).expect(200);
  });

  it('and the verifying of its phone leave one of the two in force, whichever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await test.make.registered();
      const link = await linkTo(member);
      const code = { userId: member.id, code: '123456' };
      const [changed, verified] = await Promise.all([remove(link), member.post('/auth/verify-phone', code)]);
      expect([200, 409]).toContain(changed.status);
      expect(verified.status).toBeLessThan(500);
      const begun = (changed.body as { beginAnew?: true }).beginAnew === true;
      expect(await exists(member)).toBe(!begun);
      expect(verified.status === 200 && begun).toBe(false);
    }
  });

  it('changes the password only where the team has closed it', async () => {
    const member = await test.make.member({ verificationStatus: 'not-verified', accountStatus: 'suspended' });
    const { body } = await answer({ token: await linkTo(member), password: NEW_PASSWORD }).expect(200);
    expect(body).not.toHaveProperty('beginAnew');
    expect(await exists(member)).toBe(true);
  });
});
