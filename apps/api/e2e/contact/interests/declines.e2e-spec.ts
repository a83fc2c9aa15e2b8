import type { InterestView } from '@kalyanam/shared/contracts/interests';
import { INTEREST_LIMITS } from '@kalyanam/shared/topics/interests/interests';
import { User } from '../../../src/people/accounts/user.entity.js';
import { HeldNotes } from '../../../src/contact/reports/held-notes.service.js';
import { OutboxMessage } from '../../../src/people/outbox/outbox-message.entity.js';
import { Interest } from '../../../src/people/relations/interest.entity.js';
import { InterestsService } from '../../../src/people/relations/interests.service.js';
import { WaitingLineWorker } from '../../../src/contact/interests/waiting-line.worker.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { PASSWORD } from '../../support/make/example.js';

const DAY = 86_400;
const REASON = 'education-work';

describe('C9 answers', () => {
  let test: TestApp;
  let her: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    her = await test.make.signedIn({ name: 'Sita Devi' });
  });

  const men = (count: number): Promise<SignedIn[]> =>
    Promise.all(Array.from({ length: count }, () => test.make.signedIn({ gender: 'male' })));
  const asked = async (count: number): Promise<SignedIn[]> => {
    const senders = await men(count);
    for (const sender of senders) await test.make.interest(sender, her);
    return senders;
  };
  const decline = (of: readonly Member[], message = 'thanks') =>
    her.post('/interests/decline', { ids: of.map(({ id }) => id), reason: REASON, message });
  const undo = (of: readonly Member[]) => her.post('/interests/decline/undo', { ids: of.map(({ id }) => id) });
  const seen = async (viewer: SignedIn, owner: Member): Promise<InterestView> =>
    (await viewer.get(`/profiles/${owner.id}`).expect(200)).body.profile.interest;
  const carryOut = () => test.app.get(WaitingLineWorker, { strict: false }).carryOutDeclines();
  const states = async (of: readonly Member[]): Promise<string[]> => {
    const rows = await test.rows(Interest).find({ where: of.map(({ userId }) => ({ senderId: userId })) });
    return rows.map(({ state }) => state);
  };

  it('(test 7) declines a batch of 25, one of which is blocked in the meantime: 24 are done, one is listed', async () => {
    const senders = await asked(INTEREST_LIMITS.places);
    const [blocked] = senders as [SignedIn];
    await test.make.block(blocked, her);
    const { body } = await decline(senders).expect(200);
    expect(body.done).toHaveLength(24);
    expect(body.notDone).toBe(1);
    expect(body.done[0].interest).toMatchObject({ state: 'declined', undoUntil: expect.any(String) });
    expect((await her.get('/interests').expect(200)).body.counts.received).toBe(0);
    expect((await decline(senders).expect(200)).body.done).toHaveLength(24);
    test.clock.advance(INTEREST_LIMITS.undoSeconds);
    await Promise.all([carryOut(), carryOut()]);
    expect((await states(senders)).filter((state) => state === 'declined')).toHaveLength(24);
    const { body: own } = await her.get('/interests/answering').expect(200);
    expect(own.reasons).toEqual([{ reason: REASON, times: 24 }]);
  });

  it('takes a decline back within ten seconds; its sender has noticed nothing', async () => {
    const senders = await asked(2);
    const [him, other] = senders as [SignedIn, SignedIn];
    const before = await seen(him, her);
    await decline(senders, 'busy').expect(200);
    expect(await seen(him, her)).toEqual(before);
    expect((await undo([him]).expect(200)).body.done[0].interest).toMatchObject({ state: 'pending', canAccept: true });
    test.clock.advance(INTEREST_LIMITS.undoSeconds);
    await carryOut();
    expect(await seen(him, her)).toEqual(before);
    expect(await seen(other, her)).toMatchObject({ state: 'declined', message: 'busy' });
    expect((await undo([other]).expect(200)).body).toMatchObject({ done: [], notDone: 1 });
    expect(await states([other])).toEqual(['declined']);
    expect(await test.rows(OutboxMessage).countBy({ userId: other.userId })).toBe(0);
  });

  it('(test 3) never tells the sender the reason, in any byte', async () => {
    const [him] = (await asked(1)) as [SignedIn];
    const bytes = async () => {
      const answers = [
        await him.get(`/profiles/${her.id}`),
        await him.get('/interests?box=sent'),
        await him.get('/profiles'),
        await him.get('/notifications'),
        await him.post('/account/export', { password: PASSWORD }),
      ];
      return answers.map(({ text }) => text).join('\n');
    };
    await decline([him]).expect(200);
    expect(await bytes()).not.toContain(REASON);
    test.clock.advance(INTEREST_LIMITS.undoSeconds);
    await carryOut();
    expect(await bytes()).toContain('"thanks"');
    expect(await bytes()).not.toContain(REASON);
    expect(JSON.stringify((await her.get('/interests/answering')).body)).toContain(REASON);
  });

  it('frees the places of all when a batch is carried out, and fills them from the line', async () => {
    const senders = await asked(INTEREST_LIMITS.places);
    const waiting = await men(3);
    for (const one of waiting) await one.post(`/profiles/${her.id}/interest`).expect(200);
    await decline(senders).expect(200);
    expect((await seen(waiting[0]!, her)).waitsFor).toBe('place');
    test.clock.advance(INTEREST_LIMITS.undoSeconds);
    await carryOut();
    for (const one of waiting) expect((await seen(one, her)).waitsFor).toBeNull();
    expect((await her.get('/interests').expect(200)).body.counts.received).toBe(3);
  });

  it('is met by who declined a moment ago', async () => {
    const [him] = (await asked(1)) as [SignedIn];
    await decline([him]).expect(200);
    await her.post(`/profiles/${him.id}/interest`).expect(200);
    test.clock.advance(INTEREST_LIMITS.undoSeconds);
    await carryOut();
    expect(await seen(him, her)).toMatchObject({ state: 'accepted', message: null });
  });

  it.each([
    { ids: [] },
    { ids: ['a'], reason: 'other' },
    { ids: ['a'], reason: 'age', message: 'go away' },
    { ids: Array.from({ length: 51 }, String), reason: 'age', message: 'thanks' },
  ])('refuses %j', async (body) => {
    await her.post('/interests/decline', body).expect(400);
  });

  describe('reply honesty (test 5)', () => {
    const settle = async (states: readonly ('accepted' | 'declined' | 'expired' | 'withdrawn')[], hours = 1) => {
      const senders = await men(states.length);
      const deliveredAt = test.clock.inSeconds(-30 * DAY);
      const answeredAt = new Date(deliveredAt.getTime() + hours * 3_600_000);
      for (const [n, state] of states.entries())
        await test.make.interest(senders[n]!, her, { state, deliveredAt, answeredAt });
    };
    const lineFor = async (viewer: SignedIn) =>
      (await viewer.get(`/profiles/${her.id}`).expect(200)).body.profile.honesty;

    it('says nothing of four, and of five with three answers that most are answered', async () => {
      const [him] = (await men(1)) as [SignedIn];
      await settle(['accepted', 'declined', 'declined', 'expired', 'withdrawn']);
      expect(await lineFor(him)).toBeNull();
      await settle(['expired']);
      expect(await lineFor(him)).toEqual({ rate: 'most', speed: null });
      const semi = await test.make.signedIn({ verificationStatus: 'semi-verified' });
      expect(await lineFor(semi)).toBeNull();
      expect((await her.get('/interests/answering').expect(200)).body).toMatchObject({
        answering: { accepted: 1, declined: 2, expired: 2 },
        shown: { rate: 'most', speed: null },
      });
      await settle(Array<'accepted'>(20).fill('accepted'), 50);
      expect(await lineFor(him)).toEqual({ rate: 'nearly-everyone', speed: 'three-days' });
      await test.rows(Interest).update({ receiverId: her.userId }, { deliveredAt: test.clock.inSeconds(-91 * DAY) });
      expect(await lineFor(him)).toBeNull();
    });
  });

  describe('held words', () => {
    const notes = () => test.app.get(HeldNotes, { strict: false });
    const held = async (): Promise<{ him: SignedIn; interestId: string }> => {
      const [him] = (await men(1)) as [SignedIn];
      await test.make.interest(him, her, { note: 'Please send money', noteState: 'held' });
      const row = await test.rows(Interest).findOneByOrFail({ senderId: him.userId });
      return { him, interestId: row.publicId };
    };
    const within = <T>(work: (manager: Parameters<HeldNotes['allow']>[0]) => Promise<T>) =>
      test.database.transaction(work);

    it('wait, the oldest first, and are read by the receiver only when they were allowed', async () => {
      const { him, interestId } = await held();
      const page = await notes().page({ page: 1, size: 20 });
      expect(page).toMatchObject({
        total: 1,
        notes: [{ interestId, note: 'Please send money', sender: { id: him.id } }],
      });
      expect((await seen(her, him)).note).toBeNull();
      expect(await seen(him, her)).toMatchObject({ note: 'Please send money', noteState: 'held' });
      await within((manager) => notes().allow(manager, interestId));
      expect((await seen(her, him)).note).toBe('Please send money');
      await expect(within((manager) => notes().refuse(manager, interestId))).rejects.toMatchObject({
        code: 'changed-meanwhile',
      });
      expect(await notes().figures()).toMatchObject({ held: 0, medianHours: expect.any(Number) });
    });

    it('refused twice within 30 days are put before our team', async () => {
      const first = await held();
      const reports = () =>
        test.database.query('SELECT system_kind AS kind FROM reports WHERE reported_id = ?', [first.him.userId]);
      await within((manager) => notes().refuse(manager, first.interestId));
      expect([(await seen(her, first.him)).note, (await seen(first.him, her)).noteState]).toEqual([null, 'refused']);
      expect(await reports()).toEqual([]);
      const another = await test.make.member();
      await test.make.interest(first.him, another, { note: 'Money again', noteState: 'held' });
      const row = await test.rows(Interest).findOneByOrFail({ receiverId: another.userId });
      await within((manager) => notes().refuse(manager, row.publicId));
      expect(await reports()).toEqual([{ kind: 'refused-notes' }]);
    });
  });

  it('fills all places again after 25 declines', async () => {
    await asked(INTEREST_LIMITS.places);
    const waiting = await men(INTEREST_LIMITS.places);
    for (const one of waiting) await one.post(`/profiles/${her.id}/interest`).expect(200);
    const senders = await test.rows(Interest).findBy({ receiverId: her.userId });
    const ids = senders.filter(({ deliveredAt }) => deliveredAt).map(({ senderId }) => senderId);
    const users = await test.rows(User).findBy(ids.map((id) => ({ id })));
    await her.post('/interests/decline', {
      ids: users.map(({ publicId }) => publicId),
      reason: REASON,
      message: 'thanks',
    });
    test.clock.advance(INTEREST_LIMITS.undoSeconds);
    await carryOut();
    const interests = test.app.get(InterestsService, { strict: false });
    expect(await interests.declining()).toEqual([]);
    expect((await her.get('/interests').expect(200)).body.counts.received).toBe(INTEREST_LIMITS.places);
  });
});
