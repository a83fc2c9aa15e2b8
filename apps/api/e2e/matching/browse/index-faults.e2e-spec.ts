import { FILTERS } from '@kalyanam/shared/topics/profile/filters';
import { Logger } from '@nestjs/common';
import { User } from '../../../src/people/accounts/user.entity.js';
import { GenderIndex } from '../../../src/matching/browse/index/gender-index.js';
import { IndexedMembers } from '../../../src/matching/browse/index/indexed-members.repository.js';
import { ListingIndex } from '../../../src/matching/browse/index/listing-index.service.js';
import { ChangeFeed } from '../../../src/platform/change-feed/change-feed.service.js';
import { inDeep } from '../../support/servers/deep.js';
import { Dice } from '../../support/make/dice.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { randomListing } from '../../support/make/random-listing.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

/** More than fit into one MB. */
const TOO_MANY = 12_000;

describe('the index, where something is wrong', () => {
  let test: TestApp;
  let index: ListingIndex;
  const start = async (megabytes: string): Promise<void> => {
    test = await startTestApp({ BROWSE_INDEX_MB: megabytes });
    index = test.app.get(ListingIndex);
  };
  afterEach(() => jest.restoreAllMocks());

  const until = async (holds: () => boolean): Promise<void> => {
    while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  const listedTo = async (viewer: SignedIn): Promise<string[]> =>
    (await viewer.get('/profiles').expect(200)).body.profiles.map(({ id }: { id: string }) => id).sort();
  const heard = () => test.app.get(ChangeFeed).caughtUp();
  const confirm = async (woman: SignedIn) => {
    await woman.post('/profiles/me/looking', { answer: 'looking' }).expect(200);
    await heard();
  };

  it('answers by SQL until it is built', async () => {
    let letBuild = (): void => undefined;
    const held = new Promise<void>((resolve) => (letBuild = resolve));
    const part = IndexedMembers.prototype.part;
    jest.spyOn(IndexedMembers.prototype, 'part').mockImplementation(async function (this: IndexedMembers, ...asked) {
      await held;
      return part.apply(this, asked);
    });
    await start('64');
    const viewer = await test.make.signedIn({ gender: 'male' });
    const woman = await test.make.signedIn();
    expect(index.isReady).toBe(false);
    expect(await listedTo(viewer)).toEqual([woman.id]);
    expect((await viewer.get('/profiles/counts').expect(200)).body).toMatchObject({ counts: null });
    letBuild();
    await until(() => index.isReady);
    expect(await listedTo(viewer)).toEqual([woman.id]);
    expect((await viewer.get('/profiles/counts').expect(200)).body.counts.photo).toEqual({ yes: 0 });
    await test.close();
  });

  inDeep('takes no more memory than it may: the database answers, and the log says so', async () => {
    await start('1');
    await until(() => index.isReady);
    const said = jest.spyOn(Logger.prototype, 'warn');
    const viewer = await test.make.signedIn({ gender: 'male' });
    await randomListing(test.database, new Dice(5), TOO_MANY, { now: test.clock.now(), tokens: [91, 92] });
    // First the listing grows: the feed reports every member as changed.
    await test.database.query('INSERT INTO member_changes (user_id) SELECT user_id FROM browse_entries');
    await until(() => !index.isReady);
    await index.rebuild();
    expect(index.isReady).toBe(false);
    const told = said.mock.calls.flat().filter((line) => String(line).includes('BROWSE_INDEX_MB'));
    expect(told.length).toBeGreaterThanOrEqual(2);
    const { total, profiles } = (await viewer.get('/profiles').expect(200)).body;
    expect(total).toBeGreaterThan(1000);
    expect(profiles).toEqual([]);
    expect((await viewer.get('/profiles/counts').expect(200)).body.counts).toBeNull();
    await test.close();
  });

  describe('once it is built', () => {
    beforeAll(async () => {
      await start('64');
      await until(() => index.isReady);
    });
    afterAll(() => test.close());
    beforeEach(async () => {
      await test.rows(User).deleteAll();
      await index.rebuild();
    });

    it('leaves out members it cannot read, says who, and builds once for many such changes', async () => {
      const viewer = await test.make.signedIn({ gender: 'male' });
      const women = [await test.make.signedIn(), await test.make.signedIn(), await test.make.signedIn()];
      const [poisoned] = women as [SignedIn];
      const all = women.map(({ id }) => id).sort();
      expect(await listedTo(viewer)).toEqual(all);

      const put = GenderIndex.prototype.put;
      const spoilt = jest.spyOn(GenderIndex.prototype, 'put').mockImplementation(function (this: GenderIndex, member) {
        const isPoisoned = member.userId === poisoned.userId;
        const entry = isPoisoned ? { ...member.entry, incomeRank: 'a great deal' } : member.entry;
        put.call(this, { ...member, entry });
      });
      const said = jest.spyOn(Logger.prototype, 'error');
      const parts = jest.spyOn(IndexedMembers.prototype, 'part');
      for (const woman of [...women, ...women, ...women]) await confirm(woman);
      expect(await listedTo(viewer)).toEqual(all.filter((id) => id !== poisoned.id));
      expect(index.isReady).toBe(true);
      expect(said.mock.calls.flat().join()).toContain(`Member ${poisoned.userId} could not be indexed`);
      // One for each gender.
      expect(parts.mock.calls.length).toBeLessThanOrEqual(2);

      spoilt.mockRestore();
      await index.rebuild();
      expect(await listedTo(viewer)).toEqual(all);
    });

    it('answers a page beyond the last as SQL does', async () => {
      const viewer = await test.make.signedIn({ gender: 'male' });
      await test.make.signedIn();
      const beyond = async () => {
        const pages = [];
        for (const query of ['page=2', 'page=9999', 'page=2&sort=newest', 'page=2&sort=wishes'])
          pages.push((await viewer.get(`/profiles?${query}`).expect(200)).body);
        return pages;
      };
      await heard();
      expect(index.isReady).toBe(true);
      const fromMemory = await beyond();
      for (const page of fromMemory) expect(page).toMatchObject({ profiles: [], total: 1, totalPages: 1 });
      jest.spyOn(ListingIndex.prototype, 'isReady', 'get').mockReturnValue(false);
      expect(await beyond()).toEqual(fromMemory);
    });

    it('is asked nothing that makes no sense: the field is named', async () => {
      const viewer = await test.make.signedIn({ gender: 'male' });
      const asked = FILTERS.filter(({ part }) => part !== 'city').map(({ name }) => `${name}=%3Cnonsense%3E`);
      asked.push(
        'sort=nonsense',
        'page=0',
        'page=-1',
        'page=1e9',
        'fits=nonsense',
        'mood=good',
        'diet=vegetarian&diet=jain',
      );
      for (const path of ['/profiles', '/profiles/counts'])
        for (const query of asked)
          expectFailure(await viewer.get(`${path}?${query}`), 'invalid-form', {
            [query.split('=')[0]!]: expect.any(String) as string,
          });
    });
  });
});
