import { User } from '../../../src/people/accounts/user.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('pages of interests', () => {
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
  const answer = (by: SignedIn, to: Member, how: 'accept' | 'decline') => by.post(`/profiles/${to.id}/interest/${how}`);

  describe('page', () => {
    const box = async (member: SignedIn, name: string, page = 1) =>
      (await member.get(`/interests?box=${name}&page=${page}`).expect(200)).body;
    const idsOf = (body: { profiles: { id: string }[] }): string[] => body.profiles.map(({ id }) => id);

    it('lists received, sent and accepted with their states and counts', async () => {
      const [declined, accepted, asking] = [
        await test.make.signedIn(),
        await test.make.signedIn(),
        await test.make.signedIn(),
      ];
      await show(him, declined).expect(200);
      await answer(declined, him, 'decline').expect(200);
      await show(him, her).expect(200);
      await show(accepted, him).expect(200);
      await show(him, accepted).expect(200);
      await show(asking, him).expect(200);
      const sent = await box(him, 'sent');
      expect(sent).toMatchObject({
        success: true,
        box: 'sent',
        page: 1,
        total: 2,
        totalPages: 1,
        counts: { received: 1, sent: 1, accepted: 1 },
        left: 3,
      });
      expect(idsOf(sent)).toEqual([her.id, declined.id]);
      expect(sent.profiles[1].interest).toMatchObject({ state: 'declined', direction: 'sent' });
      expect(idsOf(await box(him, 'accepted'))).toEqual([accepted.id]);
      expect(idsOf(await box(accepted, 'accepted'))).toEqual([him.id]);
      const { body: received } = await him.get('/interests').expect(200);
      expect(received).toMatchObject({ box: 'received', profiles: [{ id: asking.id, interest: { canAccept: true } }] });
      expect(idsOf(await box(her, 'received'))).toEqual([him.id]);
    });

    it('has pages, and neither lists nor counts hidden members', async () => {
      const popular = await test.make.signedIn();
      const men = await Promise.all(Array.from({ length: 28 }, () => test.make.member({ gender: 'male' })));
      for (const [n, man] of men.entries())
        await test.make.interest(man, popular, { sentAt: test.clock.inSeconds(-n * 3600) });
      await test.make.block(men[0] as Member, popular);
      await test.make.block(popular, men[1] as Member);
      await test.rows(User).update({ id: men[2]?.userId }, { accountStatus: 'suspended' });
      const first = await box(popular, 'received');
      expect(first).toMatchObject({ total: 25, totalPages: 1, counts: { received: 25 } });
      expect(idsOf(first)).toEqual(men.slice(3).map(({ id }) => id));
      expect(await box(popular, 'received', 2)).toMatchObject({ profiles: [], page: 2, total: 25 });
    });

    it('puts those who wait in the order asked for, before the others', async () => {
      const items = [{ wish: 'diet', weight: 'must', value: ['vegetarian'] }];
      const wished = { items, visible: 'counts', hideFromMisfits: false, version: 1 };
      await her.put('/profiles/me/wishes', wished).expect(200);
      const man = (diet: 'vegetarian' | 'non-vegetarian') => test.make.member({ gender: 'male', diet });
      const asks = (by: Member, daysLeft: number, more: object = {}) =>
        test.make.interest(by, her, { expiresAt: test.clock.inSeconds(daysLeft * 86_400), ...more });
      const [misses, late, soon, over] = [
        await man('non-vegetarian'),
        await man('vegetarian'),
        await man('vegetarian'),
        await man('vegetarian'),
      ];
      await asks(misses, 1);
      await asks(late, 9);
      await asks(soon, 5);
      await asks(over, 3, { state: 'declined', answeredAt: test.clock.now() });
      const inOrder = async (order: string) =>
        idsOf((await her.get(`/interests?box=received&order=${order}`).expect(200)).body);
      expect(await inOrder('end')).toEqual([misses, soon, late, over].map(({ id }) => id));
      expect(await inOrder('fit')).toEqual([soon, late, misses, over].map(({ id }) => id));
      expect(idsOf(await box(her, 'received'))).toEqual([soon, late, misses, over].map(({ id }) => id));
    });

    it.each(['box=other', 'order=other', 'page=0', 'page=x', 'more=1'])('refuses ?%s', async (query) => {
      expectFailure(await him.get(`/interests?${query}`), 'invalid-form');
    });
  });
});
