import type { BrowseCard } from '@kalyanam/shared/contracts/profile';
import type { WishItem } from '@kalyanam/shared/contracts/wishes';
import { WISH_NAMES, wishSpec } from '@kalyanam/shared/topics/matching/wishes';
import { User } from '../../../src/people/accounts/user.entity.js';
import { SavedSearchRow } from '../../../src/matching/searches/saved-search.entity.js';
import type { Member, MemberWish } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

interface Planted {
  readonly value: WishItem['value'];
  readonly fits: MemberWish;
  readonly misses: MemberWish;
}

/** Each wish about what only verified members read, with two facts that it tells apart. */
const PLANTED: Readonly<Record<string, Planted>> = {
  children: { value: 'none', fits: { details: { children: 0 } }, misses: { details: { children: 2 } } },
  visa: {
    value: ['citizen'],
    fits: { details: { visaStatus: 'citizen' } },
    misses: { details: { visaStatus: 'work-visa' } },
  },
  settle: {
    value: 'stay-abroad',
    fits: { details: { settleWish: 'stay-abroad' } },
    misses: { details: { settleWish: 'return-india' } },
  },
  smoking: { value: 'no', fits: { details: { smoking: 'no' } }, misses: { details: { smoking: 'yes' } } },
  drinking: { value: 'no', fits: { details: { drinking: 'no' } }, misses: { details: { drinking: 'yes' } } },
  horoscope: {
    value: 'stated',
    fits: { horoscope: { star: 20, pada: 3 } },
    misses: { horoscope: { kuja: 'no' } },
  },
  gothra: { value: 'different', fits: { gothra: 'Atreya' }, misses: { gothra: 'Kasyapa' } },
  afterMarriageWork: {
    value: ['will-work'],
    fits: { details: { afterMarriageWork: 'will-work' } },
    misses: { details: { afterMarriageWork: 'will-not' } },
  },
};

describe('a wish about what only verified members read (C3)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => test.rows(User).deleteAll());

  /** All that a viewer learns of two women: by filters, orders, counts, offers and reasons. */
  async function learnt(status: 'verified' | 'semi-verified', wish: string, facts: readonly MemberWish[]) {
    await test.rows(User).deleteAll();
    const viewer = await test.make.signedIn({ gender: 'male', gothra: 'Kasyapa', verificationStatus: status });
    const women: Member[] = [];
    for (const [index, fact] of facts.entries())
      women.push(
        await test.make.member({
          maritalStatus: 'widowed',
          workLocation: { type: 'nri', country: 'usa', city: 'Dallas' },
          gothra: 'Gautama',
          activeAgo: index * 3600,
          ...fact,
        }),
      );
    const { id } = (await viewer.post('/searches', { name: 'Kept', query: 'maritalStatus=widowed' })).body.search;
    await test.rows(SavedSearchRow).update({ publicId: id }, { createdAt: new Date(0), query: `fits=both` });
    const seen: unknown[] = [];
    const note = async (path: string) => {
      const { body } = await viewer.get(path).expect(200);
      const { profiles, total, filters, reason, item, page, counts } = body;
      const told = profiles?.map(({ id, fit }: BrowseCard) => [women.findIndex((woman) => woman.id === id), fit]);
      seen.push([path.replace(/\d{7}[A-Z]/, ''), told, total, filters, reason, item, page, counts]);
    };
    for (const hides of [false, true]) {
      await test.make.wishes(viewer, { [wish]: { weight: 'must', value: PLANTED[wish]?.value } }, hides);
      seen.push((await viewer.get('/profiles/me/wishes').expect(200)).body.wishes.fitsNow);
      seen.push((await viewer.get('/searches').expect(200)).body.searches[0].newCount);
      for (const path of ['', '?fits=mine', '?sort=wishes']) await note(`/profiles${path}`);
      await note('/profiles/loosen?fits=mine&maritalStatus=widowed');
      await note('/profiles/counts?fits=mine');
      for (const woman of women) {
        const { memberCode } = await test.rows(User).findOneByOrFail({ id: woman.userId });
        await note(`/profiles/why?fits=mine&code=${memberCode}`);
      }
    }
    return seen;
  }

  it('is each of them', () => {
    const locked = WISH_NAMES.filter((wish) => wishSpec(wish).verifiedOnly);
    expect(Object.keys(PLANTED).sort()).toEqual([...locked].sort());
  });

  it.each(Object.entries(PLANTED))('tells a semi-verified viewer nothing: %s', async (wish, { fits, misses }) => {
    const worlds = [
      [fits, misses],
      [misses, fits],
      [{}, {}],
    ];
    const [first, second, third] = [
      await learnt('semi-verified', wish, worlds[0]!),
      await learnt('semi-verified', wish, worlds[1]!),
      await learnt('semi-verified', wish, worlds[2]!),
    ];
    expect(second).toEqual(first);
    expect(third).toEqual(first);
    expect(await learnt('verified', wish, worlds[0]!)).not.toEqual(await learnt('verified', wish, worlds[1]!));
  });
});
