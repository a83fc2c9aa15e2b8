import type { BulkAnswer, BulkOutcome } from '@kalyanam/shared/team/bulk';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { DecisionsWorker } from '../../src/team/verify/cases/decisions.worker.js';
import { User } from '../../src/people/accounts/user.entity.js';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { inbox } from '../support/make/inbox.js';
import type { Member, SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const DAY = 86_400;

describe('acts on several rows', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  let reviewer: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    owner = await test.make.admin('owner');
    reviewer = await test.make.admin('reviewer');
  });
  afterAll(() => test.close());

  const send = async (path: string, body: object, by = reviewer): Promise<BulkAnswer> =>
    (await by.post(path, body).expect(200)).body as BulkAnswer;
  const outcomes = ({ rows }: BulkAnswer): Record<string, BulkOutcome> =>
    Object.fromEntries(rows.map(({ id, outcome }) => [id, outcome]));
  const entered = ({ userId }: Member, days: number) =>
    test.database.query(`UPDATE verification_cases SET entered_at = ? WHERE user_id = ? AND decided_at IS NULL`, [
      test.clock.inSeconds(-days * DAY),
      userId,
    ]);
  const waiting = async (name: string, days = 8) => {
    const member = await test.make.case({ name });
    await entered(member, days);
    return member;
  };

  it('reminds those who lack the file, once a day, also from two parallel tabs', async () => {
    const asked = await waiting('Asked For A File');
    const complete = await waiting('Has A File');
    await test.make.document(complete, 'aadhaar');
    const verified = await test.make.member();
    const ids = [asked.id, complete.id, verified.id, 'x'.repeat(20)];
    const would = {
      [asked.id]: 'done',
      [complete.id]: 'has-file',
      [verified.id]: 'not-waiting',
      ['x'.repeat(20)]: 'gone',
    };
    expect(outcomes(await send(ADMIN_ROUTES.remindUsers, { ids, preview: true }))).toEqual(would);
    expect(await inbox(test, asked.email)).toHaveLength(0);

    const both = await Promise.all([1, 2].map(() => send(ADMIN_ROUTES.remindUsers, { ids: [asked.id] })));
    expect(both.map((answer) => outcomes(answer)[asked.id]).sort()).toEqual(['done', 'reminded']);
    expect(await inbox(test, asked.email)).toHaveLength(1);
    const acts = await test.rows(AuditLogRow).findBy({ subject: `member:${asked.id}`, action: 'member-reminded' });
    expect(acts).toHaveLength(1);
    expect(await test.rows(AuditLogRow).countBy({ action: 'bulk-act', subject: 'list:users' })).toBe(2);

    await test.database.query(`UPDATE audit_log SET at = at - INTERVAL 1 DAY WHERE action = 'member-reminded'`);
    await test.database.query('UPDATE verification_cases SET reminded_at = reminded_at - INTERVAL 1 DAY');
    expect(outcomes(await send(ADMIN_ROUTES.remindUsers, { ids: [asked.id] }))[asked.id]).toBe('done');
  });

  it('previews all that match a filter', async () => {
    const member = await waiting('Uniquely Matched');
    const answer = await send(`${ADMIN_ROUTES.remindUsers}?noFileDays=7&q=uniquely`, { preview: true });
    expect(answer).toMatchObject({ total: 1, rows: [{ id: member.id, name: 'Uniquely Matched', outcome: 'done' }] });
    const none = await send(`${ADMIN_ROUTES.remindUsers}?noFileDays=9&q=uniquely`, { preview: true });
    expect(none.total).toBe(0);
    await reviewer.post(ADMIN_ROUTES.remindUsers, {}).expect(400);
  });

  it('rejects those without a file for long enough, and takes all of it back', async () => {
    const [first, second, young, complete, held] = await Promise.all([
      waiting('Long Without One'),
      waiting('Long Without Two'),
      waiting('Young Case', 2),
      waiting('Complete Case'),
      waiting('Claimed Case'),
    ]);
    await test.make.document(complete, 'aadhaar');
    await owner.post(ADMIN_ROUTES.claim(held.id), {});
    const ids = [first, second, young, complete, held].map(({ id }) => id);
    const answer = await send(ADMIN_ROUTES.rejectUsers, { ids });
    expect(outcomes(answer)).toEqual({
      [first.id]: 'done',
      [second.id]: 'done',
      [young.id]: 'too-early',
      [complete.id]: 'has-file',
      [held.id]: 'claimed',
    });
    expect(Date.parse(answer.pendingUntil ?? '')).toBeGreaterThan(test.clock.now().getTime());
    expect(outcomes(await send(ADMIN_ROUTES.rejectUsers, { ids: [first.id] }))[first.id]).toBe('decided');

    const undone = await send(ADMIN_ROUTES.undoRejections, { ids: [first.id] });
    expect(outcomes(undone)).toEqual({ [first.id]: 'done' });
    test.clock.advance(60);
    await test.app.get(DecisionsWorker, { strict: false }).carryOutDue();
    const status = async ({ userId }: Member) =>
      (await test.rows(User).findOneByOrFail({ id: userId })).verificationStatus;
    expect([await status(first), await status(second)]).toEqual(['semi-verified', 'rejected']);
    expect(await inbox(test, second.email)).toMatchObject([{ text: expect.stringContaining('A document is missing') }]);
    expect(outcomes(await send(ADMIN_ROUTES.undoRejections, { ids: [second.id] }))[second.id]).toBe('decided');
  });

  it('closes reports as dismissed with one note, but not about a member on hold', async () => {
    const [one, two] = await Promise.all([test.make.member(), test.make.member()]);
    const reporter = await test.make.signedIn({ gender: 'male' });
    const report = async (about: Member): Promise<string> =>
      (await reporter.post(`/profiles/${about.id}/reports`, { reason: 'fake' }).expect(200)).body.reportId;
    const [plain, onHold] = [await report(one), await report(two)];
    await test.rows(User).update({ id: two.userId }, { accountStatus: 'on-hold' });
    const answer = await send(ADMIN_ROUTES.dismissReports, { ids: [plain, onHold], notes: 'Same quarrel' });
    expect(outcomes(answer)).toEqual({ [plain]: 'done', [onHold]: 'on-hold' });
    const { body } = await reviewer.get(ADMIN_ROUTES.report(plain)).expect(200);
    expect(body.report.decision).toMatchObject({ outcome: 'dismissed', action: 'none', notes: 'Same quarrel' });
    expect(outcomes(await send(ADMIN_ROUTES.dismissReports, { ids: [plain] }))[plain]).toBe('decided');
  });

  it('removes unused pairs, and names the phone for the way back', async () => {
    const users = [
      { email: 'pair.a@example.org', phone: '9000011111' },
      { email: 'pair.b@example.org', phone: '9000022222' },
    ];
    await owner.post(ADMIN_ROUTES.eligibleUsers, { users }).expect(200);
    const { body } = await owner.get(`${ADMIN_ROUTES.eligibleUsers}?q=pair.`).expect(200);
    const ids = body.rows.map(({ id }: { id: string }) => id);
    await test.database.query(`UPDATE eligible_users SET used_at = NOW(3) WHERE email = 'pair.b@example.org'`);
    const { rows } = await send(ADMIN_ROUTES.removeEligible, { ids }, owner);
    expect(Object.fromEntries(rows.map(({ name, phone, outcome }) => [name, [phone, outcome]]))).toEqual({
      'pair.a@example.org': ['9000011111', 'done'],
      'pair.b@example.org': ['9000022222', 'used'],
    });
  });

  it('belongs to the roles that may do the act to one row', async () => {
    const support = await test.make.admin('support');
    const ids = ['x'.repeat(20)];
    for (const path of [ADMIN_ROUTES.remindUsers, ADMIN_ROUTES.rejectUsers, ADMIN_ROUTES.dismissReports])
      await support.post(path, { ids }).expect(403);
    await reviewer.post(ADMIN_ROUTES.removeEligible, { ids }).expect(403);
  });
});
