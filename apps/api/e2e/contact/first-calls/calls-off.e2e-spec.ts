import { Call } from '../../../src/contact/first-calls/call.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { callActs } from '../../support/make/first-call.js';
import { inbox } from '../../support/make/inbox.js';
import type { SignedIn } from '../../support/make/make.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;

/** C10: what puts a first call off without either calling it off. */
describe('an agreed first call', () => {
  let test: TestApp;
  let his: SignedIn;
  let hers: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    [his, hers] = await couple();
  });

  const { couple, seenBy, number, closed, kinds, work, after, ...made } = callActs(() => test);
  const agreed = () => made.agreed(his, hers);
  const later = async (seconds: number): Promise<void> => {
    [his, hers] = await after(seconds, his, hers);
  };

  const account = (change: Partial<User>) => test.rows(User).update({ id: hers.userId }, change);
  /**
   * What puts a call off, what undoes it, why the row of the interest says that it is closed, and who is said to have
   * done it.
   */
  const ENDS: Record<
    string,
    [end: () => PromiseLike<unknown>, undo: () => PromiseLike<unknown>, reason: string | null, kind: string]
  > = {
    'a block': [
      () => hers.post(`/profiles/${his.id}/block`).expect(200),
      () => hers.delete(`/profiles/${his.id}/block`).expect(200),
      ...(['closed', 'call-cancelled'] as const),
    ],
    'a hidden number': [
      async () => {
        await his.post(`/profiles/${hers.id}/contact`).expect(200);
        await hers.put(`/contact-denials/${his.id}`).expect(200);
      },
      () => hers.delete(`/contact-denials/${his.id}`).expect(200),
      ...([null, 'call-cancelled'] as const),
    ],
    'a profile offline': [
      () => hers.put('/profiles/me/status', { isActive: false }).expect(200),
      () => hers.put('/profiles/me/status', { isActive: true }).expect(200),
      ...([null, 'call-off'] as const),
    ],
    'a marriage': [
      () => hers.put('/profiles/me/married', { married: true }).expect(200),
      () => hers.put('/profiles/me/married', { married: false }).expect(200),
      ...(['found-match', 'call-cancelled'] as const),
    ],
    'a hold': [
      () => account({ accountStatus: 'on-hold' }),
      () => account({ accountStatus: 'active' }),
      ...(['closed', 'call-off'] as const),
    ],
    'a verification that is withdrawn': [
      () => account({ verificationStatus: 'rejected' }),
      () => account({ verificationStatus: 'verified' }),
      ...(['closed', 'call-off'] as const),
    ],
  };

  it.each(Object.keys(ENDS))(
    'is off immediately by %s, with the name, and is on again when that is undone',
    async (how) => {
      const [end, undo, reason, kind] = ENDS[how]!;
      const { id, slots } = await agreed();
      await end();
      await closed(his, id);
      expectFailure(await his.get(`/calls/${id}.ics`), 'not-found');
      const { body } = await his.get('/calls').expect(200);
      const isHidden = reason !== null;
      expect(body.calls).toMatchObject(isHidden ? [] : [{ state: 'cancelled' }]);
      await work();
      await work();
      const told = async () =>
        (await his.get('/notifications').expect(200)).body.notifications.map(
          ({ kind: what, member }: { kind: string; member: object }) => ({ kind: what, member }),
        );
      const member = { id: isHidden ? null : hers.id, name: 'Sita Devi' };
      expect((await told()).filter((one: { kind: string }) => /off|cancelled/.test(one.kind))).toEqual([
        { kind, member },
      ]);
      const off = (await inbox(test, his.email)).filter(({ subject }) => subject?.includes(' is off'));
      expect(off).toMatchObject([{ subject: expect.stringContaining('with Sita Devi is off') }]);
      const accepted = async () => (await his.get('/interests?box=accepted').expect(200)).body;
      const { profiles, closed: rows } = await accepted();
      expect(profiles).toHaveLength(isHidden ? 0 : 1);
      expect(rows).toEqual(isHidden ? [{ id: expect.any(String), name: 'Sita Devi', reason, callAt: slots[0] }] : []);
      expect(JSON.stringify(rows)).not.toContain(hers.id);
      await undo();
      // Before any notice is sent, the call is there again.
      expect(await seenBy(his, hers)).toMatchObject({ id, state: 'agreed', slots: [slots[0]] });
      await work();
      await work();
      expect(await told()).toEqual([{ kind: 'call-returned', member: { id: hers.id, name: 'Sita Devi' } }]);
      expect((await number(his, id).expect(200)).body.phone).toBe(hers.phone);
      expect(await accepted()).toMatchObject({ profiles: [{ id: hers.id }], closed: [] });
    },
  );

  it('is no call that was where its time came while the two were hidden from each other', async () => {
    const { id } = await agreed();
    await hers.put('/profiles/me/married', { married: true }).expect(200);
    await work();
    await later(4 * DAY);
    await work();
    await hers.put('/profiles/me/married', { married: false }).expect(200);
    expect(await seenBy(his, hers)).toMatchObject({ id, state: 'cancelled', asksOutcome: false });
    await closed(his, id);
    expectFailure(await his.post(`/calls/${id}/outcome`, { outcome: 'going-on' }), 'not-found');
    await work();
    expect(await kinds(his)).not.toContain('call-returned');
  });

  it('is not named to a family who blocked the other', async () => {
    await agreed();
    await his.post(`/profiles/${hers.id}/block`).expect(200);
    await work();
    expect((await his.get('/notifications').expect(200)).text).not.toContain('Sita Devi');
    expect((await his.get('/interests?box=accepted').expect(200)).body.closed).toEqual([]);
    const { body } = await hers.get('/notifications').expect(200);
    expect(body.notifications[0]).toMatchObject({ kind: 'call-cancelled', member: { id: null, name: 'Ram Mohan' } });
  });

  it('is off when the other leaves, and goes when both have', async () => {
    const { id } = await agreed();
    await test.rows(User).delete({ id: hers.userId });
    await work();
    expect(await kinds(his)).toEqual(['call-off']);
    expectFailure(await number(his, id), 'not-found');
    await test.rows(User).delete({ id: his.userId });
    await work();
    expect(await test.rows(Call).countBy({ publicId: id })).toBe(0);
  });
});
