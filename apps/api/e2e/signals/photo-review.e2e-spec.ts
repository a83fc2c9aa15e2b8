import type { PhotoQueueAnswer, PhotoReviewRequest } from '@kalyanam/shared/admin/photo-review';
import { AuditLogRow } from '../../src/audit/audit-log-row.entity.js';
import { DeskSettingsService } from '../../src/desk-settings/desk-settings.service.js';
import { PhotoRefusalsWorker } from '../../src/admin/photo-review/photo-refusals.worker.js';
import { OutboxMessage } from '../../src/messages/outbox-message.entity.js';
import type { SignedIn, SignedInAdmin } from '../support/make.js';
import { startTestApp, type TestApp } from '../support/test-app.js';
import { expectFailure } from '../support/expect-failure.js';
import { jpeg, storedKeys, uploadPhotos } from '../support/uploads.js';

describe('the review of photos (R71)', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  let member: SignedIn;
  beforeEach(async () => {
    test = await startTestApp();
    reviewer = await test.make.admin('reviewer');
    member = await test.make.signedIn({ gender: 'female', name: 'Looked at Reddy' });
  });
  afterEach(() => test.close());

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
  const own = async () => {
    const { body } = await member.get('/files/photos').expect(200);
    return (body as { photos: { id: string }[] }).photos.map(({ id }) => id);
  };
  const passUndo = async () => {
    test.clock.advance(11);
    await test.app.get(PhotoRefusalsWorker).carryOutDue();
  };

  it('queues new photos of verified members, the oldest first', async () => {
    const [first, second] = await upload('#102030', '#405060');
    expect(await queue()).toMatchObject({
      total: 2,
      review: 'after',
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
    expect(await test.make.proof(vouched)).toBe('verified');
    expect(await waiting()).toHaveLength(1);
  });

  it('a fine photo leaves the queue and stays', async () => {
    const [id = ''] = await upload('#102030');
    expect(await judge([id], { verdict: 'fine' })).toEqual([id]);
    expect(await waiting()).toEqual([]);
    await passUndo();
    expect(await own()).toEqual([id]);
    const row = await test.rows(AuditLogRow).findOneByOrFail({ action: 'photo-fine' });
    expect(row).toMatchObject({ actor: `admin:${reviewer.id}`, subject: `member:${member.id}` });
  });

  it('a refused photo is hidden at once, removed when nobody can undo it, and the member is told once', async () => {
    const [main = '', next = ''] = await upload('#102030', '#405060');
    const before = await storedKeys(test);
    expect(await refuse([main])).toEqual([main]);
    expect(await own()).toEqual([next]);
    expect(await storedKeys(test)).toEqual(before);
    expect((await member.get('/notifications')).body).toMatchObject({ notifications: [] });
    await passUndo();
    await passUndo();
    expect(await storedKeys(test)).toHaveLength(before.length - 3);
    const { body } = await member.get('/notifications').expect(200);
    expect((body as { notifications: object[] }).notifications).toEqual([
      expect.objectContaining({
        kind: 'photo-refused',
        notes: 'Several people are in the photo. Please upload a photo that shows only you.',
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

  it('before: others see a photo only when it is fine, the member at once', async () => {
    const settings = test.app.get(DeskSettingsService);
    const owner = await test.make.admin('owner');
    const [row] = await test.database.query<{ id: number }[]>('SELECT id FROM admins WHERE public_id = ?', [owner.id]);
    const now = { ...(await settings.current()), photoReview: 'before' } as const;
    await test.database.transaction((manager) => settings.change(manager, now, { version: 0, adminId: row?.id ?? 0 }));
    const [id = ''] = await upload('#102030');
    const viewer = await test.make.signedIn({ gender: 'male' });
    const shown = async (by: SignedIn) =>
      ((await by.get(`/profiles/${member.id}`).expect(200)).body as { profile: { photos: { id: string }[] } }).profile
        .photos;
    expect(await shown(viewer)).toEqual([]);
    expect(await own()).toEqual([id]);
    const marks = async () => {
      const photos: { waiting?: true }[] = [
        ...(await member.get('/files/photos').expect(200)).body.photos,
        ...(await member.get('/profiles/me').expect(200)).body.profile.photos,
      ];
      return photos.map(({ waiting }) => waiting);
    };
    expect(await marks()).toEqual([true, true]);
    await judge([id], { verdict: 'fine' });
    expect(await marks()).toEqual([undefined, undefined]);
    expect((await shown(viewer)).map((photo) => photo.id)).toEqual([id]);
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
    await upload('#102030', '#405060');
    const viewer = await test.make.signedIn({ gender: 'male' });
    const answers = [
      await member.get('/files/photos'),
      await member.get('/profiles/me'),
      await viewer.get(`/profiles/${member.id}`),
    ];
    for (const { text } of answers) {
      const photo = /\{"id":"[^{}]*"thumb"[^{}]*\}/.exec(text)?.[0] ?? '{}';
      expect(Object.keys(JSON.parse(photo) as object)).toEqual(['id', 'thumb', 'card', 'full', 'width', 'height']);
      expect(text).not.toMatch(/review_?(state|ed)|d_?hash|refusal|band\d|print/i);
    }
  });
});
