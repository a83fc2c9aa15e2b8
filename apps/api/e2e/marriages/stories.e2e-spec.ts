import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { User } from '../../src/accounts/user.entity.js';
import { ProfileDeletion } from '../../src/erasure/profile-deletion.service.js';
import { visit } from '../support/calls.js';
import { expectFailure } from '../support/expect-failure.js';
import type { SignedIn, SignedInAdmin } from '../support/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

const TEXT = 'We met in spring, and our mothers at once.';

/** C16: told by both families, or by nobody. */
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
      ...{ id, text: TEXT, names: null, places: ['Dallas', 'Kurnool'] },
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
    await decide('publish').expect(200);
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

  it('is withdrawn by either of the two, at once and for ever', async () => {
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

  it('is nobody else’s', async () => {
    const stranger = await test.make.signedIn();
    expectFailure(await tell(stranger), 'not-found');
    expectFailure(await tell(his, { text: 'x'.repeat(601) }), 'invalid-form');
  });
});
