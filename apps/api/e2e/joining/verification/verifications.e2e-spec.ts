import type { PendingVerification } from '@kalyanam/shared/team/contracts';
import { IsNull, Not } from 'typeorm';
import { DocumentsRepository } from '../../../src/profiles/documents/documents.repository.js';
import { SessionsService } from '../../../src/people/sessions/sessions.service.js';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { AuditLogRow } from '../../../src/people/audit/audit-log-row.entity.js';
import { BrowseEntry } from '../../../src/matching/listing/browse-entry.entity.js';
import { Notification } from '../../../src/people/notifications/notification.entity.js';
import { OutboxMessage } from '../../../src/people/outbox/outbox-message.entity.js';
import { Document } from '../../../src/profiles/documents/document.entity.js';
import { IdentityNumber } from '../../../src/profiles/identity-numbers/identity-number.entity.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { AADHAAR, EXAMPLE } from '../../support/make/example.js';
import type { SignedIn, SignedInAdmin } from '../../support/make/make.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { holdAt, inTurn } from '../../support/requests/in-turn.js';
import { inbox } from '../../support/make/inbox.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('the verification of members', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  let support: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    reviewer = await test.make.admin('reviewer');
    support = await test.make.admin('support');
  });
  afterAll(() => test.close());

  const pending = async (admin = support): Promise<PendingVerification[]> =>
    (await admin.get(`${ADMIN_ROUTES.verifications}?pageSize=200`).expect(200)).body.users;
  const decide = (member: SignedIn, body: object, admin = reviewer) =>
    admin.post('/admin/verify-user.php', { userId: member.id, ...body });
  const statusOf = async (member: SignedIn): Promise<string> => {
    const { verificationStatus } = await test.rows(User).findOneByOrFail({ id: member.userId });
    return verificationStatus;
  };
  const audited = async (member: SignedIn) =>
    test.rows(AuditLogRow).find({
      select: { actor: true, action: true, details: true },
      where: { subject: `member:${member.id}` },
      order: { id: 'ASC' },
    });
  const listed = async (member: SignedIn): Promise<boolean> =>
    (await test.rows(BrowseEntry).findBy({ userId: member.userId })).length === 1;

  it('ends with an approval: verified, listed, notified, numbers erased, logged', async () => {
    const member = await test.make.case();
    await test.make.document(member, 'aadhaar');
    await reviewer.get(ADMIN_ROUTES.document(member.id, 'aadhaar')).expect(200);
    const response = await decide(member, { action: 'approve', notes: '' }).expect(200);
    expect(response.body).toEqual({
      success: true,
      message: 'User verified successfully',
      user: { id: member.id, userId: member.id, name: EXAMPLE.name, verificationStatus: 'verified' },
      sessionUpdated: true,
    });
    expect(await statusOf(member)).toBe('verified');
    expect(await listed(member)).toBe(true);
    expect((await pending()).some(({ userId }) => userId === member.id)).toBe(false);
    const numbers = await test.rows(IdentityNumber).findBy({ userId: member.userId });
    expect(numbers.map(({ sealed }) => sealed)).toEqual([null, null]);
    const documents = await test.rows(Document).findBy({ userId: member.userId });
    expect(documents.map(({ storageKey }) => storageKey)).toEqual([null]);
    const profile = await test.rows(Profile).findOneByOrFail({ userId: member.userId });
    expect(profile.documentVerifiedAt).not.toBeNull();
    expect(await audited(member)).toMatchObject([
      { action: 'document-opened' },
      { actor: `admin:${reviewer.id}`, action: 'member-approved' },
    ]);
    const mails = await test.rows(OutboxMessage).find({ select: { template: true }, where: { userId: member.userId } });
    expect(mails).toEqual([{ template: 'verification-approved' }]);
    const told = await test.rows(Notification).find({ select: { kind: true }, where: { userId: member.userId } });
    expect(told).toEqual([{ kind: 'verification-approved' }]);
  });

  it('does not call a document verified that no one uploaded', async () => {
    const member = await test.make.case();
    await decide(member, { action: 'approve' }).expect(200);
    const profile = await test.rows(Profile).findOneByOrFail({ userId: member.userId });
    expect(profile.documentVerifiedAt).toBeNull();
  });

  it('ends with a rejection that the member can read: not listed, told why, numbers erased', async () => {
    const member = await test.make.case();
    await test.app.get(SessionsService, { strict: false }).endEverywhere(member.userId);
    const notes = `The name differs from the document ${AADHAAR}`;
    const response = await decide(member, { decision: 'reject', notes }).expect(200);
    expect(response.body).toMatchObject({
      message: 'User rejected successfully',
      user: { verificationStatus: 'rejected' },
      sessionUpdated: false,
    });
    expect(await listed(member)).toBe(false);
    const told = await test.rows(Notification).findOneByOrFail({ userId: member.userId });
    expect(told).toMatchObject({
      kind: 'verification-rejected',
      details: JSON.stringify({
        outcome: { of: 'profile', reasons: [] },
        notes: 'The name differs from the document ••••',
      }),
    });
    const numbers = await test.rows(IdentityNumber).findBy({ userId: member.userId });
    expect(numbers.map(({ sealed }) => sealed)).toEqual([null, null]);
  });

  it('tells a Telugu member in Telugu why, and what to do, in the mail; inside the application as keys', async () => {
    const reads = async (body: object): Promise<[string, unknown]> => {
      const member = await test.make.case();
      await member.put('/account/language', { language: 'te' }).expect(200);
      await decide(member, { decision: 'reject', ...body }).expect(200);
      const [mail] = await inbox(test, member.email);
      const { body: inside } = await member.get('/notifications').expect(200);
      return [mail!.text, inside.notifications[0]];
    };
    const [missing, missingInside] = await reads({ reasonCodes: ['document-missing'] });
    expect(missing).toContain('ఒక పత్రం లేదు. మీరు ఎంచుకున్న పత్రం ఫోటో పంపండి.');
    expect(missing).not.toMatch(/document|Aadhaar card/);
    expect(missingInside).toMatchObject({ outcome: { of: 'profile', reasons: ['document-missing'] }, notes: null });
    const [bare, bareInside] = await reads({});
    expect(bare).toContain('మీ వివరాలు, పత్రాలు సరిచూసుకోండి');
    expect(bareInside).toMatchObject({ outcome: { of: 'profile', reasons: [] }, notes: null });
  });

  it('accepts the specified call /admin/verify-user.php with its userId in the body', async () => {
    const member = await test.make.case();
    const { body } = await reviewer
      .post('/admin/verify-user.php', { userId: member.id, action: 'approve', notes: '' })
      .expect(200);
    expect(body).toMatchObject({ success: true, user: { userId: member.id, verificationStatus: 'verified' } });
    const list = await support.get('/admin/pending-verifications.php').expect(200);
    expect(list.body).toMatchObject({ success: true, users: expect.any(Array) });
  });

  it('refuses any other word, and two words that differ, on the field', async () => {
    const member = await test.make.case();
    for (const body of [{}, { action: 'maybe' }, { decision: 'Approve' }, { action: 'approve', decision: 'reject' }])
      expectFailure(await decide(member, body), 'invalid-form', { action: MESSAGES.choice });
    expectFailure(await decide(member, { action: 'approve', notes: 'x'.repeat(1001) }), 'invalid-form', {
      notes: MESSAGES.longText,
    });
    expect(await statusOf(member)).toBe('semi-verified');
  });

  it('shows the second administrator the first decision', async () => {
    const member = await test.make.case();
    await decide(member, { action: 'approve' }).expect(200);
    const second = await decide(member, { action: 'reject' });
    expectFailure(second, 'already-decided');
    expect(second.body.first).toEqual({
      decision: 'approve',
      decidedBy: reviewer.username,
      decidedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await statusOf(member)).toBe('verified');
  });

  it('lets one of two administrators win when both decide at the same moment', async () => {
    const others = await Promise.all([test.make.admin('owner'), test.make.admin('reviewer')]);
    for (let round = 0; round < 5; round += 1) {
      const member = await test.make.case();
      const answers = await Promise.all(
        [reviewer, ...others].map((admin, index) =>
          decide(member, { action: index === 1 ? 'reject' : 'approve' }, admin),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const won = answers.find(({ status }) => status === 200)?.body.user.verificationStatus;
      expect(await statusOf(member)).toBe(won);
      expect(await audited(member)).toHaveLength(1);
    }
  });

  it('accepts only members with a case', async () => {
    const waiting = await test.make.signedIn({ verificationStatus: 'not-verified' });
    expectFailure(await decide(waiting, { action: 'approve' }), 'not-found');
    expectFailure(await reviewer.post('/admin/verify-user.php', { userId: 'nobody', action: 'approve' }), 'not-found');
  });

  it('may be requested again three times after a rejection', async () => {
    const member = await test.make.case();
    const resubmit = (body: object = { aadhaarNumber: AADHAAR }) => member.post('/verification/resubmit', body);
    expectFailure(await resubmit(), 'changed-meanwhile');
    for (const left of [2, 1, 0]) {
      await decide(member, { action: 'reject', notes: 'Please upload a sharper picture' }).expect(200);
      expectFailure(await resubmit({}), 'invalid-form', { aadhaarNumber: MESSAGES.required });
      const { body } = await resubmit().expect(200);
      expect(body).toEqual({ success: true, verificationStatus: 'semi-verified', resubmissionsLeft: left });
      expect((await pending()).find(({ userId }) => userId === member.id)).toMatchObject({ resubmission: true });
      expect(await listed(member)).toBe(true);
    }
    await decide(member, { action: 'reject' }).expect(200);
    expectFailure(await resubmit(), 'too-many-resubmissions');
  });

  it('accepts corrected numbers until a decision, and warns a reviewer who has the old ones open', async () => {
    const member = await test.make.case();
    const correct = (body: object) => member.put('/verification/identity-numbers', body);
    const seen = (await pending()).find(({ userId }) => userId === member.id)?.seen;
    expectFailure(await correct({ aadhaarNumber: '12' }), 'invalid-form', { aadhaarNumber: MESSAGES.aadhaar });
    await correct({ aadhaarNumber: '2341 2341 2346', panNumber: null }).expect(200, {
      success: true,
      kind: 'aadhaar',
      last4: '2346',
    });
    expectFailure(await decide(member, { action: 'approve', seen }), 'changed-meanwhile');
    await decide(member, { action: 'approve' }).expect(200);
    expectFailure(await correct({ aadhaarNumber: AADHAAR }), 'changed-meanwhile');
  });

  it('refuses a decision about a case that was decided before the member resubmitted', async () => {
    const member = await test.make.case();
    const seen = (await pending()).find(({ userId }) => userId === member.id);
    await decide(member, { action: 'reject' }).expect(200);
    await member.post('/verification/resubmit', { aadhaarNumber: AADHAAR }).expect(200);
    const stale = await decide(member, { action: 'approve', caseId: seen?.caseId });
    expectFailure(stale, 'already-decided');
    expect(stale.body.first).toMatchObject({ decision: 'reject' });
    expect(await statusOf(member)).toBe('semi-verified');
  });

  it.each<[string, (member: SignedIn) => Promise<unknown>]>([
    ['a detail', (member) => member.post('/profiles/update.php', { version: 1, name: 'Asha M Reddy' }).expect(200)],
    ['a photo', (member) => test.make.photo(member)],
    ['a document', (member) => test.make.document(member, 'aadhaar')],
  ])('refuses a decision when the member changed %s after the reviewer opened the case', async (_, change) => {
    const member = await test.make.case();
    await test.make.document(member, 'aadhaar');
    const seen = async () => (await pending()).find(({ userId }) => userId === member.id)?.seen;
    const before = await seen();
    await change(member);
    const refused = await decide(member, { action: 'approve', seen: before });
    expectFailure(refused, 'changed-meanwhile');
    expect(refused.body.message).toBe(ADMIN_MESSAGES.caseChanged);
    expect(await statusOf(member)).toBe('semi-verified');
    expect(await audited(member)).toEqual([]);
    await decide(member, { action: 'approve', seen: await seen() }).expect(200);
  });

  describe('at the same moment as a change', () => {
    const approve = (member: SignedIn, seen?: string) => decide(member, { action: 'approve', seen });
    const seenOf = async (member: SignedIn) => (await pending()).find(({ userId }) => userId === member.id)?.seen;
    const add = (member: SignedIn): Promise<unknown> =>
      test.make.document(member, 'pan').then(
        () => 'kept',
        (refused: unknown) => refused,
      );
    const kept = (member: SignedIn): Promise<number> =>
      test.rows(Document).countBy({ userId: member.userId, storageKey: Not(IsNull()) });

    it('refuses the decision when the change is first', async () => {
      const member = await test.make.case();
      const seen = await seenOf(member);
      const [added, decided] = await inTurn(
        test.database,
        holdAt(test.app.get(DocumentsRepository, { strict: false }), 'put'),
        () => add(member),
        () => approve(member, seen),
      );
      expect(added).toBe('kept');
      expectFailure(decided, 'changed-meanwhile');
      expect(await kept(member)).toBe(1);
    });

    it('refuses the change when the decision is first', async () => {
      const member = await test.make.case();
      const seen = await seenOf(member);
      const [decided, added] = await inTurn(
        test.database,
        holdAt(test.app.get(DocumentsRepository, { strict: false }), 'erase'),
        () => approve(member, seen),
        () => add(member),
      );
      expect(decided.status).toBe(200);
      expect(added).toMatchObject({ code: 'already-verified' });
      expect(await kept(member)).toBe(0);
    });
  });
});
