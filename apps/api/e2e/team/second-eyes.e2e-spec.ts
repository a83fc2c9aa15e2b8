import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { ADMIN_MESSAGES, firstYesSaid } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { DEFAULT_TEAM_SETTINGS } from '@kalyanam/shared/team/settings';
import { User } from '../../src/people/accounts/user.entity.js';
import { DecisionsWorker } from '../../src/team/verify/cases/decisions.worker.js';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('an approval that needs two reviewers', () => {
  let test: TestApp;
  let one: SignedInAdmin;
  let two: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    one = await test.make.admin('reviewer');
    two = await test.make.admin('reviewer');
    const owner = await test.make.admin('owner');
    await owner.put(ADMIN_ROUTES.settings, { ...DEFAULT_TEAM_SETTINGS, version: 0, secondEyes: true }).expect(200);
  });
  afterAll(() => test.close());

  let names = 0;
  const waiting = async () => {
    const member = await test.make.case({ aadhaarNumber: '', panNumber: null, name: `Doubtful ${++names}` });
    // However slow the machine: ten seconds never pass during the test.
    test.clock.advance(-3600);
    return member;
  };
  const acknowledged = ['identity-missing', 'number-missing', 'checks-open'];
  const overrideReason = 'Known to the team in person';
  const approve = ({ id }: SignedIn, admin = one) =>
    admin.post(ADMIN_ROUTES.decision(id), { action: 'approve', acknowledged, overrideReason });
  const specified = ({ id: userId }: SignedIn, admin = one) =>
    admin.post('/admin/verify-user.php', { userId, action: 'approve' });
  const undo = ({ id }: SignedIn, admin = one) => admin.delete(ADMIN_ROUTES.decision(id));
  const carryOut = async () => {
    test.clock.advance(10);
    await test.app.get(DecisionsWorker, { strict: false }).carryOutDue();
  };
  const teamOf = async ({ id }: SignedIn, admin = one) => {
    const { body } = await admin.get(ADMIN_ROUTES.verifications).expect(200);
    return body.users.find(({ userId }: PendingVerification) => userId === id)?.team;
  };
  const statusOf = async ({ userId }: SignedIn) =>
    (await test.rows(User).findOneByOrFail({ id: userId })).verificationStatus;
  const actions = async ({ id }: SignedIn) =>
    (await test.rows(AuditLogRow).find({ where: { subject: `member:${id}` }, order: { id: 'ASC' } })).map(
      ({ action }) => action,
    );

  it('is kept as the first, leaves the case to others, and is carried out with another reviewer’s', async () => {
    const member = await waiting();
    await one.post(ADMIN_ROUTES.claim(member.id)).expect(200);
    expect(await teamOf(member)).toMatchObject({ needsTwo: true, firstYes: null });
    const { body } = await approve(member).expect(200);
    expect(body).toMatchObject({ firstYes: true, message: firstYesSaid(`Doubtful ${names}`) });
    expect(body.pendingUntil).toBeUndefined();
    await carryOut();
    expect(await statusOf(member)).toBe('semi-verified');
    expect((await teamOf(member)).firstYes).toMatchObject({ mine: true });
    expect((await teamOf(member, two)).firstYes).toMatchObject({ mine: false });
    await two.post(ADMIN_ROUTES.claim(member.id)).expect(200);
    expect((await approve(member, two).expect(200)).body.pendingUntil).toBeDefined();
    await carryOut();
    expect(await statusOf(member)).toBe('verified');
    expect(await actions(member)).toEqual(['first-approval', 'member-approved']);
  });

  it('is not both reviewers in one, by either call', async () => {
    const member = await waiting();
    expectFailure(await specified(member), 'second-look-needed');
    await approve(member).expect(200);
    const again = await approve(member);
    expectFailure(again, 'second-look-needed');
    expect(again.body.message).toBe(ADMIN_MESSAGES.ownFirstYes);
    expectFailure(await specified(member), 'second-look-needed');
    expect(await statusOf(member)).toBe('semi-verified');
    await specified(member, two).expect(200);
    expect(await statusOf(member)).toBe('verified');
  });

  it('is one of the two when both press in parallel: one records, the other decides', async () => {
    const member = await waiting();
    const answers = await Promise.all([approve(member), approve(member, two)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.firstYes === true)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.pendingUntil !== undefined)).toHaveLength(1);
  });

  it('can be taken back by who gave it, until another reviewer has approved', async () => {
    const member = await waiting();
    await approve(member).expect(200);
    expectFailure(await undo(member, two), 'not-found');
    await undo(member).expect(200);
    expectFailure(await undo(member), 'not-found');
    expect((await teamOf(member)).firstYes).toBeNull();
    await approve(member).expect(200);
    await approve(member, two).expect(200);
    expectFailure(await undo(member), 'decision-pending');
    await undo(member, two).expect(200);
    expect((await teamOf(member)).firstYes).toMatchObject({ mine: true });
  });

  it('is void when the member changes something or answers', async () => {
    const member = await waiting();
    await approve(member).expect(200);
    await test.make.document(member, 'pan');
    expect((await teamOf(member)).firstYes).toBeNull();
    const second = await two.post(ADMIN_ROUTES.decision(member.id), {
      action: 'approve',
      acknowledged: [...acknowledged, 'pan-unopened'],
      overrideReason,
    });
    expect(second.body).toMatchObject({ firstYes: true });
    await one.post(ADMIN_ROUTES.question(member.id), { question: 'Whose card?' }).expect(200);
    const { question } = (await member.get('/profiles/me').expect(200)).body.profile;
    await member.post('/verification/answer', { questionId: question.id, answer: 'Mine.' }).expect(200);
    expect((await teamOf(member)).firstYes).toBeNull();
  });

  it('is not needed for a rejection', async () => {
    const member = await waiting();
    await approve(member).expect(200);
    await one.post(ADMIN_ROUTES.decision(member.id), { action: 'reject', notes: 'Not readable' }).expect(200);
    await carryOut();
    expect(await statusOf(member)).toBe('rejected');
  });
});
