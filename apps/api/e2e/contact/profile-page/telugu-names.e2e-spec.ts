import type { Test } from 'supertest';
import { User } from '../../../src/people/accounts/user.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const LATIN = 'Sita Devi';
const TELUGU = 'సీతా దేవి';

describe('a name in Telugu', () => {
  let test: TestApp;
  let her: SignedIn;
  let him: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    her = await test.make.signedIn({ name: LATIN, nameTe: TELUGU });
    him = await test.make.signedIn({ name: 'Ram Mohan', nameTe: null, gender: 'male' });
  });

  const inTelugu = (call: Test): Test => call.set('Accept-Language', 'te');
  const latestMail = async ({ email }: SignedIn): Promise<string> => (await inbox(test, email))[0]?.text ?? '';
  const named = async (call: Test): Promise<string> => JSON.stringify((await call.expect(200)).body);

  it('is what readers of Telugu see wherever the name is, and no one else', async () => {
    await her.post(`/profiles/${him.id}/interest`).expect(200);
    await him.post(`/profiles/${her.id}/interest/accept`).expect(200);
    const places = [`/profiles/${her.id}`, '/profiles?lookingFor=bride', '/interests?box=accepted', '/notifications'];
    for (const place of places) {
      const read = await named(inTelugu(him.get(place)));
      expect([place, read.includes(TELUGU), read.includes(LATIN)]).toEqual([place, true, false]);
      // The same token a moment later: who reads is known from the request, not from the one before.
      const other = await named(him.get(place).set('Accept-Language', 'en-IN,te;q=0.5'));
      expect([place, other.includes(TELUGU), other.includes(LATIN)]).toEqual([place, false, true]);
    }
    for (const own of ['/auth/me', '/profiles/me/preview']) {
      expect([own, (await named(inTelugu(her.get(own)))).includes(TELUGU)]).toEqual([own, true]);
      expect([own, (await named(her.get(own))).includes(TELUGU)]).toEqual([own, false]);
    }
  });

  it('is hidden from those who may not see the name', async () => {
    await her.post(`/profiles/${him.id}/interest`).expect(200);
    await her.post(`/profiles/${him.id}/block`).expect(200);
    const unverified = await test.make.signedIn({ gender: 'male', verificationStatus: 'not-verified' });
    for (const viewer of [him, unverified])
      for (const place of [`/profiles/${her.id}`, '/interests', '/notifications', '/calls']) {
        const { text } = await inTelugu(viewer.get(place));
        expect([place, text.includes(TELUGU)]).toEqual([place, false]);
      }
  });

  it('leaves a name that has none as it is', async () => {
    expect(await named(inTelugu(her.get(`/profiles/${him.id}`)))).toContain('Ram Mohan');
  });

  it('greets in a mail in Telugu, and names the other one', async () => {
    await test.rows(User).update({ id: him.userId }, { language: 'te' });
    await test.make.interest(him, her);
    await her.post(`/profiles/${him.id}/interest/accept`).expect(200);
    expect(await latestMail(him)).toContain(TELUGU);

    await test.rows(User).update({ id: her.userId }, { language: 'te' });
    const other = await test.make.signedIn({ gender: 'male' });
    await other.post(`/profiles/${her.id}/interest`).expect(200);
    expect(await latestMail(her)).toContain(`${TELUGU} గారూ`);
  });

  it('takes Telugu letters alone, and asks the team after verification', async () => {
    const edit = (nameTe: string | null) => her.patch('/profiles/me', { version: 1, nameTe });
    for (const wrong of ['Sita', 'సీత 2', 'సీత\u202e', 'x'.repeat(101)])
      expectFailure(await edit(wrong), 'invalid-form', { nameTe: expect.any(String) as string });
    const { profile } = (await edit('సీత\u200c  దేవి').expect(200)).body;
    expect(profile).toMatchObject({ nameTe: TELUGU, pendingReview: { nameTe: 'సీత దేవి' } });

    const newcomer = await test.make.signedIn({ verificationStatus: 'not-verified', nameTe: null });
    const { body } = await newcomer.patch('/profiles/me', { version: 1, nameTe: 'రా' }).expect(200);
    expect(body.profile).toMatchObject({ nameTe: 'రా', pendingReview: {} });
  });
});
