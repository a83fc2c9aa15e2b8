import { HUMAN_FACTS } from '@kalyanam/shared/admin/checks';
import { ADMIN_MESSAGES } from '@kalyanam/shared/admin/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { AccountsService } from '../../src/accounts/accounts.service.js';
import { EvidenceService } from '../../src/admin/verification/evidence.service.js';
import { Settlement } from '../../src/admin/verification/settlement.service.js';
import { AuditLog } from '../../src/audit/audit-log.service.js';
import { CasesService } from '../../src/cases/cases.service.js';
import { PendingDecisions } from '../../src/cases/pending-decisions.service.js';
import { Clock } from '../../src/common/clock.js';
import { StoredFiles } from '../../src/files/storage/stored-files.service.js';
import { SessionsService } from '../../src/sessions/sessions.service.js';
import { DecisionsWorker } from '../../src/admin/verification/decisions.worker.js';
import { AuditLogRow } from '../../src/audit/audit-log-row.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { Document } from '../../src/files/documents/document.entity.js';
import { OutboxMessage } from '../../src/messages/outbox-message.entity.js';
import { Profile } from '../../src/profiles/profile.entity.js';
import { expectFailure } from '../support/expect-failure.js';
import type { SignedIn, SignedInAdmin } from '../support/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Aadhaar numbers whose checksum holds, one for each member. */
const NUMBERS = [
  '234123412346',
  '999941057058',
  '999971658847',
  '999933119405',
  '999955183433',
  '999990501894',
  '234567890124',
  '345678901238',
];

