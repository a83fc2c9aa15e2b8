import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { In } from 'typeorm';
import { publicId } from '../../src/common/crypto/public-id.js';
import { AuditLogRow } from '../../src/audit/audit-log-row.entity.js';
import { OutboxMessage } from '../../src/messages/outbox-message.entity.js';
import { User } from '../../src/accounts/user.entity.js';
import { Notification } from '../../src/notifications/notification.entity.js';
import { EXAMPLE } from '../support/example.js';
import type { SignedIn, SignedInAdmin } from '../support/make.js';
import { expectFailure } from '../support/expect-failure.js';
import { inbox } from '../support/inbox.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('reports handled by the team', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    reviewer = await test.make.admin('reviewer');
  });
  afterAll(() => test.close());

  const report = async (by: SignedIn, on: { id: string }, reason = 'money'): Promise<string> =>
    (await by.post(`/profiles/${on.id}/reports`, { reason, description: 'Wants a loan.' }).expect(200)).body.reportId;
  const decide = (id: string, body: object, admin = reviewer) => admin.post(ADMIN_ROUTES.reportDecision(id), body);
  const mailsTo = async (email: string): Promise<string[]> => {
    const rows = await test
      .rows(OutboxMessage)
      .find({ select: { template: true }, where: { destination: email }, order: { id: 'ASC' } });
    return rows.map(({ template }: { template: string }) => template);
  };
  const reported = async (reason?: string) => {
    const [by, on] = [await test.make.signedIn(), await test.make.signedIn()];
    return { by, on, id: await report(by, on, reason) };
  };

  it('wait in a queue, oldest first, with both sides and what else is open', async () => {
    const { by, on, id } = await reported();
    const second = await report(await test.make.signedIn(), on, 'dowry');
    const { body } = await reviewer.get(`${ADMIN_ROUTES.reports}?state=open`).expect(200);
    expect(body.rows.map((row: { id: string }) => row.id)).toEqual([id, second]);
    expect(body.rows[0]).toEqual({
      id,
      reason: 'money',
      description: 'Wants a loan.',
      createdAt: expect.any(String),
      reported: { userId: on.id, name: EXAMPLE.name, verificationStatus: 'verified', accountStatus: 'active' },
      reporter: { userId: by.id, name: EXAMPLE.name, verificationStatus: 'verified', accountStatus: 'active' },
      openReports: 2,
      decision: null,
    });
    expect((await reviewer.get(`${ADMIN_ROUTES.reports}?reason=dowry&q=sravani`)).body.total).toBe(1);
  });

  it('show the profile and every other report about the same member, and log the view', async () => {
    const { on, id } = await reported();
    const other = await report(await test.make.signedIn(), on, 'fake');
    const { body } = await reviewer.get(ADMIN_ROUTES.report(id)).expect(200);
    expect(body.report.id).toBe(id);
    expect(body.others.map((row: { id: string }) => row.id)).toEqual([other]);
    expect(body.profile).toMatchObject({ name: EXAMPLE.name, age: expect.any(Number), photos: [], statusReason: null });
    const seen = { select: { actor: true, action: true }, where: { subject: `member:${on.id}` } } as const;
    expect(await test.rows(AuditLogRow).find(seen)).toEqual([
      { actor: `admin:${reviewer.id}`, action: 'member-looked-up' },
    ]);
    expectFailure(await reviewer.get(ADMIN_ROUTES.report(publicId())), 'not-found');
  });

  it.each([
    [{}, 'outcome'],
    [{ outcome: 'upheld' }, 'action'],
    [{ outcome: 'dismissed', action: 'warn', message: 'x' }, 'action'],
    [{ outcome: 'upheld', action: 'warn' }, 'message'],
    [{ outcome: 'upheld', action: 'suspend', message: '  ' }, 'message'],
    [{ outcome: 'upheld', action: 'none', reporter: 'x' }, 'reporter'],
  ])('refuse the decision %j', async (body, field) => {
    const { id } = await reported();
    expectFailure(await decide(id, body), 'invalid-form', { [field]: expect.any(String) as string });
  });

  it('warn: both sides are notified, and the reported member never learns who reported', async () => {
    const { by, on, id } = await reported();
    const request = { outcome: 'upheld', action: 'warn', notes: 'Seen it', message: 'Please do not ask for money.' };
    const { body } = await decide(id, request).expect(200);
    expect(body).toMatchObject({
      message: 'Report closed',
      report: { decision: { outcome: 'upheld', action: 'warn', notes: 'Seen it', decidedBy: reviewer.username } },
    });
    expect(await mailsTo(by.email)).toEqual(['report-closed']);
    expect(await mailsTo(on.email)).toEqual(['member-warned']);
    const rows = await test.rows(Notification).find({
      select: { kind: true, details: true },
      where: { userId: In([by.userId, on.userId]) },
      order: { id: 'ASC' },
    });
    expect(rows).toEqual([
      { kind: 'report-closed', details: '{}' },
      { kind: 'member-warned', details: '{"notes":"Please do not ask for money."}' },
    ]);
    await on.get('/profiles/me').expect(200);
    const audit = await test
      .rows(AuditLogRow)
      .find({ select: { action: true, details: true }, where: { subject: `member:${on.id}` }, order: { id: 'ASC' } });
    expect(audit.map(({ action }: { action: string }) => action)).toEqual(['member-warned', 'report-closed']);
    expect(JSON.stringify(audit)).not.toContain(by.id);
  });

  it('suspend: the account is closed and hidden at once', async () => {
    const { by, on, id } = await reported();
    await decide(id, { outcome: 'upheld', action: 'suspend', message: 'Asked for money.' }).expect(200);
    expectFailure(await on.get('/profiles/me'), 'session-ended');
    expectFailure(await by.get(`/profiles/${on.id}`), 'profile-not-found');
    expect(await mailsTo(on.email)).toEqual(['account-suspended']);
  });

  it('hold: the profile is hidden, the member stays signed in', async () => {
    const { by, on, id } = await reported();
    await decide(id, { outcome: 'upheld', action: 'hold', message: 'We look into it.' }).expect(200);
    expectFailure(await by.get(`/profiles/${on.id}`), 'profile-not-found');
    await on.get('/profiles/me').expect(200);
    expect(await mailsTo(on.email)).toEqual(['account-held']);
  });

  const heldByReports = async () => {
    const on = await test.make.member();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push(await report(await test.make.signedIn(), on));
    const [first = '', second = '', third = ''] = ids;
    return { on, first, second, third };
  };
  const statusOf = async ({ userId }: { userId: number }) => {
    const { accountStatus, statusReason } = await test.rows(User).findOneByOrFail({ id: userId });
    return [accountStatus, statusReason];
  };
  const DISMISSED = { outcome: 'dismissed', action: 'none' };

  it('end a hold caused by reports alone when the last of them is closed', async () => {
    const { on, first, second, third } = await heldByReports();
    await decide(first, DISMISSED).expect(200);
    await decide(second, DISMISSED).expect(200);
    expect(await statusOf(on)).toEqual(['on-hold', expect.any(String)]);
    await decide(third, DISMISSED).expect(200);
    expect(await statusOf(on)).toEqual(['active', null]);
    expect(await mailsTo(on.email)).toEqual(['account-restored']);
  });

  it('tell a Telugu member in Telugu that the hold has ended', async () => {
    const { on, first, second, third } = await heldByReports();
    await test.rows(User).update({ id: on.userId }, { language: 'te' });
    for (const id of [first, second, third]) await decide(id, DISMISSED).expect(200);
    const [mail] = await inbox(test, on.email);
    expect(mail!.text).toContain('మీ ప్రొఫైల్‌ను మా బృందం పరిశీలించింది.');
    expect(mail!.text).not.toContain('Our team');
  });

  it('keep a hold ordered by the team, on top of the automatic one, after the last report is closed', async () => {
    const { on, first, second, third } = await heldByReports();
    await decide(first, { outcome: 'upheld', action: 'hold', message: 'We look into it.' }).expect(200);
    expect(await statusOf(on)).toEqual(['on-hold', 'We look into it.']);
    expect(await mailsTo(on.email)).toEqual(['account-held']);
    await decide(second, { outcome: 'upheld', action: 'hold', message: 'Once more.' }).expect(200);
    await decide(third, DISMISSED).expect(200);
    expect(await statusOf(on)).toEqual(['on-hold', 'We look into it.']);
    expect(await mailsTo(on.email)).toEqual(['account-held']);
    const audit = await test.rows(AuditLogRow).find({
      select: { actor: true },
      where: { subject: `member:${on.id}`, action: 'member-held' },
      order: { id: 'ASC' },
    });
    expect(audit).toEqual([{ actor: 'system' }, { actor: `admin:${reviewer.id}` }]);
  });

  it('keep a hold ordered by the team whatever its reason says', async () => {
    const { on, first, second, third } = await heldByReports();
    const [, words] = await statusOf(on);
    await decide(first, { outcome: 'upheld', action: 'hold', message: words }).expect(200);
    for (const id of [second, third]) await decide(id, DISMISSED).expect(200);
    expect(await statusOf(on)).toEqual(['on-hold', words]);
  });

  it('are decided once, even by two at the same time; the second sees the first decision', async () => {
    const other = await test.make.admin('owner');
    const { by, id } = await reported();
    const answers = await Promise.all([
      decide(id, { outcome: 'dismissed', action: 'none' }),
      decide(id, { outcome: 'upheld', action: 'warn', message: 'Stop it.' }, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    const won = answers.find(({ status }) => status === 200);
    expect(lost?.body).toMatchObject({ code: 'already-decided', decision: won?.body.report.decision });
    expect(await mailsTo(by.email)).toEqual(['report-closed']);
  });
});
