import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { AccountsService } from '../../src/people/accounts/accounts.service.js';
import { EvidenceService } from '../../src/team/verify/cases/evidence.service.js';
import { Settlement } from '../../src/team/verify/cases/settlement.service.js';
import { AuditLog } from '../../src/people/audit/audit-log.service.js';
import { CasesService } from '../../src/profiles/cases/cases.service.js';
import { PendingDecisions } from '../../src/profiles/cases/pending-decisions.service.js';
import { Clock } from '../../src/platform/time/clock.js';
import { StoredFiles } from '../../src/platform/storage/stored-files.service.js';
import { SessionsService } from '../../src/people/sessions/sessions.service.js';
import { DecisionsWorker } from '../../src/team/verify/cases/decisions.worker.js';
import { User } from '../../src/people/accounts/user.entity.js';
import { Document } from '../../src/profiles/documents/document.entity.js';
import { OutboxMessage } from '../../src/people/outbox/outbox-message.entity.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { ANYWAY, deciding } from '../support/make/deciding.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('a decision that can be undone', () => {
  let test: TestApp;
  let one: SignedInAdmin;
  let two: SignedInAdmin;
  let cases: ReturnType<typeof deciding>;
  beforeAll(async () => {
    test = await startTestApp();
    one = await test.make.admin('reviewer');
    two = await test.make.admin('reviewer');
    cases = deciding(test, one);
  });
  afterAll(() => test.close());

  const reject = (member: SignedIn, admin = one) =>
    cases.send(member, { action: 'reject', notes: 'Not readable' }, admin).expect(200);
  const undo = (member: SignedIn, admin = one) => admin.delete(ADMIN_ROUTES.decision(member.id));
  const get = <T>(type: abstract new (...parts: never[]) => T): T => test.app.get(type as never, { strict: false });
  /** As in another process on the same database. */
  const anotherWorker = () =>
    new DecisionsWorker(
      get(AccountsService),
      get(CasesService),
      get(PendingDecisions),
      get(EvidenceService),
      get(Settlement),
      get(StoredFiles),
      get(SessionsService),
      get(AuditLog),
      get(Clock),
    );
  const statusOf = async ({ userId }: SignedIn) =>
    (await test.rows(User).findOneByOrFail({ id: userId })).verificationStatus;
  const mails = ({ userId }: SignedIn) => test.rows(OutboxMessage).countBy({ userId });

  it('is shown immediately and carried out when ten seconds are over: status, messages, erasure', async () => {
    const member = await cases.waiting();
    await test.make.document(member, 'pan');
    const { body } = await cases
      .approve(member, { acknowledged: [...ANYWAY.acknowledged, 'pan-unopened'] })
      .expect(200);
    expect(body).toMatchObject({
      message: 'User verified successfully',
      user: { userId: member.id, verificationStatus: 'semi-verified' },
      pendingUntil: expect.any(String),
    });
    await cases.carryOut();
    expect([await statusOf(member), await mails(member), await cases.actions(member)]).toEqual([
      'semi-verified',
      0,
      [],
    ]);
    cases.tenSeconds();
    await cases.carryOut();
    expect([await statusOf(member), await mails(member), await cases.actions(member)]).toEqual([
      'verified',
      1,
      ['member-approved'],
    ]);
    const documents = await test.rows(Document).findBy({ userId: member.userId });
    expect(documents.map(({ storageKey }) => storageKey)).toEqual([null]);
  });

  it('is undone by who took it, and leaves nothing but a line in the audit log', async () => {
    const member = await cases.waiting();
    await reject(member);
    expectFailure(await undo(member, two), 'decision-pending');
    await undo(member).expect(200, { success: true, message: ADMIN_MESSAGES.decisionUndone });
    cases.tenSeconds();
    await cases.carryOut();
    expect([await statusOf(member), await mails(member), await cases.actions(member)]).toEqual([
      'semi-verified',
      0,
      ['decision-undone'],
    ]);
    expectFailure(await undo(member), 'not-found');
    await reject(member);
  });

  it('cannot be undone when its time is over', async () => {
    const member = await cases.waiting();
    await reject(member);
    cases.tenSeconds();
    const late = await undo(member);
    expect(late.status).toBe(409);
    await cases.carryOut();
    expectFailure(await undo(member), 'already-decided');
    expect(await statusOf(member)).toBe('rejected');
  });

  it('is carried out once by two processes at the same moment, and after one that has died', async () => {
    const members = [await cases.waiting(), await cases.waiting(), await cases.waiting()];
    for (const member of members) await reject(member);
    cases.tenSeconds();
    await Promise.all([cases.carryOut(), anotherWorker().carryOutDue()]);
    for (const member of members)
      expect([await statusOf(member), await mails(member), await cases.actions(member)]).toEqual([
        'rejected',
        1,
        ['member-rejected'],
      ]);
  });

  it('is named to another reviewer, and to the specified call', async () => {
    const member = await cases.waiting();
    await reject(member);
    const pending = { decision: 'reject', decidedBy: one.username, mine: false, until: expect.any(String) };
    const answers = [
      await cases.approve(member, ANYWAY, two),
      await two.post('/admin/verify-user.php', { userId: member.id, action: 'approve' }),
    ];
    for (const answer of answers) {
      expectFailure(answer, 'decision-pending');
      expect(answer.body.pending).toMatchObject(pending);
    }
    expect((await cases.listed(member, two)).pendingDecision).toMatchObject(pending);
    expect((await cases.listed(member, one)).pendingDecision).toMatchObject({ mine: true });
  });

  it('is taken once when two reviewers press at the same moment', async () => {
    const member = await cases.waiting();
    const answers = await Promise.all([
      cases.send(member, { action: 'reject', notes: 'a' }),
      cases.approve(member, ANYWAY, two),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is called off when the member changes something in between', async () => {
    const member = await cases.waiting();
    await reject(member);
    await member.post('/profiles/update.php', { version: 1, name: 'Asha M Reddy' }).expect(200);
    cases.tenSeconds();
    await cases.carryOut();
    expect([await statusOf(member), await mails(member), await cases.actions(member)]).toEqual([
      'semi-verified',
      0,
      ['decision-called-off'],
    ]);
    expect((await cases.listed(member, one)).pendingDecision).toBeNull();
  });

  it('needs a reason for a rejection on the own route, not in the specified call', async () => {
    const member = await cases.waiting();
    expectFailure(await cases.send(member, { action: 'reject', notes: '  ' }), 'invalid-form', {
      notes: ADMIN_MESSAGES.rejectionReason,
    });
    await one.post('/admin/verify-user.php', { userId: member.id, action: 'reject' }).expect(200);
    expect(await statusOf(member)).toBe('rejected');
  });
});
