import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import { HOROSCOPE_MESSAGES } from '@kalyanam/shared/topics/stars/horoscope';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { BrowseEntry } from '../../../src/matching/listing/browse-entry.entity.js';
import { HoroscopeExchangeRow, HoroscopeRow } from '../../../src/profiles/horoscopes/horoscope.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const STATED = { star: 20, pada: 3, kuja: 'no', panchangam: ' Srisailam  devasthanam ', version: 1 };
const BORN = {
  ...{ birthTime: '23:45', certainty: 'exact', zone: 'Asia/Kolkata', placeId: 'hyderabad-telangana' },
};

/** C11: what a family says of its own horoscope, and the star by our reckoning. */
describe('one’s own horoscope', () => {
  let test: TestApp;
  let member: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    member = await test.make.signedIn({ dob: '1995-01-01' });
    await consent(true);
  });

  const consent = (given: boolean) => member.put('/account/consents/horoscope', { given }).expect(200);
  const put = (body: object) => member.put('/profiles/me/horoscope', body);
  const kept = async (body: object) => (await put(body).expect(200)).body.horoscope;
  const own = async () => (await member.get('/profiles/me/horoscope').expect(200)).body.horoscope;
  const listed = async () => (await test.rows(BrowseEntry).findOneByOrFail({ userId: member.userId })).horoscope;

  it('is empty at first, and kept as the family says it', async () => {
    expect(await own()).toEqual({
      ...{ dob: '1995-01-01', star: null, pada: null, source: 'family', kuja: null, panchangam: null },
      ...{ birthTime: null, certainty: null, which: null, birthPlace: null, zone: null },
      ...{ secondSheet: false, consent: true, version: 1 },
    });
    expect(await listed()).toBe('none');
    expect(await kept({ ...STATED, ...BORN, secondSheet: true })).toEqual({
      ...{ dob: '1995-01-01', star: 20, pada: 3, source: 'family', kuja: 'no', panchangam: 'Srisailam devasthanam' },
      ...{ birthTime: '23:45', certainty: 'exact', which: null, birthPlace: 'Hyderabad, Telangana' },
      ...{ zone: 'Asia/Kolkata', secondSheet: true, consent: true, version: 2 },
    });
    expect(await listed()).toBe('stated');
    const row = await test.rows(HoroscopeRow).findOneByOrFail({ userId: member.userId });
    expect(row).toMatchObject({ lat: 17.384, lon: 78.4564, computedStar: 20, computedPada: 3 });
  });

  it('keeps the place until another is chosen, and drops what is left out', async () => {
    await kept({ ...STATED, ...BORN });
    const { placeId: _, ...same } = BORN;
    expect(await kept({ ...STATED, ...same, version: 2 })).toMatchObject({ birthPlace: 'Hyderabad, Telangana' });
    expect(await kept({ star: 4, pada: 2, version: 3 })).toMatchObject({
      ...{ star: 4, pada: 2, kuja: null, panchangam: null, birthTime: null, birthPlace: null, version: 4 },
    });
  });

  it('is the family’s word also where our reckoning differs', async () => {
    expect(await kept({ ...STATED, ...BORN, star: 21, pada: 1 })).toMatchObject({ star: 21, source: 'family' });
    expect(await kept({ ...STATED, ...BORN, source: 'computed', version: 2 })).toMatchObject({ source: 'computed' });
    const other = { ...STATED, ...BORN, star: 21, source: 'computed', version: 3 };
    expectFailure(await put(other), 'invalid-form', { source: HOROSCOPE_MESSAGES.reckoning });
  });

  it('needs a consent, and goes with it immediately', async () => {
    const other = await test.make.signedIn({ gender: 'male' });
    await kept(STATED);
    await member.put(`/profiles/${other.id}/horoscope-exchange`, { exchange: true }).expect(200);
    await consent(false);
    expect(await own()).toMatchObject({ star: null, kuja: null, consent: false, version: 1 });
    expect(await test.rows(HoroscopeRow).countBy({ userId: member.userId })).toBe(0);
    expect(await test.rows(HoroscopeExchangeRow).countBy({ userId: member.userId })).toBe(0);
    expect(await listed()).toBe('none');
    expectFailure(await put(STATED), 'invalid-form', { consent: HOROSCOPE_MESSAGES.consent });
  });

  it('can be taken back without the consent', async () => {
    await kept(STATED);
    await member.delete('/profiles/me/horoscope').expect(200);
    expect(await own()).toMatchObject({ star: null, consent: true, version: 1 });
  });

  it('knows of a change in another tab', async () => {
    await kept(STATED);
    expectFailure(await put(STATED), 'changed-meanwhile');
    const both = await Promise.all([put({ ...STATED, version: 2 }), put({ ...STATED, star: 1, version: 2 })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is listed only as stated or not, and of verified members alone', async () => {
    member = await test.make.signedIn({ verificationStatus: 'semi-verified' });
    await consent(true);
    await kept(STATED);
    expect(await listed()).toBeNull();
  });

  it.each<[string, object, Record<string, string>]>([
    ['a pada without a star', { pada: 2 }, { star: HOROSCOPE_MESSAGES.starFirst }],
    ['a star without its pada', { star: 4 }, { pada: HOROSCOPE_MESSAGES.pada }],
    ['a 28th star', { star: 28, pada: 1 }, { star: MESSAGES.choice }],
    ['a 5th pada', { star: 4, pada: 5 }, { pada: MESSAGES.choice }],
    ['25:00', { birthTime: '25:00', zone: 'Asia/Kolkata' }, { birthTime: HOROSCOPE_MESSAGES.time }],
    ['a time without its zone', { birthTime: '05:00' }, { zone: MESSAGES.required }],
    ['a zone that is none', { birthTime: '05:00', zone: 'Asia/Nowhere' }, { zone: HOROSCOPE_MESSAGES.zone }],
    ['a place that is not listed', { placeId: 'nowhere', zone: 'Asia/Kolkata' }, { placeId: HOROSCOPE_MESSAGES.place }],
    [
      'a place in another zone',
      { placeId: 'dallas-tx-united-states', zone: 'Asia/Kolkata' },
      { zone: HOROSCOPE_MESSAGES.zone },
    ],
    ['61 letters', { panchangam: 'x'.repeat(61) }, { panchangam: HOROSCOPE_MESSAGES.panchangam }],
    ['a phone number', { panchangam: 'ring 98480 22338' }, { panchangam: DETAIL_MESSAGES.noContact }],
    ['a word that kuja is not', { kuja: 'maybe' }, { kuja: MESSAGES.choice }],
  ])('refuses %s', async (_, body, fields) => {
    expectFailure(await put({ ...body, version: 1 }), 'invalid-form', fields);
  });

  describe('by our reckoning', () => {
    const star = (body: object) => member.post('/horoscope/star', body);
    const reckoned = async (body: object) => (await star(body).expect(200)).body;
    const DALLAS = { zone: 'America/Chicago' };

    it('is a star, or two near a border, or those of the day', async () => {
      const day = { date: '1995-01-01', zone: 'Asia/Kolkata' };
      expect(await reckoned({ ...day, time: '23:45' })).toEqual({ success: true, star: 20, pada: 3, near: [] });
      const border = { date: '1990-06-21', time: '15:05', zone: 'Asia/Kolkata' };
      expect(await reckoned(border)).toMatchObject({
        ...{ star: null, pada: null },
        near: [
          { star: 4, pada: 2 },
          { star: 4, pada: 3 },
        ],
      });
      expect((await reckoned({ ...day, time: '12:00', certainty: 'unknown' })).near).toEqual(
        (await reckoned(day)).near,
      );
      expect((await reckoned(day)).near.map(({ pada }: { pada: unknown }) => pada)).toEqual([null, null]);
    });

    it('asks where a clock went forward or back', async () => {
      const skipped = { ...DALLAS, date: '1997-04-06', time: '02:30' };
      expectFailure(await star(skipped), 'invalid-form', { time: HOROSCOPE_MESSAGES.timeSkipped });
      const twice = { ...DALLAS, date: '1997-10-26', time: '01:30' };
      expectFailure(await star(twice), 'invalid-form', { which: HOROSCOPE_MESSAGES.timeTwice });
      expect(await reckoned({ ...twice, which: 'first' })).toMatchObject({ star: 10, pada: 4 });
    });

    it.each<[string, object, Record<string, string>]>([
      ['31 February', { date: '1995-02-31' }, { date: MESSAGES.date }],
      ['a day to come', { date: '2990-01-01' }, { date: MESSAGES.date }],
      ['a day before the war', { date: '1939-01-01' }, { date: MESSAGES.date }],
      ['25:00', { time: '25:00' }, { time: HOROSCOPE_MESSAGES.time }],
      ['no zone', { zone: '' }, { zone: MESSAGES.required }],
      ['a zone in other letters', { zone: 'asia/kolkata' }, { zone: HOROSCOPE_MESSAGES.zone }],
    ])('refuses %s', async (_, body, fields) => {
      const sent = { date: '1995-01-01', time: '23:45', zone: 'Asia/Kolkata', ...body };
      expectFailure(await star(sent), 'invalid-form', fields);
    });

    it('suggests places of birth', async () => {
      const { places } = (await member.get('/horoscope/places?q=kurn').expect(200)).body;
      expect(places).toEqual([
        { id: 'kurnool-andhra-pradesh', name: 'Kurnool, Andhra Pradesh', zones: ['Asia/Kolkata'] },
      ]);
    });
  });
});
