import { CallsWorker } from '../../../src/contact/first-calls/calls.worker.js';
import { expectFailure } from '../requests/expect-failure.js';
import type { TestApp } from '../servers/test-app.js';
import type { Member, SignedIn } from './make.js';

const DAY = 86_400;

/** What two families do about a first call. */
export function callActs(test: () => TestApp) {
  /** A full hour, this many days from now. */
  const slot = (days: number): string => {
    const at = test().clock.inSeconds(days * DAY);
    return new Date(Math.ceil(at.getTime() / 3_600_000) * 3_600_000).toISOString();
  };
  const offer = (more: object) => ({
    ...{ between: 'families', who: 'we-call', slots: [slot(3), slot(4)], zone: 'America/Chicago' },
    ...more,
  });
  const propose = (by: SignedIn, to: Member, more: object = {}) => by.post(`/profiles/${to.id}/call`, offer(more));
  const act = (by: SignedIn, other: Member, body: object) => by.patch(`/profiles/${other.id}/call`, body);
  const proposed = async (by: SignedIn, to: Member, more: object = {}) =>
    (await propose(by, to, more).expect(200)).body.call;
  const number = (by: SignedIn, id: string) => by.post(`/calls/${id}/number`);
  return {
    ...{ slot, propose, act, proposed, number },
    /** He in America and she in India, who are both interested. */
    couple: async (): Promise<[his: SignedIn, hers: SignedIn]> => {
      const his = await test().make.signedIn({
        ...{ gender: 'male', name: 'Ram Mohan' },
        workLocation: { type: 'nri', country: 'usa' },
      });
      const hers = await test().make.signedIn({ name: 'Sita Devi', contactVisibility: 'accepted' });
      await test().make.interest(his, hers, { state: 'accepted' });
      return [his, hers];
    },
    /** On the first of the offered times. */
    agreed: async (by: SignedIn, to: SignedIn, more: object = {}) => {
      const { id, slots } = await proposed(by, to, more);
      return (await act(to, by, { callId: id, act: 'agree', slot: slots[0] }).expect(200)).body.call;
    },
    seenBy: async (member: SignedIn, other: Member) =>
      (await member.get(`/calls?memberId=${other.id}`).expect(200)).body.calls[0],
    closed: async (by: SignedIn, id: string) => expectFailure(await number(by, id), 'call-number-closed'),
    kinds: async (member: SignedIn): Promise<string[]> =>
      (await member.get('/notifications').expect(200)).body.notifications.map(({ kind }: { kind: string }) => kind),
    work: () => test().app.get(CallsWorker, { strict: false }).run(),
    /** Sessions end in this time. */
    after: async (seconds: number, his: SignedIn, hers: SignedIn): Promise<[SignedIn, SignedIn]> => {
      test().clock.advance(seconds);
      return [await test().make.session(his), await test().make.session(hers)];
    },
  };
}
