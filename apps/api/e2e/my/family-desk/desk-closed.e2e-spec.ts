import type { BiodataShare } from '@kalyanam/shared/contracts/biodata';
import type { DeskAnswer } from '@kalyanam/shared/contracts/desk';
import { Notification } from '../../../src/people/notifications/notification.entity.js';
import { BIODATA } from '../../support/make/biodata.js';
import { hand, type Hand } from '../../support/make/desk.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const LINK = { ...BIODATA, forWhom: 'Uncle Ravi', days: 30, contact: 'none', gothra: false, consent: true };

/** R116: the candidate hears of each act of a hand, and no hand opens what the candidate has closed. */
describe('what the candidate has closed', () => {
  let test: TestApp;
  let girl: SignedIn;
  let mother: Hand;
  let family: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    girl = await test.make.signedIn({ gender: 'female' });
    family = await test.make.signedIn({ gender: 'male' });
    mother = await hand(test, girl, { allow: ['biodata', 'answer'] });
  });

  const told = async () => ({
    week: ((await girl.get('/desk').expect(200)).body as DeskAnswer).week.map(({ act }) => act),
    kinds: (await test.rows(Notification).findBy({ userId: girl.userId })).map(({ kind }) => kind),
    mails: (await inbox(test, girl.email)).length,
  });
  const link = async (calls: Pick<SignedIn, 'post'>) =>
    (await calls.post('/biodata', LINK).expect(201)).body.share as BiodataShare;
  const pageOf = async ({ path }: BiodataShare) =>
    (await family.get(`/public/biodata/${path?.split('/').pop()}`).expect(200)).text;
  const change = (calls: Pick<SignedIn, 'patch'>, { id, version }: BiodataShare, wish: object) =>
    calls.patch(`/biodata/${id}`, { version, ...wish });

  it.each([
    { contact: 'own' },
    { gothra: true },
    { days: 90 },
    { sections: ['about', 'study', 'family', 'roots', 'living'] },
  ])('stays closed on a link of hers until she says yes: %j', async (wish) => {
    const share = await link(girl);
    expectFailure(await change(mother.acting, share, wish), 'desk-draft-needed');
    const before = await pageOf(share);
    const suggestion = { kind: 'biodata-change', change: { id: share.id, version: share.version, ...wish } };
    const { draft } = (await mother.acting.post('/desk/drafts', suggestion).expect(200)).body;
    expect(await pageOf(share)).toBe(before);
    await girl.post(`/desk/drafts/${draft.id}/approve`).expect(200);
    expect((await girl.get(`/biodata/${share.id}`).expect(200)).body.share.version).toBe(share.version + 1);
    expect((await told()).week).toEqual(['biodata-changed']);
  });

  it('lets a hand show less, and tells her of it', async () => {
    const share = await link(girl);
    const { mails } = await told();
    await change(mother.acting, share, { sections: ['about'] }).expect(200);
    await mother.acting.delete(`/biodata/${share.id}`).expect(200);
    expect(await told()).toEqual({
      week: ['biodata-withdrawn', 'biodata-changed'],
      kinds: ['desk-acted'],
      mails: mails + 2,
    });
  });

  it('is not opened again by a hand, though her own withdrawal is a moment old', async () => {
    const share = await link(girl);
    await girl.delete(`/biodata/${share.id}`).expect(200);
    const withdrawn = { ...share, version: share.version + 1 };
    expectFailure(await change(mother.acting, withdrawn, { withdrawn: false }), 'changed-meanwhile');
    await change(girl, withdrawn, { withdrawn: false }).expect(200);
    await mother.acting.delete(`/biodata/${share.id}`).expect(200);
    await change(mother.acting, { ...share, version: share.version + 3 }, { withdrawn: false }).expect(200);
  });

  it('stays closed to a family that she hides her number from', async () => {
    await family.get(`/profiles/${girl.id}`).expect(200);
    await girl.put(`/contact-denials/${family.id}`).expect(200);
    expectFailure(await mother.acting.delete(`/contact-denials/${family.id}`), 'desk-draft-needed');
    const { draft } = (
      await mother.acting.post('/desk/drafts', { kind: 'contact-shown', profileId: family.id }).expect(200)
    ).body;
    await girl.post(`/desk/drafts/${draft.id}/approve`).expect(200);
    const denied = () =>
      test.database.query<unknown[]>('SELECT 1 FROM contact_denials WHERE owner_id = ?', [girl.userId]);
    expect(await denied()).toEqual([]);

    // What the hand has hidden itself it may show again.
    await mother.acting.put(`/contact-denials/${family.id}`).expect(200);
    await mother.acting.delete(`/contact-denials/${family.id}`).expect(200);
    await mother.acting.put(`/contact-denials/${family.id}`).expect(200);
    await girl.put(`/contact-denials/${family.id}`).expect(200);
    expectFailure(await mother.acting.delete(`/contact-denials/${family.id}`), 'desk-draft-needed');
    expect((await told()).week).toEqual(['contact-hidden', 'contact-shown', 'contact-hidden', 'contact-shown']);
  });

  it('notifies the candidate of several declines together, and of their return', async () => {
    const other = await test.make.signedIn({ gender: 'male' });
    for (const one of [family, other]) await test.make.interest(one, girl);
    const ids = [family.id, other.id];
    await mother.acting.post('/interests/decline', { ids, reason: 'no-reason', message: 'silent' }).expect(200);
    await mother.acting.post('/interests/decline/undo', { ids }).expect(200);
    expect(await told()).toMatchObject({
      week: ['declines-undone', 'declines-undone', 'interest-declined', 'interest-declined'],
      kinds: expect.arrayContaining(['desk-acted']) as string[],
    });
  });
});
