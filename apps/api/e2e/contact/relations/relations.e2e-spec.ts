import { dayStartInIndia } from '@kalyanam/shared/base/india-time';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { In } from 'typeorm';
import { PhotosService } from '../../../src/profiles/photos/photos.service.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { Block } from '../../../src/contact/blocks/block.entity.js';
import { Dismissal } from '../../../src/contact/shortlist/dismissal.entity.js';
import { ShortlistEntry } from '../../../src/contact/shortlist/shortlist-entry.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { visit } from '../../support/requests/requests.js';
import type { Member, MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg } from '../../support/make/uploads.js';

const HIDDEN: MemberWish[] = [
  { verificationStatus: 'not-verified' },
  { verificationStatus: 'rejected' },
  { accountStatus: 'on-hold' },
  { accountStatus: 'suspended' },
  { married: true },
];

describe('relations between members', () => {
  let test: TestApp;
  let her: SignedIn;
  let him: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    her = await test.make.signedIn({ name: 'Sita Devi' });
    him = await test.make.signedIn({ name: 'Ram Mohan', gender: 'male' });
  });

  const idsOf = (body: { profiles: { id: string }[] }): string[] => body.profiles.map(({ id }) => id);
  const browsed = async (viewer: SignedIn, lookingFor: string): Promise<string[]> => {
    const { body } = await viewer.get(`/profiles?lookingFor=${lookingFor}`).expect(200);
    return idsOf(body);
  };
  const hide = (person: Member): Promise<unknown> =>
    test.rows(User).update({ id: person.userId }, { accountStatus: 'on-hold' });

  describe('a block', () => {
    const blockBy = (by: SignedIn, whom: Member) => by.post(`/profiles/${whom.id}/block`);
    const unblockBy = (by: SignedIn, whom: Member) => by.delete(`/profiles/${whom.id}/block`);
    const listOf = async (member: SignedIn): Promise<unknown> => (await member.get('/blocks').expect(200)).body.blocked;

    it('is closed to visitors and to members who may not browse; undoing it is not', async () => {
      expectFailure(await visit(test, 'post', `/profiles/${her.id}/block`), 'not-signed-in');
      const rejected = await test.make.signedIn({ verificationStatus: 'rejected' });
      expectFailure(await blockBy(rejected, her), 'verification-needed');
      await unblockBy(rejected, her).expect(200);
    });

    it('hides both from each other everywhere, silently, until it is undone', async () => {
      const [photo] = await test.app.get(PhotosService, { strict: false }).add(her.userId, [await jpeg()]);
      await test.make.photosAccepted(her);
      await her.post(`/profiles/${him.id}/interest`).expect(200);
      await him.put(`/profiles/${her.id}/shortlist`).expect(200);
      await her.put(`/profiles/${him.id}/shortlist`).expect(200);
      const seen = (await him.get(`/profiles/${her.id}`).expect(200)).body.profile;
      await him.post(`/profiles/${her.id}/contact`).expect(200);
      await her.post(`/profiles/${him.id}/contact`).expect(200);
      expect(seen.photos[0].id).toBe(photo?.publicId);
      const bytes = seen.photos[0].card.replace('/backend/api', '');
      await him.get(bytes).expect(200);

      await blockBy(her, him).expect(200, { success: true, blocked: true });
      for (const [viewer, other, gender] of [
        [him, her, 'bride'],
        [her, him, 'groom'],
      ] as const) {
        expectFailure(await viewer.get(`/profiles/${other.id}`), 'profile-not-found');
        expectFailure(await viewer.post(`/profiles/${other.id}/contact`), 'profile-not-found');
        expect(await browsed(viewer, gender)).not.toContain(other.id);
        for (const path of ['', '/accept', '/decline'])
          expectFailure(await viewer.post(`/profiles/${other.id}/interest${path}`), 'profile-not-found');
        expectFailure(await viewer.delete(`/profiles/${other.id}/interest`), 'profile-not-found');
        expectFailure(await viewer.put(`/profiles/${other.id}/shortlist`), 'profile-not-found');
        expectFailure(await viewer.post(`/profiles/${other.id}/reports`, { reason: 'fake' }), 'profile-not-found');
        for (const box of ['received', 'sent', 'accepted']) {
          const { body } = await viewer.get(`/interests?box=${box}`).expect(200);
          expect(body).toMatchObject({ profiles: [], total: 0, counts: { received: 0, sent: 0, accepted: 0 } });
        }
        expect((await viewer.get('/shortlist').expect(200)).body).toMatchObject({ profiles: [], total: 0 });
        const { body: told } = await viewer.get('/notifications').expect(200);
        expect(told).toMatchObject({ notifications: [], unread: 0, total: 0 });
        const { body: views } = await viewer.get('/contact-views').expect(200);
        expect(views.views).toMatchObject([{ viewer: null }]);
      }
      expectFailure(await him.get(bytes), 'not-found');
      expect(await listOf(him)).toEqual([]);
      expect(await listOf(her)).toEqual([{ id: him.id, name: 'Ram Mohan', since: expect.any(String) }]);

      await unblockBy(her, him).expect(200, { success: true, blocked: false });
      await him.get(`/profiles/${her.id}`).expect(200);
      expect((await him.get('/interests').expect(200)).body.profiles).toMatchObject([
        { id: her.id, interest: { state: 'pending', canAccept: true } },
      ]);
      expect((await him.get('/notifications').expect(200)).body).toMatchObject({ unread: 1 });
    });

    it('may be repeated, and undone only by its own side', async () => {
      await blockBy(her, him).expect(200);
      await blockBy(her, him).expect(200);
      expect(await listOf(her)).toHaveLength(1);
      await unblockBy(him, her).expect(200);
      expectFailure(await him.get(`/profiles/${her.id}`), 'profile-not-found');
      await unblockBy(her, him).expect(200);
      await unblockBy(her, him).expect(200);
      await him.get(`/profiles/${her.id}`).expect(200);
    });

    it('tells a blocked member who tries the same only that there is no such profile', async () => {
      await blockBy(her, him).expect(200);
      expectFailure(await blockBy(him, her), 'profile-not-found');
    });

    it('is refused for unknown, hidden and own profiles', async () => {
      for (const wish of HIDDEN) expectFailure(await blockBy(her, await test.make.member(wish)), 'profile-not-found');
      expectFailure(await her.post('/profiles/x/block'), 'profile-not-found');
      expectFailure(await blockBy(her, her), 'forbidden');
      await her.delete('/profiles/x/block').expect(200);
    });

    it('stays in the list without a name while the profile is hidden from everyone', async () => {
      await blockBy(her, him).expect(200);
      await hide(him);
      expect(await listOf(her)).toEqual([{ id: him.id, name: null, since: expect.any(String) }]);
    });

    it('by both sides in parallel, twenty times, leaves two rows', async () => {
      const presses = Array.from({ length: 20 }, (_, n) => (n % 2 ? blockBy(her, him) : blockBy(him, her)));
      for (const { status } of await Promise.all(presses)) expect([200, 404]).toContain(status);
      const rows = await test.rows(Block).findBy({ blockerId: In([her.userId, him.userId]) });
      expect(rows.length).toBeGreaterThanOrEqual(1);
      expect(rows.length).toBeLessThanOrEqual(2);
    });
  });

  describe.each([
    { list: 'shortlist', mark: 'shortlist', marked: 'shortlisted', entity: ShortlistEntry, full: 'shortlist-full' },
    { list: 'dismissals', mark: 'dismissal', marked: 'dismissed', entity: Dismissal, full: 'dismissals-full' },
  ] as const)('the $list of a member', ({ list, mark, marked, entity, full }) => {
    const add = (by: SignedIn, whom: Member) => by.put(`/profiles/${whom.id}/${mark}`);
    const remove = (by: SignedIn, id: string) => by.delete(`/profiles/${id}/${mark}`);
    const listed = async (member: SignedIn, query = '') => (await member.get(`/${list}${query}`).expect(200)).body;

    it('is closed to visitors and to members who may not browse', async () => {
      expectFailure(await visit(test, 'get', `/${list}`), 'not-signed-in');
      const newcomer = await test.make.signedIn({ verificationStatus: 'not-verified' });
      expectFailure(await newcomer.get(`/${list}`), 'verification-needed');
      expectFailure(await add(newcomer, her), 'verification-needed');
    });

    it('keeps profiles once, and removes them', async () => {
      await add(him, her).expect(200, { success: true, [marked]: true });
      await add(him, her).expect(200);
      expect(await listed(him)).toMatchObject({ profiles: [{ id: her.id }], total: 1, totalPages: 1 });
      await remove(him, her.id).expect(200, { success: true, [marked]: false });
      await remove(him, her.id).expect(200);
      await remove(him, 'x').expect(200);
      expect(await listed(him)).toMatchObject({ profiles: [], total: 0 });
    });

    it('has pages, last added first, and leaves out hidden members but not offline ones', async () => {
      const women: Member[] = [];
      for (let n = 0; n < 15; n += 1) {
        const woman = await test.make.member();
        await add(him, woman).expect(200);
        women.unshift(woman);
        test.clock.advance(1);
      }
      await hide(women[0] as Member);
      await test.make.block(women[1] as Member, him);
      await test.rows(Profile).update({ userId: women[2]?.userId }, { isActive: false });
      const first = await listed(him);
      expect(first).toMatchObject({ page: 1, total: 13, totalPages: 2 });
      expect(idsOf(first)).toEqual(women.slice(2, 14).map(({ id }) => id));
      expect(idsOf(await listed(him, '?page=2'))).toEqual([women[14]?.id]);
    });

    it('is refused for unknown, hidden and own profiles', async () => {
      for (const wish of HIDDEN) expectFailure(await add(him, await test.make.member(wish)), 'profile-not-found');
      expectFailure(await add(him, him), 'forbidden');
      expectFailure(await him.get(`/${list}?page=-1`), 'invalid-form');
    });

    it('has a maximum length', async () => {
      const woman = await test.make.member();
      const many = Array.from({ length: LIMITS[list] }, (_, n) => n);
      const top = (await test.rows(User).maximum('id')) ?? 0;
      await test.rows(User).insert(
        many.map((n) => ({
          id: top + n + 1,
          publicId: `${mark[0]}${n}`,
          memberCode: `${mark[0]}${n}`,
          email: `${mark[0]}${n}@example.org`,
          phone: String(7_000_000_000 + top + n),
          passwordHash: '',
        })),
      );
      await test.rows<Dismissal>(entity).insert(many.map((n) => ({ userId: him.userId, profileUserId: top + n + 1 })));
      expectFailure(await add(him, woman), full);
    });
  });

  it('marks the cards and the profile on the shortlist, for the member alone', async () => {
    await him.put(`/profiles/${her.id}/shortlist`).expect(200);
    expect((await him.get('/shortlist')).body).toMatchObject({ profiles: [{ id: her.id, shortlisted: true }] });
    expect((await him.get(`/profiles/${her.id}`)).body.profile.shortlisted).toBe(true);
    expect((await her.get(`/profiles/${him.id}`)).body.profile.shortlisted).toBe(false);
  });

  it('leaves those who are not for the member out of their list alone, and dates it on the profile', async () => {
    const mine = async (member: SignedIn) => idsOf((await member.get('/profiles').expect(200)).body);
    expect(await mine(him)).toContain(her.id);
    await him.put(`/profiles/${her.id}/dismissal`).expect(200);
    expect(await mine(him)).not.toContain(her.id);
    expect(await mine(her)).toContain(him.id);
    const seen = async (by: SignedIn, id: string) => (await by.get(`/profiles/${id}`).expect(200)).body.profile;
    expect(await seen(him, her.id)).toMatchObject({ dismissedAt: expect.any(String) as string });
    expect(await seen(her, him.id)).toMatchObject({ dismissedAt: null });
    await him.delete(`/profiles/${her.id}/dismissal`).expect(200);
    expect(await mine(him)).toContain(her.id);
    expect(await seen(him, her.id)).toMatchObject({ dismissedAt: null });
  });

  describe('who saw my contact', () => {
    const views = async (owner: SignedIn, query = '') => (await owner.get(`/contact-views${query}`).expect(200)).body;

    it('is listed for the owner, latest first', async () => {
      const other = await test.make.signedIn({ gender: 'male', name: 'Bharat Kumar' });
      await him.post(`/profiles/${her.id}/contact`).expect(200);
      test.clock.advance(60);
      await other.post(`/profiles/${her.id}/contact`).expect(200);
      test.clock.advance(60);
      await him.post(`/profiles/${her.id}/contact`).expect(200);
      const body = await views(her);
      expect(body).toMatchObject({ page: 1, total: 2, totalPages: 1 });
      expect(body.views).toEqual([
        {
          viewer: { id: him.id, name: 'Ram Mohan' },
          atLook: null,
          firstAt: expect.any(String),
          lastAt: expect.any(String),
          times: 2,
        },
        {
          viewer: { id: other.id, name: 'Bharat Kumar' },
          atLook: null,
          firstAt: expect.any(String),
          lastAt: expect.any(String),
          times: 1,
        },
      ]);
      expect(Date.parse(body.views[0].lastAt)).toBeGreaterThan(Date.parse(body.views[1].lastAt));
      expect(await views(him)).toMatchObject({ views: [], total: 0 });
    });

    it('counts each time that phone and email are opened', async () => {
      // Within one day of India, since each day has a count of its own.
      const sinceMidnight = (test.clock.now().getTime() - dayStartInIndia(test.clock.now()).getTime()) / 1000;
      test.clock.advance(86_400 - sinceMidnight);
      const times: number[] = [];
      for (const seconds of [0, 3000, 3000, 3601]) {
        test.clock.advance(seconds);
        [her, him] = [await test.make.session(her), await test.make.session(him)];
        await him.post(`/profiles/${her.id}/contact`).expect(200);
        times.push((await views(her)).views[0].times);
      }
      expect(times).toEqual([1, 2, 3, 4]);
    });

    it('names a viewer who is hidden from the owner now as they were at the look', async () => {
      await him.post(`/profiles/${her.id}/contact`).expect(200);
      await hide(him);
      expect((await views(her)).views).toEqual([
        {
          viewer: null,
          atLook: { name: 'Ram Mohan', code: expect.any(String) },
          firstAt: expect.any(String),
          lastAt: expect.any(String),
          times: 1,
        },
      ]);
    });

    it('is closed to visitors and refuses a bad page', async () => {
      expectFailure(await visit(test, 'get', '/contact-views'), 'not-signed-in');
      expectFailure(await her.get('/contact-views?page=0'), 'invalid-form');
    });
  });
});
