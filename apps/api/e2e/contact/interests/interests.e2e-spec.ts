import type { InterestView } from '@kalyanam/shared/contracts/interests';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { In } from 'typeorm';
import { WaitingLineWorker } from '../../../src/contact/interests/waiting-line.worker.js';
import { OutboxMessage } from '../../../src/people/outbox/outbox-message.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { Interest } from '../../../src/people/relations/interest.entity.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { visit } from '../../support/requests/requests.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

interface Row {
  senderId: number;
  state: string;
}

describe('interest', () => {
  let test: TestApp;
  let her: SignedIn;
  let him: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    her = await test.make.signedIn({ name: 'Sita Devi' });
    him = await test.make.signedIn({ name: 'Ram Mohan', gender: 'male' });
  });

  const show = (by: SignedIn, to: Member, key?: string) => {
    const call = by.post(`/profiles/${to.id}/interest`);
    return key === undefined ? call : call.set('Idempotency-Key', key);
  };
  const withdraw = (by: SignedIn, to: Member) => by.delete(`/profiles/${to.id}/interest`);
  const answer = (by: SignedIn, to: Member, how: 'accept' | 'decline') => by.post(`/profiles/${to.id}/interest/${how}`);
  const interestOf = async (viewer: SignedIn, owner: Member): Promise<InterestView> =>
    (await viewer.get(`/profiles/${owner.id}`).expect(200)).body.profile.interest;
  const rows = (): Promise<Row[]> =>
    test
      .rows(Interest)
      .find({ select: { senderId: true, state: true }, where: { senderId: In([her.userId, him.userId]) } });
  const mails = (to: Member): Promise<{ template: string }[]> =>
    test
      .rows(OutboxMessage)
      .find({ select: { template: true }, where: { destination: to.email }, order: { id: 'ASC' } });
  const told = async (member: SignedIn): Promise<unknown[]> =>
    (await member.get('/notifications').expect(200)).body.notifications;
  /** Access tokens last 15 minutes. */
  const later = async (seconds: number): Promise<void> => {
    test.clock.advance(seconds);
    await test.rows(User).updateAll({ lastActiveAt: test.clock.now() });
    [her, him] = [await test.make.session(her), await test.make.session(him)];
  };

  it('may be shown only by verified members', async () => {
    expectFailure(await visit(test, 'post', `/profiles/${her.id}/interest`), 'not-signed-in');
    for (const verificationStatus of ['not-verified', 'semi-verified', 'rejected'] as const)
      expectFailure(await show(await test.make.signedIn({ verificationStatus }), her), 'verification-needed');
  });

  it('is shown, seen by both, and announced by mail and notification', async () => {
    const { body } = await show(him, her).expect(200);
    expect(body).toEqual({
      success: true,
      interest: {
        state: 'pending',
        direction: 'sent',
        canShow: false,
        canAccept: false,
        canDecline: false,
        canWithdraw: true,
        againAt: null,
        sentAt: expect.any(String),
        answeredAt: null,
        expiresAt: expect.any(String),
        waitsFor: null,
        waitingBefore: null,
        note: null,
        noteState: null,
        message: null,
        undoUntil: null,
      },
      left: LIMITS.interestsPerDay - 1,
    });
    const lasts = Date.parse(body.interest.expiresAt) - Date.parse(body.interest.sentAt);
    expect(Math.round(lasts / 1000)).toBe(LIMITS.interestDays * DAY);
    expect(await interestOf(him, her)).toEqual(body.interest);
    expect(await interestOf(her, him)).toMatchObject({
      state: 'pending',
      direction: 'received',
      canShow: false,
      canAccept: true,
      canDecline: true,
      canWithdraw: false,
    });
    expect(await mails(her)).toEqual([{ template: 'interest-delivered' }]);
    expect(await mails(him)).toEqual([]);
    expect(await told(her)).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-z]{20}$/),
        kind: 'interest-delivered',
        at: expect.any(String),
        read: false,
        member: { id: him.id, name: 'Ram Mohan' },
        outcome: null,
        notes: null,
      },
    ]);
  });

  it('appears on the browse cards', async () => {
    await show(him, her).expect(200);
    const { body } = await him.get('/profiles').expect(200);
    const card = body.profiles.find(({ id }: { id: string }) => id === her.id);
    expect(card.interest).toMatchObject({ state: 'pending', direction: 'sent', canWithdraw: true });
  });

  it('pressed a second time changes nothing and notifies no one again', async () => {
    const first = await show(him, her).expect(200);
    const second = await show(him, her).expect(200);
    expect(second.body).toEqual(first.body);
    expect(await mails(her)).toHaveLength(1);
    expect(await told(her)).toHaveLength(1);
  });

  it('pressed when the other side has already shown interest accepts it', async () => {
    await show(him, her).expect(200);
    const { body } = await show(her, him).expect(200);
    expect(body).toMatchObject({ interest: { state: 'accepted', direction: 'received' }, left: 5 });
    expect(await rows()).toEqual([{ senderId: him.userId, state: 'accepted' }]);
    expect(await mails(him)).toEqual([{ template: 'interest-accepted' }]);
    expect(await told(him)).toMatchObject([{ kind: 'interest-accepted', member: { id: her.id, name: 'Sita Devi' } }]);
  });

  it('is accepted by the other side only', async () => {
    expectFailure(await answer(her, him, 'accept'), 'interest-not-answerable');
    await show(him, her).expect(200);
    expectFailure(await answer(him, her, 'accept'), 'interest-not-answerable');
    expectFailure(await answer(him, her, 'decline'), 'interest-not-answerable');
    expectFailure(await withdraw(her, him), 'interest-not-withdrawable');
    await answer(her, him, 'accept').expect(200);
    expect(await interestOf(him, her)).toMatchObject({ state: 'accepted', direction: 'sent', canShow: false });
    expectFailure(await withdraw(him, her), 'interest-not-withdrawable');
    expectFailure(await answer(her, him, 'decline'), 'interest-not-answerable');
  });

  it('may be accepted by a semi-verified member', async () => {
    const semi = await test.make.signedIn({ verificationStatus: 'semi-verified' });
    await show(him, semi).expect(200);
    expect(await interestOf(semi, him)).toMatchObject({ canShow: false, canAccept: true });
    await answer(semi, him, 'accept').expect(200);
  });

  it('reveals contact to both once accepted, where the owner shows it only then', async () => {
    const shy = await test.make.signedIn({ contactVisibility: 'accepted' });
    const contactOf = async () =>
      (await him.post(`/profiles/${shy.id}/contact`).expect(200)).body.contact?.phone ?? null;
    await show(him, shy).expect(200);
    expect(await contactOf()).toBeNull();
    await answer(shy, him, 'accept').expect(200);
    expect(await contactOf()).toBe(shy.phone);
  });

  it('declined is silent and cools off for 30 days, except for the member who declined', async () => {
    await show(him, her).expect(200);
    await answer(her, him, 'decline').expect(200);
    expect(await mails(him)).toEqual([]);
    expect(await told(him)).toEqual([]);
    const seen = await interestOf(him, her);
    expect(seen).toMatchObject({ state: 'declined', direction: 'sent', canShow: false });
    const refused = await show(him, her);
    expectFailure(refused, 'interest-not-possible');
    expect(refused.body.interest).toEqual(seen);
    expect(await interestOf(her, him)).toMatchObject({ state: 'declined', direction: 'received', canShow: true });
    await later(29 * DAY);
    expectFailure(await show(him, her), 'interest-not-possible');
    await later(DAY + 1);
    await show(him, her).expect(200);
    expect(await rows()).toEqual([{ senderId: him.userId, state: 'pending' }]);
    await answer(her, him, 'decline').expect(200);
    await show(her, him).expect(200);
    expect(await rows()).toEqual([{ senderId: her.userId, state: 'pending' }]);
  });

  it('withdrawn removes its notification, and cannot be shown again for a day', async () => {
    await show(him, her).expect(200);
    const { body } = await withdraw(him, her).expect(200);
    expect(body.interest).toMatchObject({ state: 'withdrawn', canShow: false, againAt: expect.any(String) });
    expect(body.left).toBe(4);
    expect(await told(her)).toEqual([]);
    expectFailure(await answer(her, him, 'accept'), 'interest-not-answerable');
    expectFailure(await show(him, her), 'interest-not-possible');
    await later(DAY + 1);
    await show(him, her).expect(200);
    expect(await rows()).toEqual([{ senderId: him.userId, state: 'pending' }]);
  });

  it('expires after 14 days, for every reader at the same moment, and is recorded by the job', async () => {
    await show(him, her).expect(200);
    await later(14 * DAY - 60);
    expect(await interestOf(her, him)).toMatchObject({ state: 'pending', canAccept: true });
    await later(61);
    expect(await interestOf(her, him)).toMatchObject({ state: 'expired', canAccept: false, expiresAt: null });
    expectFailure(await answer(her, him, 'accept'), 'interest-not-answerable');
    expect(await rows()).toEqual([{ senderId: him.userId, state: 'pending' }]);
    await test.app.get(WaitingLineWorker, { strict: false }).deliverDue();
    expect(await rows()).toEqual([{ senderId: him.userId, state: 'expired' }]);
    await show(her, him).expect(200);
    expect(await rows()).toEqual([{ senderId: her.userId, state: 'pending' }]);
  });

  it('may be shown to five profiles a day', async () => {
    const women = await Promise.all(Array.from({ length: 6 }, () => test.make.member()));
    const [first, ...others] = women as [Member, ...Member[]];
    for (const woman of others) await show(him, woman).expect(200);
    const refused = await show(him, first);
    expectFailure(refused, 'interest-quota');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(DAY - 60);
    await withdraw(him, others[0] as Member).expect(200);
    expectFailure(await show(him, first), 'interest-quota');
    await show(her, him).expect(200);
    expect((await show(him, her).expect(200)).body.left).toBe(0);
    await later(DAY + 1);
    await show(him, first).expect(200);
  });

  it('is not possible for unknown, hidden, blocked and own profiles', async () => {
    const hidden = [
      await test.make.member({ verificationStatus: 'not-verified' }),
      await test.make.member({ accountStatus: 'on-hold' }),
      await test.make.member({ married: true }),
    ];
    await test.make.block(her, him);
    for (const person of [...hidden, her]) expectFailure(await show(him, person), 'profile-not-found');
    for (const id of ['00000000000000000000', 'x', '1'])
      expectFailure(await him.post(`/profiles/${id}/interest`), 'profile-not-found');
    expectFailure(await show(him, him), 'forbidden');
    expect(await rows()).toEqual([]);
  });

  it('cannot be shown or accepted by a member on hold or married, only withdrawn or declined', async () => {
    await show(him, her).expect(200);
    for (const change of [
      (id: number) => test.rows(User).update({ id }, { accountStatus: 'on-hold' }),
      (userId: number) => test.rows(Profile).update({ userId }, { marriedAt: new Date() }),
    ]) {
      const [held, other] = [await test.make.signedIn(), await test.make.member({ gender: 'male' })];
      await show(him, held).expect(200);
      await change(held.userId);
      expectFailure(await show(held, other), 'interest-not-possible');
      expectFailure(await show(held, him), 'interest-not-possible');
      expectFailure(await answer(held, him, 'accept'), 'interest-not-answerable');
      await answer(held, him, 'decline').expect(200);
      expect(await mails(other)).toEqual([]);
    }
  });
});
