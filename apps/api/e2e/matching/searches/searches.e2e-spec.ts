import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import { SEARCH_MESSAGES } from '@kalyanam/shared/topics/matching/searches';
import { Consent } from '../../../src/people/consents/consent.entity.js';
import { SavedSearchRow } from '../../../src/matching/searches/saved-search.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('saved searches (C4)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(() => test.rows(User).deleteAll());

  const man = (wish: MemberWish = {}) => test.make.signedIn({ gender: 'male', dob: '1994-05-05', ...wish });
  const save = (member: SignedIn, body: object) => member.post('/searches', { query: '', ...body });
  const list = async (member: SignedIn) => (await member.get('/searches').expect(200)).body;

  it('are kept with their filters in one order, and without the page', async () => {
    const member = await man();
    const query = 'page=3&familyState=telangana&lookingFor=bride&heightFrom=6.0&heightTo=5.0';
    const { body } = await save(member, { name: ' Tall,\n  Telangana ', query }).expect(201);
    expect(body.search).toMatchObject({
      name: 'Tall, Telangana',
      query: 'lookingFor=bride&heightFrom=5.0&heightTo=6.0&familyState=telangana',
      digest: 'none',
      newCount: 0,
      gone: [],
    });
    expect(await list(member)).toEqual({ success: true, searches: [body.search], letters: false });
    expect((await list(await man())).searches).toEqual([]);
  });

  it('get a name from their filters, in the member’s language', async () => {
    const member = await man();
    const query = 'lookingFor=bride&birthYearFrom=1998&birthYearTo=2002&nativeDistrict=kurnool';
    const year = test.clock.now().getFullYear();
    const ages = `${year - 2002}-${year - 1998}`;
    expect((await save(member, { query })).body.search.name).toBe(`Brides, ${ages}, Kurnool`);
    expect((await save(member, { query: `${query}&sort=newest` })).body.search.name).toBe(
      `Brides, ${ages}, Kurnool (2)`,
    );
    expect((await save(member, { query: 'diet=vegetarian' })).body.search.name).toBe('Brides, Vegetarian');
    await member.put('/account/language', { language: 'te' }).expect(200);
    expect((await save(member, { query: 'nativeDistrict=guntur' })).body.search.name).toBe('వధువులు, గుంటూరు');
  });

  it.each(['\u200b', '\u2800 \u3164'])(
    'get a name from their filters where the name shows nothing: %j',
    async (name) => {
      const { post, patch } = await test.make.signedIn();
      const { body } = await post('/searches', { name, query: 'lookingFor=groom' }).expect(201);
      expect(body.search.name).toBe('Grooms');
      const { body: changed } = await patch(`/searches/${body.search.id}`, { name }).expect(200);
      expect(changed.search.name).toBe('Grooms');
    },
  );

  it('are refused with what does not exist, twice under one name, and beyond ten', async () => {
    const member = await man();
    for (const query of ['colour=blue', 'diet=blue', 'diet=vegetarian&diet=eggetarian', 'nativeDistrict=atlantis'])
      expectFailure(await save(member, { query }), 'invalid-form', { query: SEARCH_MESSAGES.query });
    await save(member, { name: 'One' }).expect(201);
    expect((await save(member, { name: 'One' }).expect(201)).body.search.name).toBe('One');
    expectFailure(await save(member, { name: 'One', query: 'diet=vegetarian' }), 'invalid-form', {
      name: SEARCH_MESSAGES.nameTaken,
    });
    for (let index = 2; index <= 10; index += 1) await save(member, { name: `No. ${index}` }).expect(201);
    expectFailure(await save(member, { name: 'No. 11' }), 'invalid-form', { name: SEARCH_MESSAGES.full });
    expect((await list(member)).searches).toHaveLength(10);
  });

  it('ask for the digest’s consent once, log it, and lose every digest with it', async () => {
    const member = await man();
    expectFailure(await save(member, { name: 'A', digest: 'weekly' }), 'invalid-form', {
      consent: SEARCH_MESSAGES.consent,
    });
    expect((await save(member, { name: 'A', consent: true })).body.search.digest).toBe('weekly');
    expect((await save(member, { name: 'B', query: 'diet=vegetarian' })).body.search.digest).toBe('weekly');
    const daily = (await save(member, { name: 'C', query: 'diet=eggetarian', digest: 'daily' })).body.search;
    expect(await test.rows(Consent).findBy({ userId: member.userId, kind: 'digest' })).toEqual([
      expect.objectContaining({ textVersion: '2026-11-27', ip: '127.0.0.1', withdrawnAt: null }),
    ]);
    await member.put('/account/consents/digest', { given: false }).expect(200);
    expect((await list(member)).searches.map(({ digest }: { digest: string }) => digest)).toEqual([
      'none',
      'none',
      'none',
    ]);
    expectFailure(await member.patch(`/searches/${daily.id}`, { digest: 'daily' }), 'invalid-form', {
      consent: SEARCH_MESSAGES.consent,
    });
    const change = { digest: 'daily', consent: true, name: 'Every day' };
    expect((await member.patch(`/searches/${daily.id}`, change).expect(200)).body.search).toMatchObject({
      name: 'Every day',
      digest: 'daily',
    });
  });

  it('count who is new: listed or changed since, without an interest and a block', async () => {
    const member = await man();
    await test.make.member({ familyLocation: { state: 'telangana', city: 'Warangal' } });
    test.clock.advance(1);
    const { id } = (await save(member, { query: 'familyState=telangana' })).body.search;
    const count = async () => (await list(member)).searches[0].newCount;
    expect(await count()).toBe(0);
    test.clock.advance(1);
    const there = { familyLocation: { state: 'telangana', city: 'Hyderabad', address: '1 Main Road' } } as const;
    const [one, two, three] = [
      await test.make.signedIn(there),
      await test.make.member(there),
      await test.make.member(there),
    ];
    await test.make.member({ familyLocation: { state: 'andhra-pradesh', city: 'Guntur' } });
    expect(await count()).toBe(3);
    await test.make.interest(member, two);
    await test.make.block(three, member);
    expect(await count()).toBe(1);
    await one.put('/profiles/me/status', { isActive: false }).expect(200);
    expect(await count()).toBe(0);
    await test.rows(SavedSearchRow).update({ publicId: id }, { lastSentAt: test.clock.now() });
    test.clock.advance(1);
    await one.put('/profiles/me/status', { isActive: true }).expect(200);
    expect(await count()).toBe(1);
    await member.delete(`/searches/${id}`).expect(200);
    expectFailure(await member.delete(`/searches/${id}`), 'not-found');
  });

  it('tell a semi-verified member nothing that opens after verification, nor of a change of it', async () => {
    const semi = await man({ verificationStatus: 'semi-verified' });
    expectFailure(await save(semi, { query: 'photo=yes' }), 'invalid-form', {
      photo: DETAIL_MESSAGES.afterVerification,
    });
    expectFailure(await save(semi, { query: 'fits=both' }), 'invalid-form', {
      fits: DETAIL_MESSAGES.afterVerification,
    });
    const verified = await man();
    await save(semi, { query: '' }).expect(201);
    await save(verified, { query: '' }).expect(201);
    const other = await test.make.signedIn({ gender: 'female' });
    await test.rows(SavedSearchRow).update({ digest: 'none' }, { createdAt: test.clock.inSeconds(1) });
    test.clock.advance(2);
    const change = async (details: object): Promise<void> => {
      const { version } = (await other.get('/profiles/me/details').expect(200)).body.details;
      await other.patch('/profiles/me/details', { ...details, version }).expect(200);
    };
    const counts = async () => [(await list(semi)).searches[0].newCount, (await list(verified)).searches[0].newCount];
    expect(await counts()).toEqual([0, 0]);
    await change({ smoking: 'no' });
    expect(await counts()).toEqual([0, 1]);
    await change({ degree: 'mbbs' });
    expect(await counts()).toEqual([1, 1]);
  });

  it('say what does not exist any more, and ask without it', async () => {
    const member = await man();
    await save(member, { name: 'Old' }).expect(201);
    await test
      .rows(SavedSearchRow)
      .update({ digest: 'none' }, { query: 'nativeDistrict=kurnool%2Catlantis&diet=blue' });
    expect((await list(member)).searches[0]).toMatchObject({
      query: 'nativeDistrict=kurnool',
      gone: ['nativeDistrict', 'diet'],
    });
    const not = await man({ verificationStatus: 'not-verified' });
    await save(not, { name: 'Later' }).expect(201);
    expect((await list(not)).searches[0].newCount).toBeNull();
  });
});
