import type { InterestView } from '@kalyanam/shared/contracts/interests';
import { INTEREST_LIMITS } from '@kalyanam/shared/topics/interests/interests';
import { User } from '../../../src/people/accounts/user.entity.js';
import { OutboxMessage } from '../../../src/people/outbox/outbox-message.entity.js';
import { Notification } from '../../../src/people/notifications/notification.entity.js';
import { Interest } from '../../../src/people/relations/interest.entity.js';
import { WaitingLineWorker } from '../../../src/contact/interests/waiting-line.worker.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

describe('C9 the waiting line', () => {
  let test: TestApp;
  let her: SignedIn;
  const start =
    (env: Record<string, string> = {}) =>
    async () => {
      test = await startTestApp(env);
    };
  const worker = () => test.app.get(WaitingLineWorker, { strict: false });
  const men = (count: number): Promise<SignedIn[]> =>
    Promise.all(Array.from({ length: count }, () => test.make.signedIn({ gender: 'male' })));
  const show = (by: SignedIn, to: Member) => by.post(`/profiles/${to.id}/interest`);
  const seen = async (viewer: SignedIn, owner: Member): Promise<InterestView> =>
    (await viewer.get(`/profiles/${owner.id}`).expect(200)).body.profile.interest;
  const fill = async (count: number): Promise<Member[]> => {
    const senders = await Promise.all(Array.from({ length: count }, () => test.make.member({ gender: 'male' })));
    for (const sender of senders) await test.make.interest(sender, her, { expiresAt: test.clock.inSeconds(14 * DAY) });
    return senders;
  };
  const delivered = (): Promise<number> =>
    test
      .rows(Interest)
      .createQueryBuilder('i')
      .where(`receiver_id = :id AND state = 'pending' AND delivered_at IS NOT NULL`, { id: her.userId })
      .getCount();
  const told = async (member: Member): Promise<string[]> =>
    (await test.rows(Notification).find({ where: { userId: member.userId }, order: { id: 'ASC' } })).map((n) => n.kind);
  const mails = (member: Member): Promise<number> => test.rows(OutboxMessage).countBy({ userId: member.userId });
  const again = (member: SignedIn): Promise<SignedIn> => test.make.session(member);

  describe('at any hour', () => {
    beforeAll(start());
    afterAll(() => test.close());
    beforeEach(async () => {
      her = await test.make.signedIn({ name: 'Sita Devi' });
    });

    it('(test 1) lets the 26th wait, unknown to her, and delivers it with a decline; its 14 days run from then', async () => {
      const [first] = await fill(INTEREST_LIMITS.places);
      const [him, next] = (await men(2)) as [SignedIn, SignedIn];
      const before = await seen(her, him);
      const lists = async () => (await her.get('/interests').expect(200)).body.counts;
      const counted = await lists();
      const { body } = await show(him, her).expect(200);
      expect(body.interest).toMatchObject({ state: 'pending', waitsFor: 'place', waitingBefore: 0, expiresAt: null });
      expect((await show(next, her).expect(200)).body.interest.waitingBefore).toBe(1);
      expect(await seen(her, him)).toEqual(before);
      expect(await lists()).toEqual(counted);
      expect([await told(her), await mails(her), await told(him)]).toEqual([[], 0, ['interest-waiting']]);
      expect((await him.get('/interests?box=waiting').expect(200)).body).toMatchObject({
        profiles: [{ id: her.id, interest: { canWithdraw: true } }],
        counts: { waiting: 1, sent: 0 },
      });
      test.clock.advance(600);
      await her.post(`/profiles/${first?.id}/interest/decline`).expect(200);
      const arrived = await seen(him, her);
      expect(arrived).toMatchObject({ waitsFor: null, waitingBefore: null });
      const lasts = Date.parse(arrived.expiresAt ?? '') - test.clock.now().getTime();
      expect(Math.abs(lasts - 14 * DAY * 1000)).toBeLessThan(60_000);
      expect(await seen(her, him)).toMatchObject({ state: 'pending', direction: 'received', canAccept: true });
      expect([await told(her), await mails(her), await told(him)]).toEqual([['interest-delivered'], 1, []]);
      expect((await seen(next, her)).waitingBefore).toBe(0);
      expect(await delivered()).toBe(INTEREST_LIMITS.places);
    });

    it('(test 2) delivers exactly one of twenty who race for the last place', async () => {
      await fill(INTEREST_LIMITS.places - 1);
      const senders = await men(20);
      const answers = await Promise.all(senders.map((sender) => show(sender, her)));
      const waits = answers.map(({ body }) => body.interest.waitsFor as string | null);
      expect(waits.filter((reason) => reason === null)).toHaveLength(1);
      expect(waits.filter((reason) => reason === 'place')).toHaveLength(19);
      expect(await delivered()).toBe(INTEREST_LIMITS.places);
      expect(await told(her)).toEqual(['interest-delivered']);
      const places = await Promise.all(senders.map(async (sender) => (await seen(sender, her)).waitingBefore));
      expect(places.filter((place) => place !== null).sort((a, b) => a - b)).toEqual([...Array(19).keys()]);
    });

    it('meets a waiting interest immediately when the receiver shows interest, and a withdrawal moves the others up', async () => {
      await fill(INTEREST_LIMITS.places);
      const [one, two, three] = (await men(3)) as [SignedIn, SignedIn, SignedIn];
      for (const sender of [one, two, three]) await show(sender, her).expect(200);
      expect((await show(her, two).expect(200)).body).toMatchObject({ interest: { state: 'accepted' }, left: 5 });
      expect(await told(two)).toEqual(['interest-accepted']);
      await one.delete(`/profiles/${her.id}/interest`).expect(200);
      expect(await seen(one, her)).toMatchObject({ state: 'withdrawn', canWithdraw: false });
      expect(await told(one)).toEqual([]);
      expect(await seen(her, one)).toMatchObject({ state: 'none', direction: null });
      expect((await seen(three, her)).waitingBefore).toBe(0);
      expectFailure(await her.post(`/profiles/${three.id}/interest/accept`), 'interest-not-answerable');
    });

    it('gives the place of what expired, and of who left, to the next', async () => {
      const [first] = await fill(INTEREST_LIMITS.places);
      let [one, two] = (await men(2)) as [SignedIn, SignedIn];
      const leaving = await test.make.signedIn({ gender: 'male' });
      await test.rows(Interest).update({ senderId: first?.userId }, { expiresAt: test.clock.inSeconds(60) });
      for (const sender of [leaving, one, two]) await show(sender, her).expect(200);
      test.clock.advance(61);
      await Promise.all([worker().deliverDue(), worker().deliverDue()]);
      expect(await told(her)).toEqual(['interest-delivered']);
      await leaving.put('/profiles/me/married', { married: true }).expect(200);
      expect(await told(her)).toEqual(['interest-delivered', 'found-match', 'interest-delivered']);
      [one, two] = [await again(one), await again(two)];
      expect([(await seen(one, her)).waitsFor, (await seen(two, her)).waitsFor]).toEqual([null, 'place']);
      expect(await delivered()).toBe(INTEREST_LIMITS.places);
    });

    it('passes over who is blocked while waiting, and delivers after the block is lifted', async () => {
      const [first, second] = (await fill(INTEREST_LIMITS.places)) as [Member, Member];
      const [blocked, other] = (await men(2)) as [SignedIn, SignedIn];
      for (const sender of [blocked, other]) await show(sender, her).expect(200);
      await her.post(`/profiles/${blocked.id}/block`).expect(200);
      for (const { id } of [first, second]) await her.post(`/profiles/${id}/interest/decline`).expect(200);
      expect(await told(her)).toEqual(['interest-delivered']);
      await her.delete(`/profiles/${blocked.id}/block`).expect(200);
      await worker().deliverDue();
      expect((await seen(her, blocked)).canAccept).toBe(true);
    });
  });

  describe('in the night', () => {
    beforeAll(start({ QUIET_HOURS: 'true' }));
    afterAll(() => test.close());

    it('(test 6) delivers nothing at 21:00 and mails no one; at 08:00 all arrive', async () => {
      const now = test.clock.now();
      const at = (hour: string, days: number) => {
        const day = new Date(now.getTime() + days * DAY * 1000).toISOString().slice(0, 10);
        const moment = new Date(`${day}T${hour}+05:30`);
        test.clock.advance((moment.getTime() - test.clock.now().getTime()) / 1000);
        return test.rows(User).updateAll({ lastActiveAt: test.clock.now() });
      };
      await at('21:00:00', 2);
      her = await test.make.signedIn({ name: 'Sita Devi' });
      const senders = await men(3);
      for (const sender of senders)
        expect((await show(sender, her).expect(200)).body.interest).toMatchObject({
          waitsFor: 'morning',
          waitingBefore: 0,
        });
      await worker().deliverDue();
      expect([await told(her), await mails(her), await delivered()]).toEqual([[], 0, 0]);
      expect((await her.get('/interests').expect(200)).body).toMatchObject({ total: 0, counts: { received: 0 } });
      await at('07:59:00', 3);
      await worker().deliverDue();
      expect(await delivered()).toBe(0);
      await at('08:00:00', 3);
      await Promise.all([worker().deliverDue(), worker().deliverDue()]);
      expect([(await told(her)).length, await mails(her), await delivered()]).toEqual([3, 3, 3]);
    });
  });
});
