import { dayStartInIndia } from '@kalyanam/shared/india-time';
import { LIMITS } from '@kalyanam/shared/limits';
import { AuditLogRow } from '../../src/audit/audit-log-row.entity.js';
import { AccessEvent } from '../../src/access-ledger/access-event.entity.js';
import type { Member, SignedIn } from '../support/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

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

  it('open up to the daily number, however many presses come at once, and the team is told once', async () => {
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

  it('open again from midnight in India, when those of the day before count anew', async () => {
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
