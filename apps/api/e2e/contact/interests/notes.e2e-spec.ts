import { INTEREST_LIMITS } from '@kalyanam/shared/topics/interests/interests';
import { Interest } from '../../../src/people/relations/interest.entity.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { PASSWORD } from '../../support/make/example.js';

const MOST = INTEREST_LIMITS.noteLength;

describe('C9 words with an interest', () => {
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

  const send = (note: unknown, to: Member = her) => him.post(`/profiles/${to.id}/interest`, { note });
  const seen = async (viewer: SignedIn, owner: Member) =>
    (await viewer.get(`/profiles/${owner.id}`).expect(200)).body.profile.interest;

  it.each([
    ['nothing', '', null],
    ['only spaces', ' \n\t ', null],
    ['emoji alone', '🙏🌸', '🙏🌸'],
    ['two lines, tidied', '  Namaste.\r\nWe are from Nellore. ', 'Namaste.\nWe are from Nellore.'],
    ['Telugu, as long as may be', 'అ'.repeat(MOST), 'అ'.repeat(MOST)],
  ])('keeps %s', async (_what, typed, kept) => {
    const { body } = await send(typed).expect(200);
    expect(body.interest).toMatchObject({ note: kept, noteState: kept === null ? null : 'clear' });
    expect(await seen(her, him)).toMatchObject({ note: kept, noteState: null });
  });

  it.each([
    ['241 characters', 'x'.repeat(MOST + 1)],
    ['half a character', '\ud83d'],
    ['a number', 7],
  ])('refuses %s on the field', async (_what, typed) => {
    const { body } = await send(typed).expect(400);
    expect(body.fields.note).toEqual(expect.any(String));
    expect(await test.rows(Interest).countBy({ senderId: him.userId })).toBe(0);
  });

  it('holds words that could do harm, tells the sender, and delivers the interest without them', async () => {
    const words = 'Please send money urgently to this account';
    const { body } = await send(words).expect(200);
    expect(body.interest).toMatchObject({ state: 'pending', note: words, noteState: 'held' });
    expect(await seen(her, him)).toMatchObject({ canAccept: true, note: null, noteState: null });
    const kinds = async (member: SignedIn): Promise<string[]> =>
      (await member.get('/notifications').expect(200)).body.notifications.map(({ kind }: { kind: string }) => kind);
    expect([await kinds(him), await kinds(her)]).toEqual([['note-held'], ['interest-delivered']]);
    for (const path of ['/interests', '/profiles', `/profiles/${him.id}`, '/notifications'])
      expect((await her.get(path).expect(200)).text).not.toContain('urgently');
    const { text } = await her.post('/account/export', { password: PASSWORD });
    expect(text).not.toContain('urgently');
  });

  it('is one interest with the words of the first of two tabs', async () => {
    const answers = await Promise.all([send('From the first tab'), send('From the second tab')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [row, ...more] = await test.rows(Interest).findBy({ senderId: him.userId });
    expect(more).toEqual([]);
    expect(answers.map(({ body }) => body.interest.note)).toEqual([row?.note, row?.note]);
  });

  it('to a member who has blocked the sender answers as for an unknown one', async () => {
    await test.make.block(her, him);
    const bytes = async (id: string) => {
      const { status, body } = await him.post(`/profiles/${id}/interest`, { note: 'Namaste' });
      return { status, body: { ...body, requestId: undefined } };
    };
    expect(await bytes(her.id)).toEqual(await bytes('0123456789abcdefghjk'));
    expect(await test.rows(Interest).countBy({ senderId: him.userId })).toBe(0);
  });

  it('is erased with either account', async () => {
    await send('Namaste from Nellore').expect(200);
    await test.database.query('DELETE FROM users WHERE id = ?', [her.userId]);
    expect(await test.rows(Interest).countBy({ senderId: him.userId })).toBe(0);
  });
});
