import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { AccessEvent } from '../../../src/people/access-ledger/access-event.entity.js';
import { AccessLedgerCleaner } from '../../../src/people/access-ledger/access-ledger.cleaner.js';
import { AccessMonth } from '../../../src/people/access-ledger/access-month.entity.js';
import { CandidateConsent } from '../../../src/people/consents/candidate-consent.entity.js';
import { ContactDenial } from '../../../src/my/who-looked/contact-denial.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { ACCESS_TABLE } from '../../support/tables/access-table.js';
import { visit } from '../../support/requests/requests.js';
import { newRegistration, PASSWORD } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import type { Subjects } from '../../support/requests/write.js';
import { WRITES } from '../../support/requests/writes.js';

const DAY_SECONDS = 86_400;

/** C6: the owner's page of viewers, and of those the number is hidden from. */
describe('the ledger of a member', () => {
  let test: TestApp;
  let owner: SignedIn;
  let viewer: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await test.make.signedIn({ name: 'Sita Devi' });
    viewer = await test.make.signedIn({ gender: 'male', name: 'Ram Mohan' });
  });

  const ledger = async (query = '', by = owner) => (await by.get(`/access-events${query}`).expect(200)).body;
  const press = (by: SignedIn, on: Member = owner) => by.post(`/profiles/${on.id}/contact`);
  const codeOf = async ({ userId }: Member) => (await test.rows(User).findOneByOrFail({ id: userId })).memberCode;
  const lookedAgo = async (days: number, by: Member, ...what: Parameters<typeof test.make.look>[2][]) => {
    test.clock.advance(-days * DAY_SECONDS);
    await test.make.look(by, owner, ...what);
    test.clock.advance(days * DAY_SECONDS);
  };

  it('groups by person, who looked last first, with what and when', async () => {
    const earlier = await test.make.member({ gender: 'male', name: 'Bharat Kumar' });
    for (let ago = 12; ago > 0; ago -= 1) await lookedAgo(ago, viewer, 'profile');
    await lookedAgo(1, earlier, 'profile', 'gothra');
    await press(viewer).expect(200);
    const body = await ledger();
    expect(body).toMatchObject({ tab: 'people', team: [], months: [], page: 1, total: 2, totalPages: 1 });
    const [first, second] = body.people;
    expect(first).toMatchObject({
      viewer: { id: viewer.id, name: 'Ram Mohan' },
      left: false,
      agreed: false,
      denied: false,
      earlierDays: 3,
    });
    expect(first.looks[0]).toEqual({
      what: 'contact',
      day: dateInIndia(test.clock.now()),
      firstAt: expect.any(String),
      lastAt: expect.any(String),
      times: 1,
    });
    expect(first.looks).toHaveLength(10);
    expect(second.looks.map(({ what }: { what: string }) => what)).toEqual(['gothra', 'profile']);
    expect((await ledger('', viewer)).people).toEqual([]);
  });

  it('has no more pages than there are, and refuses what is none', async () => {
    await test.make.look(viewer, owner, 'profile');
    expect(await ledger('?page=7')).toMatchObject({ people: [], page: 7, total: 1, totalPages: 1 });
    for (const query of ['?page=0', '?tab=nobody', '?tab=desk'])
      expectFailure(await owner.get(`/access-events${query}`), 'invalid-form');
    expectFailure(await visit(test, 'get', '/access-events'), 'not-signed-in');
  });

  it('shows immediately that the team opened a document, but not who (C6 test 4)', async () => {
    const waiting = await test.make.case();
    await test.make.document(waiting, 'pan');
    const reviewer = await test.make.admin('reviewer');
    await reviewer.get(ADMIN_ROUTES.document(waiting.id, 'pan')).expect(200);
    const body = await ledger('?tab=team', waiting);
    expect(body).toMatchObject({ tab: 'team', people: [], total: 1 });
    expect(body.team).toEqual([
      {
        what: 'document',
        part: 'verification',
        day: dateInIndia(test.clock.now()),
        firstAt: expect.any(String),
        lastAt: expect.any(String),
        times: 1,
      },
    ]);
    const bytes = JSON.stringify(body);
    for (const secret of [reviewer.id, reviewer.username, 'reviewer']) expect(bytes).not.toContain(secret);
  });

  it('keeps the row of a viewer who has left, without a name where only the profile was opened (C6 test 6)', async () => {
    await test.make.look(viewer, owner, 'profile', 'gothra', 'family');
    await owner.put(`/contact-denials/${viewer.id}`).expect(200);
    const code = await codeOf(viewer);
    await viewer.delete('/profiles/me').expect(200);
    const body = await ledger();
    expect(body.people).toMatchObject([{ viewer: null, atLook: null, left: true, denied: false }]);
    expect(JSON.stringify(body)).not.toContain('Ram');
    expectFailure(await owner.put(`/contact-denials/${code}`), 'profile-not-found');
  });

  describe('of a viewer who goes after a look (R105)', () => {
    let code: string;
    beforeEach(async () => {
      code = await codeOf(viewer);
    });
    const setUser = (member: Member, changes: object) => test.rows(User).update({ id: member.userId }, changes);
    const atLook = () => ({ name: 'Ram Mohan', code });
    const report = (by = owner) =>
      by.post(`/profiles/${code}/reports`, { reason: 'money', description: 'Asked for a loan.' });
    const GOING: Readonly<Record<string, () => PromiseLike<unknown>>> = {
      blocks: () => viewer.post(`/profiles/${owner.id}/block`).expect(200),
      'is blocked': () => owner.post(`/profiles/${viewer.id}/block`).expect(200),
      'is suspended': () => setUser(viewer, { accountStatus: 'suspended' }),
      'is on hold': () => setUser(viewer, { accountStatus: 'on-hold' }),
    };

    it.each(['contact', 'photos', 'horoscope'] as const)(
      'has name and profile ID after one at the %s',
      async (what) => {
        await test.make.look(viewer, owner, 'profile', what);
        expect((await ledger()).people).toMatchObject([{ viewer: { id: viewer.id }, atLook: null }]);
        await viewer.post(`/profiles/${owner.id}/block`).expect(200);
        await test.rows(Profile).update({ userId: viewer.userId }, { name: 'Somebody Else' });
        expect((await ledger()).people).toMatchObject([{ viewer: null, atLook: atLook(), left: false }]);
      },
    );

    it.each(Object.keys(GOING))('can be reported, and kept from the number, when the viewer %s', async (way) => {
      await press(viewer).expect(200);
      await GOING[way]?.();
      const body = await ledger();
      expect(body.people).toMatchObject([{ viewer: null, atLook: atLook(), left: false, denied: false }]);
      expect(JSON.stringify(body)).not.toContain(viewer.id);
      expect((await owner.get('/contact-views').expect(200)).body.views).toMatchObject([
        { viewer: null, atLook: atLook() },
      ]);
      expectFailure(await owner.get(`/profiles/${viewer.id}`), 'profile-not-found');
      await owner.put(`/contact-denials/${code}`).expect(200);
      expect((await ledger()).people).toMatchObject([{ denied: true }]);
      await owner.delete(`/contact-denials/${code}`).expect(200);
      expect((await ledger()).people).toMatchObject([{ denied: false }]);
      await report().expect(200);
      expectFailure(await report(), 'already-reported');
    });

    it('stays after the account is gone, in the data file too, but no one can be reported any more', async () => {
      await press(viewer).expect(200);
      await viewer.delete('/profiles/me').expect(200);
      expect((await ledger()).people).toMatchObject([{ viewer: null, atLook: atLook(), left: true }]);
      expect((await owner.get('/contact-views').expect(200)).body.views).toMatchObject([{ atLook: atLook() }]);
      expectFailure(await report(), 'profile-not-found');
      const { body } = await owner.post('/account/export', { password: PASSWORD }).expect(200);
      expect(body.records.looks).toMatchObject([{ viewer_name: 'Ram Mohan', viewer_code: code }]);
    });

    it('opens nothing by the profile ID of a member who never looked', async () => {
      const stranger = await test.make.signedIn({ gender: 'female' });
      await press(viewer).expect(200);
      expectFailure(await report(stranger), 'profile-not-found');
      expectFailure(await stranger.put(`/contact-denials/${code}`), 'profile-not-found');
    });
  });

  describe('of a viewer whose candidate has not agreed (R45)', () => {
    const OWNERS_PAGES = [
      '/access-events',
      '/contact-views',
      '/notifications',
      '/interests',
      '/calls',
      '/photo-requests',
    ];
    let code: string;
    const setStatus = (verificationStatus: 'not-verified' | 'verified') =>
      test.rows(User).update({ id: viewer.userId }, { verificationStatus });
    beforeEach(async () => {
      code = (await codeOf(viewer)) ?? '';
      await test.rows(CandidateConsent).insert({
        ...{ userId: viewer.userId, relation: 'mother', phone: newRegistration().phone, askedAt: test.clock.now() },
      });
    });
    /** Each route that a member calls about another. */
    const aboutOwner = async () => {
      const looks = Object.entries(ACCESS_TABLE).filter(
        ([route, level]) =>
          ['account', 'member', 'browsing-member', 'verified-member'].includes(level) && /:id|:code/.test(route),
      );
      const ownersCode = await codeOf(owner);
      for (const [route] of looks) {
        const [method = '', pattern = ''] = route.split(' ');
        if (method === 'DELETE' || pattern.startsWith('/account')) continue;
        const path = pattern
          .replace(':id', owner.id)
          .replace(':code', ownersCode ?? '')
          .replace(/:\w+/g, 'full');
        const headers = { authorization: `Bearer ${viewer.token}` };
        const payload = WRITES[route]?.body({ memberId: viewer.id, otherId: owner.id } as Subjects) ?? {};
        const sent = { method: method as 'GET', url: API_PREFIX + path, headers, ...(method !== 'GET' && { payload }) };
        await test.app.inject(sent);
      }
    };
    const expectNoName = async () => {
      for (const page of OWNERS_PAGES) {
        const { text } = await owner.get(page).expect(200);
        for (const told of ['Ram Mohan', viewer.id, code]) expect([page, text.includes(told)]).toEqual([page, false]);
      }
    };

    it('has no look at all, whatever they ask for', async () => {
      await setStatus('not-verified');
      await aboutOwner();
      expect(await test.rows(AccessEvent).countBy({ ownerId: owner.userId })).toBe(0);
      await expectNoName();
    });

    it('has no name even where their status is set by hand', async () => {
      await setStatus('verified');
      await test.make.look(viewer, owner, 'profile', 'contact', 'photos', 'horoscope');
      expect((await ledger()).people).toMatchObject([{ viewer: null, atLook: null, left: false }]);
      await expectNoName();
      await test.rows(CandidateConsent).update({ userId: viewer.userId }, { agreedAt: test.clock.now() });
      expect((await ledger()).people).toMatchObject([{ viewer: { id: viewer.id } }]);
      await test.rows(AccessEvent).delete({ ownerId: owner.userId });
      await aboutOwner();
      expect(await test.rows(AccessEvent).countBy({ ownerId: owner.userId })).toBeGreaterThan(0);
    });
  });

  it('names a viewer who is offline: hidden from search is not hidden from those they looked at', async () => {
    await test.make.look(viewer, owner, 'profile');
    await viewer.put('/profiles/me/status', { status: 'offline' }).expect(200);
    expect((await ledger()).people).toMatchObject([{ viewer: { id: viewer.id, name: 'Ram Mohan' } }]);
  });

  it('goes with its owner', async () => {
    await press(viewer).expect(200);
    await owner.delete('/profiles/me').expect(200);
    expect(await test.rows(AccessEvent).countBy({ ownerId: owner.userId })).toBe(0);
  });

  it('tells a viewer once, with the first number they open, that the family sees it', async () => {
    const other = await test.make.member();
    await test.rows(Profile).update({ userId: other.userId }, { contactVisibility: 'accepted' });
    expect((await press(viewer, other).expect(200)).body).not.toHaveProperty('firstLook');
    expect((await press(viewer).expect(200)).body).toMatchObject({ firstLook: true });
    await test.rows(Profile).update({ userId: other.userId }, { contactVisibility: 'verified' });
    for (const on of [owner, other]) expect((await press(viewer, on).expect(200)).body).not.toHaveProperty('firstLook');
  });

  it('becomes totals of months after 400 days, however many processes clean', async () => {
    for (const ago of [402, 403, 401, 399]) await lookedAgo(ago, viewer, 'profile', 'contact');
    const second = await test.make.member({ gender: 'male' });
    await lookedAgo(402, second, 'profile');
    const cleaner = test.app.get(AccessLedgerCleaner, { strict: false });
    await Promise.all([cleaner.sumUp(), cleaner.sumUp(), cleaner.sumUp()]);
    const looks = (what: string) =>
      test.rows(AccessMonth).sum('looks', { ownerId: owner.userId, what: what as 'profile' });
    expect([Number(await looks('profile')), Number(await looks('contact'))]).toEqual([4, 3]);
    const body = await ledger();
    expect(body.people).toMatchObject([{ looks: [{ what: 'contact' }, { what: 'profile' }] }]);
    expect(body.months).toContainEqual({
      month: expect.stringMatching(/^\d{4}-\d\d-01$/),
      what: 'contact',
      looks: expect.any(Number),
    });
  });

  describe('with a number hidden from one family', () => {
    /** What they get, without what differs with each request. */
    const bytesOf = async (by: SignedIn) => {
      const page = (await by.get(`/profiles/${owner.id}`).expect(200)).text;
      const specified = (await by.get(`/profiles/get.php?id=${owner.id}`).expect(200)).text;
      return [page, specified, (await press(by).expect(200)).text];
    };
    const hide = () => owner.put(`/contact-denials/${viewer.id}`);

    it('is to them as before an accepted interest, byte for byte, and to others as ever (C6 test 5)', async () => {
      const other = await test.make.signedIn({ gender: 'male' });
      const open = await bytesOf(viewer);
      expect(open[2]).toContain(owner.phone);
      await test.rows(Profile).update({ userId: owner.userId }, { contactVisibility: 'accepted' });
      const afterInterest = await bytesOf(viewer);
      await test.rows(Profile).update({ userId: owner.userId }, { contactVisibility: 'verified' });
      expect((await hide().expect(200)).body).toEqual({ success: true, denied: true });
      expect((await hide().expect(200)).body).toEqual({ success: true, denied: true });
      const hidden = await bytesOf(viewer);
      expect(hidden).toEqual(afterInterest);
      for (const bytes of hidden) expect(bytes).not.toContain(owner.phone);
      expect((await bytesOf(other))[2]).toContain(owner.phone);
      expect(await ledger()).toMatchObject({
        people: expect.arrayContaining([expect.objectContaining({ denied: true })]),
      });
      expect((await owner.delete(`/contact-denials/${viewer.id}`).expect(200)).body.denied).toBe(false);
      expect((await press(viewer).expect(200)).body.contact).toMatchObject({ phone: owner.phone });
    });

    it('stays hidden after an accepted interest, in the same words, and without a notice', async () => {
      await bytesOf(viewer);
      await hide().expect(200);
      await test.make.interest(viewer, owner, { state: 'accepted' });
      const [page, specified, pressed] = await bytesOf(viewer);
      for (const bytes of [page, specified, pressed]) {
        expect(bytes).toContain('"contactHidden":"after-interest"');
        expect(bytes).not.toContain(owner.phone);
        expect(bytes).not.toMatch(/deni/i);
      }
      expect((await viewer.get('/notifications').expect(200)).body.notifications).toEqual([]);
      const hiddenFrom = async (member: SignedIn) =>
        (await member.post('/account/export', { password: PASSWORD }).expect(200)).body.records.contactHiddenFrom;
      expect(await hiddenFrom(viewer)).toEqual([]);
      expect(await hiddenFrom(owner)).toMatchObject([{ profile: viewer.id }]);
    });

    it('can be asked only for members who have looked, and only by the owner', async () => {
      const stranger = await test.make.member({ gender: 'male' });
      for (const id of [stranger.id, owner.id, 'unknown'])
        expectFailure(await owner.put(`/contact-denials/${id}`), 'profile-not-found');
      expect(await test.rows(ContactDenial).countBy({ ownerId: owner.userId })).toBe(0);
      expectFailure(await visit(test, 'put', `/contact-denials/${stranger.id}`), 'not-signed-in');
    });

    it('is listed where the looks are no longer kept, so that it can be taken back', async () => {
      await test.make.look(viewer, owner, 'profile');
      await hide().expect(200);
      await test.rows(AccessEvent).delete({ ownerId: owner.userId });
      expect((await ledger()).people).toMatchObject([{ viewer: { id: viewer.id }, denied: true, looks: [] }]);
    });
  });

  it('counts for the team by the day only', async () => {
    await press(viewer).expect(200);
    const support = await test.make.admin('support');
    const { body } = await support.get(ADMIN_ROUTES.timeline(viewer.id)).expect(200);
    const opened = body.events.filter(({ what }: { what: string }) => what === 'contact-opened-of');
    expect(opened).toMatchObject([{ count: 1, member: null }]);
    expect(JSON.stringify(opened)).not.toContain(owner.id);
  });
});
