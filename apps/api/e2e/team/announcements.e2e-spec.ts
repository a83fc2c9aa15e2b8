import type { AnnouncementRequest } from '@kalyanam/shared/team/announcements';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { User } from '../../src/people/accounts/user.entity.js';
import { AnnouncementMails } from '../../src/my/announcements/announcement-mails.worker.js';
import { AnnouncementsRepository } from '../../src/my/announcements/announcements.repository.js';
import { OutboxMessage } from '../../src/people/outbox/outbox-message.entity.js';
import { OutboxWorker } from '../../src/people/outbox/outbox.worker.js';
import { ANNOUNCEMENT } from '../support/make/example.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { renderMail } from '../../src/people/outbox/render.js';
import { inbox } from '../support/make/inbox.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const HOUR = 3600;

describe('announcements', () => {
  let test: TestApp;
  let other: TestApp;
  let owner: SignedInAdmin;
  let worker: AnnouncementMails;
  const members: SignedIn[] = [];
  beforeAll(async () => {
    test = await startTestApp();
    other = await startTestApp({}, 'all', () => test.settings.databaseUrl);
    worker = test.app.get(AnnouncementMails, { strict: false });
    // Each test takes the turns itself.
    for (const each of [test, other])
      jest.spyOn(each.app.get(AnnouncementMails, { strict: false })['turns'], 'run').mockResolvedValue();
    owner = await test.make.admin('owner');
    for (let n = 0; n < 6; n += 1) members.push(await test.make.signedIn({ gender: n < 3 ? 'female' : 'male' }));
  });
  afterAll(async () => {
    await other.close();
    await test.close();
  });
  afterEach(() => test.database.query('DELETE FROM announcements'));

  const made = async (wish: Partial<AnnouncementRequest> = {}) => {
    const { body } = await owner.post(ADMIN_ROUTES.announcements, { ...ANNOUNCEMENT, ...wish }).expect(201);
    return body.announcement.id as string;
  };
  const segment = (wish: Partial<AnnouncementRequest['segment']>) => ({ ...ANNOUNCEMENT.segment, ...wish });
  const view = async (id: string) => {
    const { body } = await owner.get(ADMIN_ROUTES.announcements).expect(200);
    return body.announcements.find((each: { id: string }) => each.id === id);
  };
  const outboxes = () => [test, other].map(({ app }) => app.get(OutboxWorker, { strict: false }));
  /** Whichever process has taken a mail: it has left. */
  const sent = () => Promise.all(outboxes().map((outbox) => outbox.idle()));
  const step = async (id: string, atOnce?: number, by = worker) => {
    await by.step(id, atOnce);
    await sent();
  };
  const finish = async (id: string) => {
    for (let turn = 0; turn < 4; turn += 1) {
      await step(id);
      // Two parallel polls may both find the rows locked, and poll again later.
      for (const outbox of outboxes()) outbox.kick();
      await sent();
    }
  };
  const mailsTo = (member: { userId: number }) =>
    test.rows(OutboxMessage).countBy({ userId: member.userId, template: 'announcement' });
  const forgetMails = () => test.rows(OutboxMessage).delete({ template: 'announcement' });
  const current = async (member: SignedIn) =>
    (await member.get(ROUTES.currentAnnouncement).expect(200)).body.announcement;
  beforeEach(forgetMails);

  it('shows how many it is for and the mail in both languages, and sends nothing', async () => {
    const wish = { ...ANNOUNCEMENT, segment: segment({ gender: 'female' }) };
    const { body } = await owner.post(ADMIN_ROUTES.announcementPreview, wish).expect(200);
    expect(body).toMatchObject({ members: 3, mails: 3, en: { subject: ANNOUNCEMENT.titleEn } });
    expect(body.en.text).toContain(ANNOUNCEMENT.textEn);
    expect(body.te).toMatchObject({ subject: ANNOUNCEMENT.titleTe });
    const english = { ...wish, titleTe: '', textTe: '' };
    expect((await owner.post(ADMIN_ROUTES.announcementPreview, english).expect(200)).body.te).toBeNull();
    expect(await test.rows(OutboxMessage).countBy({ template: 'announcement' })).toBe(0);
  });

  it('escapes what was written', () => {
    const values = { title: '<b>Hall</b>', text: '<script>alert(1)</script>', link: 'https://example.org' };
    const { html } = renderMail('announcement', 'en', values, { home: 'https://example.org', support: '' });
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toMatch(/<script>|<b>/);
  });

  it.each([
    ['banner', { banner: false, mail: false }, ADMIN_MESSAGES.announcementWay],
    ['titleEn', { titleEn: 'x'.repeat(81) }, null],
    ['textEn', { textEn: 'x'.repeat(1001) }, null],
    ['titleTe', { titleTe: '' }, null],
    ['page', { page: 'https://example.org' as '' }, null],
    [
      'segment.ageTo',
      { segment: { ...ANNOUNCEMENT.segment, ageFrom: 30, ageTo: 20 } },
      ADMIN_MESSAGES.announcementAges,
    ],
    ['endsAt', { endsAt: '2020-01-01T00:00:00Z' }, ADMIN_MESSAGES.announcementPast],
  ])('refuses a wrong %s', async (field, wish, sentence) => {
    const response = await owner.post(ADMIN_ROUTES.announcements, { ...ANNOUNCEMENT, ...wish });
    expectFailure(response, 'invalid-form');
    expect(response.body.fields[field]).toEqual(sentence ?? expect.any(String));
  });

  it('sends a test mail to the owner, in each language', async () => {
    await owner.post(ADMIN_ROUTES.announcementTest, { ...ANNOUNCEMENT, to: 'Owner@Example.org' }).expect(200);
    const subjects = (await inbox(test, 'owner@example.org')).map(({ subject }) => subject);
    expect(subjects).toEqual([ANNOUNCEMENT.titleTe, ANNOUNCEMENT.titleEn]);
  });

  it('mails each of the segment once, in their language, and tells how many', async () => {
    const [teluguReader, ...others] = members;
    await test.rows(User).update({ id: teluguReader!.userId }, { language: 'te' });
    const spared = {
      declined: others[0]!,
      held: await test.make.member({ accountStatus: 'on-hold' }),
      suspended: await test.make.member({ accountStatus: 'suspended' }),
      unproved: await test.make.member({ verificationStatus: 'not-verified' }),
    };
    await spared.declined.put(ROUTES.accountMails, { mail: 'announcement', wanted: false }).expect(200);
    const id = await made();
    await finish(id);
    for (const member of Object.values(spared)) expect(await mailsTo(member)).toBe(0);
    for (const member of [teluguReader!, ...others.slice(1)]) expect(await mailsTo(member)).toBe(1);
    expect((await inbox(test, teluguReader!.email))[0]?.subject).toBe(ANNOUNCEMENT.titleTe);
    expect((await inbox(test, others[1]!.email))[0]).toMatchObject({
      subject: ANNOUNCEMENT.titleEn,
      text: expect.stringMatching(/\/profiles\n[^]*\/settings/),
    });
    expect(await view(id)).toMatchObject({ mailsPlanned: 5, mailsSent: 5, mailsFailed: 0, state: 'running' });
    await spared.declined.put(ROUTES.accountMails, { mail: 'announcement', wanted: true }).expect(200);
    const { body } = await owner.get(`${ADMIN_ROUTES.audit}?subject=announcement:${id}`).expect(200);
    expect(body.rows.map(({ action }: { action: string }) => action)).toEqual([
      'announcement-sent',
      'announcement-created',
    ]);
  });

  it('sends nothing before its time', async () => {
    const id = await made({ startsAt: new Date(test.clock.now().getTime() + HOUR * 1000).toISOString() });
    expect(await view(id)).toMatchObject({ state: 'planned' });
    const due = test.app.get(AnnouncementsRepository, { strict: false });
    expect(await due.toSend(test.clock.now())).toEqual([]);
    expect(await due.toSend(test.clock.inSeconds(HOUR + 1))).toEqual([id]);
    expect(await current(members[1]!)).toBeNull();
  });

  it('doubles nothing when two processes take turns at the same moment', async () => {
    const id = await made();
    const second = other.app.get(AnnouncementMails, { strict: false });
    for (let turn = 0; turn < 6; turn += 1) await Promise.all([step(id, 2), step(id, 2, second), step(id, 2)]);
    await sent();
    await finish(id);
    for (const member of members) expect(await mailsTo(member)).toBe(1);
    expect(await view(id)).toMatchObject({ mailsSent: 6 });
  });

  it('leaves nothing half done when a process dies in the middle', async () => {
    const id = await made();
    const rows = test.app.get(AnnouncementsRepository, { strict: false });
    const add = rows.addRecipient.bind(rows);
    let calls = 0;
    const dying = jest.spyOn(rows, 'addRecipient').mockImplementation(async (...given) => {
      calls += 1;
      if (calls === 3) throw new Error('killed');
      return add(...given);
    });
    await expect(worker.step(id)).rejects.toThrow('killed');
    expect(await test.rows(OutboxMessage).countBy({ template: 'announcement' })).toBe(0);
    dying.mockRestore();
    await finish(id);
    for (const member of members) expect(await mailsTo(member)).toBe(1);
  });

  it('stopped half-way: members who had it keep it, no one else gets it, and no mail is doubled', async () => {
    const id = await made();
    await step(id, 2);
    await step(id, 3);
    const asleep = outboxes().map((outbox) => jest.spyOn(outbox, 'kick').mockReturnValue());
    await sent();
    await worker.step(id, 1);
    const reached = await test.rows(OutboxMessage).countBy({ template: 'announcement' });
    expect(reached).toBe(6);
    const { body } = await owner.post(ADMIN_ROUTES.stopAnnouncement(id)).expect(200);
    expect(body).toMatchObject({ message: ADMIN_MESSAGES.announcementStopped, announcement: { state: 'stopped' } });
    for (const spy of asleep) spy.mockRestore();
    for (const outbox of outboxes()) outbox.kick();
    await finish(id);
    expect((await view(id)).mailsSent).toBe(5);
    expect(await test.rows(OutboxMessage).countBy({ template: 'announcement', lastError: 'stopped' })).toBe(1);
    await owner.post(ADMIN_ROUTES.stopAnnouncement(id)).expect(200);
    const { body: log } = await owner.get(`${ADMIN_ROUTES.audit}?subject=announcement:${id}`).expect(200);
    expect(log.rows).toHaveLength(2);
    expect(await current(members[1]!)).toBeNull();
  });

  it('shows a member one banner at a time until it is put away, on every device', async () => {
    const [, woman, , man] = members;
    const first = await made({ mail: false, titleEn: 'First' });
    test.clock.advance(1);
    const second = await made({ mail: false, titleEn: 'Second', segment: segment({ gender: 'female' }) });
    expect(await current(woman!)).toEqual({
      id: second,
      title: 'Second',
      text: ANNOUNCEMENT.textEn,
      page: ANNOUNCEMENT.page,
    });
    expect(await current(man!)).toMatchObject({ id: first });
    await woman!.post(ROUTES.dismissAnnouncement(second)).expect(200);
    await woman!.post(ROUTES.dismissAnnouncement(second)).expect(200);
    expect(await current(await test.make.session(woman!))).toMatchObject({ id: first });
    expect(await view(second)).toMatchObject({ dismissed: 1 });
    expectFailure(await man!.post(ROUTES.dismissAnnouncement(second)), 'not-found');
  });

  it('takes the banner away at its end', async () => {
    const soon = new Date(test.clock.now().getTime() + 60_000).toISOString();
    const id = await made({ mail: false, endsAt: soon });
    expect(await current(members[1]!)).toMatchObject({ id });
    test.clock.advance(61);
    expect(await current(members[1]!)).toBeNull();
    expect(await view(id)).toMatchObject({ state: 'ended' });
  });

  it('forgets who got it with the account', async () => {
    const id = await made();
    await finish(id);
    await members[1]!.post(ROUTES.dismissAnnouncement(id)).expect(200);
    await members[1]!.delete('/profiles/me').expect(200);
    const recipients = () =>
      test.database.query<object[]>(
        'SELECT 1 FROM announcement_recipients r JOIN announcements a ON a.id = r.announcement_id WHERE a.public_id = ?',
        [id],
      );
    expect(await recipients()).toHaveLength(5);
    expect(await view(id)).toMatchObject({ mailsSent: 6, dismissed: 0 });
  });
});
