import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import type { GothraRuleLine, WomensLine } from '@kalyanam/shared/base/vocabulary/gothras';
import type { Wishes } from '@kalyanam/shared/topics/matching/wishes';
import { User } from '../../../src/people/accounts/user.entity.js';
import { Lineages } from '../../../src/profiles/gothras/lineages.service.js';
import { BrowseEntries } from '../../../src/matching/listing/browse-entries.service.js';
import { SavedSearchRow } from '../../../src/matching/searches/saved-search.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { Member, MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const TALL: Wishes = { height: { weight: 'must', value: { from: 70, to: 75 } } };
const SHORT: Wishes = { height: { weight: 'must', value: { from: 54, to: 60 } } };
const ABROAD: MemberWish = { workLocation: { type: 'nri', country: 'usa', city: 'Dallas' } };

/** Each must about what only verified members read, with two facts of a viewer that it tells apart. */
const FACTS: readonly [Wishes, MemberWish, MemberWish][] = [
  [
    { children: { weight: 'must', value: 'none' } },
    { maritalStatus: 'widowed', details: { children: 0 } },
    { maritalStatus: 'widowed', details: { children: 2 } },
  ],
  [
    { visa: { weight: 'must', value: ['citizen'] } },
    { ...ABROAD, details: { visaStatus: 'citizen' } },
    { ...ABROAD, details: { visaStatus: 'work-visa' } },
  ],
  [
    { settle: { weight: 'must', value: 'stay-abroad' } },
    { ...ABROAD, details: { settleWish: 'stay-abroad' } },
    { ...ABROAD, details: { settleWish: 'return-india' } },
  ],
  [{ smoking: { weight: 'must', value: 'no' } }, { details: { smoking: 'no' } }, { details: { smoking: 'yes' } }],
  [{ drinking: { weight: 'must', value: 'no' } }, { details: { drinking: 'no' } }, { details: { drinking: 'yes' } }],
  [{ horoscope: { weight: 'must', value: 'stated' } }, { horoscope: { star: 4, pada: 1 } }, {}],
  [{ gothra: { weight: 'must', value: 'different' } }, { gothra: 'Atreya' }, { gothra: 'Kasyapa' }],
  [
    { afterMarriageWork: { weight: 'must', value: ['will-work'] } },
    { details: { afterMarriageWork: 'will-work' } },
    { details: { afterMarriageWork: 'will-not' } },
  ],
];

