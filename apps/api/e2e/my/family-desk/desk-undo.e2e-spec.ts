import type { DeskAnswer } from '@kalyanam/shared/contracts/desk';
import { DeskActRow } from '../../../src/people/seats/desk-act.entity.js';
import { Notification } from '../../../src/people/notifications/notification.entity.js';
import { hand, type Hand } from '../../support/make/desk.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg } from '../../support/make/uploads.js';

const DAY = 86_400;

describe('what a manager changes in the profile', () => {
  let test: TestApp;
  let girl: SignedIn;
  let mother: Hand;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    girl = await test.make.signedIn({ gender: 'female' });
    mother = await hand(test, girl, { allow: ['edit', 'photos'] });
  });

  const kindsOf = async ({ userId }: { userId: number }) =>
    (await test.rows(Notification).findBy({ userId })).map(({ kind }) => kind);
  const desk = async (calls: Pick<SignedIn, 'get'>): Promise<DeskAnswer> =>
    (await calls.get('/desk').expect(200)).body as DeskAnswer;

  it('lets the candidate undo for a day what a manager changed, and tells her', async () => {
    const { body: read } = await mother.acting.get('/profiles/me').expect(200);
    const { version, expectations } = read.profile as { version: number; expectations: string };
    await mother.acting.patch('/profiles/me', { version, expectations: 'Only what mother wants' }).expect(200);
    await mother.acting.patch('/profiles/me/details', { version: 1, moreVisible: 'verified' }).expect(403);
    expect(await kindsOf(girl)).toEqual(['desk-changed']);
    const [act] = (await desk(girl)).week;
    expect(act).toMatchObject({ act: 'edited', by: { relation: 'mother' }, undone: false });
    await mother.acting.post(`/desk/acts/${act!.id}/undo`).expect(403);
    await girl.post(`/desk/acts/${act!.id}/undo`).expect(200);
    const { body: again } = await girl.post(`/desk/acts/${act!.id}/undo`).expect(200);
    expect(again.act).toMatchObject({ undone: true, undoUntil: null });
    const { body: after } = await girl.get('/profiles/me').expect(200);
    expect([after.profile.expectations, after.profile.pendingReview]).toEqual([
      expectations,
      read.profile.pendingReview,
    ]);

    await mother.acting.patch('/profiles/me', { version: after.profile.version, expectations: 'Again' }).expect(200);
    await test.rows(DeskActRow).update({ profileUserId: girl.userId }, { at: test.clock.inSeconds(-DAY - 60) });
    const [late] = (await desk(girl)).week;
    await girl.post(`/desk/acts/${late!.id}/undo`).expect(409);
  });

  it('lets a manager change wishes, and none of the settings beside them', async () => {
    const before = (await girl.get('/profiles/me/wishes').expect(200)).body.wishes;
    const items = [{ wish: 'age', weight: 'nice', value: { from: 25, to: 32 } }];
    const wanted = { items, visible: 'items', hideFromMisfits: true, version: before.version };
    await mother.acting.put('/profiles/me/wishes', wanted).expect(200);
    const { visible, hideFromMisfits } = before;
    const after = (await girl.get('/profiles/me/wishes').expect(200)).body.wishes;
    expect(after).toMatchObject({ items, visible, hideFromMisfits });
    const [act] = (await desk(girl)).week;
    await girl.post(`/desk/acts/${act!.id}/undo`).expect(200);
    expect((await girl.get('/profiles/me/wishes').expect(200)).body.wishes.items).toEqual(before.items);
  });

  it('undoes a manager’s facts about the family, and the gothras', async () => {
    await girl.put('/account/consents/family-details', { given: true }).expect(200);
    const { version } = (await girl.get('/profiles/me/details').expect(200)).body.details;
    await mother.acting.patch('/profiles/me/details', { version, employer: 'A new firm' }).expect(200);
    await mother.acting.put('/profiles/me/lineage', { mother: { typed: 'Atreya' } }).expect(200);
    const acts = (await desk(girl)).week;
    expect(acts.map(({ act }) => act)).toEqual(['edited', 'edited']);
    for (const { id } of acts) await girl.post(`/desk/acts/${id}/undo`).expect(200);
    expect((await girl.get('/profiles/me/details').expect(200)).body.details.employer).toBeNull();
    const { lines } = (await girl.get('/profiles/me/lineage').expect(200)).body;
    expect(JSON.stringify(lines)).not.toContain('Atreya');
  });

  it('takes away again the photos that a manager added', async () => {
    const upload = mother.acting.post('/files/photos').field('declaration', 'true');
    await upload.attach('photos', await jpeg(), 'her.jpg').expect(200);
    const [act] = (await desk(girl)).week;
    expect(act).toMatchObject({ act: 'photos' });
    await girl.post(`/desk/acts/${act!.id}/undo`).expect(200);
    expect((await girl.get('/files/photos').expect(200)).body.photos).toEqual([]);
  });
});
