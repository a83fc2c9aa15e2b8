import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { UserRow } from '@kalyanam/shared/team/users';
import { formatMemberCode } from '@kalyanam/shared/base/text';
import { User } from '../../src/people/accounts/user.entity.js';
import { EligibleUsersRepository } from '../../src/joining/eligible-users/eligible-users.repository.js';
import { AccountsService } from '../../src/people/accounts/accounts.service.js';
import { FindByWords1780000000040 } from '../../src/platform/database/migrations/1780000000040-find-by-words.js';
import { ProfilesService } from '../../src/profiles/profile/profiles.service.js';
import type { Member, SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('the search for members', () => {
  let test: TestApp;
  let support: SignedInAdmin;
  let lakshmi: Member;
  beforeAll(async () => {
    test = await startTestApp();
    support = await test.make.admin('support');
    lakshmi = await test.make.member({
      name: 'Goli Lakshmi Reddy',
      email: 'gl.padmaja+home@example.com',
      phone: '9848054321',
    });
    await test.make.member({ name: 'José శ్రావణి', email: 'other@example.com', phone: '7000000001' });
  });
  afterAll(() => test.close());

  const found = async (q: string): Promise<string[]> => {
    const { body } = await support.get(`${ADMIN_ROUTES.users}?q=${encodeURIComponent(q)}`).expect(200);
    return body.rows.map(({ name }: UserRow) => name);
  };

  it.each([
    ['any word of the name', 'reddy'],
    ['beginnings of several words in any order', 'RED laksh'],
    ['a word of the email', 'padmaja'],
    ['the beginning of the whole email', ' GL.Padmaja+home@'],
    ['the last digits of the phone', '54321'],
    ['the first digits of the phone', '98480'],
    ['the phone with its prefix', '+91 98480-54321'],
    ['the phone with another prefix', '0091 (98480) 54321'],
    ['the phone as an iPhone copies it', '\u202d+91 98480\u00a054321\u202c'],
    ['the phone with other dashes and digits', '౯౮౪౮౦\u201154321'],
    ['a word and digits together', 'goli 54321'],
  ])('finds a member by %s', async (_, q) => {
    expect(await found(q)).toEqual(['Goli Lakshmi Reddy']);
  });

  it('finds a member by the member code in every form, and by the code that counts now only', async () => {
    const own = await test.make.session(lakshmi);
    const codeNow = async (): Promise<string> => (await own.get('/account').expect(200)).body.account.memberCode;
    const before = await codeNow();
    for (const typed of [before, formatMemberCode(before).toLowerCase(), before.slice(0, 7)])
      expect(await found(typed)).toEqual(['Goli Lakshmi Reddy']);
    expect(await found(before.slice(0, 6))).toEqual([]);
    const { body } = await support.get(`${ADMIN_ROUTES.search}?q=${before}`).expect(200);
    expect(body.people).toMatchObject([{ userId: lakshmi.id, memberCode: before }]);
    await own.post('/account/member-code').expect(200);
    expect(await found(before)).toEqual([]);
    expect(await found(await codeNow())).toEqual(['Goli Lakshmi Reddy']);
  });

  it('finds the member a list is about by the member code: queue, changed details, reports and used pairs', async () => {
    const owner = await test.make.admin('owner');
    const [waiting, changed] = [await test.make.case(), await test.make.signedIn({ name: 'Details Changed' })];
    await changed.patch('/profiles/me', { gothra: 'Bharadwaja', version: 1 }).expect(200);
    const reporter = await test.make.signedIn();
    await reporter.post(`/profiles/${changed.id}/reports`, { reason: 'fake' }).expect(200);
    const { email, phone, userId } = changed;
    await owner.post(ADMIN_ROUTES.eligibleUsers, { users: [{ email, phone }] }).expect(200);
    const pairs = test.app.get(EligibleUsersRepository, { strict: false });
    await pairs.take(test.database.manager, { email, phone }, userId, test.clock.now());
    const codeOf = async (member: Member): Promise<string> =>
      (await test.rows(User).findOneByOrFail({ id: member.userId })).memberCode;
    for (const [list, member] of [
      [ADMIN_ROUTES.verifications, waiting],
      [ADMIN_ROUTES.profileEdits, changed],
      [ADMIN_ROUTES.reports, changed],
      [ADMIN_ROUTES.eligibleUsers, changed],
    ] as const) {
      const code = await codeOf(member);
      const totals = [code, formatMemberCode(code).toLowerCase(), code.slice(0, 7), await codeOf(reporter)].map(
        async (typed) => (await owner.get(`${list}?q=${encodeURIComponent(typed)}`).expect(200)).body.total as number,
      );
      expect([list, ...(await Promise.all(totals))]).toEqual([list, 1, 1, 1, 0]);
    }
  });

  it('finds letters with accents and of other scripts', async () => {
    expect(await found('jose')).toEqual(['José శ్రావణి']);
    expect(await found('శ్రా')).toEqual(['José శ్రావణి']);
  });

  it.each(['eddy', 'lakshmi rao', '4805', '%', '_', '12345', 'goli@'])('does not find %j', async (q) => {
    expect(await found(q)).toEqual([]);
  });

  it('follows a change of name, email and phone in the transaction of the change', async () => {
    const member = await test.make.member({ name: 'Before Change', phone: '7000000002', email: 'early@example.com' });
    const accounts = test.app.get(AccountsService, { strict: false });
    const profiles = test.app.get(ProfilesService, { strict: false });
    await accounts.transaction(async (manager) => {
      await accounts.setAddress(manager, member.userId, { email: 'late@example.com' });
      await accounts.setAddress(manager, member.userId, { phone: '7000099999' });
      await profiles.edit(manager, await profiles.lock(manager, member.userId), { name: 'After Change' });
    });
    for (const q of ['before', 'early', '00002']) expect(await found(q)).toEqual([]);
    for (const q of ['after', 'late', '99999']) expect(await found(q)).toEqual(['After Change']);
  });

  it('follows a change in the lists that have the member, and leaves the queue with the decision', async () => {
    const reviewer = await test.make.admin('reviewer');
    const member = await test.make.case({ name: 'Narayana Before' });
    const total = async (q: string): Promise<number> =>
      (await reviewer.get(`${ADMIN_ROUTES.verifications}?q=${q}`).expect(200)).body.total;
    expect([await total('narayana'), await total('naray before')]).toEqual([1, 1]);
    const profiles = test.app.get(ProfilesService, { strict: false });
    await test.database.transaction(async (manager) =>
      profiles.edit(manager, await profiles.lock(manager, member.userId), { name: 'Narayana After' }),
    );
    expect([await total('naray before'), await total('after naray')]).toEqual([0, 1]);
    const { email } = await test.rows(User).findOneByOrFail({ id: member.userId });
    expect(await total(email)).toBe(1);
    const copied = () =>
      test.database.query<object[]>('SELECT list FROM list_words WHERE user_id = ?', [member.userId]);
    expect(await copied()).not.toEqual([]);
    await reviewer.post('/admin/verify-user.php', { userId: member.id, action: 'approve' }).expect(200);
    expect(await copied()).toEqual([]);
  });

  it('forgets an erased member', async () => {
    const member = await test.make.member({ name: 'Erased Soon' });
    const accounts = test.app.get(AccountsService, { strict: false });
    await accounts.transaction((manager) => accounts.erase(manager, member.userId));
    expect(await test.database.query('SELECT word FROM search_words WHERE user_id = ?', [member.userId])).toEqual([]);
  });

  it('serves the lists of reports and eligible pairs too', async () => {
    const owner = await test.make.admin('owner');
    const reporter = await test.make.signedIn();
    await reporter.post(`/profiles/${lakshmi.id}/reports`, { reason: 'fake' }).expect(200);
    const pair = { email: 'someone@example.com', phone: '8100012345' };
    await owner.post(ADMIN_ROUTES.eligibleUsers, { users: [pair] }).expect(200);
    const total = async (list: string, q: string) => (await owner.get(`${list}?q=${q}`).expect(200)).body.total;
    expect(await total(ADMIN_ROUTES.reports, 'reddy')).toBe(1);
    expect(await total(ADMIN_ROUTES.reports, '54321')).toBe(1);
    expect(await total(ADMIN_ROUTES.eligibleUsers, '12345')).toBe(1);
    expect(await total(ADMIN_ROUTES.administrators, owner.username)).toBe(1);
  });

  it('is filled by the migration for members who were there before', async () => {
    const words = `SELECT * FROM search_words WHERE kind <> 'code' ORDER BY user_id, kind, word`;
    const before = await test.database.query(words);
    const migration = new FindByWords1780000000040();
    const runner = test.database.createQueryRunner();
    await migration.down(runner);
    await migration.up(runner);
    await runner.release();
    expect(await test.database.query(words)).toEqual(before);
  });
});
