import type { PendingAnswer } from '@kalyanam/shared/team/contracts';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { User } from '../../src/people/accounts/user.entity.js';
import { VerificationCase } from '../../src/profiles/cases/verification-case.entity.js';
import { deciding } from '../support/make/deciding.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const MINUTE = 60;

describe('the case of a member who is on hold or suspended', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  let owner: SignedInAdmin;
  let cases: ReturnType<typeof deciding>;
  beforeAll(async () => {
    test = await startTestApp();
    reviewer = await test.make.admin('reviewer');
    owner = await test.make.admin('owner');
    cases = deciding(test, reviewer);
  });
  afterAll(() => test.close());

  const ROUTES = {
    'on-hold': ADMIN_ROUTES.holdUser,
    suspended: ADMIN_ROUTES.suspendUser,
    active: ADMIN_ROUTES.restoreUser,
  } as const;
  const change = (member: SignedIn, status: keyof typeof ROUTES) =>
    owner.post(ROUTES[status](member.id), { reason: 'We look into a report' }).expect(200);
  const queue = async (query = ''): Promise<PendingAnswer> =>
    (await reviewer.get(`${ADMIN_ROUTES.verifications}?pageSize=200${query}`).expect(200)).body as PendingAnswer;
  const isListed = async ({ id }: SignedIn, query = ''): Promise<boolean> =>
    (await queue(query)).users.some(({ userId }) => userId === id);
  const statusOf = async ({ userId }: SignedIn) =>
    (await test.rows(User).findOneByOrFail({ id: userId })).verificationStatus;
  const opened = ({ userId }: SignedIn) => test.rows(VerificationCase).findOneByOrFail({ userId });

  it.each(['on-hold', 'suspended'] as const)('leaves the queue for a group of its own: %s', async (status) => {
    const member = await cases.waiting();
    const before = await queue();
    await change(member, status);
    const after = await queue();
    expect(after).toMatchObject({ total: before.total - 1, groups: { paused: before.groups.paused + 1 } });
    expect([await isListed(member), await isListed(member, '&only=paused')]).toEqual([false, true]);
    expect(await isListed(member, '&only=free')).toBe(false);
    const specified = await reviewer.get('/admin/pending-verifications.php').expect(200);
    expect(JSON.stringify(specified.body.users)).not.toContain(member.id);
  });

  it('is decided by no way at all, and keeps no claim', async () => {
    const member = await cases.waiting();
    await reviewer.post(ADMIN_ROUTES.claim(member.id)).expect(200);
    await change(member, 'on-hold');
    expect((await opened(member)).claimedBy).toBeNull();
    const specified = (action: string) => reviewer.post('/admin/verify-user.php', { userId: member.id, action });
    const ways = [
      () => specified('approve'),
      () => specified('reject'),
      () => cases.approve(member),
      () => cases.send(member, { action: 'reject', notes: 'Not readable' }),
      () => reviewer.post(ADMIN_ROUTES.claim(member.id)),
      () => reviewer.post(ADMIN_ROUTES.takeOver(member.id)),
      () => reviewer.post(ADMIN_ROUTES.question(member.id), { question: 'Is this you?' }),
    ];
    for (const way of ways) {
      const answer = await way();
      expectFailure(answer, 'account-not-open');
    }
    expect(await statusOf(member)).toBe('semi-verified');
  });

  it('calls a decision off that was about to be carried out', async () => {
    const member = await cases.waiting();
    await cases.approve(member).expect(200);
    await change(member, 'on-hold');
    cases.tenSeconds();
    await cases.carryOut();
    expect(await statusOf(member)).toBe('semi-verified');
    expect(await cases.actions(member)).toContain('decision-called-off');
    await change(member, 'active');
    await cases.approve(member).expect(200);
  });

  it('is left out of bulk rejections', async () => {
    const member = await cases.waiting();
    await test.database.query(
      'UPDATE verification_cases SET entered_at = entered_at - INTERVAL 20 DAY WHERE user_id = ?',
      [member.userId],
    );
    await change(member, 'on-hold');
    const { body } = await reviewer.post(ADMIN_ROUTES.rejectUsers, { ids: [member.id], preview: true }).expect(200);
    expect(body.rows).toEqual([expect.objectContaining({ outcome: 'not-active' })]);
  });

  it('is back with its clock where it stopped', async () => {
    const member = await cases.waiting();
    const { enteredAt } = await opened(member);
    await change(member, 'on-hold');
    test.clock.advance(3 * MINUTE);
    await change(member, 'suspended');
    test.clock.advance(2 * MINUTE);
    await change(member, 'active');
    const back = await opened(member);
    expect(Math.round((back.enteredAt.getTime() - enteredAt.getTime()) / 1000 / MINUTE)).toBe(5);
    expect([back.pausedSince, await isListed(member)]).toEqual([null, true]);
    await cases.approve(member).expect(200);
  });

  it('counts the time once where it waited for its member as well', async () => {
    const member = await cases.waiting();
    const { enteredAt } = await opened(member);
    await reviewer.post(ADMIN_ROUTES.question(member.id), { question: 'Is this you?' }).expect(200);
    test.clock.advance(2 * MINUTE);
    await change(member, 'on-hold');
    test.clock.advance(2 * MINUTE);
    await reviewer.delete(ADMIN_ROUTES.question(member.id)).expect(200);
    test.clock.advance(2 * MINUTE);
    await change(member, 'active');
    const back = await opened(member);
    expect(Math.round((back.enteredAt.getTime() - enteredAt.getTime()) / 1000 / MINUTE)).toBe(6);
  });

  it('begins only when the account is open again, also for a pair of the eligible list', async () => {
    const members = [
      await test.make.signedIn({ verificationStatus: 'not-verified' }),
      await test.make.signedIn({ verificationStatus: 'not-verified' }),
    ] as const;
    const { email, phone } = await test.rows(User).findOneByOrFail({ id: members[0].userId });
    await owner.post(ADMIN_ROUTES.eligibleUsers, { users: [{ email, phone }] }).expect(200);
    for (const member of members) await change(member, 'on-hold');
    for (const member of members) expect(await test.make.verifyContacts(member)).toBe('not-verified');
    for (const member of members) await change(member, 'active');
    expect([await statusOf(members[0]), await statusOf(members[1])]).toEqual(['verified', 'semi-verified']);
    expect(await isListed(members[1])).toBe(true);
  });
});
