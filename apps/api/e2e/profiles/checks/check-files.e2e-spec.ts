import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import type { NotificationOutcome } from '@kalyanam/shared/contracts/notifications';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { AccessEvent } from '../../../src/people/access-ledger/access-event.entity.js';
import { AuditLogRow } from '../../../src/people/audit/audit-log-row.entity.js';
import { CheckFile } from '../../../src/profiles/checks/check-file.entity.js';
import { Checks } from '../../../src/profiles/checks/checks.service.js';
import { StoredFiles } from '../../../src/platform/storage/stored-files.service.js';
import { CheckExpiry } from '../../../src/my/profile/check-expiry.service.js';
import { Notification } from '../../../src/people/notifications/notification.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { Member, SignedIn, SignedInAdmin } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg, upload } from '../../support/make/uploads.js';

const FIXED_CODE = '123456';

describe('a fact that the team is asked to check', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  let other: SignedInAdmin;
  let support: SignedInAdmin;
  let checks: Checks;
  beforeAll(async () => {
    test = await startTestApp();
    checks = test.app.get(Checks, { strict: false });
    reviewer = await test.make.admin('reviewer');
    other = await test.make.admin('reviewer');
    support = await test.make.admin('support');
  });
  afterAll(() => test.close());

  const send = async ({ token }: SignedIn, fact: string, kind?: string) => {
    const form = upload(test, token, ROUTES.myCheck(fact)).attach('file', await jpeg(), 'me.jpg');
    return kind === undefined ? form : form.field('kind', kind);
  };
  const own = async (member: SignedIn, fact: string) => {
    const { body } = await member.get(ROUTES.myChecks).expect(200);
    return body.checks.find((check: { fact: string }) => check.fact === fact);
  };
  const lineOf = async ({ userId }: Member, fact: string) =>
    (await checks.linesOf(userId)).find((line) => line.fact === fact);
  const waiting = async ({ id }: Member, admin = reviewer) => {
    const { body } = await admin.get(ADMIN_ROUTES.checkQueue).expect(200);
    return body.checks.find(({ userId }: { userId: string }) => userId === id);
  };
  const decide = (id: string, body: object, admin = reviewer) => admin.post(ADMIN_ROUTES.checkDecision(id), body);
  const notices = async ({ userId }: Member) =>
    (await test.rows(Notification).find({ where: { userId }, order: { id: 'ASC' } })).map(({ kind, details }) => ({
      kind,
      ...(JSON.parse(details) as { outcome: NotificationOutcome }).outcome,
    }));

  it('waits with its clock, is opened by a reviewer on record, and is erased with the decision', async () => {
    const member = await test.make.signedIn({ details: { degree: 'btech', institution: 'JNTU' } });
    expect((await send(member, 'education')).status).toBe(200);
    expect(await own(member, 'education')).toMatchObject({
      state: 'said',
      paper: 'certificate',
      waiting: { since: expect.any(String), due: expect.any(String) },
      by: [],
    });
    const found = await waiting(member);
    expect(found).toMatchObject({
      fact: 'education',
      kind: 'certificate',
      said: { name: expect.any(String), education: expect.any(String), degree: 'btech', institution: 'JNTU' },
      opened: false,
    });
    expect(new Date(found.due).getTime() - new Date(found.since).getTime()).toBe(48 * 3_600_000);
    const verdict = { seen: found.seen, verdict: 'checked' };
    expectFailure(await decide(found.id, verdict), 'invalid-form', { verdict: 'Please open the file first' });
    const { storageKey } = await test.rows(CheckFile).findOneByOrFail({ userId: member.userId });
    await reviewer.get(ADMIN_ROUTES.checkFile(found.id)).expect(200).expect('content-type', 'image/jpeg');
    const subject = `member:${member.id}`;
    expect(await test.rows(AuditLogRow).findOneByOrFail({ action: 'document-opened', subject })).toBeDefined();
    expect(await test.rows(AccessEvent).findOneByOrFail({ ownerId: member.userId, what: 'document' })).toMatchObject({
      viewerKind: 'team',
    });
    expectFailure(await decide(found.id, verdict, other), 'invalid-form', { verdict: 'Please open the file first' });
    await decide(found.id, verdict).expect(200);
    expect(await lineOf(member, 'education')).toMatchObject({
      state: 'checked',
      method: 'seen',
      evidence: 'certificate',
    });
    expect(await test.rows(CheckFile).findOneByOrFail({ userId: member.userId })).toMatchObject({
      storageKey: null,
      sealedKey: null,
    });
    expect(await test.app.get(StoredFiles, { strict: false }).has(storageKey!)).toBe(false);
    expectFailure(await decide(found.id, verdict), 'not-found');
    expectFailure(await reviewer.get(ADMIN_ROUTES.checkFile(found.id)), 'not-found');
    expect(await notices(member)).toEqual([{ kind: 'check-decided', of: 'check', fact: 'education', refusal: null }]);
    expect(await test.rows(AuditLogRow).findOneByOrFail({ action: 'check-made', subject })).toBeDefined();
  });

  it('could not be confirmed: the member reads why and sends another file, others read as if no one had asked', async () => {
    const member = await test.make.signedIn();
    await send(member, 'income');
    const { id, seen } = await waiting(member);
    await reviewer.get(ADMIN_ROUTES.checkFile(id)).expect(200);
    expectFailure(await decide(id, { seen, verdict: 'failed' }), 'invalid-form', {
      refusal: 'Please choose one of the options',
    });
    await decide(id, { seen, verdict: 'failed', refusal: 'unreadable' }).expect(200);
    expect(await own(member, 'income')).toMatchObject({
      state: 'said',
      failed: true,
      refusal: 'unreadable',
      waiting: null,
      by: ['file'],
    });
    expect(await lineOf(member, 'income')).toMatchObject({ state: 'said', date: null });
    expect(await notices(member)).toEqual([
      { kind: 'check-decided', of: 'check', fact: 'income', refusal: 'unreadable' },
    ]);
    await send(member, 'income');
    expect(await waiting(member)).toMatchObject({ fact: 'income' });
  });

  it('is not decided about a profile that says something else by now, nor a file that was sent again', async () => {
    const member = await test.make.signedIn({ maritalStatus: 'divorced' });
    await send(member, 'marital');
    const first = await waiting(member);
    await reviewer.get(ADMIN_ROUTES.checkFile(first.id)).expect(200);
    await test.database.query("UPDATE profiles SET marital_status = 'widowed' WHERE user_id = ?", [member.userId]);
    expectFailure(await decide(first.id, { seen: first.seen, verdict: 'checked' }), 'changed-meanwhile');
    await send(member, 'marital');
    expectFailure(await decide(first.id, { seen: first.seen, verdict: 'checked' }), 'not-found');
    expect(await waiting(member)).toMatchObject({ kind: 'death-certificate' });
  });

  it('counts no longer than the date on the document, and is not lost to a blurred renewal', async () => {
    const member = await test.make.signedIn({ workLocation: { type: 'nri', country: 'usa' } });
    await send(member, 'abroad');
    const { id, seen } = await waiting(member);
    await reviewer.get(ADMIN_ROUTES.checkFile(id)).expect(200);
    const paperUntil = dateInIndia(test.clock.inSeconds(90 * 86_400));
    await decide(id, { seen, verdict: 'checked', paperUntil }).expect(200);
    expect(await own(member, 'abroad')).toMatchObject({ state: 'checked', until: paperUntil });
    await send(member, 'abroad');
    const again = await waiting(member);
    await reviewer.get(ADMIN_ROUTES.checkFile(again.id)).expect(200);
    await decide(again.id, { seen, verdict: 'failed', refusal: 'unreadable' }).expect(200);
    expect(await own(member, 'abroad')).toMatchObject({ state: 'checked', until: paperUntil });
  });

  it('is one that a paper shows', async () => {
    const member = await test.make.signedIn({ maritalStatus: 'never-married' });
    for (const fact of ['marital', 'abroad'])
      expectFailure(await send(member, fact), 'invalid-form', { file: 'There is nothing that we could check here' });
    expectFailure(await send(member, 'height'), 'not-found');
    expectFailure(await send(member, 'identity'), 'invalid-form', { kind: 'This field is required' });
    expectFailure(await send(member, 'identity', 'pan'), 'invalid-form', { kind: 'Please choose one of the options' });
    expect((await send(member, 'identity', 'passport')).status).toBe(200);
    const semi = await test.make.signedIn({ verificationStatus: 'semi-verified' });
    expectFailure(await send(semi, 'identity', 'passport'), 'invalid-form', {
      file: 'There is nothing that we could check here',
    });
  });

  it('is opened and decided by reviewers and owners alone; its file goes with the account', async () => {
    const member = await test.make.signedIn();
    await send(member, 'income');
    const { id, seen } = await waiting(member, support);
    expectFailure(await support.get(ADMIN_ROUTES.checkFile(id)), 'forbidden');
    expectFailure(await decide(id, { seen, verdict: 'checked' }, support), 'forbidden');
    const { storageKey } = await test.rows(CheckFile).findOneByOrFail({ userId: member.userId });
    await member.delete(ROUTES.myProfile).expect(200);
    expect(await test.app.get(StoredFiles, { strict: false }).has(storageKey!)).toBe(false);
  });

  it('is employment, by a code to a work address, which is kept nowhere', async () => {
    const member = await test.make.signedIn({ details: { employer: 'Infosys' } });
    const code = (email: string) => member.post(ROUTES.checkCode('employment'), { email });
    for (const provider of ['me@gmail.com', 'me@yahoo.co.in', 'me@mailinator.com'])
      expectFailure(await code(provider), 'invalid-form', { email: 'Please use your work address' });
    await code('Me@Infosys.com').expect(200);
    expect((await inbox(test, 'me@infosys.com'))[0]?.text).toContain(FIXED_CODE);
    const confirm = (typed: string) => member.post(ROUTES.confirmCheckCode('employment'), { code: typed });
    expectFailure(await confirm('000000'), 'invalid-otp');
    const { body } = await confirm(FIXED_CODE).expect(200);
    expect(body.checks.find(({ fact }: { fact: string }) => fact === 'employment')).toMatchObject({
      state: 'checked',
      method: 'code',
      evidence: null,
    });
    expect(JSON.stringify(await test.database.query('SELECT * FROM checks'))).not.toMatch(/infosys/i);
  });

  it('is taken back by a reviewer with a reason, on record', async () => {
    const member = await test.make.signedIn();
    await test.database.transaction((manager) =>
      checks.made(manager, member.userId, [{ fact: 'income', state: 'checked', method: 'seen', evidence: 'slip' }]),
    );
    const revoke = (admin: SignedInAdmin, reason: string) =>
      admin.post(ADMIN_ROUTES.revokeCheck(member.id, 'income'), { reason });
    expectFailure(await revoke(support, 'No'), 'forbidden');
    expectFailure(await revoke(reviewer, ' '), 'invalid-form', { reason: 'This field is required' });
    const { body } = await revoke(reviewer, 'The slip was altered').expect(200);
    expect(body.checks.find(({ fact }: { fact: string }) => fact === 'income')).toMatchObject({
      state: 'said',
      revoked: 'The slip was altered',
    });
    expectFailure(await revoke(reviewer, 'Again'), 'not-found');
    const subject = `member:${member.id}`;
    expect(await test.rows(AuditLogRow).findOneByOrFail({ action: 'check-revoked', subject })).toBeDefined();
    expect(JSON.stringify((await member.get(ROUTES.myChecks)).body)).not.toContain('altered');
  });

  it('is renewed by a code to the own address when it lapses, and the member is reminded before and on the day', async () => {
    const member = await test.make.case();
    const expiry = test.app.get(CheckExpiry, { strict: false });
    const { until } = await own(member, 'email');
    const daysTo = (date: string, days: number) =>
      (new Date(`${date}T00:00:00+05:30`).getTime() - test.clock.now().getTime()) / 1000 + days * 86_400 + 60;
    const told = async () => (await notices(member)).filter((notice) => 'fact' in notice && notice.fact === 'email');
    test.clock.advance(daysTo(until, -31));
    await expiry.process();
    expect(await told()).toEqual([]);
    test.clock.advance(86_400);
    await Promise.all([expiry.process(), expiry.process()]);
    await expiry.process();
    const ending = { kind: 'check-expired', of: 'end-of-check', fact: 'email' };
    expect(await told()).toEqual([{ ...ending, until }]);
    test.clock.advance(30 * 86_400);
    await expiry.process();
    await expiry.process();
    expect((await told()).slice(1)).toEqual([{ ...ending, until: null }]);
    expect(await lineOf(member, 'email')).toMatchObject({ state: 'lapsed' });
    const again = await test.make.session(member);
    expect(await own(again, 'email')).toMatchObject({ state: 'lapsed', by: ['code'] });
    await again.post(ROUTES.checkCode('email'), {}).expect(200);
    await again.post(ROUTES.confirmCheckCode('email'), { code: FIXED_CODE }).expect(200);
    expect(await lineOf(member, 'email')).toMatchObject({ state: 'checked', date: dateInIndia(test.clock.now()) });
  });
});
