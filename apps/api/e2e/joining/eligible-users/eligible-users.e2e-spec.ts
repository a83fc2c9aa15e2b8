import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import request from 'supertest';
import { AuditLogRow } from '../../../src/people/audit/audit-log-row.entity.js';
import { IdentityNumber } from '../../../src/profiles/identity-numbers/identity-number.entity.js';
import type { SignedInAdmin } from '../../support/make/make.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('eligible users', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp({ ADDRESS_LIMIT_FACTOR: '1', LIMITS: 'eligible-check-address:10' });
    owner = await test.make.admin('owner');
  });
  afterAll(() => test.close());

  let addresses = 0;
  const add = (users: unknown[], admin = owner) => admin.post('/admin/eligible-users', { users });
  const check = (body: object, ip = `203.0.113.${(addresses += 1)}`) =>
    request(test.app.getHttpServer()).post(`${API_PREFIX}/eligible/check`).set('X-Forwarded-For', ip).send(body);
  const pairs = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      email: `${name}${index}@example.com`,
      phone: String(9_100_000_000 + index),
    }));

  it('are added, counted, and not added a second time', async () => {
    const first = await add(pairs('first', 3)).expect(200);
    expect(first.body).toEqual({
      success: true,
      message: 'Added 3 eligible users successfully',
      added: 3,
      duplicates: 0,
      dropped: 0,
      members: 0,
      batch: expect.stringMatching(/^[0-9a-z]{20}$/),
      inBatch: 3,
    });
    const again = await add(pairs('first', 4)).expect(200);
    expect(again.body).toMatchObject({ added: 1, duplicates: 3, dropped: 0 });
  });

  it('drop lines with a missing or malformed part and lose no valid one', async () => {
    const [good] = pairs('good', 1);
    const { body } = await add([
      good,
      { email: 'GOOD0@Example.com', phone: '+91 91000 00000' },
      { email: 'only@example.com' },
      { phone: '9876543210' },
      { email: 'no-address', phone: '9876543210' },
      { email: 'a@example.com', phone: '12345' },
      { email: ['b@example.com'], phone: '9876543210' },
      'c@example.com,9876543210',
      null,
    ]).expect(200);
    expect(body).toMatchObject({ added: 1, duplicates: 1, dropped: 7 });
  });

  it('require at least one valid pair', async () => {
    for (const users of [[], [{ email: 'x', phone: 'y' }]])
      expectFailure(await add(users), 'invalid-form', { users: ADMIN_MESSAGES.eligiblePairs });
    expectFailure(await owner.post('/admin/eligible-users', { users: 'a@example.com,9876543210' }), 'invalid-form');
  });

  it('may be up to 20,000 in one request', async () => {
    const many = pairs('many-in-one-request', 20_000);
    const { body } = await add(many).expect(200);
    expect(body).toMatchObject({ added: 20_000, duplicates: 0, dropped: 0 });
    expectFailure(await add([...many, ...pairs('more', 1)]), 'invalid-form', { users: ADMIN_MESSAGES.tooManyPairs });
  });

  it('survive two administrators who add the same list at the same moment', async () => {
    const other = await test.make.admin('owner');
    const list = pairs('both', 2500);
    const answers = await Promise.all([add(list), add([...list].reverse(), other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.reduce((sum, { body }) => sum + body.added, 0)).toBe(2500);
  });

  it('are recognised by both parts together, never by one alone', async () => {
    await add([
      { email: 'asha@example.com', phone: '9876543210' },
      { email: 'ravi@example.com', phone: '9876543211' },
    ]);
    const eligible = async (email: string, phone: string) => (await check({ email, phone }).expect(200)).body;
    expect(await eligible('Asha@example.com', '9876543210')).toEqual({ success: true, eligible: true });
    expect(await eligible('asha@example.com', '9876543211')).toEqual({ success: true, eligible: false });
    expect(await eligible('ravi@example.com', '9876543210')).toEqual({ success: true, eligible: false });
    expect(await eligible('nobody@example.com', '9876543219')).toEqual({ success: true, eligible: false });
    expectFailure(await check({ email: 'asha@example.com' }), 'invalid-form', { phone: MESSAGES.required });
    expectFailure(await check({ phone: '9876543210' }), 'invalid-form', { email: MESSAGES.required });
  });

  it('are looked up from one address as often as its limit says', async () => {
    const pair = { email: 'guess@example.com', phone: '9876543299' };
    for (let guess = 0; guess < 10; guess += 1) await check(pair, '198.51.100.7').expect(200);
    expectFailure(await check(pair, '198.51.100.7'), 'too-many-requests');
  });

  it('are verified immediately when both are verified by code, with numbers erased and the line pre-approved', async () => {
    const pair = { email: 'vouched@example.com', phone: '9876500001' };
    await add([pair]).expect(200);
    const member = await test.make.member({ ...pair, verificationStatus: 'not-verified' });
    expect(await test.make.verifyContacts(member)).toBe('verified');
    const audit = await test
      .rows(AuditLogRow)
      .find({ select: { actor: true, action: true, details: true }, where: { subject: `member:${member.id}` } });
    expect(audit).toEqual([
      {
        actor: 'system',
        action: 'member-pre-approved',
        details: JSON.stringify({ note: `pre-approved by ${owner.username}` }),
      },
    ]);
    const numbers = await test.rows(IdentityNumber).findBy({ userId: member.userId });
    expect(numbers.filter(({ sealed }) => sealed)).toEqual([]);
    const queue = await owner.get('/admin/verifications').expect(200);
    expect(queue.body.users).toEqual([]);
    const second = await owner.post(`/admin/verifications/${member.id}/decision`, { action: 'reject', notes: 'No' });
    expectFailure(second, 'already-decided');
  });

  it('do not vouch for a member who verifies only one of the two', async () => {
    await add([{ email: 'half@example.com', phone: '9876500002' }]).expect(200);
    const member = await test.make.member({
      email: 'half@example.com',
      phone: '9876500003',
      verificationStatus: 'not-verified',
    });
    expect(await test.make.verifyContacts(member)).toBe('semi-verified');
  });

  it('also serve the specified calls', async () => {
    const { body } = await owner
      .post('/admin/add-eligible-users.php', { users: [{ email: 'spec@example.com', phone: '9876500009' }] })
      .expect(200);
    expect(body).toMatchObject({ success: true, added: 1 });
    const checked = await request(test.app.getHttpServer())
      .post(`${API_PREFIX}/eligible/check.php`)
      .send({ email: 'spec@example.com', phone: '9876500009' })
      .expect(200);
    expect(checked.body).toEqual({ success: true, eligible: true });
  });
});
