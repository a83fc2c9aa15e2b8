import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { PhotoQueueAnswer, PhotoReviewRequest } from '@kalyanam/shared/team/photo-review';
import type { OwnPhoto, PhotosAnswer } from '@kalyanam/shared/contracts/files';
import type { PhotoView, ProfileCard } from '@kalyanam/shared/contracts/profile';
import { PHOTO_MESSAGES } from '@kalyanam/shared/topics/photos/photos';
import { OPTIONAL_CONSENT_VERSIONS } from '@kalyanam/shared/base/text-versions';
import sharp from 'sharp';
import request from 'supertest';
import { AuditLogRow } from '../../../src/people/audit/audit-log-row.entity.js';
import { Consent } from '../../../src/people/consents/consent.entity.js';
import { PhotoAddresses } from '../../../src/profiles/photos/photo-addresses.js';
import { PhotosService } from '../../../src/profiles/photos/photos.service.js';
import { PhotoTwinsWorker } from '../../../src/contact/reports/photo-twins.worker.js';
import { PhotoRefusalsWorker } from '../../../src/team/verify/photos/photo-refusals.worker.js';
import { OutboxMessage } from '../../../src/people/outbox/outbox-message.entity.js';
import type { SignedIn, SignedInAdmin } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { gradient, jpeg, storedKeys, upload as uploadTo, uploadPhotos } from '../../support/make/uploads.js';

