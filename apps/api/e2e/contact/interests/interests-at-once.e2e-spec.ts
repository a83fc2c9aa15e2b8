import { In } from 'typeorm';
import { OutboxMessage } from '../../../src/people/outbox/outbox-message.entity.js';
import { Interest } from '../../../src/people/relations/interest.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

interface Row {
  senderId: number;
  state: string;
}

describe('interest, again and in parallel', () => {
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

  it('is shown once for one Idempotency-Key, which is valid for one profile', async () => {
    const first = await show(him, her, 'press-1').expect(200);
    await withdraw(him, her).expect(200);
    expect((await show(him, her, 'press-1').expect(200)).body).toEqual(first.body);
    expect(await rows()).toEqual([{ senderId: him.userId, state: 'withdrawn' }]);
    expectFailure(await show(him, await test.make.member(), 'press-1'), 'duplicate-request');
  });

  describe('pressed by many at once', () => {
    it('is one accepted row after 20 presses from both sides', async () => {
      const presses = Array.from({ length: 20 }, (_, n) => (n % 2 ? show(him, her) : show(her, him)));
      const answers = await Promise.all(presses);
      expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
      expect(await rows()).toMatchObject([{ state: 'accepted' }]);
      const all = [...(await mails(her)), ...(await mails(him))].map(({ template }) => template).sort();
      expect(all).toEqual(['interest-accepted', 'interest-delivered']);
      expect([...(await told(her)), ...(await told(him))]).toHaveLength(2);
    });

    it('is one pending row after 20 presses from one side, with one key or none', async () => {
      const presses = Array.from({ length: 20 }, (_, n) => show(him, her, n % 2 ? 'one-key' : undefined));
      for (const { status } of await Promise.all(presses)) expect(status).toBe(200);
      expect(await rows()).toEqual([{ senderId: him.userId, state: 'pending' }]);
      expect(await mails(her)).toHaveLength(1);
    });

    it('is accepted or declined, never both', async () => {
      await show(him, her).expect(200);
      const presses = Array.from({ length: 10 }, (_, n) => answer(her, him, n % 2 ? 'accept' : 'decline'));
      const answers = await Promise.all([...presses, withdraw(him, her)]);
      const states = new Set(
        answers.filter(({ status }) => status === 200).map(({ body }) => body.interest.state as string),
      );
      expect(states.size).toBe(1);
      expect(await rows()).toEqual([{ senderId: him.userId, state: [...states][0] }]);
    });

    it('never exceeds the five of a day', async () => {
      const women = await Promise.all(Array.from({ length: 12 }, () => test.make.member()));
      const answers = await Promise.all(women.map((woman) => show(him, woman)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(7);
    });
  });
});
