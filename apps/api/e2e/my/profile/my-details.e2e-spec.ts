import { DETAIL_LIMITS, DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { OPTIONAL_CONSENT_VERSIONS } from '@kalyanam/shared/base/text-versions';
import { Consent } from '../../../src/people/consents/consent.entity.js';
import { Interest } from '../../../src/people/relations/interest.entity.js';
import { visit } from '../../support/requests/requests.js';
import { PASSWORD } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const ABROAD = { workLocation: { type: 'nri', country: 'usa', city: 'Dallas' } } as const;

describe('details beyond the registration (C1)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const read = async (member: SignedIn) => (await member.get('/profiles/me/details').expect(200)).body.details;
  const change = async (member: SignedIn, changes: object) =>
    member.patch('/profiles/me/details', { version: (await read(member)).version, ...changes });
  const setSiblings = async (member: SignedIn, siblings: object[]) =>
    member.put('/profiles/me/siblings', { version: (await read(member)).version, siblings });
  const consent = (member: SignedIn, given: boolean) => member.put('/account/consents/family-details', { given });
  const seenBy = async (viewer: SignedIn, owner: SignedIn) =>
    (await viewer.get(`/profiles/${owner.id}`).expect(200)).body.profile;

  it('are empty until they are given, and no one else’s to read or change', async () => {
    const member = await test.make.signedIn();
    expect(await read(member)).toMatchObject({ degree: null, siblings: [], moreVisible: 'accepted', version: 1 });
    expectFailure(await visit(test, 'get', '/profiles/me/details'), 'not-signed-in');
    expectFailure(await visit(test, 'get', '/account/consents'), 'not-signed-in');
  });

  it('keeps the given texts, in lines of single spaces, and empties what is emptied', async () => {
    const member = await test.make.signedIn();
    const { body } = await change(member, {
      nativeState: 'telangana',
      nativeDistrict: 'warangal',
      nativeVillage: '  Hasanparthy \n  village ',
      degree: 'btech',
      jobTitle: 'Data engineer',
      languages: ['te', 'hi'],
    });
    expect(body.details).toMatchObject({ nativeVillage: 'Hasanparthy village', languages: ['te', 'hi'], version: 2 });
    const emptied = await change(member, { jobTitle: ' ', languages: [], degree: null });
    expect(emptied.body.details).toMatchObject({ jobTitle: null, languages: null, degree: null, version: 3 });
    expect(await read(member)).toEqual(emptied.body.details);
  });

  it('keeps lines composed and without control characters, and measures them as they are kept', async () => {
    const member = await test.make.signedIn();
    await consent(member, true);
    const told = await change(member, { jobTitle: 'Jose\u0301\u0000 \u001bTailor', employer: '\u0000' });
    expect(told.body.details).toMatchObject({ jobTitle: 'José Tailor', employer: null });
    const tooLong = '\u0958'.repeat(DETAIL_LIMITS.line - 1);
    expectFailure(await change(member, { jobTitle: tooLong }), 'invalid-form', { jobTitle: MESSAGES.shortText });
    const place = '\u0958'.repeat(DETAIL_LIMITS.place - 1);
    const sibling = { relation: 'elder-brother', married: null, work: 'Cafe\u0301\u0007', place: null };
    expectFailure(await setSiblings(member, [{ ...sibling, place }]), 'invalid-form', {
      'siblings.0.place': DETAIL_MESSAGES.place,
    });
    expect((await setSiblings(member, [sibling])).body.details.siblings).toEqual([{ ...sibling, work: 'Café' }]);
  });

  it('refuses a change of an older version, and keeps the newer one', async () => {
    const member = await test.make.signedIn();
    await change(member, { degree: 'mba' });
    expectFailure(await member.patch('/profiles/me/details', { version: 1, degree: 'mca' }), 'changed-meanwhile');
    expectFailure(await member.put('/profiles/me/siblings', { version: 1, siblings: [] }), 'changed-meanwhile');
    expect((await read(member)).degree).toBe('mba');
  });

  it('refuses a district of another state, whether the state is sent or kept', async () => {
    const member = await test.make.signedIn();
    const refused = { nativeDistrict: DETAIL_MESSAGES.district };
    expectFailure(
      await change(member, { nativeState: 'telangana', nativeDistrict: 'kurnool' }),
      'invalid-form',
      refused,
    );
    await change(member, { nativeState: 'telangana', nativeDistrict: 'warangal' });
    expectFailure(await change(member, { nativeDistrict: 'kurnool' }), 'invalid-form', refused);
    expect((await change(member, { nativeState: 'other' })).body.details).toMatchObject({
      nativeState: 'other',
      nativeDistrict: null,
    });
  });

  it('keeps a district that has left the list until the state changes', async () => {
    const member = await test.make.signedIn();
    await change(member, { nativeState: 'telangana', nativeDistrict: 'warangal' });
    await test.database.query(
      `UPDATE profile_details SET native_district = 'merged-away' WHERE native_district = ?
      AND user_id = (SELECT id FROM users WHERE public_id = ?)`,
      ['warangal', member.id],
    );
    expect((await change(member, { jobTitle: 'Tailor', nativeState: 'telangana' })).body.details).toMatchObject({
      nativeDistrict: 'merged-away',
    });
    expect((await change(member, { nativeState: 'andhra-pradesh' })).body.details.nativeDistrict).toBeNull();
  });

  it('takes children only of those who were married, visa and plans only of those abroad', async () => {
    const member = await test.make.signedIn({ maritalStatus: 'never-married' });
    expectFailure(await change(member, { children: 1 }), 'invalid-form', { children: DETAIL_MESSAGES.childrenOnly });
    expectFailure(await change(member, { visaStatus: 'citizen' }), 'invalid-form', {
      visaStatus: DETAIL_MESSAGES.abroadOnly,
    });
    const other = await test.make.signedIn({ ...ABROAD, maritalStatus: 'divorced' });
    expect((await change(other, { children: 0, visaStatus: 'citizen' })).body.details).toMatchObject({
      children: 0,
      visaStatus: 'citizen',
      abroad: true,
      onceMarried: true,
    });
  });

  it('keeps a visa that no longer applies, and shows it to its owner alone', async () => {
    const [owner, viewer] = [await test.make.signedIn(ABROAD), await test.make.signedIn({ gender: 'male' })];
    await change(owner, { visaStatus: 'work-visa' });
    expect((await seenBy(viewer, owner)).details.visaStatus).toBe('work-visa');
    const home = { type: 'india', state: 'telangana', city: 'Hyderabad' };
    await owner.patch('/profiles/me', { version: 1, workLocation: home }).expect(200);
    expect((await seenBy(viewer, owner)).details.visaStatus).toBeNull();
    expect(await read(owner)).toMatchObject({ visaStatus: 'work-visa', abroad: false });
  });

  it.each([
    ['employer', 'Ring 98480 12345'],
    ['employer', 'ring ౯౮౪౮౦౧౨౩౪౫'],
    ['employer', 'ring +1 972 555 0100'],
    ['employer', 'nine eight four eight zero one two three four five'],
    ['jobTitle', 'see www.example.org'],
    ['institution', 'write to me@example.org'],
  ])('refuses contact in %s: %s', async (field, text) => {
    const member = await test.make.signedIn();
    expectFailure(await change(member, { [field]: text }), 'invalid-form', { [field]: DETAIL_MESSAGES.noContact });
  });

  describe('about relatives', () => {
    it('keeps nothing without the consent, and logs it with its text', async () => {
      const member = await test.make.signedIn();
      const refused = DETAIL_MESSAGES.consent;
      expectFailure(await change(member, { fatherName: 'Venkata Reddy' }), 'invalid-form', { fatherName: refused });
      expectFailure(await setSiblings(member, [{ relation: 'elder-brother' }]), 'invalid-form', { siblings: refused });
      expect((await read(member)).fatherName).toBeNull();
      await consent(member, true).expect(200);
      expect((await change(member, { fatherName: 'Venkata  Reddy' })).body.details).toMatchObject({
        fatherName: 'Venkata Reddy',
        familyConsent: true,
      });
      const [logged] = await test.rows(Consent).findBy({ userId: member.userId });
      expect(logged).toMatchObject({
        kind: 'family-details',
        textVersion: OPTIONAL_CONSENT_VERSIONS['family-details'],
        ip: expect.stringMatching(/./),
        withdrawnAt: null,
      });
    });

    it('goes immediately when the consent is withdrawn, and is in no export any more', async () => {
      const member = await test.make.signedIn();
      await consent(member, true).expect(200);
      await change(member, { motherName: 'Lakshmi Devi', motherWork: 'Teacher', familyType: 'joint' });
      await setSiblings(member, [{ relation: 'younger-sister', work: 'Doctor' }]);
      const { body } = await consent(member, false).expect(200);
      expect(body.consents).toContainEqual({ kind: 'family-details', givenAt: null });
      expect(await read(member)).toMatchObject({
        motherName: null,
        motherWork: null,
        siblings: [],
        familyType: 'joint',
        familyConsent: false,
      });
      const { records } = (await member.post('/account/export', { password: PASSWORD }).expect(200)).body;
      expect(JSON.stringify(records)).not.toMatch(/Lakshmi|Teacher|younger-sister/);
      expect(records.consents).toEqual([
        expect.objectContaining({ kind: 'family-details', withdrawn_at: expect.any(String) }),
      ]);
    });

    it('can be given again, and another consent than ours is not found', async () => {
      const member = await test.make.signedIn();
      for (const given of [true, true, false, false, true]) await consent(member, given).expect(200);
      expect((await member.get('/account/consents').expect(200)).body.consents).toContainEqual({
        kind: 'family-details',
        givenAt: expect.any(String),
      });
      expect(await test.rows(Consent).findBy({ userId: member.userId })).toHaveLength(2);
      expectFailure(await member.put('/account/consents/terms', { given: false }), 'not-found');
    });
  });

  describe('brothers and sisters', () => {
    const sibling = (index: number) => ({
      relation: index % 2 ? 'elder-brother' : 'younger-sister',
      married: index % 3 === 0,
      work: `Work ${index}`,
      place: null,
    });
    const several = (count: number) => Array.from({ length: count }, (_, index) => sibling(index));

    it('keeps twelve in their order, and refuses the thirteenth', async () => {
      const member = await test.make.signedIn();
      await consent(member, true);
      const twelve = several(DETAIL_LIMITS.siblings).reverse();
      expect((await setSiblings(member, twelve)).body.details.siblings).toEqual(twelve);
      expectFailure(await setSiblings(member, several(13)), 'invalid-form', { siblings: DETAIL_MESSAGES.siblings });
      expect((await read(member)).siblings).toEqual(twelve);
      expect((await setSiblings(member, [sibling(1)])).body.details.siblings).toEqual([sibling(1)]);
    });

    it('names the field of the one that is wrong', async () => {
      const member = await test.make.signedIn();
      await consent(member, true);
      const wrong = [{ ...sibling(1), place: 'p'.repeat(61) }, { relation: 'cousin' }, {}];
      expectFailure(await setSiblings(member, wrong), 'invalid-form', {
        'siblings.0.place': DETAIL_MESSAGES.place,
        'siblings.1.relation': MESSAGES.choice,
        'siblings.2.relation': MESSAGES.required,
      });
    });
  });

  describe('as others read them', () => {
    const PLANTED = {
      fatherName: 'Plantedfather Reddy',
      nativeState: 'andhra-pradesh',
      nativeDistrict: 'kurnool',
      nativeVillage: 'Plantedvillage',
      degree: 'mtech',
      employer: 'Plantedemployer',
      visaStatus: 'permanent-resident',
    };
    const owner = async (): Promise<SignedIn> => {
      const member = await test.make.signedIn(ABROAD);
      await consent(member, true);
      expect((await change(member, PLANTED)).status).toBe(200);
      return member;
    };

    it('shows a semi-verified member district and degree, and no byte of the rest', async () => {
      const viewer = await test.make.signedIn({ gender: 'male', verificationStatus: 'semi-verified' });
      const { text } = await viewer.get(`/profiles/${(await owner()).id}`).expect(200);
      expect(text).toContain('kurnool');
      expect(text).toContain('mtech');
      expect(text).not.toMatch(/Planted|permanent-resident/);
    });

    it('shows a verified member the village, and the employer once the families agreed or the owner says so', async () => {
      const member = await owner();
      const [accepted, other] = [
        await test.make.signedIn({ gender: 'male' }),
        await test.make.signedIn({ gender: 'male' }),
      ];
      const before = { nativeVillage: 'Plantedvillage', employer: null, fatherName: null };
      expect((await seenBy(other, member)).details).toMatchObject(before);
      await accepted.post(`/profiles/${member.id}/interest`).expect(200);
      await test.rows(Interest).updateAll({ state: 'accepted', answeredAt: test.clock.now() });
      const after = { employer: 'Plantedemployer', fatherName: 'Plantedfather Reddy' };
      expect((await seenBy(accepted, member)).details).toMatchObject(after);
      expect((await seenBy(other, member)).details).toMatchObject(before);
      expect((await change(member, { moreVisible: 'verified' })).body.details.moreVisible).toBe('verified');
      expect((await seenBy(other, member)).details).toMatchObject(after);
    });
  });

  it('counts for completeness: family, native place, study and work', async () => {
    const member = await test.make.signedIn();
    const missing = async () => (await member.get('/profiles/me').expect(200)).body.profile.completeness.missing;
    expect(await missing()).toEqual(expect.arrayContaining(['family', 'native-place', 'study-work']));
    await change(member, { familyType: 'nuclear', nativeState: 'other', degree: 'ca' });
    for (const part of ['family', 'native-place', 'study-work']) expect(await missing()).not.toContain(part);
  });

  it('holds a changed surname for the team once the member is verified', async () => {
    const member = await test.make.signedIn({ surname: 'Gangireddy' });
    const { profile } = (await member.patch('/profiles/me', { version: 1, surname: 'Kotireddy' }).expect(200)).body;
    expect(profile).toMatchObject({ surname: 'Gangireddy', pendingReview: { surname: 'Kotireddy' } });
  });

  it('takes a surname that is typed in another form of the same letters for the one that is kept', async () => {
    const member = await test.make.signedIn({ surname: 'Gangiré' });
    const { profile } = (await member.patch('/profiles/me', { version: 1, surname: 'Gangire\u0301' }).expect(200)).body;
    expect(profile).toMatchObject({ surname: 'Gangiré', pendingReview: {} });
  });

  it('suggests no villages without the operator’s file', async () => {
    const member = await test.make.signedIn();
    const { body } = await member.get('/places/villages?district=kurnool&q=al').expect(200);
    expect(body.villages).toEqual([]);
    expectFailure(await member.get('/places/villages?district=mars&q=al'), 'invalid-form', {
      district: MESSAGES.choice,
    });
  });
});