describe('a decision that can be undone', () => {
  let test: TestApp;
  let one: SignedInAdmin;
  let two: SignedInAdmin;
  let worker: DecisionsWorker;
  beforeAll(async () => {
    test = await startTestApp();
    one = await test.make.admin('reviewer');
    two = await test.make.admin('reviewer');
    worker = get(DecisionsWorker);
  });
  afterAll(() => test.close());

  let names = 0;
  const waiting = async (aadhaarNumber = '') => {
    const member = await test.make.case({ aadhaarNumber, panNumber: null, name: `Decided ${++names}` });
    // However slow the machine: no ten seconds pass by themselves.
    test.clock.advance(-3600);
    return member;
  };
  const send = (member: SignedIn, body: object, admin = one) => admin.post(ADMIN_ROUTES.decision(member.id), body);
  const reject = (member: SignedIn, admin = one) =>
    send(member, { action: 'reject', notes: 'Not readable' }, admin).expect(200);
  const acknowledged = ['aadhaar-missing', 'checksum-fails', 'checks-open'];
  const overrideReason = 'Known to the team in person';
  const approve = (member: SignedIn, body: object = { acknowledged }, admin = one) =>
    send(member, { action: 'approve', overrideReason, ...body }, admin);
  /** Every fact was found right by this administrator. */
  const check = async (member: SignedIn, admin = one) => {
    const { caseId, seen } = await listed(member, admin);
    const ok = HUMAN_FACTS.map(({ value }) => value);
    await admin.put(ADMIN_ROUTES.checks(member.id), { caseId, seen, ok, wrong: [] }).expect(200);
  };
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
  const tenSeconds = () => test.clock.advance(10);
  const statusOf = async ({ userId }: SignedIn) =>
    (await test.rows(User).findOneByOrFail({ id: userId })).verificationStatus;
  const actions = async ({ id }: SignedIn) =>
    (await test.rows(AuditLogRow).find({ where: { subject: `member:${id}` }, order: { id: 'ASC' } })).map(
      ({ action }) => action,
    );
  const mails = ({ userId }: SignedIn) => test.rows(OutboxMessage).countBy({ userId });
  const listed = async ({ id }: SignedIn, admin: SignedInAdmin) => {
    const { body } = await admin.get(ADMIN_ROUTES.verifications).expect(200);
    return body.users.find(({ userId }: { userId: string }) => userId === id);
  };

  it('is shown at once and carried out when ten seconds are over: status, messages, erasure', async () => {
    const member = await waiting();
    await test.make.document(member, 'pan');
    const { body } = await approve(member, { acknowledged: [...acknowledged, 'pan-unopened'] }).expect(200);
    expect(body).toMatchObject({
      message: 'User verified successfully',
      user: { userId: member.id, verificationStatus: 'semi-verified' },
      pendingUntil: expect.any(String),
    });
    await worker.carryOutDue();
    expect([await statusOf(member), await mails(member), await actions(member)]).toEqual(['semi-verified', 0, []]);
    tenSeconds();
    await worker.carryOutDue();
    expect([await statusOf(member), await mails(member), await actions(member)]).toEqual([
      'verified',
      1,
      ['member-approved'],
    ]);
    const documents = await test.rows(Document).findBy({ userId: member.userId });
    expect(documents.map(({ storageKey }) => storageKey)).toEqual([null]);
  });

  it('is undone by who took it, and leaves nothing but a line in the audit log', async () => {
    const member = await waiting();
    await reject(member);
    expectFailure(await undo(member, two), 'decision-pending');
    await undo(member).expect(200, { success: true, message: ADMIN_MESSAGES.decisionUndone });
    tenSeconds();
    await worker.carryOutDue();
    expect([await statusOf(member), await mails(member), await actions(member)]).toEqual([
      'semi-verified',
      0,
      ['decision-undone'],
    ]);
    expectFailure(await undo(member), 'not-found');
    await reject(member);
  });

  it('cannot be undone when its time is over', async () => {
    const member = await waiting();
    await reject(member);
    tenSeconds();
    const late = await undo(member);
    expect(late.status).toBe(409);
    await worker.carryOutDue();
    expectFailure(await undo(member), 'already-decided');
    expect(await statusOf(member)).toBe('rejected');
  });

  it('is carried out once by two processes at the same moment, and after one that has died', async () => {
    const members = [await waiting(), await waiting(), await waiting()];
    for (const member of members) await reject(member);
    tenSeconds();
    await Promise.all([worker.carryOutDue(), anotherWorker().carryOutDue()]);
    for (const member of members)
      expect([await statusOf(member), await mails(member), await actions(member)]).toEqual([
        'rejected',
        1,
        ['member-rejected'],
      ]);
  });

  it('is named to another reviewer, and to the specified call', async () => {
    const member = await waiting();
    await reject(member);
    const pending = { decision: 'reject', decidedBy: one.username, mine: false, until: expect.any(String) };
    const answers = [
      await approve(member, { acknowledged }, two),
      await two.post('/admin/verify-user.php', { userId: member.id, action: 'approve' }),
    ];
    for (const answer of answers) {
      expectFailure(answer, 'decision-pending');
      expect(answer.body.pending).toMatchObject(pending);
    }
    expect((await listed(member, two)).pendingDecision).toMatchObject(pending);
    expect((await listed(member, one)).pendingDecision).toMatchObject({ mine: true });
  });

  it('is taken once when two reviewers press at the same moment', async () => {
    const member = await waiting();
    const answers = await Promise.all([
      send(member, { action: 'reject', notes: 'a' }),
      approve(member, { acknowledged }, two),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is called off when the member changes something in between', async () => {
    const member = await waiting();
    await reject(member);
    await member.post('/profiles/update.php', { version: 1, name: 'Asha M Reddy' }).expect(200);
    tenSeconds();
    await worker.carryOutDue();
    expect([await statusOf(member), await mails(member), await actions(member)]).toEqual([
      'semi-verified',
      0,
      ['decision-called-off'],
    ]);
    expect((await listed(member, one)).pendingDecision).toBeNull();
  });

  it('needs a reason for a rejection on the own route, not in the specified call', async () => {
    const member = await waiting();
    expectFailure(await send(member, { action: 'reject', notes: '  ' }), 'invalid-form', {
      notes: ADMIN_MESSAGES.rejectionReason,
    });
    await one.post('/admin/verify-user.php', { userId: member.id, action: 'reject' }).expect(200);
    expect(await statusOf(member)).toBe('rejected');
  });

  describe('of approval', () => {
    const missing = async (member: SignedIn, body: object = {}, admin = one) => {
      const answer = await approve(member, body, admin);
      expectFailure(answer, 'invalid-form');
      expect(Object.keys(answer.body.fields)).toEqual(['acknowledged']);
      return answer.body.missing as string[];
    };
    const open = (member: SignedIn, kind: string, admin = one) =>
      admin.get(ADMIN_ROUTES.document(member.id, kind)).expect(200);
    const documentVerified = async ({ userId }: SignedIn) =>
      (await test.rows(Profile).findOneByOrFail({ userId })).documentVerifiedAt !== null;
    const complete = async (number: string) => {
      const member = await waiting(number);
      await test.make.document(member, 'aadhaar');
      return member;
    };

    it('asks for what is missing and writes the answer to the audit log', async () => {
      const member = await waiting(NUMBERS[0]);
      await test.make.document(member, 'aadhaar');
      await test.make.document(member, 'pan');
      expect(await missing(member)).toEqual(['aadhaar-unopened', 'pan-unopened', 'checks-open']);
      await check(member);
      expect(await missing(member)).toEqual(['aadhaar-unopened', 'pan-unopened']);
      await open(member, 'pan');
      expect(await missing(member, { acknowledged: ['pan-unopened'] })).toEqual(['aadhaar-unopened']);
      expect(await missing(await waiting())).toEqual(acknowledged);
      await approve(member, { acknowledged: ['aadhaar-unopened'] }).expect(200);
      tenSeconds();
      await worker.carryOutDue();
      const [row] = await test.rows(AuditLogRow).findBy({ subject: `member:${member.id}`, action: 'member-approved' });
      expect(JSON.parse(row!.details)).toMatchObject({ acknowledged: 'aadhaar-unopened', documentSeen: false });
      expect(await documentVerified(member)).toBe(false);
    });

    it('says Document Verified only when the decider opened this document of this case', async () => {
      const member = await complete(NUMBERS[1]!);
      await open(member, 'aadhaar');
      expect(await missing(member, {}, two)).toEqual(['aadhaar-unopened', 'checks-open']);
      await test.make.document(member, 'aadhaar');
      expect(await missing(member)).toEqual(['aadhaar-unopened', 'checks-open']);
      await open(member, 'aadhaar');
      await check(member);
      await approve(member, {}).expect(200);
      tenSeconds();
      await worker.carryOutDue();
      expect(await documentVerified(member)).toBe(true);
    });

    it('over open checks needs a reason in words, which the audit log keeps', async () => {
      const member = await complete(NUMBERS[6]!);
      await open(member, 'aadhaar');
      expectFailure(await approve(member, { acknowledged: ['checks-open'], overrideReason: '  ' }), 'invalid-form', {
        overrideReason: ADMIN_MESSAGES.overrideReason,
      });
      await approve(member, { acknowledged: ['checks-open'] }).expect(200);
      tenSeconds();
      await worker.carryOutDue();
      const [row] = await test.rows(AuditLogRow).findBy({ subject: `member:${member.id}`, action: 'member-approved' });
      expect(JSON.parse(row!.details)).toMatchObject({ acknowledged: 'checks-open', overrideReason });
    });

    it('counts the ticks of the decider alone, of this version of the case', async () => {
      const member = await complete(NUMBERS[7]!);
      await open(member, 'aadhaar');
      await check(member, two);
      expect(await missing(member)).toEqual(['checks-open']);
      await check(member);
      await test.make.photo(member);
      expect(await missing(member)).toEqual(['checks-open']);
      await check(member);
      await approve(member, { overrideReason: '' }).expect(200);
    });

    it('names another member with the same number', async () => {
      await complete(NUMBERS[2]!);
      const member = await complete(NUMBERS[2]!);
      await open(member, 'aadhaar');
      await check(member);
      expect(await missing(member)).toEqual(['duplicate-number']);
    });

    it('by the specified call never fails, and calls no document verified that was not opened', async () => {
      const [member, seen] = [await complete(NUMBERS[3]!), await complete(NUMBERS[4]!)];
      await open(seen, 'aadhaar');
      for (const { id: userId } of [member, seen])
        await one.post('/admin/verify-user.php', { userId, action: 'approve' }).expect(200);
      expect([await documentVerified(member), await documentVerified(seen)]).toEqual([false, true]);
    });

    it('counts a revealed number and its file as one act', async () => {
      const member = await complete(NUMBERS[5]!);
      await one.post(ADMIN_ROUTES.reveal(member.id), { kind: 'aadhaar', reason: 'Compare' }).expect(200);
      await open(member, 'aadhaar');
      expect(await actions(member)).toEqual(['number-revealed']);
      await check(member);
      await approve(member, {}).expect(200);
    });
  });
});
