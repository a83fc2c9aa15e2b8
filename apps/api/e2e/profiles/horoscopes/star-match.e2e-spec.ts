import { AccessEvent } from '../../../src/people/access-ledger/access-event.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { Member, MemberWish, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

/** The published example: Arudra 2 and Purvashadha 3 come to 29 1/2. */
const HERS = { star: 6, pada: 2, kuja: 'no', secondSheet: true } as const;
const HIS = {
  ...{ star: 20, pada: 3, kuja: 'yes' as const, birthTime: '23:45', certainty: 'exact' as const, zone: 'Asia/Kolkata' },
  ...{ birthPlace: 'Hyderabad, Telangana', lat: 17.385, lon: 78.4867 },
} as const;

/** C11, R48: the stars of two families. */
describe('the stars of two', () => {
  let test: TestApp;
  let hers: SignedIn;
  let his: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    await test.rows(User).deleteAll();
    hers = await woman({ horoscope: HERS });
    his = await man({ horoscope: HIS });
  });

  const woman = (wish: MemberWish = {}) => test.make.signedIn(wish);
  const man = (wish: MemberWish = {}) => test.make.signedIn({ gender: 'male', dob: '1995-01-01', ...wish });
  const match = async (by: SignedIn, of: Member) => (await by.get(`/profiles/${of.id}/match`).expect(200)).body.match;
  const exchange = (by: SignedIn, of: Member, pressed = true) =>
    by.put(`/profiles/${of.id}/horoscope-exchange`, { exchange: pressed });
  const accepted = () => test.make.interest(his, hers, { state: 'accepted' });

  it('are compared in eight rows, with the same total for both', async () => {
    const [herView, hisView] = [await match(hers, his), await match(his, hers)];
    expect(herView).toMatchObject({
      open: true,
      mine: { stated: { star: 6, pada: 2, rasi: 'mithuna' }, kuja: 'no' },
      theirs: { stated: { star: 20, pada: 3, rasi: 'dhanu' }, kuja: 'yes' },
      bride: 'mine',
      kuja: 'one',
      exchange: { mine: false, theirs: false },
      sheet: false,
    });
    expect(herView.gunamelanam).toMatchObject({ total: 29.5, low: 27, high: 29.5, notes: ['class-of-sign'] });
    expect(herView.gunamelanam.rows.map(({ points, maximum }: Record<string, number>) => [points, maximum])).toEqual([
      ...[
        [1, 1],
        [2, 2],
        [3, 3],
        [2, 4],
        [0.5, 5],
        [6, 6],
        [7, 7],
        [8, 8],
      ],
    ]);
    expect(hisView.gunamelanam).toEqual(herView.gunamelanam);
    expect(hisView.bride).toBe('theirs');
  });

  it('have the second sheet only where the reader switched it on', async () => {
    expect((await match(hers, his)).secondSheet).toMatchObject({ rajju: { bride: 'kantha', groom: 'kati' } });
    expect((await match(his, hers)).secondSheet).toBeNull();
  });

  it('show the birth only after an accepted interest', async () => {
    expect(await match(hers, his)).toMatchObject({ theirBirth: null, myBirth: null });
    await accepted();
    expect((await match(hers, his)).theirBirth).toEqual({
      ...{ time: '23:45', certainty: 'exact', place: 'Hyderabad, Telangana', lagna: 'kanya' },
      mars: { lagna: 12, moon: 9, venus: 10 },
    });
    expect(await match(his, hers)).toMatchObject({ theirBirth: null, myBirth: { lagna: 'kanya' } });
  });

  it('are not told where a family has stated none, or is not verified', async () => {
    const silent = await man();
    expect(await match(hers, silent)).toMatchObject({
      ...{ open: true, theirs: { stated: null, kuja: null }, gunamelanam: null, secondSheet: null, kuja: 'unknown' },
    });
    expect(await match(silent, hers)).toMatchObject({ mine: { stated: null }, theirs: { stated: { star: 6 } } });
    const waiting = await man({ horoscope: HIS, verificationStatus: 'semi-verified' });
    expect(await match(hers, waiting)).toMatchObject({ open: false, theirs: { stated: null }, gunamelanam: null });
    expectFailure(await waiting.get(`/profiles/${hers.id}/match`), 'verification-needed');
    expectFailure(await exchange(hers, waiting), 'forbidden');
  });

  it.each([
    ['star, pada and rasi', { star: 20, pada: 3 }],
    ['kuja dosham alone', { kuja: 'yes' }],
    ['a birth', HIS],
  ] as const)('are in the owner’s ledger before they leave: %s', async (_, horoscope) => {
    const stated = await man({ horoscope });
    const silent = await man();
    await match(hers, stated);
    await match(hers, silent);
    const looks = await test.rows(AccessEvent).findBy({ what: 'horoscope', viewerId: hers.userId });
    expect(looks.map(({ ownerId }) => ownerId)).toEqual([stated.userId]);
  });

  it('have a sheet once both have pressed, until one takes it back', async () => {
    expect((await exchange(hers, his).expect(200)).body.match).toMatchObject({
      exchange: { mine: true },
      sheet: false,
    });
    await exchange(hers, his).expect(200);
    expect(await match(his, hers)).toMatchObject({ exchange: { mine: false, theirs: true }, sheet: false });
    expect((await exchange(his, hers).expect(200)).body.match).toMatchObject({ sheet: true, theirBirth: null });
    await exchange(hers, his, false).expect(200);
    expect(await match(his, hers)).toMatchObject({ exchange: { mine: true, theirs: false }, sheet: false });
  });

  describe('on paper', () => {
    const sheet = (by: SignedIn, of: Member) => by.get(`/profiles/${of.id}/match/sheet.pdf`);
    const printed = async (by: SignedIn, of: Member) => {
      const answer = await sheet(by, of).expect(200);
      expect(answer.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'no-store' });
      expect((answer.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    };
    const notices = async (member: SignedIn): Promise<string[]> =>
      (await member.get('/notifications').expect(200)).body.notifications.map(({ kind }: { kind: string }) => kind);
    const looks = () => test.rows(AccessEvent).findBy({ what: 'horoscope' });

    it('is printed by either after an accepted interest; the other has one notice, and the ledger has it', async () => {
      expectFailure(await sheet(hers, his), 'not-found');
      expect(await looks()).toEqual([]);
      await accepted();
      await printed(hers, his);
      await printed(hers, his);
      expect(await notices(his)).toEqual(['sheet-printed']);
      expect(await notices(hers)).toEqual([]);
      await printed(his, hers);
      expect(await looks()).toMatchObject([
        { ownerId: hers.userId, viewerId: his.userId },
        { ownerId: his.userId, viewerId: hers.userId, times: 2 },
      ]);
      const ledger = async (of: SignedIn) => JSON.stringify((await of.get('/access-events').expect(200)).body);
      expect(await ledger(hers)).toContain('"what":"horoscope"');
      expect(await ledger(his)).toContain('"what":"horoscope"');
    });

    it('is printed once both have pressed, and no more after one takes it back', async () => {
      await exchange(hers, his).expect(200);
      expectFailure(await sheet(his, hers), 'not-found');
      await exchange(his, hers).expect(200);
      await printed(his, hers);
      await exchange(his, hers, false).expect(200);
      expectFailure(await sheet(hers, his), 'not-found');
    });

    it('is gone with the consent, with the rows and the section (test 6)', async () => {
      await accepted();
      await his.put('/account/consents/horoscope', { given: false }).expect(200);
      expectFailure(await sheet(hers, his), 'not-found');
      expectFailure(await sheet(his, hers), 'not-found');
      expect(await match(hers, his)).toMatchObject({ theirs: { stated: null, kuja: null }, theirBirth: null });
      expectFailure(await sheet(hers, hers), 'not-found');
    });
  });

  it('are nothing to oneself, and nothing to who is blocked', async () => {
    expectFailure(await hers.get(`/profiles/${hers.id}/match`), 'forbidden');
    expectFailure(await exchange(hers, hers), 'forbidden');
    await test.make.block(his, hers);
    expectFailure(await hers.get(`/profiles/${his.id}/match`), 'profile-not-found');
    expectFailure(await exchange(hers, his), 'profile-not-found');
  });

  it('have no total for two of one gender', async () => {
    const friend = await woman({ horoscope: HIS });
    expect(await match(hers, friend)).toMatchObject({ gunamelanam: null, sheet: false });
  });

  it('change no list: every viewer sees the same in the same order (test 7)', async () => {
    const others = [await man({ horoscope: { star: 4, pada: 1 } }), await man({ horoscope: { star: 10, pada: 1 } })];
    const paths = ['/profiles', '/profiles?sort=newest', '/profiles?sort=wishes', '/profiles?fits=mine', '/shortlist'];
    await test.make.wishes(hers, { horoscope: { weight: 'must', value: 'stated' } });
    const seen = async () => {
      const bodies = [];
      for (const path of [...paths, '/profiles/counts', '/interests']) bodies.push((await hers.get(path)).body);
      return bodies;
    };
    const before = await seen();
    expect(before[0].total).toBe(3);
    for (const [index, member] of [...others, his].entries()) {
      await member.put('/account/consents/horoscope', { given: true }).expect(200);
      const star = { star: 27 - index, pada: 4, kuja: 'yes', version: 1 };
      await member.put('/profiles/me/horoscope', star).expect(200);
    }
    await hers.put('/account/consents/horoscope', { given: true }).expect(200);
    await hers.put('/profiles/me/horoscope', { star: 18, pada: 1, version: 1 }).expect(200);
    expect(await seen()).toEqual(before);
  });
});
