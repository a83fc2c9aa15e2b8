import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { AADHAAR } from '../support/make/example.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import { storedKeys } from '../support/make/uploads.js';

describe('documents and numbers of waiting members', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  let support: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    reviewer = await test.make.admin('reviewer');
    support = await test.make.admin('support');
  });
  afterAll(() => test.close());

  const decide = (member: SignedIn, body: object, admin = reviewer) =>
    admin.post('/admin/verify-user.php', { userId: member.id, ...body });
  const audited = async (member: SignedIn) =>
    test.rows(AuditLogRow).find({
      select: { actor: true, action: true, details: true },
      where: { subject: `member:${member.id}` },
      order: { id: 'ASC' },
    });

  it('open in a logged viewer while the case is open', async () => {
    const member = await test.make.case();
    await test.make.document(member, 'pan');
    const response = await reviewer.get(ADMIN_ROUTES.document(member.id, 'pan')).expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((response.body as Buffer).subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(await audited(member)).toEqual([
      { actor: `admin:${reviewer.id}`, action: 'document-opened', details: '{"kind":"pan"}' },
    ]);
    expectFailure(await reviewer.get(ADMIN_ROUTES.document(member.id, 'aadhaar')), 'not-found');
    expectFailure(await reviewer.get(ADMIN_ROUTES.document(member.id, 'passport')), 'not-found');
    await decide(member, { action: 'approve' }).expect(200);
    expectFailure(await reviewer.get(ADMIN_ROUTES.document(member.id, 'pan')), 'not-found');
  });

  it('are revealed only for a reason, which is logged, and not after the decision', async () => {
    const member = await test.make.case();
    const reveal = (body: object) => reviewer.post(ADMIN_ROUTES.reveal(member.id), body);
    expectFailure(await reveal({ kind: 'aadhaar', reason: ' ' }), 'invalid-form', { reason: MESSAGES.required });
    expectFailure(await reveal({ kind: 'ration-card', reason: 'compare' }), 'invalid-form', { kind: MESSAGES.choice });
    expect(await audited(member)).toEqual([]);
    const { body } = await reveal({ kind: 'aadhaar', reason: `compare ${AADHAAR}` }).expect(200);
    expect(body).toEqual({ success: true, number: AADHAAR });
    expect(await audited(member)).toEqual([
      {
        actor: `admin:${reviewer.id}`,
        action: 'number-revealed',
        details: '{"file":false,"kind":"aadhaar","reason":"compare ••••"}',
      },
    ]);
    await decide(member, { action: 'reject', notes: 'No' }).expect(200);
    expectFailure(await reveal({ kind: 'aadhaar', reason: 'compare' }), 'not-found');
  });

  it('leave no file behind once a decision is carried out', async () => {
    const before = await storedKeys(test);
    for (const action of ['approve', 'reject']) {
      const member = await test.make.case();
      await test.make.document(member, 'pan');
      expect(await storedKeys(test)).toHaveLength(before.length + 1);
      await reviewer.post('/admin/verify-user.php', { userId: member.id, action, notes: 'No.' }).expect(200);
      expect(await storedKeys(test)).toEqual(before);
    }
  });

  it('are left to reviewers, as are decisions', async () => {
    const member = await test.make.case();
    expectFailure(await decide(member, { action: 'approve' }, support), 'forbidden');
    expectFailure(await support.get(ADMIN_ROUTES.document(member.id, 'aadhaar')), 'forbidden');
    expectFailure(await support.post(ADMIN_ROUTES.reveal(member.id), { kind: 'pan', reason: 'x' }), 'forbidden');
    expectFailure(await member.post(ADMIN_ROUTES.decision(member.id), { action: 'approve' }), 'forbidden');
    expect(await audited(member)).toEqual([]);
  });
});
