import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('a case handled by a reviewer', () => {
  let test: TestApp;
  let one: SignedInAdmin;
  let two: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    one = await test.make.admin('reviewer');
    two = await test.make.admin('reviewer');
  });
  afterAll(() => test.close());

  let numbers = 0;
  /** No one else's name, and no numbers. */
  const waiting = () => test.make.case({ aadhaarNumber: '', panNumber: null, name: `Case ${++numbers}` });
  const claim = (admin: SignedInAdmin, { id }: SignedIn) => admin.post(ADMIN_ROUTES.claim(id));
  const pending = async (admin: SignedInAdmin, { id }: SignedIn) => {
    const { body } = await admin.get(ADMIN_ROUTES.verifications).expect(200);
    return body.users.find(({ userId }: { userId: string }) => userId === id);
  };
  const reject = (admin: SignedInAdmin, { id }: SignedIn, body: object = {}) =>
    admin.post('/admin/verify-user.php', { userId: id, action: 'reject', ...body });

  it('is claimed by one, even of two in parallel; the other sees who has it', async () => {
    const member = await waiting();
    expect((await pending(one, member)).claimedBy).toBeNull();
    const answers = await Promise.all([claim(one, member), claim(two, member)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? one : two;
    const loser = winner === one ? two : one;
    const lost = await claim(loser, member);
    expectFailure(lost, 'case-claimed');
    expect(lost.body.claimedBy).toMatchObject({ username: winner.username, mine: false });
    expect((await pending(winner, member)).claimedBy).toMatchObject({ adminId: winner.id, mine: true });
    expectFailure(await reject(loser, member), 'case-claimed');
    await reject(winner, member).expect(200);
  });

  it('is free again when it is released, and two minutes after the last sign of life', async () => {
    const member = await waiting();
    await claim(one, member).expect(200);
    await two.delete(ADMIN_ROUTES.claim(member.id)).expect(200);
    expectFailure(await claim(two, member), 'case-claimed');
    await one.delete(ADMIN_ROUTES.claim(member.id)).expect(200, { success: true, claimedBy: null });
    await claim(two, member).expect(200);
    test.clock.advance(80);
    await claim(two, member).expect(200);
    test.clock.advance(80);
    const three = await test.make.admin('reviewer');
    expectFailure(await claim(three, member), 'case-claimed');
    test.clock.advance(41);
    await claim(three, member).expect(200);
  });

  it('is let go without a failure after it was decided', async () => {
    const member = await waiting();
    await claim(one, member).expect(200);
    await reject(one, member).expect(200);
    await one.delete(ADMIN_ROUTES.claim(member.id)).expect(200, { success: true, claimedBy: null });
  });

  it('can be taken over, which the audit log has', async () => {
    const member = await waiting();
    const takeOver = (admin: SignedInAdmin) => admin.post(ADMIN_ROUTES.takeOver(member.id));
    await claim(one, member).expect(200);
    const { body } = await takeOver(two).expect(200);
    expect(body.claimedBy).toMatchObject({ adminId: two.id, mine: true });
    await takeOver(two).expect(200);
    expectFailure(await claim(one, member), 'case-claimed');
    const audited = await test.rows(AuditLogRow).findBy({ subject: `member:${member.id}`, action: 'case-taken-over' });
    expect(audited).toMatchObject([{ actor: `admin:${two.id}`, details: JSON.stringify({ from: one.username }) }]);
    await reject(two, member).expect(200);
    expectFailure(await takeOver(one), 'not-found');
  });

  it('cannot be claimed if it does not exist', async () => {
    const admin = await test.make.admin('owner');
    expectFailure(await claim(admin, await test.make.signedIn({ verificationStatus: 'not-verified' })), 'not-found');
  });

  it('is rejected for reasons that the member can act on', async () => {
    const admin = await test.make.admin('reviewer');
    const member = await waiting();
    expectFailure(await reject(admin, member, { reasonCodes: ['bored'] }), 'invalid-form');
    const approve = { action: 'approve', reasonCodes: ['name-mismatch'] };
    expectFailure(await reject(admin, member, approve), 'invalid-form');
    const reasonCodes = ['name-mismatch', 'document-unreadable', 'name-mismatch'];
    await reject(admin, member, { reasonCodes, notes: 'See the card.' }).expect(200);
    const { body } = await member.get('/profiles/me').expect(200);
    expect(body.profile.rejection).toMatchObject({
      notes: 'See the card.',
      reasons: [
        { code: 'document-unreadable', advice: expect.stringContaining('sharp picture') },
        { code: 'name-mismatch', label: 'The name differs from the document' },
      ],
    });
  });

  it('hints at who may be the same person, even after numbers were erased', async () => {
    const admin = await test.make.admin('reviewer');
    const fields = { name: 'Twin Reddy', dob: '1990-02-03' };
    const first = await test.make.case({
      aadhaarNumber: '999941057058',
      panNumber: 'AAAAA1111A',
      ...fields,
    });
    await reject(admin, first).expect(200);
    const second = await test.make.case({ aadhaarNumber: '999941057058', panNumber: null, ...fields });
    const third = await test.make.case({
      aadhaarNumber: '',
      panNumber: 'aaaaa1111a',
      name: 'Third',
    });
    const alike = async (member: SignedIn) => (await admin.get(ADMIN_ROUTES.duplicates(member.id)).expect(200)).body;
    expect((await pending(admin, second)).duplicates).toEqual(['aadhaar', 'name-dob']);
    expect((await alike(second)).duplicates).toMatchObject([
      {
        userId: first.id,
        name: 'Twin Reddy',
        clues: ['aadhaar', 'name-dob'],
        verificationStatus: 'rejected',
        accountStatus: 'active',
        registeredAt: expect.any(String),
      },
    ]);
    expect((await pending(admin, third)).duplicates).toEqual(['pan']);
    expect((await alike(third)).duplicates).toMatchObject([{ userId: first.id, clues: ['pan'] }]);
    expect((await pending(admin, await waiting())).duplicates).toEqual([]);
  });
});
