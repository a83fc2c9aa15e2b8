import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { User } from '../../src/people/accounts/user.entity.js';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { EXAMPLE } from '../support/make/example.js';
import type { Member, SignedInAdmin } from '../support/make/make.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('lists of the team', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.make.admin('owner');
  });
  afterAll(() => test.close());

  const read = async (path: string) => (await owner.get(path).expect(200)).body;
  const exported = async (list: string, query = '') =>
    owner
      .get(`${ADMIN_ROUTES.exportOf(list)}${query}`)
      .buffer(true)
      .expect(200);

  it.each(['eligible-users', 'coupons', 'reports', 'users', 'audit', 'administrators', 'profile-edits'])(
    '%s refuses unknown parameters',
    async (list) => {
      for (const query of ['page=0', 'pageSize=26', 'order=up', 'sort=password_hash', 'state=x', 'q=a&q=b', 'x=1'])
        expectFailure(await owner.get(`/admin/${list}?${query}`), 'invalid-form');
    },
  );

  describe('of eligible users', () => {
    const pairs = Array.from({ length: 30 }, (_, index) => ({
      email: `pair${String(index).padStart(2, '0')}@example.com`,
      phone: String(8_000_000_100 + index),
    }));
    beforeAll(async () => {
      await owner.post(ADMIN_ROUTES.eligibleUsers, { users: pairs }).expect(200);
    });

    it('are paged in a stable order, each row once', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => read(`${ADMIN_ROUTES.eligibleUsers}?page=${page}`)));
      expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
        [25, 30],
        [5, 30],
        [0, 30],
      ]);
      const emails = pages.flatMap(({ rows }) => rows.map(({ email }: { email: string }) => email));
      expect(new Set(emails).size).toBe(30);
      const alone = await read(`${ADMIN_ROUTES.eligibleUsers}?pageSize=1`);
      expect([alone.rows.length, alone.total]).toEqual([1, 30]);
    });

    it('are found by the beginning of an email or a phone, without wildcards', async () => {
      const found = async (q: string) => (await read(`${ADMIN_ROUTES.eligibleUsers}?q=${q}`)).total;
      expect(await found('PAIR0')).toBe(10);
      expect(await found('800000010')).toBe(10);
      expect(await found('%25')).toBe(0);
      expect(await found('pair__')).toBe(0);
    });

    it('say what became of each, and an unused pair can be removed', async () => {
      const [first, second] = pairs as [(typeof pairs)[0], (typeof pairs)[0]];
      const member = await test.make.case(first);
      const used = await read(`${ADMIN_ROUTES.eligibleUsers}?state=used`);
      expect(used.rows).toEqual([
        {
          id: expect.stringMatching(/^[0-9a-z]{20}$/),
          ...first,
          addedBy: owner.username,
          addedAt: expect.any(String),
          usedAt: expect.any(String),
          usedBy: { userId: member.id, name: EXAMPLE.name, verificationStatus: 'verified' },
        },
      ]);
      expectFailure(await owner.delete(ADMIN_ROUTES.eligibleUser(used.rows[0].id)), 'eligible-user-used');
      const { rows } = await read(`${ADMIN_ROUTES.eligibleUsers}?q=${second.email}`);
      await owner.delete(ADMIN_ROUTES.eligibleUser(rows[0].id)).expect(200, { success: true });
      expectFailure(await owner.delete(ADMIN_ROUTES.eligibleUser(rows[0].id)), 'not-found');
      expect((await read(`${ADMIN_ROUTES.eligibleUsers}?state=unused`)).total).toBe(28);
    });
  });

  it('of coupons can switch them off and on', async () => {
    await owner.post(ADMIN_ROUTES.coupons, { code: 'diwali', discount: 10 }).expect(201);
    await owner.post(ADMIN_ROUTES.coupons, { code: 'OLD', discount: 50, expiryDate: '2099-01-01' }).expect(201);
    await test.database.query(`UPDATE coupons SET expiry_date = '2020-01-01' WHERE code = 'OLD'`);
    const { body } = await owner.patch(ADMIN_ROUTES.coupon('diwali'), { isActive: false }).expect(200);
    expect(body).toMatchObject({ message: 'Coupon switched off', coupon: { code: 'DIWALI', isActive: false } });
    const member = await test.make.signedIn({ verificationStatus: 'not-verified' });
    const check = async () => (await member.post('/coupons/validate', { code: 'DIWALI' }).expect(200)).body.valid;
    expect(await check()).toBe(false);
    await owner.patch(ADMIN_ROUTES.coupon('DIWALI'), { isActive: true }).expect(200);
    expect(await check()).toBe(true);
    const { rows, total } = await read(`${ADMIN_ROUTES.coupons}?sort=discount&order=asc`);
    expect(total).toBe(2);
    expect(rows).toMatchObject([
      { code: 'DIWALI', state: 'on', uses: 0, createdBy: owner.username },
      { code: 'OLD', state: 'expired' },
    ]);
    await owner.post(ADMIN_ROUTES.coupons, { code: 'SPENT', discount: 50, maxUses: 1 }).expect(201);
    await test.database.query(`UPDATE coupons SET uses = 1 WHERE code = 'SPENT'`);
    await owner.post(ADMIN_ROUTES.coupons, { code: 'OFF', discount: 50, isActive: false }).expect(201);
    await test.database.query(`UPDATE coupons SET expiry_date = '2020-01-01' WHERE code = 'OFF'`);
    for (const [state, code] of Object.entries({ on: 'DIWALI', off: 'OFF', expired: 'OLD', 'used-up': 'SPENT' }))
      expect(await read(`${ADMIN_ROUTES.coupons}?state=${state}`)).toMatchObject({ total: 1, rows: [{ code, state }] });
    expectFailure(await owner.patch(ADMIN_ROUTES.coupon('NONE'), { isActive: true }), 'not-found');
    expectFailure(await owner.patch(ADMIN_ROUTES.coupon('OLD'), { isActive: 'yes' }), 'invalid-form');
  });

  describe('of users', () => {
    let anil: Member;
    beforeAll(async () => {
      anil = await test.make.member({
        name: 'Anil Zachary',
        gender: 'male',
        maritalStatus: 'widowed',
        isActive: false,
      });
      await test.make.member({ name: 'Anila Zimmer', verificationStatus: 'semi-verified', registeredAgo: 20 * 86_400 });
      await test.make.member({ name: 'Anil_X', accountStatus: 'suspended', caste: 'others' });
    });
    const names = async (query: string): Promise<string[]> => {
      const { rows, total } = await read(`${ADMIN_ROUTES.users}?${query}`);
      expect(total).toBe(rows.length);
      return rows.map(({ name }: { name: string }) => name).filter((name: string) => name.startsWith('Anil'));
    };

    it('find an account by the beginning of name, email, phone or id', async () => {
      expect(await names('q=anil&sort=name')).toEqual(['Anil Zachary', 'Anil_X', 'Anila Zimmer']);
      expect(await names('q=ANIL%20%20za')).toEqual(['Anil Zachary']);
      expect(await names('q=x%20anil')).toEqual(['Anil_X']);
      for (const q of [anil.email.toUpperCase(), anil.email.slice(0, -4), anil.phone, `%2B91${anil.phone}`, anil.id])
        expect(await names(`q=${q}`)).toContain('Anil Zachary');
    });

    it('filter by everything that the dashboard counts', async () => {
      expect(await names('q=anil&gender=male')).toEqual(['Anil Zachary']);
      expect(await names('q=anil&maritalStatus=widowed')).toEqual(['Anil Zachary']);
      expect(await names('q=anil&online=offline')).toEqual(['Anil Zachary']);
      expect(await names('q=anil&caste=others')).toEqual(['Anil_X']);
      expect(await names('q=anil&account=suspended')).toEqual(['Anil_X']);
      expect(await names('q=anil&verification=semi-verified')).toEqual(['Anila Zimmer']);
      expect(await names('q=anil&days=7&sort=name')).toEqual(['Anil Zachary', 'Anil_X']);
      expect(await names('q=anil&photos=yes')).toEqual([]);
      expect(await names('q=anil&proved=email&photos=no')).toHaveLength(3);
    });

    it('sort by name, registration and activity', async () => {
      expect(await names('q=anil&sort=name&order=desc')).toEqual(['Anila Zimmer', 'Anil_X', 'Anil Zachary']);
      expect((await names('q=anil&sort=registeredAt&order=asc'))[0]).toBe('Anila Zimmer');
    });
  });

  describe('are exported as CSV', () => {
    it('with the same filters, safe from formulas, and logged', async () => {
      await test.make.member({ name: '=HYPERLINK("http://x","y")', email: 'formula@example.org' });
      const answer = await exported(ADMIN_ROUTES.users, '?q=formula@');
      expect(answer.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': expect.stringMatching(/^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/),
        'cache-control': 'no-store',
      });
      const [head, line, end] = answer.text.split('\r\n');
      expect(head).toBe(
        '\uFEFFId,Profile ID,Name,Email,Phone,Gender,Age,Verification,Account,Online,Registered,Last active',
      );
      expect(line).toContain(`,"'=HYPERLINK(""http://x"",""y"")",formula@example.org,`);
      expect(end).toBe('');
      const [row] = (await read(`${ADMIN_ROUTES.audit}?action=list-exported`)).rows;
      expect(row).toMatchObject({ subject: 'list:users', actorName: owner.username });
      expect(row.details).toEqual({ rows: 1, filters: '' });
    });

    it.each([ADMIN_ROUTES.eligibleUsers, ADMIN_ROUTES.coupons, ADMIN_ROUTES.reports, ADMIN_ROUTES.audit])(
      '%s',
      async (list) => {
        const { total } = await read(list);
        const lines = (await exported(list)).text.trimEnd().split('\r\n');
        expect(lines.length - 1).toBeGreaterThanOrEqual(total);
      },
    );
  });

  describe('of the audit log', () => {
    it('filter by actor, action, subject and day in India', async () => {
      const other = await test.make.admin('reviewer');
      const of = async (query: string) => (await read(`${ADMIN_ROUTES.audit}?${query}`)).rows;
      expect(await of(`actor=${other.username.toUpperCase()}`)).toMatchObject([
        {
          action: 'admin-signed-in',
          actor: `admin:${other.id}`,
          actorName: other.username,
          subjectName: other.username,
        },
      ]);
      expect(await of('actor=a%20Reviewer')).toMatchObject([{ actor: `admin:${other.id}` }]);
      const { id, userId } = await test.make.member();
      await owner.get(`${ADMIN_ROUTES.users}/${id}`).expect(200);
      const { memberCode } = await test.rows(User).findOneByOrFail({ id: userId });
      expect(await of(`subject=${memberCode.toLowerCase()}`)).toMatchObject([{ subject: `member:${id}` }]);
      expect(await of(`subject=${other.id}&actor=system`)).toMatchObject([{ action: 'admin-created' }]);
      expect((await of('subject=diwali')).length).toBe(3);
      expect((await of('action=coupon-created&order=asc'))[0].subject).toBe('coupon:DIWALI');
      expect(await of('actor=nobody')).toEqual([]);
      const today = new Date(test.clock.now().getTime() + 19_800_000).toISOString().slice(0, 10);
      expect(await of(`to=${today}&from=${today}`)).not.toEqual([]);
      expect(await of('to=2020-01-01')).toEqual([]);
      expectFailure(await owner.get(`${ADMIN_ROUTES.audit}?from=2026-02-30`), 'invalid-form');
      expectFailure(await owner.get(`${ADMIN_ROUTES.audit}?category=gossip`), 'invalid-form');
    });

    it('can be verified by an owner, which names the row where it breaks', async () => {
      const { body } = await owner.post(ADMIN_ROUTES.auditVerify).expect(200);
      expect(body).toMatchObject({ brokenAt: null, message: 'The audit log is intact' });
      const [row] = (await read(`${ADMIN_ROUTES.audit}?action=coupon-created`)).rows;
      await test.rows(AuditLogRow).update({ id: row.id }, { ip: '6.6.6.6' });
      const broken = await owner.post(ADMIN_ROUTES.auditVerify).expect(200);
      expect(broken.body).toMatchObject({ brokenAt: Number(row.id), message: 'The audit log is broken' });
    });
  });
});