describe('what others wish and avoid (C3, R46)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => test.rows(User).deleteAll());

  const codeOf = async ({ userId }: Member) => (await test.rows(User).findOneByOrFail({ id: userId })).memberCode;
  const told = ({ profiles, total, reason, item, page, hiddenByGothra }: Record<string, unknown>) => [
    (profiles as { sameGothra: boolean }[] | undefined)?.map(({ sameGothra }) => sameGothra),
    ...[total, reason, item, page, hiddenByGothra],
  ];
  /** All that lists, their counts and reasons tell a viewer. */
  async function toldTo(viewer: SignedIn, owner: Member, fits: string): Promise<unknown[]> {
    const seen: unknown[] = [];
    const paths = ['/profiles', `/profiles?fits=${fits}`, '/profiles?sort=wishes'];
    const code = await codeOf(owner);
    for (const path of [...paths, `/profiles/why?code=${code}`, `/profiles/why?fits=${fits}&code=${code}`])
      seen.push(told((await viewer.get(path).expect(200)).body as Record<string, unknown>));
    const { id } = (await viewer.post('/searches', { name: 'Kept', query: '' })).body.search;
    for (const query of ['', 'fits=both']) {
      await test.rows(SavedSearchRow).update({ publicId: id }, { createdAt: new Date(0), query });
      const { searches } = (await viewer.get('/searches').expect(200)).body;
      seen.push([searches[0].newCount, searches[0].query, searches[0].gone]);
    }
    return seen;
  }

  it('refuses a semi-verified viewer every question of whose musts they meet', async () => {
    const viewer = await test.make.signedIn({ gender: 'male', height: '5.6', verificationStatus: 'semi-verified' });
    const owner = await test.make.member({ gender: 'female' });
    const refusal = { fits: DETAIL_MESSAGES.afterVerification };
    for (const musts of [TALL, {}]) {
      await test.make.wishes(owner, musts);
      for (const path of ['?', '/list.php?', `/why?code=${await codeOf(owner)}&`, '/loosen?'])
        expectFailure(await viewer.get(`/profiles${path}fits=both`), 'invalid-form', refusal);
      expectFailure(await viewer.post('/searches', { query: 'fits=both' }), 'invalid-form', refusal);
    }
  });

  it.each([
    ['height', TALL, SHORT],
    ['visa', FACTS[1]![0], {}],
  ] as const)('tells a semi-verified viewer nothing of musts: %s', async (_what, first, second) => {
    const world = async (musts: Wishes) => {
      await test.rows(User).deleteAll();
      const viewer = await test.make.signedIn({
        ...ABROAD,
        gender: 'male',
        height: '5.0',
        details: { visaStatus: 'work-visa' },
        verificationStatus: 'semi-verified',
      });
      const owner = await test.make.member({ gender: 'female' });
      await test.make.wishes(owner, musts);
      return toldTo(viewer, owner, 'mine');
    };
    const seen = await world(first);
    expect(await world(second)).toEqual(seen);
    expect(seen.at(-1)).toEqual([1, '', ['fits']]);
  });

  it.each(FACTS)('counts a must of a semi-verified owner as not known: %j', async (musts, fits, misses) => {
    const world = async (verificationStatus: 'verified' | 'semi-verified', facts: MemberWish) => {
      await test.rows(User).deleteAll();
      const viewer = await test.make.signedIn({ gender: 'male', ...facts });
      const owner = await test.make.member({ gender: 'female', gothra: 'Kasyapa', verificationStatus });
      await test.make.wishes(owner, musts, true);
      return toldTo(viewer, owner, 'both');
    };
    expect(await world('semi-verified', fits)).toEqual(await world('semi-verified', misses));
    expect(await world('verified', fits)).not.toEqual(await world('verified', misses));
  });

  it.each<[GothraRuleLine, WomensLine | null]>([
    ['surname', null],
    ['mother', 'mother'],
    ['fathers-mother', 'fathers-mother'],
    ['mothers-mother', 'mothers-mother'],
  ])('tells a semi-verified viewer nothing of a rule with %s', async (ruled, line) => {
    const lineages = test.app.get(Lineages, { strict: false });
    const avoid = ({ userId }: Member, text: string) =>
      test.database.transaction(async (manager) => {
        if (line) await lineages.write(manager, userId, line, { text });
        await lineages.setRule(manager, userId, [ruled], 1);
        await test.app.get(BrowseEntries, { strict: false }).refresh(manager, userId);
      });
    const world = async (verificationStatus: 'verified' | 'semi-verified', same: boolean) => {
      await test.rows(User).deleteAll();
      const viewer = await test.make.signedIn({
        gender: 'male',
        gothra: 'Kasyapa',
        surname: 'Mallela',
        verificationStatus,
      });
      const owner = await test.make.member({
        gender: 'female',
        gothra: 'Atreya',
        surname: same ? 'Mallela' : 'Kondapalli',
      });
      await avoid(viewer, same ? 'Atreya' : 'Gautama');
      await avoid(owner, same ? 'Kasyapa' : 'Vasishta');
      await test.make.wishes(viewer, { gothra: { weight: 'must', value: 'different' } });
      return toldTo(viewer, owner, 'mine');
    };
    expect(await world('semi-verified', true)).toEqual(await world('semi-verified', false));
    expect(await world('verified', true)).not.toEqual(await world('verified', false));
  });
});
