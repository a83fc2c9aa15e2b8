import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { CodesService } from '../../../src/people/codes/codes.service.js';
import { LIMIT_TABLE } from '../../../src/platform/config/limit-table.js';
import { RelativesNotice } from '../../../src/contact/reports/relatives-notice.entity.js';
import { RelativesNotices } from '../../../src/contact/reports/relatives-notices.service.js';
import { visit } from '../../support/requests/requests.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { SignedInAdmin } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const WHAT = 'A profile names me as an elder brother. I am not.';
const DAY = 86_400;
const A_DAY = LIMIT_TABLE['relatives-notice-mailbox'].points;

describe('"Someone wrote about me" (C1)', () => {
  let test: TestApp;
  let boss: SignedInAdmin;
  let writer: string;
  let count = 0;
  beforeAll(async () => {
    test = await startTestApp();
    boss = await test.make.admin('reviewer');
  });
  afterAll(() => test.close());
  beforeEach(() => {
    count += 1;
    writer = `uncle${count}@example.org`;
  });

  const write = (email = writer, what = WHAT) => visit(test, 'post', ROUTES.relativesNotice).send({ email, what });
  const confirm = (notice: string, code: string) =>
    visit(test, 'post', ROUTES.relativesNoticeConfirm).send({ notice, code });
  const codeTo = async (email: string): Promise<string> =>
    /^(\d{6})/.exec((await inbox(test, email))[0]?.subject ?? '')?.[1] ?? '';
  async function confirmed(email = writer): Promise<{ ticket: string; answeredBy: string }> {
    const { body } = await write(email).expect(200);
    return (await confirm(body.notice, await codeTo(email)).expect(200)).body;
  }
  const open = async (query = '?state=open') =>
    (await boss.get(`${ADMIN_ROUTES.relativesNotices}${query}`).expect(200)).body.rows as {
      id: string;
      email: string;
    }[];

  it('reaches the team once the email is proved, with a number and 30 days', async () => {
    const { body } = await write().expect(200);
    expect((await open()).map(({ email }) => email)).not.toContain(writer);
    const code = await codeTo(writer);
    expectFailure(await confirm(body.notice, code === '000000' ? '111111' : '000000'), 'invalid-otp');
    const { body: first } = await confirm(body.notice, code).expect(200);
    const { body: again } = await confirm(body.notice, code).expect(200);
    expect(again).toEqual(first);
    expect(first.ticket).toMatch(/^20\d\d-\d{4,}$/);
    const days = (Date.parse(first.answeredBy) - test.clock.now().getTime()) / DAY / 1000;
    expect(Math.round(days)).toBe(LIMITS.relativesDays);
    const rows = await open();
    expect(rows.filter(({ email }) => email === writer)).toEqual([
      expect.objectContaining({ ticket: first.ticket, what: WHAT, answer: null }),
    ]);
    const subjects = (await inbox(test, writer)).map(({ subject }) => subject);
    expect(subjects).toEqual([`We have your message: ${first.ticket}`, `${code} is your Kalyanam code`]);
  });

  it('refuses empty and endless words, and a wrong address', async () => {
    const sent = await visit(test, 'post', ROUTES.relativesNotice).send({ email: 'x', what: 'x'.repeat(1001) });
    expectFailure(sent, 'invalid-form');
    expect(Object.keys(sent.body.fields)).toEqual(['email', 'what']);
    expectFailure(await visit(test, 'post', ROUTES.relativesNotice).send({ email: writer }), 'invalid-form');
  });

  it('locks after five tries and ends after the life of a code', async () => {
    const { body } = await write().expect(200);
    const code = await codeTo(writer);
    for (let n = 0; n < LIMITS.codeTries; n += 1)
      expectFailure(await confirm(body.notice, code === '000000' ? '111111' : '000000'), 'invalid-otp');
    expectFailure(await confirm(body.notice, code), 'code-locked');
    const later = await write(`later${count}@example.org`).expect(200);
    test.clock.advance(LIMITS.codeMinutes * 60 + 1);
    expectFailure(await confirm(later.body.notice, await codeTo(`later${count}@example.org`)), 'code-expired');
  });

  it('is limited by mailbox, whatever tag its address carries', async () => {
    for (let n = 0; n < A_DAY; n += 1) await write(`tagged+${n}@example.org`).expect(200);
    expectFailure(await write('tagged+again@example.org'), 'too-many-requests');
    expectFailure(await write('Tagged@example.org'), 'too-many-requests');
  });

  it('leaves all their codes to the member whose address a stranger writes (R60)', async () => {
    const { email, userId } = await test.make.member();
    for (let n = 0; n < A_DAY; n += 1) await write(email).expect(200);
    expectFailure(await write(email), 'too-many-requests');
    const codes = test.app.get(CodesService, { strict: false });
    const target = { purpose: 'email', destination: email, userId, emailVerified: true } as const;
    for (let n = 0; n < LIMITS.codeSendsPerDay; n += 1) expect(await codes.tryConsumeSend(target)).toBe(true);
  });

  it('is one notice with one mail where the same form is sent twice within a minute', async () => {
    test.clock.advance(60 - ((test.clock.now().getTime() / 1000) % 60));
    const [first, second] = await Promise.all([write(), write()]);
    expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
    expect(await inbox(test, writer)).toHaveLength(1);
    const other = await write(writer, 'A profile names me as a sister.').expect(200);
    test.clock.advance(60);
    const later = await write().expect(200);
    expect(new Set([first, other, later].map(({ body }) => body.notice)).size).toBe(3);
  });

  it('keeps its line breaks, composed and without control characters', async () => {
    await write(writer, ' Jose\u0301 wrote:\r\nmy\u0000name\u001b ').expect(200);
    const [row] = await test.rows(RelativesNotice).findBy({ email: writer });
    expect(row?.what).toBe('José wrote:\nmy name');
    expectFailure(await write(writer, '\u0958'.repeat(501)), 'invalid-form');
    expectFailure(await write(writer, '\u0000\u0001'), 'invalid-form');
  });

  it('is answered once, by mail; support reads and an auditor does not', async () => {
    const { ticket } = await confirmed();
    const row = (await open()).find(({ email }) => email === writer);
    const path = ADMIN_ROUTES.relativesNoticeAnswer(row?.id ?? '');
    const [support, auditor] = [await test.make.admin('support'), await test.make.admin('auditor')];
    await support.get(ADMIN_ROUTES.relativesNotices).expect(200);
    expectFailure(await support.post(path, { answer: 'Done.' }), 'forbidden');
    expectFailure(await auditor.get(ADMIN_ROUTES.relativesNotices), 'forbidden');
    expectFailure(await boss.post(path, { answer: ' ' }), 'invalid-form');
    const { body } = await boss.post(path, { answer: 'We have erased it.' }).expect(200);
    expect(body.notice).toMatchObject({ ticket, answer: { text: 'We have erased it.' } });
    expectFailure(await boss.post(path, { answer: 'Again.' }), 'already-decided');
    const [mail] = await inbox(test, writer);
    expect(mail?.subject).toBe(`Our answer to your message ${ticket}`);
    expect(mail?.text).toContain('We have erased it.');
    expect((await open()).map(({ email }) => email)).not.toContain(writer);
    expect((await open('?state=answered')).map(({ email }) => email)).toContain(writer);
    const rows = await test.database.query("SELECT details FROM audit_log WHERE action = 'relatives-notice-answered'");
    expect(JSON.stringify(rows)).toContain(ticket);
  });

  it('is forgotten: unproved after a day, answered after a year', async () => {
    await write().expect(200);
    await confirmed(`kept${count}@example.org`);
    const notices = test.app.get(RelativesNotices, { strict: false });
    const emails = async () => (await test.rows(RelativesNotice).find()).map(({ email }) => email);
    test.clock.advance(DAY + 1);
    await notices.forgetOld();
    expect(await emails()).not.toContain(writer);
    expect(await emails()).toContain(`kept${count}@example.org`);
    boss = await test.make.admin('reviewer');
    const row = (await open()).find(({ email }) => email === `kept${count}@example.org`);
    await boss.post(ADMIN_ROUTES.relativesNoticeAnswer(row?.id ?? ''), { answer: 'Erased.' }).expect(200);
    test.clock.advance(366 * DAY);
    await notices.forgetOld();
    expect(await emails()).not.toContain(`kept${count}@example.org`);
  });
});
