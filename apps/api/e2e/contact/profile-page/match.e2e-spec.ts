import type { MatchItem, ProfileMatch, TheirMatch, WishItem } from '@kalyanam/shared/contracts/wishes';
import type { PreviewViewer } from '@kalyanam/shared/base/vocabulary/status';
import { User } from '../../../src/people/accounts/user.entity.js';
import type { MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const HEIGHT: WishItem = { wish: 'height', weight: 'must', value: { from: 54, to: 60 } };
const CASTE: WishItem = { wish: 'caste', weight: 'nice', value: 'reddy' };
const DIET: WishItem = { wish: 'diet', weight: 'must', value: ['vegetarian'] };
const VISA: WishItem = { wish: 'visa', weight: 'nice', value: ['citizen'] };
const SMOKING: WishItem = { wish: 'smoking', weight: 'must', value: 'no' };
const AGE: WishItem = { wish: 'age', weight: 'must', value: { from: 41, to: 43 } };

describe('the match on a profile (C3)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => test.rows(User).deleteAll());

  const him = (wish: MemberWish = {}) => test.make.signedIn({ gender: 'male', height: '6.0', ...wish });
  const her = (wish: MemberWish = {}) => test.make.signedIn({ gender: 'female', diet: null, ...wish });
  const wishes = async (member: SignedIn, items: WishItem[], visible: 'counts' | 'items' = 'counts') => {
    const { version } = (await member.get('/profiles/me/wishes').expect(200)).body.wishes;
    const body = { items, visible, hideFromMisfits: false, version };
    await member.put('/profiles/me/wishes', body).expect(200);
  };
  const match = async (viewer: SignedIn, owner: SignedIn): Promise<ProfileMatch | null> =>
    (await viewer.get(`/profiles/${owner.id}`).expect(200)).body.profile.match;

  it('says of each of one’s own wishes whether it fits', async () => {
    const [viewer, owner] = [await him(), await her({ height: '5.4' })];
    expect(await match(viewer, owner)).toMatchObject({ mine: null });
    await wishes(viewer, [HEIGHT, CASTE, DIET]);
    const mine = {
      stated: 3,
      fits: 1,
      unknown: 1,
      items: [
        { ...HEIGHT, judged: 'misses' },
        { ...CASTE, judged: 'fits' },
        { ...DIET, judged: 'unknown' },
      ] satisfies MatchItem[],
    };
    expect(await match(viewer, owner)).toMatchObject({ mine });
    const { memberCode } = (await owner.get('/profiles/me').expect(200)).body.profile;
    const { body } = await viewer.get(`/profiles/by-code/${memberCode}`).expect(200);
    expect(body.profile.match.mine).toEqual(mine);
    expect((await viewer.get(`/profiles/get.php?id=${owner.id}`).expect(200)).body.profile.match.mine).toEqual(mine);
  });

  it('counts how the viewer meets the owner’s wishes, and names them only where the owner says so', async () => {
    const [viewer, owner] = [await him(), await her()];
    await wishes(owner, [HEIGHT, CASTE, DIET]);
    const counts = { few: false, stated: 3, fits: 2, mustMissed: true };
    expect(await match(viewer, owner)).toMatchObject({ theirs: { ...counts, items: null } });
    await wishes(owner, [HEIGHT, CASTE, DIET], 'items');
    const items: TheirMatch['items'] = [
      { wish: 'height', judged: 'misses' },
      { wish: 'caste', judged: 'fits' },
      { wish: 'diet', judged: 'fits' },
    ];
    expect((await match(viewer, owner))?.theirs).toEqual({ ...counts, items });
  });

  it('counts and names nothing where the owner states fewer than three', async () => {
    const [viewer, owner] = [await him(), await her()];
    const few = { few: true, stated: 0, fits: 0, mustMissed: false, items: null };
    for (const items of [[], [HEIGHT], [HEIGHT, CASTE]]) {
      await wishes(owner, items, 'items');
      expect((await match(viewer, owner))?.theirs).toEqual(few);
    }
  });

  it.each([
    ['Kashyapasa', 'misses', 0],
    ['Atreya', 'fits', 1],
    ['A gothra of no list', 'unknown', 0],
  ] as const)('judges the gothra by what the gate tells a semi-verified viewer: %s', async (gothra, judged, fits) => {
    const viewer = await him({ gothra: 'Kasyapa', verificationStatus: 'semi-verified' });
    await test.make.wishes(viewer, { gothra: { weight: 'must', value: 'different' } });
    const mine = (await match(viewer, await her({ gothra })))?.mine;
    expect(mine).toMatchObject({ stated: 1, fits, unknown: judged === 'unknown' ? 1 : 0, items: [{ judged }] });
  });

  it('shows their wishes between verified members alone', async () => {
    const [viewer, owner] = [await him(), await her()];
    for (const member of [viewer, owner]) await wishes(member, [HEIGHT, CASTE, DIET], 'items');
    const semi = await him({ verificationStatus: 'semi-verified' });
    expect((await match(semi, owner))?.theirs).toBeNull();
    const semiOwner = await her({ verificationStatus: 'semi-verified' });
    await wishes(semiOwner, [HEIGHT, CASTE, DIET], 'items');
    expect((await match(viewer, semiOwner))?.theirs).toBeNull();
  });

  it.each([{ smoking: 'no' }, { smoking: 'occasionally' }, {}] as const)(
    'knows nothing for a semi-verified viewer that only verified members read: %j',
    async (details) => {
      const viewer = await him({ verificationStatus: 'semi-verified' });
      const owner = await her({
        workLocation: { type: 'nri', country: 'usa', city: 'Dallas', address: null },
        details,
      });
      const [visa, smoking] = [
        { weight: 'nice', value: ['citizen'] },
        { weight: 'must', value: 'no' },
      ] as const;
      await test.make.wishes(viewer, { visa: { ...visa, value: [...visa.value] }, smoking });
      expect(await match(viewer, owner)).toEqual({
        mine: {
          stated: 2,
          fits: 0,
          unknown: 2,
          items: [
            { ...VISA, judged: 'unknown' },
            { ...SMOKING, judged: 'unknown' },
          ],
        },
        theirs: null,
      });
    },
  );

  it('is nothing on one’s own profile and in previews', async () => {
    const owner = await her();
    await wishes(owner, [HEIGHT, CASTE, DIET], 'items');
    expect(await match(owner, owner)).toBeNull();
    for (const as of ['semi-verified', 'verified'] satisfies PreviewViewer[])
      expect((await owner.get(`/profiles/me/preview?as=${as}`).expect(200)).body.profile.match).toBeNull();
  });

  it.each(['verified', 'semi-verified'] as const)(
    'never sends another’s limits, in lists, reasons or on the profile: to a %s viewer',
    async (verificationStatus) => {
      const [viewer, owner] = [await him({ verificationStatus }), await her()];
      await wishes(owner, [AGE, CASTE, DIET], 'items');
      await test.make.wishes(viewer, { caste: { weight: 'must', value: 'reddy' } });
      const { memberCode } = (await owner.get('/profiles/me').expect(200)).body.profile;
      const both = verificationStatus === 'verified' ? 'both' : 'mine';
      for (const hidden of [false, true]) {
        if (hidden) await test.make.wishes(owner, { age: { weight: 'must', value: { from: 41, to: 43 } } }, true);
        for (const path of [
          '/profiles',
          '/profiles?fits=mine',
          `/profiles?fits=${both}`,
          '/profiles?sort=wishes',
          '/profiles/list.php',
          `/profiles/why?code=${memberCode}`,
          `/profiles/why?code=${memberCode}&fits=${both}`,
          `/profiles/loosen?fits=${both}&diet=vegetarian`,
          `/profiles/${owner.id}`,
          `/profiles/by-code/${memberCode}`,
          `/profiles/get.php?id=${owner.id}`,
        ]) {
          const { text } = await viewer.get(path).expect(200);
          expect([path, text.includes(JSON.stringify(AGE.value))]).toEqual([path, false]);
          expect([path, /[:[,]4[123][,}\]]/.exec(text)]).toEqual([path, null]);
        }
      }
    },
  );
});
