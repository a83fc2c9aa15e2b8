import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import request from 'supertest';
import { User } from '../../../src/people/accounts/user.entity.js';
import { ProfileDeletion } from '../../../src/joining/erasure/profile-deletion.service.js';
import { Photo } from '../../../src/profiles/photos/photo.entity.js';
import { visit } from '../../support/requests/requests.js';
import { PASSWORD } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn, SignedInAdmin } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const TEXT = 'We met in spring, and our mothers at once.';

/** C16: told by both families, or not at all. */
describe('the story of a marriage', () => {
  let test: TestApp;
  let his: SignedIn;
  let hers: SignedIn;
  let reviewer: SignedInAdmin;
  let id: string;
  beforeAll(async () => {
    test = await startTestApp();
    reviewer = await test.make.admin('reviewer');
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    his = await test.make.signedIn({
      ...{ gender: 'male', name: 'Ram Mohan' },
      workLocation: { type: 'nri', country: 'usa', city: 'Dallas' },
    });
    hers = await test.make.signedIn({
      name: 'Sita Devi',
      familyLocation: { state: 'andhra-pradesh', city: 'Kurnool' },
    });
    await test.make.interest(his, hers, { state: 'accepted' });
    const { memberCode } = await test.rows(User).findOneByOrFail({ id: hers.userId });
    await his.put('/profiles/me/married', { through: 'us', code: memberCode }).expect(200);
    const { body } = await hers.get('/marriages/mine').expect(200);
    id = body.claims[0].id;
    await hers.post(`/marriages/${id}/answer`, { answer: 'yes' }).expect(200);
  });

  const tell = (member: SignedIn, more: object = {}) =>
    member.put(`/marriages/${id}/story`, { tell: true, text: TEXT, ...more });
  const both = async (more: object = {}) => {
    await tell(his, more).expect(200);
    await tell(hers, more).expect(200);
  };
  const waiting = async () =>
    (await reviewer.get(ADMIN_ROUTES.stories).expect(200)).body.stories.find(
      (story: { id: string }) => story.id === id,
    );
  const decide = (act: string, version = 1) => reviewer.post(ADMIN_ROUTES.storyDecision(id), { act, version });
  const told = async () =>
    (await visit(test, 'get', '/stories').expect(200)).body.stories.find((story: { id: string }) => story.id === id);

  it('is public once both have ticked the same words and the team has published them, without names', async () => {
    await tell(his).expect(200);
    expect(await waiting()).toBeUndefined();
    const answer = await tell(hers).expect(200);
    expect(answer.body.confirmed.story).toMatchObject({ state: 'review', mine: true, theirs: true, text: TEXT });
    expect(await told()).toBeUndefined();
    expect(await waiting()).toMatchObject({ text: TEXT, names: false, version: 1 });
    await decide('publish').expect(200);
    expect(await told()).toEqual({
      ...{ id, text: TEXT, names: null, places: ['Dallas', 'Kurnool'], photo: null },
      month: test.clock.now().toISOString().slice(0, 7),
    });
    expect(JSON.stringify(await told())).not.toContain('Sita');
  });

  it('has the names where both want them, and not for one', async () => {
    await tell(his, { names: true }).expect(200);
    await tell(hers).expect(200);
    await decide('publish').expect(200);
    expect((await told()).names).toBeNull();
    await tell(hers, { names: true }).expect(200);
    // Who decides has to have seen that the names are in it now.
    const { version } = await waiting();
    expectFailure(await decide('publish', version - 1), 'changed-meanwhile');
    await decide('publish', version).expect(200);
    expect((await told()).names).toEqual(['Ram Mohan', 'Sita Devi']);
  });

  it('asks the other again about other words, and is not public until then', async () => {
    await both();
    await decide('publish').expect(200);
    await tell(hers, { text: 'Other words.', version: 1 }).expect(200);
    expect(await told()).toBeUndefined();
    expect((await his.get('/marriages/mine')).body.confirmed.story).toMatchObject({ state: 'asked', mine: false });
    expectFailure(await tell(his, { text: 'Third words.', version: 1 }), 'changed-meanwhile');
  });

  it('is withdrawn by either of the two, immediately and for ever', async () => {
    await both();
    await decide('publish').expect(200);
    await his.put(`/marriages/${id}/story`, { tell: false }).expect(200);
    expect(await told()).toBeUndefined();
    await both();
    expect(await told()).toBeUndefined();
    expect((await hers.get('/marriages/mine')).body.confirmed.story).toMatchObject({ state: 'withdrawn', text: '' });
    expectFailure(await decide('publish'), 'changed-meanwhile');
  });

  it('goes with the account of either', async () => {
    await both();
    await decide('publish').expect(200);
    await test.app.get(ProfileDeletion, { strict: false }).erase(hers.userId, '');
    expect(await told()).toBeUndefined();
    const left = await test.database.query('SELECT 1 FROM marriage_stories WHERE text = ? AND user_id_a = ?', [
      TEXT,
      his.userId,
    ]);
    expect(left).toEqual([]);
  });

  it('is refused by the team without a change, and decided once', async () => {
    await both();
    await decide('refuse').expect(200);
    expectFailure(await decide('publish'), 'changed-meanwhile');
    expect((await his.get('/marriages/mine')).body.confirmed.story).toMatchObject({ state: 'asked', text: TEXT });
    const support = await test.make.admin('support');
    expectFailure(await support.get(ADMIN_ROUTES.stories), 'forbidden');
  });

  it('is counted and exported while it waits, for those who decide', async () => {
    const count = async () => (await reviewer.get(ADMIN_ROUTES.overview).expect(200)).body.work.stories as number;
    const csv = (by = reviewer) => by.get(ADMIN_ROUTES.exportOf(ADMIN_ROUTES.stories));
    const before = await count();
    const text = '=Told by us, "at home"';
    await tell(his, { text }).expect(200);
    expect(await count()).toBe(before);
    await tell(hers, { text }).expect(200);
    expect(await count()).toBe(before + 1);
    const line = `Ram Mohan,Dallas,Sita Devi,Kurnool,no,no,"'=Told by us, ""at home"""`;
    expect((await csv().expect(200)).text).toContain(line);
    await decide('publish').expect(200);
    expect(await count()).toBe(before);
    expect((await csv().expect(200)).text).not.toContain('Told by us');
    expectFailure(await csv(await test.make.admin('support')), 'forbidden');
  });

  describe('with a photo', () => {
    let photo: Photo;
    beforeEach(async () => {
      await test.make.photo(hers);
      photo = await test.rows(Photo).findOneByOrFail({ userId: hers.userId });
    });
    const see = (address: string) => request(test.app.getHttpServer()).get(address);
    const storyOf = async (member: SignedIn) => (await member.get('/marriages/mine').expect(200)).body.confirmed.story;
    const offered = async () => {
      await tell(his).expect(200);
      await tell(hers, { photoId: photo.publicId }).expect(200);
    };
    const open = async (): Promise<string> => {
      await offered();
      await tell(his, { photoId: photo.publicId }).expect(200);
      const { version } = await storyOf(his);
      await decide('publish', version).expect(200);
      return (await told()).photo;
    };

    it('is public with the ticks of both and the yes of the team, and never by another address', async () => {
      await offered();
      expect(await storyOf(his)).toMatchObject({ photo: { own: false, mine: false, theirs: true } });
      await decide('publish', (await storyOf(his)).version).expect(200);
      // The words are public without it.
      expect(await told()).toMatchObject({ text: TEXT, photo: null });
      await tell(his, { photoId: photo.publicId }).expect(200);
      expect(await told()).toBeUndefined();
      expect((await waiting()).photo).toMatchObject({ id: photo.publicId });
      await see((await waiting()).photo.card)
        .auth(reviewer.token, { type: 'bearer' })
        .expect(200);
      await decide('publish', (await storyOf(his)).version).expect(200);
      const address = (await told()).photo;
      const picture = await see(address).expect(200);
      expect(picture.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' });
      for (const size of ['full', 'thumb']) await see(address.replace('/card?', `/${size}?`)).expect(404);
    });

    it('is seen before by the other of the two, and by no other member', async () => {
      await offered();
      const { card } = (await storyOf(his)).photo;
      const stranger = await test.make.signedIn({ gender: 'male' });
      const as = ({ token }: SignedIn) => see(card).auth(token, { type: 'bearer' });
      await as(his).expect(200);
      await as(stranger).expect(404);
      await see(card).expect(404);
      await tell(hers).expect(200);
      expect(await storyOf(his)).toMatchObject({ photo: null });
      await as(his).expect(404);
    });

    it('is not decided by who has not seen it', async () => {
      await offered();
      const { version } = await storyOf(his);
      await tell(his, { photoId: photo.publicId }).expect(200);
      expectFailure(await decide('publish', version), 'changed-meanwhile');
    });

    it.each<[string, () => Promise<unknown>]>([
      ['the story is withdrawn', () => his.put(`/marriages/${id}/story`, { tell: false }).expect(200)],
      ['the other takes the tick back', () => tell(his).expect(200)],
      ['its owner takes it back', () => tell(hers).expect(200)],
      ['its owner deletes it', () => hers.delete(`/files/photos/${photo.publicId}`).expect(200)],
      ['the team refuses it', () => test.rows(Photo).update({ id: photo.id }, { reviewState: 'refused' })],
      ['the other leaves', () => test.app.get(ProfileDeletion, { strict: false }).erase(his.userId, '')],
      ['the marriage is undone', () => his.put('/profiles/me/married', { married: false }).expect(200)],
    ])('is gone immediately when %s', async (_, end) => {
      const address = await open();
      await see(address).expect(200);
      await end();
      await see(address).expect(404);
      expect((await told())?.photo ?? null).toBeNull();
    });

    it('is only of one of the two', async () => {
      const stranger = await test.make.signedIn();
      await test.make.photo(stranger);
      const other = await test.rows(Photo).findOneByOrFail({ userId: stranger.userId });
      expectFailure(await tell(his, { photoId: other.publicId }), 'not-found');
      // Not even of the other one, until that one has offered it.
      expectFailure(await tell(his, { photoId: photo.publicId }), 'not-found');
      expect(await storyOf(his)).toBeNull();
    });
  });

  it('begins with words that one family writes with its claim, which no one reads before the yes of the other', async () => {
    const [ravi, uma] = [await test.make.signedIn({ gender: 'male' }), await test.make.signedIn()];
    await test.make.interest(ravi, uma, { state: 'accepted' });
    const codeOf = async ({ userId }: SignedIn) => (await test.rows(User).findOneByOrFail({ id: userId })).memberCode;
    const say = async (by: SignedIn, of: SignedIn, text: string) =>
      by.put('/profiles/me/married', { through: 'us', code: await codeOf(of), text }).expect(200);
    const read = async (by: SignedIn) => {
      const file = await by.post('/account/export', { password: PASSWORD }).expect(200);
      const pages = [await by.get('/marriages/mine'), await by.get('/notifications')];
      return [file, ...pages].map(({ text }) => text).join();
    };
    await say(ravi, uma, '  Written with the claim. ');
    for (const member of [ravi, uma]) expect(await read(member)).not.toContain('Written with');
    const { body } = await uma.get('/marriages/mine').expect(200);
    const claim = body.claims[0].id as string;
    const answer = await uma.post(`/marriages/${claim}/answer`, { answer: 'yes' }).expect(200);
    expect(answer.body.confirmed.story).toMatchObject({
      ...{ state: 'asked', text: 'Written with the claim.', mine: false, theirs: true, version: 1 },
    });
    // Said again, or by the other with words of its own, it stays as it is.
    await say(uma, ravi, 'Other words.');
    expect((await ravi.get('/marriages/mine')).body.confirmed.story).toMatchObject({ mine: true, theirs: false });
    expect(await read(ravi)).toContain('Written with the claim.');
  });

  it('goes with a claim that is refused', async () => {
    const [ravi, uma] = [await test.make.signedIn({ gender: 'male' }), await test.make.signedIn()];
    await test.make.interest(ravi, uma, { state: 'accepted' });
    const { memberCode: code } = await test.rows(User).findOneByOrFail({ id: uma.userId });
    await ravi.put('/profiles/me/married', { through: 'us', code, text: 'Nobody reads this.' }).expect(200);
    const left = () => test.database.query('SELECT 1 FROM marriage_stories WHERE text = ?', ['Nobody reads this.']);
    expect(await left()).toHaveLength(1);
    const { body } = await uma.get('/marriages/mine').expect(200);
    await uma.post(`/marriages/${body.claims[0].id}/answer`, { answer: 'no' }).expect(200);
    expect(await left()).toEqual([]);
    // Without a family that is named, nothing is kept.
    await ravi.put('/profiles/me/married', { through: 'us', text: 'Nobody reads this.' }).expect(200);
    expect(await left()).toEqual([]);
    expectFailure(await ravi.put('/profiles/me/married', { through: 'us', text: 'x'.repeat(601) }), 'invalid-form');
  });

  it('is no one else’s', async () => {
    const stranger = await test.make.signedIn();
    expectFailure(await tell(stranger), 'not-found');
    expectFailure(await tell(his, { text: 'x'.repeat(601) }), 'invalid-form');
  });
});
