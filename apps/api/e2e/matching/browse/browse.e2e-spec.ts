import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { visit } from '../../support/requests/requests.js';
import { EXAMPLE } from '../../support/make/example.js';
import type { MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

describe('browse', () => {
  let test: TestApp;
  let man: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.rows(User).deleteAll();
    man = await test.make.signedIn({ gender: 'male', dob: '1994-01-02', name: 'Ravi Reddy' });
  });

  const women = async (...wishes: MemberWish[]): Promise<string[]> => {
    const ids: string[] = [];
    for (const wish of wishes) ids.push((await test.make.member(wish)).id);
    return ids;
  };
  const page = async (query: string, viewer = man) => (await viewer.get(`/profiles${query}`).expect(200)).body;
  const idsOf = async (query: string, viewer = man): Promise<string[]> => {
    const { profiles, total } = await page(query, viewer);
    const ids = profiles.map((profile: { id: string }) => profile.id);
    expect(total).toBe(ids.length);
    return ids.sort();
  };

  describe('access', () => {
    it('refuses a visitor', async () => {
      expectFailure(await visit(test, 'get', '/profiles'), 'not-signed-in');
    });

    it.each(['not-verified', 'rejected'] as const)('refuses a %s member', async (verificationStatus) => {
      const viewer = await test.make.signedIn({ verificationStatus });
      expectFailure(await viewer.get('/profiles'), 'verification-needed');
    });

    it('lets a semi-verified member browse', async () => {
      const viewer = await test.make.signedIn({ verificationStatus: 'semi-verified' });
      expect(await idsOf('', viewer)).toEqual([man.id]);
    });
  });

  describe('who is listed', () => {
    it('lists semi-verified and verified members who are online', async () => {
      const listed = await women({ verificationStatus: 'semi-verified' }, { verificationStatus: 'verified' });
      await women(
        { verificationStatus: 'not-verified' },
        { verificationStatus: 'rejected' },
        { accountStatus: 'on-hold' },
        { accountStatus: 'suspended' },
        { isActive: false },
        { married: true },
      );
      expect(await idsOf('')).toEqual(listed.sort());
    });

    it('leaves out men under 21 and shows them from their birthday in India on', async () => {
      const year = new Date().getUTCFullYear();
      const woman = await test.make.signedIn();
      const oldEnough = await women({ gender: 'male', dob: `${year - 22}-01-01` });
      await women({ gender: 'male', dob: `${year - 20}-01-01` });
      expect(await idsOf('', woman)).toEqual([...oldEnough, man.id].sort());
    });

    it('leaves out members who have not confirmed for three months, and lists them again when they go online, not when they log in', async () => {
      const quiet = await test.make.member({ activeAgo: 100 * DAY });
      const recent = await test.make.member({ activeAgo: 80 * DAY });
      expect(await idsOf('')).toEqual([recent.id]);
      const back = await test.make.login(quiet);
      expect(await idsOf('')).toEqual([recent.id]);
      await back.put('/profiles/me/status', { status: 'online' }).expect(200);
      expect(await idsOf('')).toEqual([quiet.id, recent.id].sort());
    });

    it('drops a member by the passage of time alone', async () => {
      await women({});
      expect(await idsOf('')).toHaveLength(1);
      test.clock.advance(100 * DAY);
      const again = await test.make.session(man);
      expect(await idsOf('', again)).toEqual([]);
      test.clock.advance(-100 * DAY);
    });

    it('leaves out the viewer, and members blocked by or blocking the viewer', async () => {
      const blocker = await test.make.member();
      const blocked = await test.make.member();
      const [open] = await women({});
      await test.make.block(blocker, man);
      await test.make.block(man, blocked);
      expect(await idsOf('')).toEqual([open]);
      expect(await idsOf('?lookingFor=groom')).toEqual([]);
    });

    it('drops a profile the moment it goes offline', async () => {
      const owner = await test.make.signedIn();
      expect(await idsOf('')).toEqual([owner.id]);
      await owner.put('/profiles/me/status', { status: 'offline' }).expect(200);
      expect(await idsOf('')).toEqual([]);
    });

    it('checks again when it reads the cards', async () => {
      const owner = await test.make.member();
      await test.rows(Profile).update({ userId: owner.userId }, { isActive: false });
      expect((await page('')).profiles).toEqual([]);
    });
  });

  describe('filters', () => {
    it('looks for the opposite gender by default, and honours a given one', async () => {
      const [bride] = await women({});
      const groom = await test.make.member({ gender: 'male' });
      expect(await idsOf('')).toEqual([bride]);
      for (const word of ['bride', 'female']) expect(await idsOf(`?lookingFor=${word}`)).toEqual([bride]);
      for (const word of ['groom', 'male']) expect(await idsOf(`?lookingFor=${word}`)).toEqual([groom.id]);
    });

    it('filters by birth year, and swaps a reversed range', async () => {
      const [, middle] = await women({ dob: '1990-06-01' }, { dob: '1995-12-31' }, { dob: '2000-01-01' });
      expect(await idsOf('?birthYearFrom=1991&birthYearTo=1995')).toEqual([middle]);
      expect(await idsOf('?birthYearFrom=1999&birthYearTo=1991')).toEqual([middle]);
      expect(await idsOf('?birthYearFrom=1995')).toHaveLength(2);
      expect(await idsOf('?birthYearTo=1995')).toHaveLength(2);
    });

    it('filters by marital status', async () => {
      const [divorced] = await women({ maritalStatus: 'divorced' }, { maritalStatus: 'widowed' }, {});
      expect(await idsOf('?maritalStatus=divorced')).toEqual([divorced]);
    });

    it('filters by diet, which one may leave open or prefer not to say', async () => {
      const [vegetarian, , silent, open] = await women(
        { diet: 'vegetarian' },
        { diet: 'eggetarian' },
        { diet: 'prefer-not' },
        { diet: null },
      );
      expect(await idsOf('?diet=vegetarian')).toEqual([vegetarian]);
      expect(await idsOf('?diet=non-vegetarian')).toEqual([]);
      expect(await idsOf('?diet=')).toEqual(expect.arrayContaining([silent, open]));
    });

    it('accepts work state and city for India, and a country for work abroad', async () => {
      const [home, abroad] = await women(
        { workLocation: { type: 'india', state: 'karnataka', city: 'Bengaluru' } },
        { workLocation: { type: 'nri', country: 'usa', city: 'Bengaluru' } },
        {},
      );
      expect(await idsOf('?workState=karnataka')).toEqual([home]);
      expect(await idsOf('?workCity=bengaluru')).toEqual([home]);
      expect(await idsOf('?workCountry=usa')).toEqual([abroad]);
      expect(await idsOf('?workState=karnataka&workCountry=usa')).toEqual([]);
    });

    it('compares cities without regard to case, by label or by value', async () => {
      const [home] = await women(
        { familyLocation: { state: 'maharashtra', city: 'Navi Mumbai' } },
        { familyLocation: { state: 'maharashtra', city: 'Pune' } },
      );
      for (const city of ['Navi Mumbai', 'NAVI MUMBAI', 'navi-mumbai'])
        expect(await idsOf(`?familyState=maharashtra&familyCity=${encodeURIComponent(city)}`)).toEqual([home]);
    });

    it('compares incomes by the order of the bands, and swaps a reversed range', async () => {
      const [low, middle, high] = await women(
        { annualIncome: '2-5' },
        { annualIncome: '10-15' },
        { annualIncome: '50+' },
      );
      expect(await idsOf('?incomeFrom=10-15')).toEqual([middle, high].sort());
      expect(await idsOf('?incomeTo=5-10')).toEqual([low]);
      expect(await idsOf('?incomeFrom=15-25&incomeTo=5-10')).toEqual([middle]);
    });

    it('treats empty values as no filter', async () => {
      await women({}, {});
      expect(await idsOf('?workState=&familyCity=&page=&sort=&lookingFor=')).toHaveLength(2);
    });

    it.each([
      ['workState', 'workState=atlantis'],
      ['lookingFor', 'lookingFor=anybody'],
      ['maritalStatus', 'maritalStatus=single'],
      ['diet', 'diet=prefer-not'],
      ['birthYearFrom', 'birthYearFrom=95'],
      ['incomeTo', 'incomeTo=7'],
      ['sort', 'sort=random'],
      ['page', 'page=0'],
      ['page', 'page=-1'],
      ['page', 'page=1.5'],
      ['familyCity', `familyCity=${'x'.repeat(81)}`],
      ['workCity', 'workCity=Guntur&workCity=Ongole'],
      ['workState', 'workState=delhi&workState=kerala'],
      ['gothra', 'gothra=Bharadwaja'],
      ['phone', 'phone=9000000001'],
    ])('refuses a bad value on its field: %s', async (field, query) => {
      const response = await man.get(`/profiles?${query}`);
      expectFailure(response, 'invalid-form', { [field]: expect.any(String) as string });
    });
  });

  describe('pages', () => {
    it('have twelve cards each, an exact total, and nothing beyond the end', async () => {
      await women(...Array.from({ length: 14 }, (_, index) => ({ registeredAgo: index * 60 })));
      const first = await page('');
      const second = await page('?page=2');
      expect([first.profiles.length, first.page, first.total, first.totalPages]).toEqual([12, 1, 14, 2]);
      expect([second.profiles.length, second.page, second.total]).toEqual([2, 2, 14]);
      expect(await page('?page=3')).toMatchObject({ profiles: [], page: 3, total: 14, totalPages: 2 });
      expect(await page('?page=999999')).toMatchObject({ profiles: [], total: 14 });
      const ids = [...first.profiles, ...second.profiles].map((profile) => profile.id);
      expect(new Set(ids).size).toBe(14);
    });

    it('are empty when no one is listed', async () => {
      expect(await page('')).toEqual({
        success: true,
        profiles: [],
        page: 1,
        total: 0,
        totalPages: 0,
        hiddenByGothra: 0,
      });
    });

    it('show the most recently active first, or the newest', async () => {
      const [old, young] = await women(
        { registeredAgo: 9 * DAY, activeAgo: DAY },
        { registeredAgo: 5 * DAY, activeAgo: 4 * DAY },
      );
      const order = async (query: string) => (await page(query)).profiles.map((profile: { id: string }) => profile.id);
      expect(await order('')).toEqual([old, young]);
      expect(await order('?sort=newest')).toEqual([young, old]);
      expect(await order('?sort=recently-confirmed')).toEqual([old, young]);
    });
  });

  describe('how lately they confirmed', () => {
    it('is one of three words, a filter, and the usual order; of those taken over nothing is known (R72)', async () => {
      const [week, month, quarter, over] = await women(
        ...[6, 20, 60, 1].map((days) => ({ activeAgo: days * DAY, registeredAgo: 90 * DAY })),
      );
      const { id: userId } = await test.rows(User).findOneByOrFail({ publicId: over! });
      await test.rows(Profile).update({ userId }, { lookingBy: 'taken-over' });
      await test.database.query('UPDATE browse_entries SET taken_over = 1 WHERE user_id = ?', [userId]);
      const { profiles } = (await page('')) as { profiles: { id: string; freshness: string | null }[] };
      const told = profiles.map(({ id, freshness }) => [id, freshness]);
      expect(told).toEqual([
        [over, null],
        [week, 'week'],
        [month, 'month'],
        [quarter, 'quarter'],
      ]);
      expect(await idsOf('?confirmedWithin=week')).toEqual([week]);
      expect(await idsOf('?confirmedWithin=month')).toEqual([week, month].sort());
      expect(await idsOf('?confirmedWithin=quarter')).toEqual([week, month, quarter].sort());
    });
  });

  describe('a card', () => {
    it('contains what a card shows and no more', async () => {
      const [id] = await women({
        selfSummary: 'x'.repeat(300),
        height: '5.10',
        workLocation: { type: 'nri', country: 'uk' },
      });
      const [card] = (await page('')).profiles;
      expect(card).toEqual({
        id,
        name: EXAMPLE.name,
        age: expect.any(Number),
        gender: EXAMPLE.gender,
        height: '5.10',
        maritalStatus: EXAMPLE.maritalStatus,
        education: EXAMPLE.education,
        occupation: EXAMPLE.occupation,
        annualIncome: EXAMPLE.annualIncome,
        workLocation: { type: 'nri', state: null, city: null, country: 'uk' },
        familyLocation: EXAMPLE.familyLocation,
        nativeDistrict: null,
        summary: `${'x'.repeat(100)}…`,
        verificationStatus: 'verified',
        freshness: 'week',
        interest: expect.objectContaining({ state: 'none', canShow: true }),
        shortlisted: false,
        sameGothra: true,
        photo: null,
        photoCount: 0,
        photosHidden: 'none',
        fit: null,
        theirs: expect.objectContaining({ few: true }),
        memberCode: expect.stringMatching(/^\d{7}[A-Z]$/),
      });
    });

    it('says why a semi-verified viewer sees no photo', async () => {
      await women({});
      const viewer = await test.make.signedIn({ gender: 'male', verificationStatus: 'semi-verified' });
      expect((await page('', viewer)).profiles[0]).toMatchObject({ photo: null, photosHidden: 'viewer-not-verified' });
    });
  });

  it('serves the specified call as it is written', async () => {
    const [id] = await women({});
    const { body } = await man.get('/profiles/list.php?lookingFor=bride&page=1').expect(200);
    expect(body).toMatchObject({ success: true, profiles: [{ id }], totalPages: 1 });
  });
});
