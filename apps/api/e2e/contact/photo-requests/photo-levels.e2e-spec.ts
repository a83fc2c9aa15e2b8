import type { PhotoVisibility } from '@kalyanam/shared/base/domain/photos';
import type { PhotoRequestsPage } from '@kalyanam/shared/contracts/photo-requests';
import type { PhotosHidden, PhotoView } from '@kalyanam/shared/contracts/profile';
import { LIMITS } from '@kalyanam/shared/base/limits';
import request from 'supertest';
import { Limits } from '../../../src/platform/limits/limits.service.js';
import { PhotoAddresses } from '../../../src/profiles/photos/photo-addresses.js';
import { PhotosService } from '../../../src/profiles/photos/photos.service.js';
import { Notification } from '../../../src/people/notifications/notification.entity.js';
import { visit } from '../../support/requests/requests.js';
import { PASSWORD } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('photos are shown to the members their owner chooses (C8)', () => {
  let test: TestApp;
  let her: SignedIn;
  let him: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    her = await test.make.signedIn({ name: 'Shown Reddy', gender: 'female' });
    him = await test.make.signedIn({ name: 'Asking Reddy', gender: 'male' });
    await test.make.photo(her);
    await test.make.photosAccepted(her);
  });

  const level = (photoVisibility: PhotoVisibility) =>
    her.put('/account/photo-visibility', { photoVisibility }).expect(200);
  interface Seen {
    photos: PhotoView[];
    photosHidden: PhotosHidden;
    photosAsked: boolean;
  }
  const seen = async (by: SignedIn): Promise<Seen> =>
    (await by.get(`/profiles/${her.id}`).expect(200)).body.profile as Seen;
  const addressFor = async ({ sessionId }: SignedIn): Promise<PhotoView> => {
    const [photo] = await test.app.get(PhotosService).ofUser(her.userId);
    return test.app.get(PhotoAddresses).view(photo!, { kind: 'member', sessionId });
  };
  const bytes = (url: string, { token }: SignedIn) =>
    request(test.app.getHttpServer()).get(url).auth(token, { type: 'bearer' });
  const expectBytes = async (by: SignedIn, status: 200 | 404): Promise<void> => {
    const { thumb, card, full } = await addressFor(by);
    for (const url of [thumb, card, full]) await bytes(url, by).expect(status);
  };
  const ask = (by = him) => by.post(`/profiles/${her.id}/photo-request`);
  const asked = async (): Promise<PhotoRequestsPage> =>
    (await her.get('/photo-requests').expect(200)).body as PhotoRequestsPage;
  const states = async () => (await asked()).requests.map(({ profile, state }) => [profile.id, state]);
  const notices = async ({ userId }: SignedIn, kind: 'photos-asked' | 'photos-granted') =>
    test.rows(Notification).countBy({ userId, kind });

  it('test 2: after accepted interest, and not for one moment longer', async () => {
    await level('accepted');
    expect(await seen(him)).toMatchObject({ photos: [], photosHidden: 'after-interest' });
    const old = await addressFor(him);
    await expectBytes(him, 404);
    await test.make.interest(him, her, { state: 'accepted' });
    expect((await seen(him)).photos).toHaveLength(1);
    await expectBytes(him, 200);
    await bytes(old.full, him).expect(200);
    const between = [Math.min(him.userId, her.userId), Math.max(him.userId, her.userId)];
    await test.database.query(
      `UPDATE interests SET state = 'withdrawn' WHERE low_user_id = ? AND high_user_id = ?`,
      between,
    );
    await bytes(old.full, him).expect(404);
    await test.database.query(
      `UPDATE interests SET state = 'accepted' WHERE low_user_id = ? AND high_user_id = ?`,
      between,
    );
    await bytes(old.full, him).expect(200);
    await her.post(`/profiles/${him.id}/block`).expect(200);
    await bytes(old.full, him).expect(404);
  });

  it('on request: asked once, granted, and withdrawn with the next byte', async () => {
    await level('request');
    await test.make.interest(him, her, { state: 'accepted' });
    expect(await seen(him)).toMatchObject({ photos: [], photosHidden: 'on-request', photosAsked: false });
    await expectBytes(him, 404);
    expect((await ask().expect(200)).body).toEqual({ success: true, photosAsked: true });
    await Promise.all([ask().expect(200), ask().expect(200)]);
    expect(await seen(him)).toMatchObject({ photosHidden: 'on-request', photosAsked: true });
    expect(await asked()).toMatchObject({ total: 1, waiting: 1, requests: [{ state: 'waiting' }] });
    expect(await notices(her, 'photos-asked')).toBe(1);
    const old = await addressFor(him);
    const grant = () => her.put(`/photo-grants/${him.id}`).expect(200);
    await Promise.all([grant(), grant()]);
    expect(await states()).toEqual([[him.id, 'granted']]);
    expect(await notices(him, 'photos-granted')).toBe(1);
    expect((await seen(him)).photos).toHaveLength(1);
    await bytes(old.card, him).expect(200);
    await her.delete(`/photo-grants/${him.id}`).expect(200);
    await bytes(old.card, him).expect(404);
    expect(await seen(him)).toMatchObject({ photos: [], photosHidden: 'on-request', photosAsked: true });
    expect(await notices(him, 'photos-granted')).toBe(0);
    expect(await states()).toEqual([[him.id, 'not-now']]);
    await grant();
    await bytes(old.card, him).expect(200);
  });

  it('"not now" gives no notice, and looks like no answer', async () => {
    await level('request');
    await ask().expect(200);
    const before = (await him.get(`/profiles/${her.id}`)).text;
    await her.delete(`/photo-grants/${him.id}`).expect(200);
    expect((await him.get(`/profiles/${her.id}`)).text).toBe(before);
    expect((await ask().expect(200)).body).toEqual({ success: true, photosAsked: true });
    expect(await asked()).toMatchObject({ waiting: 0, requests: [{ state: 'not-now' }] });
    expect(await notices(her, 'photos-asked')).toBe(1);
    expect(await test.rows(Notification).countBy({ userId: him.userId })).toBe(0);
    const file = await him.post('/account/export', { password: PASSWORD });
    expect(file.text).not.toContain('not-now');
  });

  it('only verified members ask, only where photos are shown on request, and no one asks for their own', async () => {
    expectFailure(await ask(), 'changed-meanwhile');
    await level('request');
    expectFailure(await visit(test, 'post', `/profiles/${her.id}/photo-request`), 'not-signed-in');
    const semi = await test.make.signedIn({ gender: 'male', verificationStatus: 'semi-verified' });
    expectFailure(await ask(semi), 'verification-needed');
    expect(await seen(semi)).toMatchObject({ photosHidden: 'viewer-not-verified' });
    expectFailure(await ask(her), 'forbidden');
    const held = await test.make.signedIn({ gender: 'male', accountStatus: 'on-hold' });
    expectFailure(await ask(held), 'changed-meanwhile');
    expectFailure(await her.put('/account/photo-visibility', { photoVisibility: 'nobody' }), 'invalid-form');
  });

  it('grants only to members who have asked, and to no one hidden by a block', async () => {
    await level('request');
    const grant = () => her.put(`/photo-grants/${him.id}`);
    expectFailure(await grant(), 'not-found');
    await ask().expect(200);
    await him.post(`/profiles/${her.id}/block`).expect(200);
    expectFailure(await grant(), 'not-found');
    expect(await asked()).toMatchObject({ total: 0, waiting: 0, requests: [] });
  });

  it('one member asks a few families a day', async () => {
    await level('request');
    const other = await test.make.member({ gender: 'female', photoVisibility: 'request' });
    for (let count = 1; count < LIMITS.photoRequestsPerDay; count += 1)
      await test.app.get(Limits).count('photo-request', him.id);
    await ask().expect(200);
    expectFailure(await him.post(`/profiles/${other.id}/photo-request`), 'too-many-requests');
    await ask().expect(200);
  });

  it('no filter, count or card reveals photos that the viewer may not see', async () => {
    const withPhotos = async () => {
      const { profiles, total } = (await him.get('/profiles?photo=yes&lookingFor=female').expect(200)).body;
      expect(total).toBe(profiles.length);
      return (profiles as { id: string }[]).some(({ id }) => id === her.id);
    };
    expect(await withPhotos()).toBe(true);
    for (const hidden of ['accepted', 'request'] as const) {
      await level(hidden);
      expect(await withPhotos()).toBe(false);
    }
    await test.make.interest(him, her, { state: 'accepted' });
    await level('accepted');
    expect(await withPhotos()).toBe(false);
    const preview = await her.get('/profiles/me/preview?as=verified').expect(200);
    expect(preview.body.profile).toMatchObject({ photos: [], photosHidden: 'after-interest' });
  });
});
