import { dayStartInIndia } from '@kalyanam/shared/base/india-time';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { AuditLogRow } from '../../../src/people/audit/audit-log-row.entity.js';
import { AccessEvent } from '../../../src/people/access-ledger/access-event.entity.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const PRESSES = 60;
const DAY_SECONDS = 86_400;
const ADDRESS = '4 Temple Street';
const CLOSED = { contact: null, contactHidden: 'daily-limit' };

/** R79: how many members' contact details one member opens in a day of India. */
describe('contact details of many', () => {
  let test: TestApp;
  let viewer: SignedIn;
  let owners: Member[];
  let last: Member;
  let beyond: Member;
  beforeAll(async () => {
    test = await startTestApp();
    owners = [];
    for (let made = 0; made < PRESSES; made += 1)
      owners.push(
        await test.make.member({ familyLocation: { state: 'andhra-pradesh', city: 'Guntur', address: ADDRESS } }),
      );
    [last, beyond] = owners.slice(LIMITS.contactsPerDay - 1) as [Member, Member];
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    tomorrowAt(12);
    viewer = await test.make.signedIn({ gender: 'male' });
  });

  /** Sets the clock to an hour of the next day in India, so that no test depends on when it runs. */
  function tomorrowAt(hour: number): void {
    const now = test.clock.now();
    const since = (now.getTime() - dayStartInIndia(now).getTime()) / 1000;
    test.clock.advance(DAY_SECONDS - since + hour * 3600);
  }
  const press = async (person: Member) => (await viewer.post(`/profiles/${person.id}/contact`).expect(200)).body;
  const asSpecified = async (person: Member) =>
    (await viewer.get(`/profiles/get.php?id=${person.id}`).expect(200)).body.profile;
  const openAll = async () => {
    for (const person of owners.slice(0, LIMITS.contactsPerDay))
      expect(await press(person)).toMatchObject({ contact: { phone: person.phone } });
  };
  const rows = () => test.rows(AccessEvent).countBy({ what: 'contact', viewerId: viewer.userId });
  const lines = () => test.rows(AuditLogRow).findBy({ subject: `member:${viewer.id}` });

  it('open up to the daily number, however many presses come in parallel, and the team gets one notice', async () => {
    const answers = await Promise.all(owners.map((person, n) => (n % 3 ? press(person) : asSpecified(person))));
    const closed = answers.filter(({ contactHidden }) => contactHidden === 'daily-limit');
    expect(closed).toHaveLength(PRESSES - LIMITS.contactsPerDay);
    const texts = JSON.stringify(closed);
    expect(owners.filter(({ phone, email }) => texts.includes(phone) || texts.includes(email))).toEqual([]);
    expect(texts).not.toContain(ADDRESS);
    expect(await rows()).toBe(LIMITS.contactsPerDay);
    const details = JSON.stringify({ opened: LIMITS.contactsPerDay });
    expect(await lines()).toMatchObject([
      { actor: `member:${viewer.id}`, action: 'contact-limit-reached', details, ip: expect.stringContaining('127') },
    ]);
  });

  it('count after an accepted interest too; the same one again is free that day', async () => {
    await openAll();
    await test.make.interest(viewer, beyond, { state: 'accepted' });
    expect(await press(beyond)).toEqual({ success: true, ...CLOSED });
    expect(await asSpecified(beyond)).toMatchObject({ phone: null, email: null, contactHidden: 'daily-limit' });
    expect(
      await test.rows(AccessEvent).countBy({ what: 'contact', viewerId: viewer.userId, ownerId: beyond.userId }),
    ).toBe(0);
    expect(await press(last)).toMatchObject({ contact: { phone: last.phone }, contactHidden: null });
    expect(await lines()).toHaveLength(1);
  });

  it('are shown to the team once when they are over 35 on 3 of 7 days, and to no one else (C6)', async () => {
    const reports = () =>
      test.database.query<{ kind: string; description: string }[]>(
        `SELECT system_kind AS kind, description FROM reports WHERE reported_id = ${viewer.userId}`,
      );
    const day = async (count: number) => {
      viewer = await test.make.session(viewer);
      for (const person of owners.slice(0, 34)) await test.make.look(viewer, person, 'contact');
      for (const person of owners.slice(34, count)) await press(person);
      tomorrowAt(12);
    };
    await day(36);
    await day(35);
    for (let quiet = 0; quiet < 5; quiet += 1) tomorrowAt(12);
    await day(36);
    await day(36);
    expect(await reports()).toEqual([]);
    await day(35);
    expect(await reports()).toEqual([]);
    await day(37);
    await day(36);
    const [report, ...others] = await reports();
    expect([report?.kind, others]).toEqual(['many-numbers', []]);
    expect(report?.description).toMatch(/^Phone and email of more than 35 members a day, on 3 of 7 days: 36 on \d/);
    const reviewer = await test.make.admin('reviewer');
    const { rows } = (await reviewer.get(`${ADMIN_ROUTES.reports}?state=open`).expect(200)).body;
    const row = rows.find(({ reported }: { reported: { userId: string } }) => reported.userId === viewer.id);
    expect(row).toMatchObject({ reporter: null, system: 'many-numbers', other: null, reports: 1 });
    const owner = await test.make.admin('owner');
    const file = await owner.get(ADMIN_ROUTES.exportOf(ADMIN_ROUTES.reports)).buffer(true).expect(200);
    expect(file.text).toContain(',Kalyanam,Opened very many phone numbers,');
    const { body } = await reviewer.get(ADMIN_ROUTES.report(row.id)).expect(200);
    expect(body).toMatchObject({ report: { system: 'many-numbers' }, reporters: [] });
    await reviewer
      .post(ADMIN_ROUTES.reportDecision(row.id), { outcome: 'dismissed', action: 'none', seen: 1 })
      .expect(200);
    viewer = await test.make.session(viewer);
    expect((await viewer.get('/notifications').expect(200)).body.notifications).toEqual([]);
  });

  it('open again from midnight in India, when the count starts again', async () => {
    await openAll();
    test.clock.advance(12 * 3600 - 60);
    viewer = await test.make.session(viewer);
    expect(await press(beyond)).toMatchObject(CLOSED);
    tomorrowAt(0);
    await openAll();
    expect(await press(beyond)).toMatchObject(CLOSED);
    expect(await rows()).toBe(2 * LIMITS.contactsPerDay);
    expect(await lines()).toHaveLength(2);
  });
});
