import { MESSAGES } from '@kalyanam/shared/base/messages';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('Marriage fixed (R31)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const woman = (): Promise<SignedIn> => test.make.signedIn();
  const man = (): Promise<SignedIn> => test.make.signedIn({ gender: 'male' });
  const setMarried = (member: SignedIn, married: unknown = true) => member.put('/profiles/me/married', { married });
  const listed = async (viewer: SignedIn, owner: SignedIn): Promise<boolean> => {
    const { body } = await viewer.get('/profiles').expect(200);
    return (body as { profiles: { id: string }[] }).profiles.some(({ id }) => id === owner.id);
  };
  const interestOf = async (viewer: SignedIn, owner: SignedIn): Promise<{ state: string; canShow: boolean }> => {
    const { body } = await viewer.get(`/profiles/${owner.id}`).expect(200);
    return body.profile.interest;
  };

  it('hides the profile everywhere immediately, and shows it again when it is undone', async () => {
    const [owner, viewer] = [await woman(), await man()];
    expect(await listed(viewer, owner)).toBe(true);
    expect((await setMarried(owner).expect(200)).body).toEqual({ success: true, married: true });
    expect(await listed(viewer, owner)).toBe(false);
    expectFailure(await viewer.get(`/profiles/${owner.id}`), 'profile-not-found');
    const own = await owner.get('/profiles/me').expect(200);
    expect(own.body.profile).toMatchObject({ marriedAt: expect.any(String), isActive: true });
    await setMarried(owner, false).expect(200);
    expect(await listed(viewer, owner)).toBe(true);
    await viewer.get(`/profiles/${owner.id}`).expect(200);
  });

  it('ends what is pending on both sides, and leaves an accepted interest alone', async () => {
    const [owner, asked, asking, friend] = [await woman(), await man(), await man(), await man()];
    await owner.post(`/profiles/${asked.id}/interest`).expect(200);
    await asking.post(`/profiles/${owner.id}/interest`).expect(200);
    await friend.post(`/profiles/${owner.id}/interest`).expect(200);
    await owner.post(`/profiles/${friend.id}/interest/accept`).expect(200);
    await setMarried(owner).expect(200);
    await setMarried(owner, false).expect(200);
    expect(await interestOf(owner, asked)).toMatchObject({ state: 'withdrawn' });
    expect(await interestOf(asking, owner)).toMatchObject({ state: 'expired' });
    expect(await interestOf(friend, owner)).toMatchObject({ state: 'accepted' });
  });

  it('may be repeated, and accepts only yes or no', async () => {
    const owner = await woman();
    await setMarried(owner).expect(200);
    await setMarried(owner).expect(200);
    expectFailure(await setMarried(owner, 'yes'), 'invalid-form', { married: MESSAGES.choice });
    expectFailure(await owner.put('/profiles/me/married', {}), 'invalid-form', { married: MESSAGES.required });
  });
});