describe('the review of photos (R71)', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  let member: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  beforeEach(async () => {
    await test.empty();
    reviewer = await test.make.admin('reviewer');
    member = await test.make.signedIn({ gender: 'female', name: 'Looked at Reddy' });
  });
  afterAll(() => test.close());

  const queue = async (): Promise<PhotoQueueAnswer> =>
    (await reviewer.get('/admin/photos').expect(200)).body as PhotoQueueAnswer;
  const waiting = async () => (await queue()).photos.map(({ photo }) => photo.id);
  const judge = async (ids: string[], verdict: Partial<PhotoReviewRequest>, by = reviewer): Promise<string[]> =>
    ((await by.post('/admin/photos/review', { ids, ...verdict }).expect(200)).body as { reviewed: string[] }).reviewed;
  const refuse = (ids: string[], by = reviewer) => judge(ids, { verdict: 'refuse', reason: 'several-people' }, by);
  const upload = async (...colors: string[]): Promise<string[]> => {
    const files = await Promise.all(colors.map((color) => jpeg({ color })));
    const { body } = await uploadPhotos(test, member.token, ...files).expect(200);
    return (body as { photos: { id: string }[] }).photos.map(({ id }) => id);
  };
  const ownPhotos = async (): Promise<OwnPhoto[]> =>
    ((await member.get('/files/photos').expect(200)).body as PhotosAnswer).photos;
  const own = async () => (await ownPhotos()).map(({ id }) => id);
  /** The state of each own photo, and whether others see it. */
  const marks = async () => (await ownPhotos()).map(({ state, shown }) => [state, shown]);
  const setReview = async (photoReview: 'before' | 'after') => {
    const owner = await test.make.admin('owner');
    const { settings, version } = (await owner.get('/admin/settings').expect(200)).body;
    await owner.put('/admin/settings', { ...settings, photoReview, version }).expect(200);
  };
  const shown = async (by: SignedIn) =>
    ((await by.get(`/profiles/${member.id}`).expect(200)).body as { profile: { photos: PhotoView[] } }).profile.photos;
  const withPhotos = async (by: SignedIn) =>
    ((await by.get('/profiles?photo=yes&lookingFor=female').expect(200)).body as { total: number }).total;
  const passUndo = async () => {
    test.clock.advance(11);
    await test.app.get(PhotoRefusalsWorker).carryOutDue();
  };

  it('queues new photos of verified members, the oldest first', async () => {
    const [first, second] = await upload('#102030', '#405060');
    expect(await queue()).toMatchObject({
      total: 2,
      review: 'before',
      photos: [
        { name: 'Looked at Reddy', userId: member.id, main: true, photo: { id: first } },
        { main: false, photo: { id: second } },
      ],
    });
    expect((await reviewer.get('/admin/photos/count')).body).toEqual({ success: true, total: 2 });
  });

  it('does not queue photos that are seen with a case, but those of members who were vouched for', async () => {
    const pending = await test.make.case();
    await test.make.photo(pending);
    expect(await waiting()).toEqual([]);
    await reviewer.post('/admin/verify-user.php', { userId: pending.id, action: 'approve' }).expect(200);
    expect(await waiting()).toEqual([]);
    const owner = await test.make.admin('owner');
    const vouched = await test.make.member({ verificationStatus: 'not-verified', email: 'vouched@example.org' });
    await owner
      .post('/admin/eligible-users', { users: [{ email: vouched.email, phone: vouched.phone }] })
      .expect((response) => expect(response.status).toBeLessThan(300));
    await test.make.photo(vouched);
    expect(await waiting()).toEqual([]);
    expect(await test.make.verifyContacts(vouched)).toBe('verified');
    expect(await waiting()).toHaveLength(1);
  });

  it('a fine photo leaves the queue and stays', async () => {
    const [id = ''] = await upload('#102030');
    expect(await judge([id], { verdict: 'fine' })).toEqual([id]);
    expect(await waiting()).toEqual([]);
    await passUndo();
    expect(await marks()).toEqual([['approved', true]]);
    expect((await member.get('/notifications')).body.notifications).toMatchObject([{ kind: 'photo-approved' }]);
    const row = await test.rows(AuditLogRow).findOneByOrFail({ action: 'photo-fine' });
    expect(row).toMatchObject({ actor: `admin:${reviewer.id}`, subject: `member:${member.id}` });
  });

  it('a refused photo is hidden immediately; when it can no longer be undone the member gets one notice, and sees which and why', async () => {
    const [main = '', next = ''] = await upload('#102030', '#405060');
    const before = await storedKeys(test);
    await judge([next], { verdict: 'fine' });
    await test.database.query('DELETE FROM notifications');
    expect(await refuse([main])).toEqual([main]);
    expect(await marks()).toEqual([
      ['pending', false],
      ['approved', true],
    ]);
    expect((await member.get('/notifications')).body).toMatchObject({ notifications: [] });
    await passUndo();
    await passUndo();
    expect(await storedKeys(test)).toEqual(before);
    expect((await ownPhotos()).map(({ id, state, refusal }) => [id, state, refusal])).toEqual([
      [next, 'approved', null],
      [main, 'rejected', 'several-people'],
    ]);
    const { body } = await member.get('/notifications').expect(200);
    expect((body as { notifications: object[] }).notifications).toEqual([
      expect.objectContaining({
        kind: 'photo-refused',
        outcome: { of: 'photo', refusal: 'several-people' },
        notes: null,
      }),
    ]);
    expect(await test.rows(OutboxMessage).countBy({ template: 'photo-refused', userId: member.userId })).toBe(1);
    const viewer = await test.make.signedIn({ gender: 'male' });
    const profile = (await viewer.get(`/profiles/${member.id}`).expect(200)).body as {
      profile: { photos: { id: string }[] };
    };
    expect(profile.profile.photos.map(({ id }) => id)).toEqual([next]);
    const row = await test.rows(AuditLogRow).findOneByOrFail({ action: 'photo-refused' });
    expect(JSON.parse(String(row.details))).toMatchObject({ reason: 'several-people' });
    const other = await uploadPhotos(test, member.token, { replaces: main }, await jpeg({ color: '#708090' })).expect(
      200,
    );
    expect((other.body as PhotosAnswer).photos.map(({ id, state }) => [id === next, state])).toEqual([
      [true, 'approved'],
      [false, 'pending'],
    ]);
    expect(await storedKeys(test)).toHaveLength(before.length);
    expectFailure(await uploadPhotos(test, member.token, { replaces: next }, await jpeg()), 'not-found');
  });

  it('a photo that was not accepted is never the main one, whatever comes after it', async () => {
    const [refused = ''] = await upload('#102030');
    await refuse([refused]);
    await passUndo();
    expect((await upload('#405060')).at(-1)).toBe(refused);
    const [next = ''] = await own();
    expect((await queue()).photos).toMatchObject([{ main: true, photo: { id: next } }]);
    await member.put('/files/photos/order', { ids: [refused, next] }).expect(200);
    expect(await own()).toEqual([next, refused]);
  });

  it('a photo that was not accepted is removed automatically after thirty days', async () => {
    const [id = ''] = await upload('#102030');
    await refuse([id]);
    await passUndo();
    test.clock.advance(30 * 86_400 + 1);
    await test.app.get(PhotoRefusalsWorker).carryOutDue();
    expect(await storedKeys(test)).toEqual([]);
  });

  it('a verdict can be undone by who gave it, for ten seconds', async () => {
    const [id = ''] = await upload('#102030');
    const other = await test.make.admin('reviewer');
    await refuse([id]);
    const undo = (by: SignedInAdmin) => by.post('/admin/photos/undo', { ids: [id] }).expect(200);
    expect((await undo(other)).body).toEqual({ success: true, undone: [] });
    expect((await undo(reviewer)).body).toEqual({ success: true, undone: [id] });
    expect(await own()).toEqual([id]);
    expect(await waiting()).toEqual([id]);
    await refuse([id]);
    test.clock.advance(11);
    expect((await undo(reviewer)).body).toEqual({ success: true, undone: [] });
  });

  it('the first of two reviewers decides; the other hears which photos were left', async () => {
    const ids = await upload('#102030', '#405060', '#708090');
    const other = await test.make.admin('reviewer');
    const [fine, refused] = await Promise.all([judge(ids, { verdict: 'fine' }), refuse(ids, other)]);
    expect([...fine, ...refused].sort()).toEqual([...ids].sort());
    expect([fine.length, refused.length].sort()).toEqual([0, 3]);
    expect(await judge(ids, { verdict: 'fine' })).toEqual([]);
  });

  it('test 1: a photo that waits is nowhere to be found but by its owner and the team', async () => {
    const [id = ''] = await upload('#102030');
    const viewer = await test.make.signedIn({ gender: 'male' });
    const addresses = async ({ sessionId }: SignedIn) => {
      const [photo] = await test.app.get(PhotosService).ofUser(member.userId);
      const view = test.app.get(PhotoAddresses).view(photo!, { kind: 'member', sessionId });
      return [view.thumb, view.card, view.full];
    };
    const bytes = async (by: SignedIn, status: number) => {
      for (const url of await addresses(by))
        await request(test.app.getHttpServer()).get(url).auth(by.token, { type: 'bearer' }).expect(status);
    };
    const card = async () =>
      ((await viewer.get('/profiles?lookingFor=female').expect(200)).body as { profiles: ProfileCard[] }).profiles[0];
    await bytes(viewer, 404);
    await bytes(member, 200);
    expect(await shown(viewer)).toEqual([]);
    expect(await card()).toMatchObject({ photo: null, photoCount: 0, photosHidden: 'in-review' });
    expect(await withPhotos(viewer)).toBe(0);
    expect((await viewer.get(`/profiles/${member.id}`)).text).not.toContain(id);
    expect(await marks()).toEqual([['pending', false]]);
    await judge([id], { verdict: 'fine' });
    expect(await marks()).toEqual([['approved', true]]);
    await bytes(viewer, 200);
    expect((await shown(viewer)).map((photo) => photo.id)).toEqual([id]);
    expect(await card()).toMatchObject({ photo: { id }, photoCount: 1, photosHidden: null });
    expect(await withPhotos(viewer)).toBe(1);
  });

  it('test 7: after: visible immediately, and in the queue; a change of the setting tells the listing', async () => {
    const viewer = await test.make.signedIn({ gender: 'male' });
    const [id = ''] = await upload('#102030');
    expect(await withPhotos(viewer)).toBe(0);
    await setReview('after');
    expect(await withPhotos(viewer)).toBe(1);
    expect((await shown(viewer)).map((photo) => photo.id)).toEqual([id]);
    expect(await waiting()).toEqual([id]);
    expect(await marks()).toEqual([['pending', true]]);
    await upload('#405060');
    expect(await shown(viewer)).toHaveLength(2);
    await refuse([id]);
    expect(await shown(viewer)).toHaveLength(1);
    await setReview('before');
    expect(await withPhotos(viewer)).toBe(0);
  });

  it('the old main photo is shown until the new one is accepted', async () => {
    const [old = ''] = await upload('#102030');
    await judge([old], { verdict: 'fine' });
    const [, fresh = ''] = await upload('#405060');
    await member.put('/files/photos/order', { ids: [fresh, old] }).expect(200);
    const viewer = await test.make.signedIn({ gender: 'male' });
    expect((await shown(viewer)).map(({ id }) => id)).toEqual([old]);
    await judge([fresh], { verdict: 'fine' });
    expect((await shown(viewer)).map(({ id }) => id)).toEqual([fresh, old]);
  });

  it('an upload needs the declaration, which is kept as a consent; taking it back takes the photos away', async () => {
    const file = await jpeg();
    expectFailure(await uploadPhotos(test, member.token, { declaration: '' }, file), 'invalid-form', {
      declaration: PHOTO_MESSAGES.confirm,
    });
    expect(await own()).toEqual([]);
    await upload('#102030');
    const consent = await test.rows(Consent).findOneByOrFail({ userId: member.userId, kind: 'photo-declaration' });
    expect(consent.textVersion).toBe(OPTIONAL_CONSENT_VERSIONS['photo-declaration']);
    expect((await queue()).photos).toMatchObject([{ declared: true }]);
    const specified = await uploadTo(test, member.token, '/files/upload-photos.php').attach('photos', file, 'a.jpg');
    expect(specified.status).toBe(200);
    expect((await queue()).photos).toMatchObject([{ declared: true }, { declared: false }]);
    await member.put('/account/consents/photo-declaration', { given: false }).expect(200);
    expect(await own()).toEqual([]);
  });

  it('test 5: the same picture, saved again in a second account, comes before the team once, and changes nothing', async () => {
    const picture = await gradient(640);
    const other = await test.make.signedIn({ gender: 'female', name: 'Other Reddy' });
    await uploadPhotos(test, member.token, picture).expect(200);
    await uploadPhotos(test, other.token, await sharp(picture).resize(500).jpeg({ quality: 60 }).toBuffer()).expect(
      200,
    );
    await uploadPhotos(test, other.token, await jpeg({ color: '#708090' })).expect(200);
    const worker = test.app.get(PhotoTwinsWorker);
    await worker.compareNew();
    await worker.compareNew();
    const reports = await test.database.query<object[]>(
      `SELECT reported_id AS reported, other_id AS other, closed_at AS closed FROM reports WHERE system_kind = 'same-picture'`,
    );
    const pair = [
      { reported: member.userId, other: other.userId },
      { reported: other.userId, other: member.userId },
    ];
    expect(pair).toContainEqual({
      reported: (reports[0] as { reported: number }).reported,
      other: (reports[0] as { other: number }).other,
    });
    const [{ id } = { id: '' }] = await test.database.query<{ id: string }[]>(
      `SELECT public_id AS id FROM reports WHERE system_kind = 'same-picture'`,
    );
    const reviewer = await test.make.admin('reviewer');
    const { body: found } = await reviewer.get(ADMIN_ROUTES.report(id)).expect(200);
    expect(found.twins).toMatchObject([{ member: found.report.other }]);
    expect(found.twins[0].photos[0].card).toEqual(expect.any(String));
    expect(await own()).toHaveLength(1);
    expect((await member.get('/notifications')).body).toMatchObject({ notifications: [] });
  });

  it('support reads and does not judge; an auditor has no part in it; a refusal needs a reason', async () => {
    const [id = ''] = await upload('#102030');
    const [support, auditor] = [await test.make.admin('support'), await test.make.admin('auditor')];
    await support.get('/admin/photos').expect(200);
    await support.post('/admin/photos/review', { ids: [id], verdict: 'fine' }).expect(403);
    await support.post('/admin/photos/undo', { ids: [id] }).expect(403);
    await auditor.get('/admin/photos').expect(403);
    await auditor.get('/admin/photos/count').expect(403);
    const call = (body: object) => reviewer.post('/admin/photos/review', { ids: [id], ...body });
    expectFailure(await call({ verdict: 'refuse' }), 'invalid-form');
    expectFailure(await call({ verdict: 'fine', reason: 'not-suitable' }), 'invalid-form');
    expectFailure(await call({ verdict: 'fine', ids: [] }), 'invalid-form');
  });

  it('tells members nothing about states, reviewers and prints', async () => {
    await judge(await upload('#102030', '#405060'), { verdict: 'fine' });
    const viewer = await test.make.signedIn({ gender: 'male' });
    const answers = [
      await member.get('/files/photos'),
      await member.get('/profiles/me'),
      await viewer.get(`/profiles/${member.id}`),
    ];
    const KEYS = ['id', 'thumb', 'card', 'full', 'width', 'height'];
    for (const [index, { text }] of answers.entries()) {
      const photo = /\{"id":"[^{}]*"thumb"[^{}]*\}/.exec(text)?.[0] ?? '{}';
      const own = index === 0 ? ['state', 'shown', 'refusal'] : [];
      expect(Object.keys(JSON.parse(photo) as object)).toEqual([...KEYS, ...own]);
      expect(text).not.toMatch(/review_?(state|ed)|d_?hash|band\d|print/i);
    }
  });
});
