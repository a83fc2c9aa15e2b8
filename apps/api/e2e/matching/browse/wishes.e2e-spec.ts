import type { BrowseCard } from '@kalyanam/shared/contracts/profile';
import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { WISH_NAMES, wishSpec, type WishName, type Wishes } from '@kalyanam/shared/topics/matching/wishes';
import { User } from '../../../src/people/accounts/user.entity.js';
import { seededRandom, type Random } from '../../../src/operations/demo/random.js';
import { Matches } from '../../../src/matching/wishes/matches.service.js';
import { WishesRow } from '../../../src/matching/wishes/wishes.entity.js';
import { visit } from '../../support/requests/requests.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

interface Item {
  wish: WishName;
  weight: 'nice' | 'must';
  value: unknown;
}

describe('wishes (C3, R47)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => test.rows(User).deleteAll());

  const read = async (member: SignedIn) => (await member.get('/profiles/me/wishes').expect(200)).body.wishes;
  const put = async (member: SignedIn, items: object[], more: object = {}) => {
    const { version } = await read(member);
    return member.put('/profiles/me/wishes', { items, visible: 'counts', hideFromMisfits: false, version, ...more });
  };
  const man = (wish: MemberWish = {}) => test.make.signedIn({ gender: 'male', dob: '1994-05-05', ...wish });
  const idsOf = async (viewer: SignedIn, query: string): Promise<string[]> =>
    (await viewer.get(`/profiles${query}`).expect(200)).body.profiles.map(({ id }: { id: string }) => id).sort();

  it('are none at first, are kept by version, and are no one else’s to read', async () => {
    const member = await man();
    expect(await read(member)).toEqual({
      items: [],
      visible: 'counts',
      hideFromMisfits: false,
      version: 1,
      fitsNow: 0,
      aside: [],
    });
    const item: Item = { wish: 'diet', weight: 'must', value: ['vegetarian'] };
    expect((await put(member, [item], { visible: 'items' })).body.wishes).toMatchObject({
      items: [item],
      visible: 'items',
      version: 2,
    });
    expectFailure(
      await member.put('/profiles/me/wishes', { items: [], visible: 'counts', hideFromMisfits: false, version: 1 }),
      'changed-meanwhile',
    );
    expectFailure(await visit(test, 'get', '/profiles/me/wishes'), 'not-signed-in');
  });

  describe('that are musts, at the head of the list (R115)', () => {
    const age: Item = { wish: 'age', weight: 'must', value: { from: 24, to: 30 } };
    const diet: Item = { wish: 'diet', weight: 'must', value: ['vegetarian'] };
    const musts = async (member: SignedIn) => (await member.get('/auth/me').expect(200)).body.user.musts;
    const remove = (member: SignedIn, ...names: string[]) => member.post('/profiles/me/wishes/aside', { musts: names });

    it('are known with the session, and stay removed until the wishes change', async () => {
      const member = await man();
      expect(await musts(member)).toBeUndefined();
      await put(member, [age, diet, { wish: 'income', weight: 'nice', value: '5-10' }]);
      expect(await musts(member)).toEqual({ items: [age, diet], aside: [], always: false });
      expect((await remove(member, 'diet').expect(200)).body.wishes.aside).toEqual(['diet']);
      await remove(member, 'diet', 'height').expect(200);
      expect(await musts(member)).toEqual({ items: [age, diet], aside: ['diet'], always: false });
      await put(member, [age, diet, { wish: 'income', weight: 'nice', value: '5-10' }], { hideFromMisfits: true });
      expect(await musts(member)).toEqual({ items: [age, diet], aside: ['diet'], always: true });
      await put(member, [age, diet]);
      expect(await musts(member)).toEqual({ items: [age, diet], aside: [], always: false });
      expectFailure(await remove(member, 'complexion'), 'invalid-form');
      expectFailure(await remove(member), 'invalid-form');
    });

    it('narrow the list only as far as it names them, and never a list that names none', async () => {
      const viewer = await man();
      const bride = (year: number, eats: 'vegetarian' | 'non-vegetarian') =>
        test.make.member({ gender: 'female', dob: `${year}-05-05`, diet: eats });
      const [fits, older, eats] = [
        await bride(1999, 'vegetarian'),
        await bride(1980, 'vegetarian'),
        await bride(1999, 'non-vegetarian'),
      ].map(({ id }) => id);
      await put(viewer, [age, diet]);
      await remove(viewer, 'age').expect(200);
      expect(await idsOf(viewer, '')).toEqual([fits, older, eats].sort());
      expect(await idsOf(viewer, '?fits=mine')).toEqual([fits]);
      expect(await idsOf(viewer, '?fits=diet')).toEqual([fits, older].sort());
      expect(await idsOf(viewer, '?fits=age')).toEqual([fits, eats].sort());
      expect(await idsOf(viewer, '?fits=height')).toEqual([fits, older, eats].sort());
      expectFailure(await viewer.get('/profiles?fits=age,mine'), 'invalid-form');
    });
  });

  it('refuse what is no wish by its place, and ignore complexion, as every list does', async () => {
    const member = await man();
    const caste: Item = { wish: 'caste', weight: 'must', value: 'reddy' };
    const wrong = { wish: 'colour', weight: 'must', value: ['fair'] };
    expectFailure(await put(member, [caste, wrong]), 'invalid-form', { 'items.1': MESSAGES.choice });
    const complexion = { wish: 'complexion', weight: 'must', value: ['fair'] };
    expect((await put(member, [complexion, caste])).body.wishes.items).toEqual([caste]);
    const dark = await test.make.member({ complexion: 'dark' });
    const { memberCode } = await test.rows(User).findOneByOrFail({ id: dark.userId });
    for (const path of ['?', '/list.php?', `/why?code=${memberCode}&`, '/loosen?fits=mine&']) {
      const { body } = await member.get(`/profiles${path}`).expect(200);
      expect((await member.get(`/profiles${path}complexion=fair`).expect(200)).body).toEqual(body);
    }
    expect((await member.post('/searches', { query: 'complexion=fair' }).expect(201)).body.search.query).toBe('');
  });

  it('are refused until verification where only verified members read the fact, and stay as they were stated', async () => {
    const member = await man();
    const caste: Item = { wish: 'caste', weight: 'must', value: 'reddy' };
    const smoking: Item = { wish: 'smoking', weight: 'must', value: 'no' };
    const visa: Item = { wish: 'visa', weight: 'nice', value: ['citizen'] };
    await put(member, [visa, smoking]);
    await test.rows(User).update({ id: member.userId }, { verificationStatus: 'semi-verified' });
    expectFailure(await put(member, [caste, visa, { wish: 'smoking', weight: 'off' }]), 'invalid-form', {
      'items.1': DETAIL_MESSAGES.afterVerification,
      'items.2': DETAIL_MESSAGES.afterVerification,
    });
    await test.make.member({ details: { smoking: 'yes' } });
    expect((await put(member, [caste])).body.wishes).toMatchObject({ items: [visa, caste, smoking], fitsNow: 1 });
    expect((await put(member, [])).body.wishes.items).toEqual([visa, smoking]);
    await test.rows(User).update({ id: member.userId }, { verificationStatus: 'verified' });
    expect(await read(member)).toMatchObject({ items: [visa, smoking], fitsNow: 0 });
    expect((await put(member, [visa])).body.wishes.items).toEqual([visa]);
  });

  it('go on without a word that has left its list since', async () => {
    const member = await man();
    const diet: Item = { wish: 'diet', weight: 'must', value: ['vegetarian'] };
    await put(member, [diet]);
    const items = {
      diet: { weight: 'must', value: ['vegetarian', 'lacto'] },
      home: { weight: 'nice', value: ['mars'] },
    };
    await test.rows(WishesRow).update({ userId: member.userId }, { items: JSON.stringify(items) });
    expect((await read(member)).items).toEqual([diet]);
    expect((await put(member, (await read(member)).items)).status).toBe(200);
  });

  it('count immediately how many fit, and list them', async () => {
    const member = await man();
    const ids: string[] = [];
    for (const diet of ['vegetarian', 'non-vegetarian', null] as const)
      ids.push((await test.make.member({ diet, height: '5.4' })).id);
    const { body } = await put(member, [{ wish: 'diet', weight: 'must', value: ['vegetarian'] }]);
    expect(body.wishes.fitsNow).toBe(2);
    expect(await idsOf(member, '?fits=mine')).toEqual([ids[0], ids[2]].sort());
    expect(await idsOf(member, '')).toHaveLength(3);
    expect((await put(member, [{ wish: 'diet', weight: 'nice', value: ['vegetarian'] }])).body.wishes.fitsNow).toBe(3);
  });

  describe('of others, of a member who changes their own facts (R106)', () => {
    const RICH: Wishes = {
      income: { weight: 'must', value: '25-50' },
      education: { weight: 'nice', value: 'masters' },
      height: { weight: 'nice', value: { from: 66, to: 72 } },
    };
    const facts = { annualIncome: '2-5', education: 'bachelors', height: '5.4' } as const;
    const edit = async (member: SignedIn, changes: object) => {
      const { profile } = (await member.get('/profiles/me').expect(200)).body;
      return member.patch('/profiles/me', { ...changes, version: profile.version });
    };
    const theirs = async (member: SignedIn, owner: { id: string }) =>
      (await member.get(`/profiles/${owner.id}`).expect(200)).body.profile.match.theirs;
    const tomorrow = (member: SignedIn) => {
      test.clock.advance(86_400);
      return test.make.session(member);
    };

    it('count nothing of it before the next day, whatever is changed', async () => {
      let member = await man(facts);
      const owner = await test.make.signedIn({ gender: 'female' });
      await test.make.wishes(owner, RICH);
      const before = await theirs(member, owner);
      expect(before).toMatchObject({ stated: 3, fits: 0, mustMissed: true });
      member = await tomorrow(member);
      for (const changes of [
        { annualIncome: '5-10' },
        { annualIncome: '25-50' },
        { education: 'masters' },
        { height: '5.8' },
      ]) {
        await edit(member, changes).then(({ status }) => expect(status).toBe(200));
        expect(await theirs(member, owner)).toEqual(before);
        expect((await member.get('/profiles').expect(200)).body.profiles[0].theirs).toMatchObject({ fits: 0 });
      }
      member = await tomorrow(member);
      expect(await theirs(member, owner)).toMatchObject({ stated: 3, fits: 3, mustMissed: false });
    });

    it('neither show nor hide who hides from misfits before the next day', async () => {
      let member = await man(facts);
      const owner = await test.make.signedIn({ gender: 'female' });
      await test.make.wishes(owner, RICH, true);
      expect(await idsOf(member, '')).toEqual([]);
      member = await tomorrow(member);
      await edit(member, { annualIncome: '25-50' });
      expect(await idsOf(member, '')).toEqual([]);
      member = await tomorrow(member);
      expect(await idsOf(member, '')).toEqual([owner.id]);
    });

    it('are asked by twenty edits a day at most, of verified members', async () => {
      const member = await man(facts);
      for (let edits = 0; edits < 20; edits += 1)
        expect((await edit(member, { height: edits % 2 ? '5.4' : '5.5' })).status).toBe(200);
      expectFailure(await edit(member, { height: '5.6' }), 'too-many-requests');
      const { version } = (await member.get('/profiles/me/details').expect(200)).body.details;
      expectFailure(await member.patch('/profiles/me/details', { version, degree: null }), 'too-many-requests');
    });
  });

  it('say on each card what fits, what misses and what is not known, and how one fits the other', async () => {
    const [member, owner] = [await man({ height: '6.0' }), await test.make.signedIn({ gender: 'female', diet: null })];
    await put(member, [
      { wish: 'diet', weight: 'must', value: ['vegetarian'] },
      { wish: 'caste', weight: 'nice', value: 'reddy' },
      { wish: 'education', weight: 'nice', value: 'phd' },
    ]);
    const card = async (viewer: SignedIn) => (await viewer.get('/profiles').expect(200)).body.profiles[0];
    expect(await card(member)).toMatchObject({
      fit: {
        ...{ stated: 3, fits: 1, unknown: 1, misses: ['education'] },
        firstMiss: { wish: 'education', must: false, fact: null },
      },
      theirs: { few: true, stated: 0, fits: 0, mustMissed: false },
    });
    await put(owner, [
      { wish: 'height', weight: 'must', value: { from: 54, to: 60 } },
      { wish: 'caste', weight: 'nice', value: 'reddy' },
      { wish: 'marital', weight: 'nice', value: ['never-married'] },
    ]);
    expect((await card(member)).theirs).toEqual({ few: false, stated: 3, fits: 2, mustMissed: true });
    await put(member, [
      { wish: 'education', weight: 'nice', value: 'phd' },
      { wish: 'marital', weight: 'must', value: ['divorced'] },
    ]);
    expect((await card(member)).fit.firstMiss).toEqual({ wish: 'marital', must: true, fact: 'never-married' });
    const semi = await man({ verificationStatus: 'semi-verified' });
    expect(await card(semi)).toMatchObject({ fit: null, theirs: null });
  });

  it('hide both from each other where one says so and the other misses a must', async () => {
    const [hidden, short, tall] = [
      await test.make.signedIn({ gender: 'female' }),
      await man({ height: '5.2' }),
      await man({ height: '6.0' }),
    ];
    await put(hidden, [{ wish: 'height', weight: 'must', value: { from: 70, to: 75 } }], { hideFromMisfits: true });
    expect(await idsOf(short, '')).toEqual([]);
    expect(await idsOf(tall, '')).toEqual([hidden.id]);
    expect(await idsOf(hidden, '')).toEqual([tall.id]);
  });

  describe('on both sides', () => {
    const random = seededRandom(20_261_123);
    const pick = <T>(values: readonly T[]): T => random.pick(values);
    const abroad = { workLocation: { type: 'nri', country: 'usa', city: 'Dallas' } } as const;

    /** A member with facts of all kinds, some of them not stated. */
    const person = (gender: 'male' | 'female', index: number): MemberWish => ({
      gender,
      dob: `${1988 + (index % 11)}-03-0${1 + (index % 9)}`,
      verificationStatus: random.chance(0.75) ? 'verified' : 'semi-verified',
      height: pick(['5.0', '5.4', '5.10', '6.0']),
      maritalStatus: pick(['never-married', 'never-married', 'divorced', 'widowed']),
      education: pick(['bachelors', 'masters', 'professional', 'phd']),
      occupation: pick(['private', 'government', 'business']),
      annualIncome: pick(['2-5', '10-15', '25-50']),
      diet: pick(['vegetarian', 'non-vegetarian', 'prefer-not', null]),
      subcaste: pick(['Motati', 'Panta', 'Of our own', null]),
      caste: pick(['reddy', 'reddy', 'others']),
      gothra: pick(['Kasyapa', 'Bharadwaja', 'Kausika', 'Ours alone']),
      ...(random.chance(0.4) ? abroad : {}),
    });

    function valueOf(wish: WishName, from: Random): unknown {
      const spec = wishSpec(wish);
      if (spec.kind === 'span') {
        const start = from.whole(spec.min, spec.max - 10);
        return { from: start, to: start + from.whole(6, 20) > spec.max ? spec.max : start + from.whole(6, 20) };
      }
      return spec.kind === 'any-of'
        ? from.shuffled(spec.words).slice(0, Math.ceil(spec.words.length / 2))
        : from.pick(spec.words);
    }

    const someWishes = (): Item[] =>
      random
        .shuffled(WISH_NAMES)
        .slice(0, random.whole(0, 5))
        .map((wish) => ({ wish, weight: random.chance(0.6) ? 'must' : 'nice', value: valueOf(wish, random) }));

    it('list each other, or neither does: what the lists say is what the pure function says of each pair', async () => {
      const people: { member: SignedIn; gender: 'male' | 'female'; verified: boolean }[] = [];
      for (let index = 0; index < 46; index++) {
        const gender = index % 2 ? 'male' : 'female';
        const wish = person(gender, index);
        const member = await test.make.signedIn(wish);
        const wished = someWishes().map(({ wish, ...item }) => [wish, item]);
        await test.make.wishes(member, Object.fromEntries(wished) as Wishes);
        people.push({ member, gender, verified: wish.verificationStatus === 'verified' });
      }
      const listed = new Map<string, Set<string>>();
      const mine = new Map<string, Set<string>>();
      for (const { member, verified } of people) {
        const all = async (fits: string) => {
          const pages = await Promise.all([1, 2].map((page) => idsOf(member, `?fits=${fits}&page=${page}`)));
          return new Set(pages.flat());
        };
        const ordered: BrowseCard[] = [];
        for (const page of [1, 2])
          ordered.push(...(await member.get(`/profiles?sort=wishes&page=${page}`).expect(200)).body.profiles);
        const ranks = ordered.map(({ fit }) => 100 * (fit?.fits ?? 0) - (fit?.misses.length ?? 0));
        expect(ranks).toEqual([...ranks].sort((one, other) => other - one));
        if (verified) listed.set(member.id, await all('both'));
        mine.set(member.id, await all('mine'));
      }
      const matches = test.app.get(Matches, { strict: false });
      let pairs = 0;
      let matched = 0;
      for (const { member, gender } of people) {
        const others = people.filter((other) => other.gender !== gender).map((other) => other.member);
        const fits = await matches.pairs(
          member.userId,
          others.map(({ userId }) => userId),
        );
        for (const other of others) {
          const { mine: my, theirs } = fits.get(other.userId)!;
          const both = my.mustMisses === 0 && theirs.mustMisses === 0;
          const pair = `${member.id} ${other.id}`;
          expect([pair, mine.get(member.id)?.has(other.id)]).toEqual([pair, my.mustMisses === 0]);
          for (const [one, another] of [[member, other] as const, [other, member] as const])
            if (listed.has(one.id)) expect([pair, listed.get(one.id)!.has(another.id)]).toEqual([pair, both]);
          pairs += 1;
          matched += both ? 1 : 0;
        }
      }
      expect(pairs).toBeGreaterThan(1000);
      expect(matched).toBeGreaterThan(20);
      expect(matched).toBeLessThan(pairs - 100);
    });
  });
});
