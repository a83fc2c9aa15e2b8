import type { EligibleBatchRow } from '@kalyanam/shared/team/eligible-users';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { AuditLogRow } from '../../../src/people/audit/audit-log-row.entity.js';
import { publicId } from '../../../src/platform/crypto/public-id.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedInAdmin } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('imports of eligible users', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.make.admin('owner');
  });
  afterAll(() => test.close());

  const pairs = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      email: `${name}${index}@example.com`,
      phone: String(9_100_000_000 + index),
    }));
  const add = (body: object, admin = owner) => admin.post(ADMIN_ROUTES.eligibleUsers, body);
  const undo = (id: string, admin = owner) => admin.delete(ADMIN_ROUTES.eligibleBatch(id));
  const imports = async (query = '', admin = owner): Promise<EligibleBatchRow[]> =>
    (await admin.get(`${ADMIN_ROUTES.eligibleBatches}${query}`).expect(200)).body.rows;
  const onList = async (query: string): Promise<number> =>
    (await owner.get(`${ADMIN_ROUTES.eligibleUsers}?${query}`).expect(200)).body.total;

  it('come in parts under one label, and a part that is sent again adds nothing', async () => {
    const [batch, list] = [publicId(), pairs('parts', 5)];
    const label = ' Kurnool sabha list, Nov ';
    const first = await add({ users: list.slice(0, 3), label, batch }).expect(200);
    expect(first.body).toMatchObject({ added: 3, batch, inBatch: 3 });
    expect((await add({ users: list.slice(0, 3), label, batch }).expect(200)).body).toMatchObject({
      ...{ added: 0, duplicates: 3, batch, inBatch: 3 },
    });
    expect((await add({ users: list.slice(3), batch }).expect(200)).body).toMatchObject({ added: 2, inBatch: 5 });
    expect(await imports('?q=kurnool')).toEqual([
      {
        id: batch,
        label: 'Kurnool sabha list, Nov',
        addedBy: owner.username,
        addedAt: expect.stringMatching(/Z$/),
        pairs: 5,
        left: 5,
        registered: 0,
        undone: null,
      },
    ]);
    expect(await onList(`batch=${batch}`)).toBe(5);
    expect(await onList(`batch=${publicId()}`)).toBe(0);
  });

  it('that add nothing are not in the list', async () => {
    const list = pairs('known', 2);
    await add({ users: list, label: 'The known' }).expect(200);
    const batch = publicId();
    const again = await add({ users: list, label: 'Nothing in it', batch }).expect(200);
    expect(again.body).toMatchObject({ added: 0, duplicates: 2, batch: null, inBatch: 0 });
    expect(await imports('?q=nothing')).toEqual([]);
  });

  it('are checked before: what is new, on the list, of a member, or wrong', async () => {
    const [listed, fresh] = pairs('checked', 2);
    await add({ users: [listed] }).expect(200);
    const before = await test.rows(AuditLogRow).count();
    const member = await test.make.member({ email: 'member.checked@example.com', phone: '9123400001' });
    await test.make.member({
      ...{ email: 'halfway@example.com', phone: '9123400002', verificationStatus: 'not-verified' },
      ...{ emailVerifiedAt: null, phoneVerifiedAt: null },
    });
    const { body } = await owner
      .post(ADMIN_ROUTES.checkEligible, {
        users: [
          fresh,
          { email: ` ${listed?.email.toUpperCase()}`, phone: `+91 ${listed?.phone}` },
          { email: member.email, phone: '9123499999' },
          { email: 'other@example.com', phone: '9123400001' },
          { email: 'halfway@example.com', phone: '9123400002' },
          { email: 'no-address', phone: '9123400003' },
          'x@example.com,9123400004',
        ],
      })
      .expect(200);
    expect(body).toEqual({ success: true, states: ['new', 'listed', 'member', 'member', 'new', 'bad', 'bad'] });
    expect(await onList(`q=${fresh?.email}`)).toBe(0);
    expect(await test.rows(AuditLogRow).count()).toBe(before);
    const broken = await owner.post(ADMIN_ROUTES.checkEligible, { users: ['x', null] }).expect(200);
    expect(broken.body.states).toEqual(['bad', 'bad']);
    expectFailure(await owner.post(ADMIN_ROUTES.checkEligible, { users: [] }), 'invalid-form', {
      users: ADMIN_MESSAGES.eligiblePairs,
    });
  });

  it('are undone but for pairs with a registration, and say how many stay and why', async () => {
    const [used, registered, otherPhone, ...rest] = pairs('undone', 5);
    const earlier = await test.make.member({ ...rest[1], verificationStatus: 'not-verified' });
    await test.database.query(`UPDATE users SET registered_at = registered_at - INTERVAL 1 DAY WHERE id = ?`, [
      earlier.userId,
    ]);
    const { body } = await add({ users: [used, registered, otherPhone, ...rest], label: 'To be undone' }).expect(200);
    const member = await test.make.member({ ...used, verificationStatus: 'not-verified' });
    expect(await test.make.verifyContacts(member)).toBe('verified');
    await test.make.member({
      ...{ ...registered, verificationStatus: 'not-verified' },
      ...{ emailVerifiedAt: null, phoneVerifiedAt: null },
    });
    await test.make.member({ email: otherPhone?.email ?? '', phone: '9123455555', verificationStatus: 'not-verified' });
    expect(await imports('?q=To be')).toMatchObject([{ pairs: 5, left: 5, registered: 2, undone: null }]);

    const answer = { success: true, removed: 3, kept: 2, used: 1, registered: 1 };
    expect((await undo(body.batch).expect(200)).body).toEqual(answer);
    expect(await imports('?q=To be')).toMatchObject([
      { pairs: 5, left: 2, registered: 2, undone: { by: owner.username, at: expect.any(String) } },
    ]);
    expect((await undo(body.batch).expect(200)).body).toEqual({ ...answer, removed: 0 });
    const rows = await test.rows(AuditLogRow).findBy({ action: 'eligible-batch-removed' });
    expect(rows.map(({ details }) => JSON.parse(details) as object)).toEqual([
      { removed: 3, kept: 2 },
      { removed: 0, kept: 2 },
    ]);
    expectFailure(await undo(publicId()), 'not-found');
  });

  it('take no further part once they are undone, in whatever order both arrive', async () => {
    const batch = publicId();
    await add({ users: pairs('late', 2), batch }).expect(200);
    await undo(batch).expect(200);
    expectFailure(await add({ users: pairs('later', 2), batch }), 'import-undone');

    const both = publicId();
    await add({ users: pairs('first', 1), batch: both }).expect(200);
    const [part] = await Promise.all([
      add({ users: pairs('beside', 500), batch: both }),
      undo(both).expect(200),
      undo(both).expect(200),
    ]);
    expect([200, 409]).toContain(part.status);
    expect(await onList(`batch=${both}`)).toBe(0);
  });

  it('are listed for all who read the list, and changed by owners alone', async () => {
    const other = await test.make.admin('owner');
    const batch = publicId();
    await add({ users: pairs('mine', 1), label: 'Mine', batch }).expect(200);
    const reviewer = await test.make.admin('reviewer');
    expect(await imports('?q=Mine', reviewer)).toMatchObject([{ id: batch }]);
    for (const role of ['reviewer', 'support', 'auditor'] as const) {
      const admin = await test.make.admin(role);
      expectFailure(await undo(batch, admin), 'forbidden');
      expectFailure(await add({ users: pairs('mine', 2), batch }, admin), 'forbidden');
      expectFailure(await admin.post(ADMIN_ROUTES.checkEligible, { users: pairs('mine', 1) }), 'forbidden');
    }
    expectFailure(await (await test.make.admin('auditor')).get(ADMIN_ROUTES.eligibleBatches), 'forbidden');
    // A colleague's import is not added to, but any owner may undo it.
    expectFailure(await add({ users: pairs('theirs', 2), batch }, other), 'not-found');
    expect(await onList('q=theirs')).toBe(0);
    expect((await undo(batch, other).expect(200)).body).toMatchObject({ removed: 1, kept: 0 });
  });

  it('refuse a long label and an id that is none', async () => {
    const users = pairs('refused', 1);
    expectFailure(await add({ users, label: 'x'.repeat(61) }), 'invalid-form', { label: ADMIN_MESSAGES.batchLabel });
    await add({ users: pairs('sixty', 1), label: 'x'.repeat(60) }).expect(200);
    for (const batch of ['short', 'X'.repeat(20), 7, ['a']])
      expectFailure(await add({ users, batch }), 'invalid-form', { batch: expect.any(String) });
    for (const query of ['sort=public_id', 'pageSize=26', `q=${'x'.repeat(300)}`, 'x=1'])
      expectFailure(await owner.get(`${ADMIN_ROUTES.eligibleBatches}?${query}`), 'invalid-form');
    expect(await onList('q=refused')).toBe(0);
  });
});
