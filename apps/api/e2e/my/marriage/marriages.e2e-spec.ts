import { MESSAGES } from '@kalyanam/shared/base/messages';
import { MARRIAGE_MESSAGES } from '@kalyanam/shared/topics/marriage/marriages';
import { User } from '../../../src/people/accounts/user.entity.js';
import { Call } from '../../../src/contact/first-calls/call.entity.js';
import { CallsWorker } from '../../../src/contact/first-calls/calls.worker.js';
import { MarriageClaims } from '../../../src/my/marriage/marriage-claims.service.js';
import { MarriedYears } from '../../../src/my/marriage/married-years.service.js';
import { Marriage } from '../../../src/my/marriage/marriage.entity.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { visit } from '../../support/requests/requests.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

/** C16: a marriage that one family tells, and the other confirms. */
describe('a marriage', () => {
  let test: TestApp;
  let his: SignedIn;
  let hers: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    his = await test.make.signedIn({ gender: 'male', name: 'Ram Mohan' });
    hers = await test.make.signedIn({ name: 'Sita Devi' });
    await test.make.interest(his, hers, { state: 'accepted' });
  });

  const codeOf = async ({ userId }: SignedIn): Promise<string> =>
    (await test.rows(User).findOneByOrFail({ id: userId })).memberCode;
  /** The clock moves on, and sessions with it. */
  const now = (member: SignedIn) => test.make.session(member);
  const claim = async (by: SignedIn, of: SignedIn) =>
    (await now(by)).put('/profiles/me/married', { through: 'us', code: await codeOf(of) });
  const mine = async (member: SignedIn) => (await (await now(member)).get('/marriages/mine').expect(200)).body;
  const claimOn = async (member: SignedIn): Promise<string> => (await mine(member)).claims[0].id;
  const answer = async (member: SignedIn, id: string, said: string) =>
    (await now(member)).post(`/marriages/${id}/answer`, { answer: said });
  const isMarried = async ({ userId }: SignedIn): Promise<boolean> =>
    (await test.rows(Profile).findOneByOrFail({ userId })).marriedAt !== null;
  const kinds = async (member: SignedIn): Promise<string[]> =>
    (await member.get('/notifications').expect(200)).body.notifications.map(({ kind }: { kind: string }) => kind);
  const published = async (): Promise<number> => {
    test.clock.advance(DAY);
    return (await visit(test, 'get', '/numbers').expect(200)).body.marriages;
  };

  it('is announced to the named family alone, by the app and by mail, and closes the other immediately', async () => {
    expect((await claim(his, hers)).body).toEqual({ success: true, married: true });
    expect(await isMarried(his)).toBe(true);
    expect(await isMarried(hers)).toBe(false);
    expect((await mine(hers)).claims).toEqual([
      { id: expect.any(String), name: 'Ram Mohan', at: expect.any(String), until: expect.any(String) },
    ]);
    expect(await kinds(hers)).toContain('marriage-claim');
    const mails = (await inbox(test, hers.email)).filter(({ subject }) => /marriage is fixed/.test(subject ?? ''));
    expect(mails).toHaveLength(1);
  });

  it('shows its own family nothing of the other anywhere, whatever that says or does not say', async () => {
    const watched = async () => {
      const paths = ['/marriages/mine', '/profiles/me', '/account', '/notifications', '/auth/me'];
      const bodies = [];
      for (const path of paths) bodies.push((await his.get(path).expect(200)).text);
      return bodies.join('\n');
    };
    await claim(his, hers);
    const waiting = await watched();
    expect(waiting).not.toContain('Sita');
    expect(waiting).not.toContain(hers.id);
    expect((await answer(hers, await claimOn(hers), 'no')).status).toBe(200);
    expect(await watched()).toBe(waiting);
    expect(await test.rows(Marriage).countBy({ claimantId: his.userId })).toBe(0);
    expect((await mine(hers)).claims).toEqual([]);
    expect(await kinds(hers)).not.toContain('marriage-claim');
    expect(await isMarried(hers)).toBe(false);
    expect(await isMarried(his)).toBe(true);
  });

  it('is forgotten after fourteen days of silence, and only the first is closed', async () => {
    await claim(his, hers);
    test.clock.advance(13 * DAY);
    await test.app.get(MarriageClaims, { strict: false }).forgetUnanswered();
    expect((await mine(hers)).claims).toHaveLength(1);
    test.clock.advance(DAY + 1);
    await test.app.get(MarriageClaims, { strict: false }).forgetUnanswered();
    expect((await mine(hers)).claims).toEqual([]);
    expect([await isMarried(his), await isMarried(hers)]).toEqual([true, false]);
  });

  it('closes both in one transaction with the yes, and counts once', async () => {
    const before = await published();
    await claim(his, hers);
    expect(await published()).toBe(before);
    const id = await claimOn(hers);
    const yes = await answer(hers, id, 'yes');
    expect(yes.body).toMatchObject({ claims: [], confirmed: { name: 'Ram Mohan' } });
    expect((await mine(his)).confirmed).toMatchObject({ name: 'Sita Devi' });
    expect([await isMarried(his), await isMarried(hers)]).toEqual([true, true]);
    const viewer = await test.make.signedIn({ gender: 'male' });
    expectFailure(await viewer.get(`/profiles/${hers.id}`), 'profile-not-found');
    // A second press changes nothing.
    expect((await answer(hers, id, 'no')).status).toBe(200);
    expect((await mine(his)).confirmed).not.toBeNull();
    const found = await test.database.query('SELECT COUNT(*) AS count FROM marriages WHERE confirmed_at IS NOT NULL');
    expect(await published()).toBe(Number(found[0].count));
    expect(Number(found[0].count)).toBe(before + 1);
  });

  it('of two who name each other in parallel is confirmed once', async () => {
    const answers = await Promise.all([claim(his, hers), claim(hers, his)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await mine(his)).confirmed).toMatchObject({ name: 'Sita Devi' });
    expect((await mine(hers)).confirmed).toMatchObject({ name: 'Ram Mohan' });
    const both = await test.rows(Marriage).find({ where: [{ claimantId: his.userId }, { claimantId: hers.userId }] });
    expect(both).toHaveLength(1);
    expect([await mine(his), await mine(hers)].map(({ claims }) => claims)).toEqual([[], []]);
  });

  it('asks again about a number without an accepted interest, and about the own one', async () => {
    const stranger = await test.make.signedIn();
    for (const [code, sentence] of [
      [await codeOf(stranger), MARRIAGE_MESSAGES.noInterest],
      [await codeOf(his), MARRIAGE_MESSAGES.own],
      ['1234567B', MESSAGES.memberCodeAgain],
    ] as const)
      expectFailure(await his.put('/profiles/me/married', { through: 'us', code }), 'invalid-form', { code: sentence });
    expect(await isMarried(his)).toBe(false);
    expectFailure(await his.put('/profiles/me/married', { through: 'them' }), 'invalid-form', {
      through: MESSAGES.choice,
    });
  });

  it('tells a family twice a year, and the third time the team', async () => {
    const others = [];
    for (let index = 0; index < 3; index += 1) {
      const other = await test.make.signedIn();
      await test.make.interest(his, other, { state: 'accepted' });
      await claim(his, other);
      others.push(other);
    }
    const told = [];
    for (const other of others) told.push((await inbox(test, other.email)).length);
    expect(told).toEqual([1, 1, 0]);
    const reports = await test.database.query('SELECT id FROM reports WHERE system_kind = ? AND reported_id = ?', [
      'many-marriages',
      his.userId,
    ]);
    expect(reports).toHaveLength(1);
  });

  it('tells those who wait that this family has found its match', async () => {
    const asking = await test.make.signedIn({ gender: 'male' });
    await asking.post(`/profiles/${hers.id}/interest`).expect(200);
    await hers.put('/profiles/me/married', { through: 'elsewhere' }).expect(200);
    expect(await kinds(asking)).toContain('found-match');
    expect(await kinds(his)).not.toContain('found-match');
  });

  it('calls off the calls of both with others, and tells those once', async () => {
    const other = await test.make.signedIn({ gender: 'male', contactVisibility: 'accepted' });
    await test.make.interest(other, hers, { state: 'accepted' });
    const at = test.clock.inSeconds(3 * DAY);
    at.setUTCMinutes(0, 0, 0);
    const slots = [at.toISOString()];
    const offer = { between: 'families', who: 'you-call', slots, zone: 'Asia/Kolkata' };
    const { call } = (await other.post(`/profiles/${hers.id}/call`, offer).expect(200)).body;
    await hers.patch(`/profiles/${other.id}/call`, { callId: call.id, act: 'agree', slot: slots[0] }).expect(200);
    await claim(his, hers);
    await test.app.get(CallsWorker, { strict: false }).run();
    expect(await kinds(other)).not.toContain('call-cancelled');
    expect((await answer(hers, await claimOn(hers), 'yes')).status).toBe(200);
    // Before any notice is sent, the number is closed already.
    expectFailure(await hers.post(`/calls/${call.id}/number`), 'call-number-closed');
    await test.app.get(CallsWorker, { strict: false }).run();
    await test.app.get(CallsWorker, { strict: false }).run();
    expect((await test.rows(Call).findOneByOrFail({ publicId: call.id })).offAt).not.toBeNull();
    const told = (await kinds(other)).filter((kind) => kind === 'call-cancelled');
    expect(told).toHaveLength(1);
    expect((await inbox(test, other.email)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Your first call with .+ is off/),
    );
  });

  it('goes with its undoing, on both sides', async () => {
    await claim(his, hers);
    await his.put('/profiles/me/married', { married: false }).expect(200);
    expect((await mine(hers)).claims).toEqual([]);
    await claim(his, hers);
    expect((await answer(hers, await claimOn(hers), 'yes')).status).toBe(200);
    await (await now(hers)).put('/profiles/me/married', { married: false }).expect(200);
    expect((await mine(his)).confirmed).toBeNull();
    expect(await isMarried(his)).toBe(true);
  });

  it('is no one else’s to answer', async () => {
    await claim(his, hers);
    const id = await claimOn(hers);
    const stranger = await test.make.signedIn();
    for (const other of [stranger, his]) expectFailure(await answer(other, id, 'yes'), 'not-found');
    expect(await isMarried(hers)).toBe(false);
  });

  describe('a year later', () => {
    const run = () => test.app.get(MarriedYears, { strict: false }).process();
    const isThere = async ({ userId }: SignedIn) => (await test.rows(User).countBy({ id: userId })) === 1;
    const aYear = 366 * DAY;

    it('erases the profile 48 hours after a mail, and keeps the number', async () => {
      await claim(his, hers);
      expect((await answer(hers, await claimOn(hers), 'yes')).status).toBe(200);
      const counted = await published();
      test.clock.advance(aYear);
      await run();
      const mails = (await inbox(test, his.email)).filter(({ subject }) => /will be deleted/.test(subject ?? ''));
      expect(mails).toHaveLength(1);
      test.clock.advance(47 * 3600);
      await run();
      expect(await isThere(his)).toBe(true);
      test.clock.advance(3700);
      await run();
      expect([await isThere(his), await isThere(hers)]).toEqual([false, false]);
      expect(await published()).toBe(counted);
    });

    it('keeps it where a member says so, and where they are not married any more', async () => {
      await his.put('/profiles/me/married', { through: 'elsewhere' }).expect(200);
      await hers.put('/profiles/me/married', { through: 'elsewhere' }).expect(200);
      expectFailure(await his.post('/marriages/keep'), 'not-found');
      test.clock.advance(aYear);
      await run();
      const back = await now(his);
      expect((await mine(his)).erasedOn).not.toBeNull();
      expect((await back.post('/marriages/keep').expect(200)).body.erasedOn).toBeNull();
      await (await now(hers)).put('/profiles/me/married', { married: false }).expect(200);
      test.clock.advance(3 * DAY);
      await run();
      expect([await isThere(his), await isThere(hers)]).toEqual([true, true]);
    });
  });
});
