import type { ProfileCard } from '@kalyanam/shared/contracts/profile';
import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import type { DetailFields } from '@kalyanam/shared/topics/profile/details';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { FILTER, FILTERS, type FilterName } from '@kalyanam/shared/topics/profile/filters';
import { User } from '../../../src/people/accounts/user.entity.js';
import { PhotosService } from '../../../src/profiles/photos/photos.service.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg } from '../../support/make/uploads.js';

const ABROAD = { workLocation: { type: 'nri', country: 'usa', city: 'Dallas' } } as const;
const told = (details: Partial<DetailFields>, wish: MemberWish = {}): MemberWish => ({ ...wish, details });

describe('browse by what families ask beyond the registration (C1)', () => {
  let test: TestApp;
  let man: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.rows(User).deleteAll();
    man = await test.make.signedIn({ gender: 'male', dob: '1994-01-02' });
  });

  const idsOf = async (query: string, viewer = man): Promise<string[]> => {
    const { profiles, total } = (await viewer.get(`/profiles?${query}`).expect(200)).body;
    expect(total).toBe(profiles.length);
    return profiles.map(({ id }: { id: string }) => id).sort();
  };
  const women = async (...wishes: MemberWish[]): Promise<string[]> => {
    const ids: string[] = [];
    for (const wish of wishes) ids.push((await test.make.member(wish)).id);
    return ids;
  };

  it('by height, in either order of its ends', async () => {
    const [, middle] = await women({ height: '5.0' }, { height: '5.4' }, { height: '5.10' });
    expect(await idsOf('heightFrom=5.2&heightTo=5.9')).toEqual([middle]);
    expect(await idsOf('heightFrom=5.9&heightTo=5.2')).toEqual([middle]);
    expectFailure(await man.get('/profiles?heightFrom=9.1'), 'invalid-form', { heightFrom: MESSAGES.choice });
  });

  it('by any of several words of a list', async () => {
    const [bachelor, master, district] = await women(
      told({ degree: 'btech' }),
      told({ degree: 'mtech' }),
      told({ nativeState: 'andhra-pradesh', nativeDistrict: 'kurnool' }, { diet: 'vegetarian' }),
    );
    expect(await idsOf('degree=btech')).toEqual([bachelor]);
    expect(await idsOf('degree=btech,mtech')).toEqual([bachelor, master].sort());
    expect(await idsOf('nativeDistrict=kurnool,nandyal')).toEqual([district]);
    const cards = (await man.get('/profiles?nativeDistrict=kurnool')).body.profiles;
    expect(cards.map((card: ProfileCard) => card.nativeDistrict)).toEqual(['kurnool']);
    expect(await idsOf('diet=vegetarian,eggetarian')).toContain(district);
    for (const degree of ['magic', 'btech,magic', Array.from({ length: 21 }, (_, n) => `w${n}`).join(',')])
      expectFailure(await man.get(`/profiles?degree=${degree}`), 'invalid-form', { degree: MESSAGES.choice });
  });

  it('by subcaste in any of its spellings', async () => {
    const [first, second] = await women({ subcaste: 'Mothati' }, { subcaste: ' మోటాటి' }, { subcaste: 'Of our own' });
    expect(await idsOf('subcaste=motati')).toEqual([first, second].sort());
  });

  it('by visa, only of those who stated it', async () => {
    const [resident] = await women(
      told({ visaStatus: 'permanent-resident' }, ABROAD),
      told({ visaStatus: 'prefer-not' }, ABROAD),
      told({ visaStatus: null }, ABROAD),
      told({ visaStatus: 'citizen' }, ABROAD),
    );
    expect(await idsOf('visa=permanent-resident')).toEqual([resident]);
    expectFailure(await man.get('/profiles?visa=prefer-not'), 'invalid-form', { visa: MESSAGES.choice });
  });

  it('by photo, from the first to the last', async () => {
    const { userId, id } = await test.make.member();
    const photos = test.app.get(PhotosService, { strict: false });
    expect(await idsOf('photo=yes')).toEqual([]);
    const [photo] = await photos.add(userId, [await jpeg()]);
    await test.make.photosAccepted({ userId });
    expect(await idsOf('photo=yes')).toEqual([id]);
    await photos.remove(userId, photo?.publicId ?? '');
    expect(await idsOf('photo=yes')).toEqual([]);
  });

  describe('never tells what the viewer may not read', () => {
    const LOCKED = FILTERS.filter(({ verifiedOnly }) => verifiedOnly).map(({ name }) => name);
    const valueFor = (name: FilterName) =>
      name === 'photo' ? 'yes' : (FILTER[name].words?.[0] ?? FILTER[name].options?.[0]?.value ?? '');

    it.each(LOCKED)('refuses %s to a semi-verified member, and answers a verified one', async (name) => {
      const query = `/profiles?${name}=${encodeURIComponent(valueFor(name))}`;
      const semi = await test.make.signedIn({ gender: 'male', verificationStatus: 'semi-verified' });
      expectFailure(await semi.get(query), 'invalid-form', { [name]: DETAIL_MESSAGES.afterVerification });
      await man.get(query).expect(200);
    });

    it('answers a semi-verified member about every other filter', async () => {
      const semi = await test.make.signedIn({ gender: 'male', verificationStatus: 'semi-verified' });
      for (const { name, options, words } of FILTERS.filter(({ verifiedOnly }) => !verifiedOnly)) {
        const value = options?.[0]?.value ?? words?.[0] ?? (name.startsWith('birthYear') ? '1995' : 'Kurnool');
        const { status } = await semi.get(`/profiles?${name}=${encodeURIComponent(value)}`);
        expect({ name, status }).toEqual({ name, status: 200 });
      }
    });

    it('does not find a semi-verified member by visa or photo', async () => {
      const semi = { ...ABROAD, verificationStatus: 'semi-verified' } as const;
      const { userId } = await test.make.member(told({ visaStatus: 'citizen' }, semi));
      await test.app.get(PhotosService, { strict: false }).add(userId, [await jpeg()]);
      await test.make.photosAccepted({ userId });
      expect(await idsOf('visa=citizen')).toEqual([]);
      expect(await idsOf('photo=yes')).toEqual([]);
      expect(await idsOf('')).toHaveLength(1);
    });

    it.each(['nativeVillage', 'employer', 'smoking', 'fatherName', 'surname', 'children'])(
      'knows no filter by %s',
      async (name) => {
        expectFailure(await man.get(`/profiles?${name}=yes`), 'invalid-form', { [name]: MESSAGES.unknownField });
      },
    );
  });
});
