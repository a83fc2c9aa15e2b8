import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { In } from 'typeorm';
import { publicId } from '../../src/platform/crypto/public-id.js';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { OutboxMessage } from '../../src/people/outbox/outbox-message.entity.js';
import { User } from '../../src/people/accounts/user.entity.js';
import { Notification } from '../../src/people/notifications/notification.entity.js';
import { EXAMPLE } from '../support/make/example.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { inbox } from '../support/make/inbox.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

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
  const DISMISSED = { outcome: 'dismissed', action: 'none' };
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

  it('wait in a queue of cases, oldest first: the reports about one member are one row', async () => {
    const { by, on, id } = await reported();
    const second = await report(await test.make.signedIn(), on, 'dowry');
    const other = await reported('fake');
    const { body } = await reviewer.get(`${ADMIN_ROUTES.reports}?state=open`).expect(200);
    expect(body.rows.map((row: { id: string }) => row.id)).toEqual([id, other.id]);
    expect(body.total).toBe(2);
    expect(body.rows[0]).toEqual({
      id,
      reason: 'money',
      description: 'Wants a loan.',
      createdAt: expect.any(String),
      reported: { userId: on.id, name: EXAMPLE.name, verificationStatus: 'verified', accountStatus: 'active' },
      reporter: { userId: by.id, name: EXAMPLE.name, verificationStatus: 'verified', accountStatus: 'active' },
      system: null,
      other: null,
      severity: 'money',
      reports: 2,
      decision: null,
    });
    expect((await reviewer.get(`${ADMIN_ROUTES.reports}?reason=dowry&q=sravani`)).body.rows).toMatchObject([{ id }]);
    const file = await test.make.admin('owner');
    const { text } = await file.get(ADMIN_ROUTES.exportOf(ADMIN_ROUTES.reports)).buffer(true).expect(200);
    expect(text.trimEnd().split('\r\n')).toHaveLength(4);
    await decide(second, DISMISSED).expect(200);
    await decide(other.id, DISMISSED).expect(200);
  });

  it('come by severity, then by age; a case counts by its gravest report', async () => {
    const mild = await reported('wrong-facts');
    const abuse = await reported('obscene');
    const minor = await reported('underage');
    const graver = await report(await test.make.signedIn(), mild.on, 'money');
    const listed = async (query = '') =>
      (await reviewer.get(`${ADMIN_ROUTES.reports}?state=open${query}`).expect(200)).body.rows.map(
        (row: { id: string }) => row.id,
      );
    expect(await listed()).toEqual([mild.id, minor.id, abuse.id]);
    expect(await listed('&sort=createdAt')).toEqual([mild.id, abuse.id, minor.id]);
    for (const id of [graver, abuse.id, minor.id]) await decide(id, DISMISSED).expect(200);
  });

  it('show how far each reporter may be trusted, and what lies between the two', async () => {
    const { by, on, id: earlier } = await reported();
    await decide(earlier, { outcome: 'upheld', action: 'none' }).expect(200);
    const id = await report(by, on, 'fake');
    await test.make.interest(on, by, { state: 'declined' });
    await test.make.look(by, on, 'contact');
    const { body } = await reviewer.get(ADMIN_ROUTES.report(id)).expect(200);
    expect(body.reporters).toEqual([
      {
        member: { userId: by.id, name: EXAMPLE.name },
        registeredAt: expect.any(String),
        ...{ made: 2, upheld: 1, dismissed: 0 },
        interest: { state: 'declined', sentBy: 'reported', sentAt: expect.any(String) },
        openedByReporter: expect.any(String),
        openedByReported: null,
      },
    ]);
    await decide(id, DISMISSED).expect(200);
  });

  it('show the profile and every report of the case, earlier ones apart, and log the view', async () => {
    const { on, id: earlier } = await reported();
    await decide(earlier, DISMISSED).expect(200);
    const other = await report(await test.make.signedIn(), on, 'fake');
    const id = await report(await test.make.signedIn(), on, 'dowry');
    const { body } = await reviewer.get(ADMIN_ROUTES.report(id)).expect(200);
    expect(body.report.id).toBe(id);
    expect(body.reports.map((row: { id: string }) => row.id)).toEqual([other, id]);
    expect(body.others.map((row: { id: string }) => row.id)).toEqual([earlier]);
    expect(body.profile).toMatchObject({ name: EXAMPLE.name, age: expect.any(Number), photos: [], statusReason: null });
    const seen = { select: { actor: true, action: true }, where: { subject: `member:${on.id}` } } as const;
    expect((await test.rows(AuditLogRow).find(seen)).at(-1)).toEqual({
      actor: `admin:${reviewer.id}`,
      action: 'member-looked-up',
    });
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
      report: { decision: { ...request, decidedBy: reviewer.username } },
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

  it('suspend: the account is closed and hidden immediately', async () => {
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
    const [first = '', , third = ''] = ids;
    return { on, first, third };
  };
  const kindsOf = async ({ userId }: { userId: number }) =>
    (await test.rows(Notification).find({ where: { userId }, order: { id: 'ASC' } })).map(({ kind }) => kind);
  const statusOf = async ({ userId }: { userId: number }) => {
    const { accountStatus, statusReason } = await test.rows(User).findOneByOrFail({ id: userId });
    return [accountStatus, statusReason];
  };

  it('close together by one decision, which thanks each reporter once', async () => {
    const { on, id } = await reported();
    const another = await test.make.signedIn();
    const second = await report(another, on, 'fake');
    await decide(second, { outcome: 'upheld', action: 'warn', message: 'Please stop.' }).expect(200);
    expectFailure(await decide(id, DISMISSED), 'already-decided');
    expect(await mailsTo(another.email)).toEqual(['report-closed']);
    expect(await mailsTo(on.email)).toEqual(['member-warned']);
    const { body } = await reviewer.get(ADMIN_ROUTES.report(id)).expect(200);
    expect(body.reports.map(({ decision }: { decision: object }) => decision)).toEqual([
      body.report.decision,
      body.report.decision,
    ]);
    const audit = await test.rows(AuditLogRow).findBy({ subject: `member:${on.id}`, action: 'report-closed' });
    expect(audit.map(({ details }) => JSON.parse(details) as object)).toMatchObject([{ reports: 2 }]);
  });

  it('are not closed unseen: a report that came after the page was opened is refused', async () => {
    const { on, id } = await reported();
    await report(await test.make.signedIn(), on);
    expectFailure(await decide(id, { ...DISMISSED, seen: 1 }), 'changed-meanwhile');
    await decide(id, { ...DISMISSED, seen: 2 }).expect(200);
  });

  it('ask what becomes of a hold, and release it when told to', async () => {
    const { on, first } = await heldByReports();
    expectFailure(await decide(first, DISMISSED), 'invalid-form', { release: 'This field is required' });
    expect(await statusOf(on)).toEqual(['on-hold', expect.any(String)]);
    await decide(first, { ...DISMISSED, release: 'yes' }).expect(200);
    expect(await statusOf(on)).toEqual(['active', null]);
    expect(await mailsTo(on.email)).toEqual(['account-held', 'hold-released']);
    expect(await kindsOf(on)).toEqual(['profile-held', 'profile-released']);
  });

  it('keep a hold when the decision says so; it is then the hold of the team', async () => {
    const { on, third } = await heldByReports();
    await decide(third, { ...DISMISSED, release: 'no' }).expect(200);
    const user = await test.rows(User).findOneByOrFail({ id: on.userId });
    expect(user).toMatchObject({ accountStatus: 'on-hold', heldByReports: false });
    expect(await mailsTo(on.email)).toEqual(['account-held']);
  });

  it('give a notice of the end of a hold only to a member with a notice of it', async () => {
    const { on, first } = await heldByReports();
    await test.rows(User).update({ id: on.userId }, { statusTold: false });
    await decide(first, { ...DISMISSED, release: 'yes' }).expect(200);
    expect(await mailsTo(on.email)).toEqual(['account-held']);
  });

  it('tell a Telugu member in Telugu that the hold has ended', async () => {
    const { on, first } = await heldByReports();
    await test.rows(User).update({ id: on.userId }, { language: 'te' });
    await decide(first, { ...DISMISSED, release: 'yes' }).expect(200);
    const [mail] = await inbox(test, on.email);
    expect(mail!.text).toContain('మీ ప్రొఫైల్‌ను మా బృందం పరిశీలించింది.');
    expect(mail!.text).not.toContain('Our team');
  });

  it('turn a hold caused by reports into one of the team, with its reason', async () => {
    const { on, first } = await heldByReports();
    await decide(first, { outcome: 'upheld', action: 'hold', message: 'We look into it.' }).expect(200);
    expect(await statusOf(on)).toEqual(['on-hold', 'We look into it.']);
    const again = await test.make.signedIn();
    expectFailure(await again.post(`/profiles/${on.id}/reports`, { reason: 'fake' }), 'profile-not-found');
    const audit = await test.rows(AuditLogRow).find({
      select: { actor: true },
      where: { subject: `member:${on.id}`, action: 'member-held' },
      order: { id: 'ASC' },
    });
    expect(audit).toEqual([{ actor: 'system' }, { actor: `admin:${reviewer.id}` }]);
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
