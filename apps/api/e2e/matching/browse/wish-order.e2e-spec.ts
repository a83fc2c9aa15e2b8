import type { BrowseCard } from '@kalyanam/shared/contracts/profile';
import type { WishItem } from '@kalyanam/shared/contracts/wishes';
import { MOST_ORDERED, WISH_MESSAGES } from '@kalyanam/shared/topics/matching/wish-order';
import { User } from '../../../src/people/accounts/user.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { listedGhosts } from '../../support/make/ghosts.js';
import type { MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('a list in the order of wishes (C3, R47)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => test.rows(User).deleteAll());

  const man = (wish: MemberWish = {}) => test.make.signedIn({ gender: 'male', gothra: 'Kasyapa', ...wish });
  const woman = async (wish: MemberWish = {}): Promise<string> => (await test.make.member(wish)).id;
  const wish = (member: SignedIn, items: WishItem[]) =>
    member.put('/profiles/me/wishes', { items, visible: 'counts', hideFromMisfits: false, version: 1 }).expect(200);
  const cards = async (viewer: SignedIn, query = ''): Promise<BrowseCard[]> =>
    (await viewer.get(`/profiles?sort=wishes${query}`).expect(200)).body.profiles;
  const order = async (viewer: SignedIn, query = '') => (await cards(viewer, query)).map(({ id }) => id);

  it('begins with most wishes met, then fewest missed, then who was active last', async () => {
    const viewer = await man();
    await wish(viewer, [
      { wish: 'diet', weight: 'nice', value: ['vegetarian'] },
      { wish: 'education', weight: 'must', value: 'masters' },
    ]);
    const none = await woman({ diet: 'non-vegetarian', education: 'bachelors', activeAgo: 1 });
    const unknown = await woman({ diet: null, education: 'masters', activeAgo: 300 });
    const both = await woman({ diet: 'vegetarian', education: 'phd', activeAgo: 900 });
    const [earlier, later] = [
      await woman({ diet: 'non-vegetarian', education: 'masters', activeAgo: 200 }),
      await woman({ diet: 'non-vegetarian', education: 'masters', activeAgo: 100 }),
    ];
    expect(await order(viewer)).toEqual([both, unknown, later, earlier, none]);
    expect(await order(viewer, '&diet=non-vegetarian')).toEqual([later, earlier, none]);
    expect(await order(viewer, '&fits=mine')).toEqual([both, unknown, later, earlier]);
    expect(await order(viewer, '&page=2')).toEqual([]);
  });

  it('ends with those far from the age asked for, whatever else they meet', async () => {
    const viewer = await man();
    await wish(viewer, [
      { wish: 'age', weight: 'nice', value: { from: 24, to: 30 } },
      { wish: 'diet', weight: 'nice', value: ['vegetarian'] },
      { wish: 'education', weight: 'nice', value: 'masters' },
    ]);
    const aged = (age: number, more: MemberWish) => woman({ dob: `${new Date().getFullYear() - age}-01-01`, ...more });
    const both: MemberWish = { diet: 'vegetarian', education: 'phd' };
    const neither: MemberWish = { diet: 'non-vegetarian', education: 'bachelors' };
    const far = await aged(58, both);
    const farther = await aged(59, neither);
    const only = await aged(27, neither);
    const near = await aged(34, both);
    expect(await order(viewer)).toEqual([near, only, far, farther]);
  });

  it('is cut into pages, each profile on one of them', async () => {
    const viewer = await man();
    await wish(viewer, [{ wish: 'diet', weight: 'nice', value: ['vegetarian'] }]);
    for (let index = 0; index < 14; index++) await woman({ diet: index % 2 ? 'vegetarian' : 'non-vegetarian' });
    const all = [...(await cards(viewer)), ...(await cards(viewer, '&page=2'))];
    expect(new Set(all.map(({ id }) => id)).size).toBe(14);
    expect(all.map(({ fit }) => fit?.fits)).toEqual([...Array(7).fill(1), ...Array(7).fill(0)]);
  });

  it('counts the gothra by both families’ rules', async () => {
    const viewer = await man();
    await wish(viewer, [{ wish: 'gothra', weight: 'nice', value: 'different' }]);
    const same = await woman({ gothra: 'Kashyapasa', activeAgo: 1 });
    const unlisted = await woman({ gothra: 'Ours alone', activeAgo: 2 });
    const different = await woman({ gothra: 'Atreya', activeAgo: 3 });
    const unread = await woman({ gothra: 'Atreya', activeAgo: 4, verificationStatus: 'semi-verified' });
    expect(await order(viewer)).toEqual([different, unlisted, unread, same]);
  });

  it('is that of any list where nothing is wished', async () => {
    const viewer = await man();
    const [old, young] = [await woman({ activeAgo: 9 }), await woman({ activeAgo: 3 })];
    expect(await order(viewer)).toEqual([young, old]);
  });

  it('is refused for a list that is too long', async () => {
    const viewer = await man();
    const id = await woman({ familyLocation: { state: 'kerala', city: 'Kochi' } });
    await listedGhosts(test.database, MOST_ORDERED);
    expectFailure(await viewer.get('/profiles?sort=wishes'), 'invalid-form', { sort: WISH_MESSAGES.tooManyToOrder });
    expect(await order(viewer, '&familyState=kerala')).toEqual([id]);
    await test.database.query(`DELETE FROM browse_entries WHERE family_state = 'goa' LIMIT 1`);
    expect((await viewer.get('/profiles?sort=wishes').expect(200)).body.total).toBe(MOST_ORDERED);
  });
});
