import { API_PREFIX } from '@kalyanam/shared/base/routes';
import request from 'supertest';
import { AccessTokens } from '../../../src/people/sessions/access-tokens.js';
import { SessionsService } from '../../../src/people/sessions/sessions.service.js';
import { PhotoAddresses } from '../../../src/profiles/photos/photo-addresses.js';
import { PhotosService } from '../../../src/profiles/photos/photos.service.js';
import { Admin } from '../../../src/people/team-accounts/admin.entity.js';
import { AdminTokens } from '../../../src/people/team-accounts/admin-tokens.js';
import { AdminSession } from '../../../src/people/team-accounts/admin-session.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import type { SignedIn } from '../../support/make/make.js';
import { cookieOf, visit } from '../../support/requests/requests.js';
import { ADMIN_PASSWORD, newRegistration, PASSWORD } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg, upload, uploadPhotos } from '../../support/make/uploads.js';

describe('the bytes of a photo', () => {
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await test.make.signedIn();
    await uploadPhotos(test, owner.token, await jpeg()).expect(200);
    await test.make.photosAccepted(owner);
  });

  const bare = (url: string) => request(test.app.getHttpServer()).get(url);
  const fetchUrl = (url: string, { token }: { token: string }) => bare(url).auth(token, { type: 'bearer' });
  /** The address as the API would give it to this viewer, whether or not they may see the photo. */
  async function addressFor(viewer: { kind?: 'member' | 'admin' | 'uploader'; sessionId: string }) {
    const [photo] = await test.app.get(PhotosService).ofUser(owner.userId);
    return test.app.get(PhotoAddresses).view(photo!, { kind: 'member', ...viewer });
  }
  const expectNothing = async (url: string, by: { token: string }) =>
    expectFailure(await fetchUrl(url, by), 'not-found');
  /** The photo cookie that a response sets, `name=value`. */
  const photoCookieOf = (response: { headers: Record<string, unknown> }): string[] =>
    (response.headers['set-cookie'] as string[]).filter((cookie) => cookie.includes('photos'));

  it('are a picture that at most the browser caches, the full one not at all, that never runs, and that expires with its address', async () => {
    const viewer = await test.make.signedIn();
    const address = await addressFor(viewer);
    for (const url of [address.thumb, address.card, address.full]) {
      const response = await fetchUrl(url, viewer).expect(200).expect('Content-Type', 'image/webp');
      expect(response.body.subarray(8, 12).toString()).toBe('WEBP');
      expect(Number(response.headers['content-length'])).toBe(response.body.length);
      expect(response.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'content-disposition': 'inline',
        'cross-origin-resource-policy': 'same-origin',
      });
      expect(response.headers['vary']).toBe('Cookie, Authorization');
      expect(response.headers['etag']).toBeUndefined();
      if (url === address.full) {
        expect(response.headers['cache-control']).toBe('no-store');
        continue;
      }
      const [, seconds] = /^private, max-age=(\d+)$/.exec(String(response.headers['cache-control'])) ?? [];
      expect(Number(seconds)).toBeGreaterThan(290);
      expect(Number(seconds)).toBeLessThanOrEqual(600);
    }
  });

  describe('belong to the session for which their address was made (R70)', () => {
    it('and stay closed to anyone who only has the address', async () => {
      const viewer = await test.make.signedIn();
      const { thumb, full } = await addressFor(viewer);
      const v = new URL(full, 'http://localhost').searchParams.get('v')!;
      const other = await test.make.session(viewer);
      for (const url of [thumb, full]) {
        expectFailure(await bare(url), 'not-found');
        await expectNothing(url, owner);
        await expectNothing(url, other);
        await expectNothing(url, { token: 'x' });
        for (const kind of ['member', 'admin', 'uploader'])
          for (const value of [v, viewer.sessionId, '', 'x'])
            expectFailure(await bare(url).set('Cookie', `kalyanam-photos-${kind}=${value}`), 'not-found');
        await fetchUrl(url, viewer).expect(200);
      }
    });

    it('by a cookie of their path only, set with sign-in and renewal and cleared at sign-out', async () => {
      const { email, id } = await test.make.member();
      const login = await visit(test, 'post', '/auth/login').send({ email, password: PASSWORD }).expect(200);
      const [set = ''] = photoCookieOf(login);
      const cookie = set.split(';')[0] ?? '';
      expect(set).toMatch(
        /^kalyanam-photos-member=[\w-]+; Max-Age=2592000; Path=\/backend\/api\/photos; HttpOnly; SameSite=Strict$/,
      );
      const { body } = await visit(test, 'get', `/profiles/${owner.id}`).auth(login.body.token, { type: 'bearer' });
      const { thumb } = body.profile.photos[0];
      await bare(thumb).set('Cookie', cookie).expect(200);
      const refreshed = await visit(test, 'post', '/auth/refresh')
        .set('Cookie', cookieOf(login.headers))
        .set('Sec-Fetch-Site', 'same-origin')
        .expect(200);
      expect(photoCookieOf(refreshed)).toEqual([set]);
      expectFailure(await visit(test, 'get', '/auth/me').set('Cookie', cookie), 'not-signed-in');
      const logout = await visit(test, 'post', '/auth/logout').auth(login.body.token, { type: 'bearer' }).expect(200);
      expect(photoCookieOf(logout)).toEqual([
        expect.stringContaining('kalyanam-photos-member=; Max-Age=0; Path=/backend/api/photos;'),
      ]);
      expectFailure(await bare(thumb).set('Cookie', cookie), 'not-found');
      expect(id).not.toBe(owner.id);
    });

    it('by the cookie of a registration, for what was uploaded with it', async () => {
      const registered = await visit(test, 'post', '/auth/register').send(newRegistration()).expect(201);
      const [set = ''] = photoCookieOf(registered);
      expect(set).toMatch(/^kalyanam-photos-uploader=[\w-]+; Max-Age=1800; Path=\/backend\/api\/photos; HttpOnly;/);
      const { body } = await uploadPhotos(test, registered.body.uploadToken, await jpeg()).expect(200);
      const { thumb } = body.photos[0];
      expectFailure(await bare(thumb), 'not-found');
      await bare(thumb)
        .set('Cookie', set.split(';')[0] ?? '')
        .expect(200);
      await fetchUrl(thumb, { token: registered.body.uploadToken }).expect(200);
    });

    it('by the cookie of an administrator', async () => {
      const { username } = await test.make.admin('support');
      const login = await visit(test, 'post', '/admin/session')
        .send({ username, password: ADMIN_PASSWORD })
        .expect(200);
      const [set = ''] = photoCookieOf(login);
      expect(set).toMatch(/^kalyanam-photos-admin=[\w-]+; Max-Age=\d+; Path=\/backend\/api\/photos; HttpOnly;/);
      const { sid: sessionId = '' } = test.app.get(AdminTokens).read(login.body.data.token) ?? {};
      const { card } = await addressFor({ kind: 'admin', sessionId });
      expectFailure(await bare(card), 'not-found');
      await bare(card)
        .set('Cookie', set.split(';')[0] ?? '')
        .expect(200);
      const logout = await visit(test, 'delete', '/admin/session').auth(login.body.data.token, { type: 'bearer' });
      expect(photoCookieOf(logout)).toEqual([
        expect.stringContaining('kalyanam-photos-admin=; Max-Age=0; Path=/backend/api/photos;'),
      ]);
      expectFailure(await bare(card).set('Cookie', set.split(';')[0] ?? ''), 'not-found');
    });
  });

  it('are visible to the owner in every state, and while offline', async () => {
    for (const status of ['not-verified', 'rejected', 'semi-verified', 'verified'] as const) {
      await test.rows(User).update({ id: owner.userId }, { verificationStatus: status });
      const { body } = await owner.get('/files/photos').expect(200);
      await fetchUrl(body.photos[0].thumb, owner).expect(200);
    }
  });

  it('keep their address for five minutes, so that the browser’s cache works', async () => {
    const first = (await owner.get('/files/photos')).body.photos;
    const again = (await owner.get('/files/photos')).body.photos;
    expect(again).toEqual(first);
    const other = await test.make.signedIn();
    expect((await addressFor(other)).card).not.toBe(first[0].card);
  });

  it('never have a session’s id in their address', async () => {
    const { card } = await addressFor(owner);
    expect(decodeURIComponent(card)).not.toContain(owner.sessionId);
    const v = new URL(card, 'http://localhost').searchParams.get('v')!;
    expect(Buffer.from(v, 'base64url').toString('latin1')).not.toContain(owner.sessionId);
  });

  describe('respond with the same 404', () => {
    it('when the address was changed in any part', async () => {
      const viewer = await test.make.signedIn();
      const { card, thumb } = await addressFor(viewer);
      await fetchUrl(card, viewer).expect(200);
      const url = new URL(card, 'http://localhost');
      const changed = (change: (copy: URL) => void) => {
        const copy = new URL(url);
        change(copy);
        return copy.pathname + copy.search;
      };
      const other = new URL(thumb, 'http://localhost');
      const { searchParams } = url;
      await expectNothing(card.replace('/card?', '/full?'), viewer);
      await expectNothing(card.replace('/card?', '/original?'), viewer);
      await expectNothing(
        changed((copy) => copy.searchParams.set('s', other.searchParams.get('s')!)),
        viewer,
      );
      await expectNothing(
        changed((copy) => copy.searchParams.set('e', String(Number(searchParams.get('e')) + 300))),
        viewer,
      );
      await expectNothing(
        changed((copy) => copy.searchParams.set('v', searchParams.get('v')!.slice(0, -4))),
        viewer,
      );
      await expectNothing(
        changed((copy) => copy.searchParams.append('s', searchParams.get('s')!)),
        viewer,
      );
      await expectNothing(
        changed((copy) => copy.searchParams.append('x', '1')),
        viewer,
      );
      for (const part of ['e', 'v', 's'])
        await expectNothing(
          changed((copy) => copy.searchParams.delete(part)),
          viewer,
        );
      await expectNothing(`${API_PREFIX}/photos/${'0'.repeat(20)}/card${url.search}`, viewer);
      await expectNothing(`${API_PREFIX}/photos/..%2F..%2Fetc/card${url.search}`, viewer);
    });

    it('when the viewer’s session has ended', async () => {
      const viewer = await test.make.signedIn();
      const { card } = await addressFor(viewer);
      await fetchUrl(card, viewer).expect(200);
      await test.app.get(SessionsService).endEverywhere(viewer.userId);
      await expectNothing(card, viewer);
    });

    it('when the viewer is semi-verified, not verified or rejected at this moment', async () => {
      const viewer = await test.make.signedIn();
      const { card } = await addressFor(viewer);
      for (const status of ['semi-verified', 'not-verified', 'rejected'] as const) {
        await test.rows(User).update({ id: viewer.userId }, { verificationStatus: status });
        await expectNothing(card, viewer);
      }
    });

    it('when the owner is not verified, on hold or suspended at this moment', async () => {
      const viewer = await test.make.signedIn();
      const { card } = await addressFor(viewer);
      await test.rows(User).update({ id: owner.userId }, { verificationStatus: 'semi-verified' });
      await expectNothing(card, viewer);
      await test.rows(User).update({ id: owner.userId }, { verificationStatus: 'verified' });
      for (const status of ['on-hold', 'suspended'] as const) {
        await test.rows(User).update({ id: owner.userId }, { accountStatus: status });
        await expectNothing(card, viewer);
      }
      await test.rows(User).update({ id: owner.userId }, { accountStatus: 'active' });
      await fetchUrl(card, viewer).expect(200);
    });

    it('when the viewer is suspended, and when one has blocked the other', async () => {
      const viewer = await test.make.signedIn();
      const { card } = await addressFor(viewer);
      await test.rows(User).update({ id: viewer.userId }, { accountStatus: 'suspended' });
      await expectNothing(card, viewer);
      await test.rows(User).update({ id: viewer.userId }, { accountStatus: 'active' });
      await test.make.block(owner, viewer);
      await expectNothing(card, viewer);
    });

    it('when the photo was deleted, or its file is lost', async () => {
      const viewer = await test.make.signedIn();
      const { id, card } = await addressFor(viewer);
      await owner.delete(`/files/photos/${id}`).expect(200);
      await expectNothing(card, viewer);
    });
  });

  describe('for administrators', () => {
    it('are visible in every state of the owner while the administrator is signed in', async () => {
      const admin = await test.make.admin('support');
      const session = await test.rows(AdminSession).findOneByOrFail({ admin: { publicId: admin.id } });
      const { full } = await addressFor({ kind: 'admin', sessionId: session.id });
      for (const status of ['semi-verified', 'rejected', 'verified'] as const) {
        await test.rows(User).update({ id: owner.userId }, { verificationStatus: status });
        await fetchUrl(full, admin).expect(200);
      }
      await expectNothing((await addressFor({ kind: 'member', sessionId: session.id })).full, admin);
      await test.rows(Admin).update({ publicId: admin.id }, { disabledAt: new Date() });
      await expectNothing(full, admin);
      await test.rows(Admin).update({ publicId: admin.id }, { disabledAt: null });
      await test.rows(AdminSession).update({ id: session.id }, { endedAt: new Date() });
      await expectNothing(full, admin);
    });

    it('are not visible to a member’s session that claims to be theirs', async () => {
      const viewer = await test.make.signedIn({ verificationStatus: 'semi-verified' });
      await expectNothing((await addressFor({ kind: 'admin', sessionId: viewer.sessionId })).full, viewer);
    });
  });

  describe('with an upload token', () => {
    it('are only the owner’s own', async () => {
      const uploadToken = test.app.get(AccessTokens).forUploads(owner.id);
      const { body } = await uploadPhotos(test, uploadToken, await jpeg()).expect(200);
      expect(body.photos).toHaveLength(2);
      await fetchUrl(body.photos[0].thumb, { token: uploadToken }).expect(200);
      const other = await test.make.signedIn();
      await expectNothing((await addressFor({ kind: 'uploader', sessionId: other.id })).thumb, {
        token: test.app.get(AccessTokens).forUploads(other.id),
      });
    });

    it('are shown no longer once its owner has logged out everywhere', async () => {
      const member = await test.make.signedIn();
      const uploadToken = test.app.get(AccessTokens).forUploads(member.id);
      const { body } = await uploadPhotos(test, uploadToken, await jpeg()).expect(200);
      await fetchUrl(body.photos[0].thumb, { token: uploadToken }).expect(200);
      await member.delete('/auth/sessions').expect(200);
      await expectNothing(body.photos[0].thumb, { token: uploadToken });
    });

    it('are uploaded on the two file routes and no other, for thirty minutes', async () => {
      const member = await test.make.signedIn({ verificationStatus: 'not-verified' });
      const uploadToken = test.app.get(AccessTokens).forUploads(member.id);
      const server = request(test.app.getHttpServer());
      const call = (method: 'get' | 'put' | 'delete', path: string) =>
        server[method](API_PREFIX + path).auth(uploadToken, { type: 'bearer' });
      for (const [method, path] of [
        ['get', '/files/photos'],
        ['put', '/files/photos/order'],
        ['delete', '/files/photos/x'],
        ['get', '/profiles/me'],
        ['get', '/profiles'],
        ['get', '/auth/me'],
      ] as const)
        expect([401, 403]).toContain((await call(method, path)).status);
      await uploadPhotos(test, uploadToken, await jpeg()).expect(200);
      await upload(test, uploadToken, '/files/documents')
        .field('type', 'pan')
        .attach('document', await jpeg(), 'pan.jpg')
        .expect(200);
      test.clock.advance(31 * 60);
      expectFailure(await uploadPhotos(test, uploadToken, await jpeg()), 'not-signed-in');
    });
  });

  it('are gone when the address expires, after five to ten minutes', async () => {
    const viewer = await test.make.signedIn();
    const { card } = await addressFor(viewer);
    test.clock.advance(299);
    await fetchUrl(card, viewer).expect(200);
    test.clock.advance(302);
    await expectNothing(card, viewer);
    await fetchUrl((await addressFor(viewer)).card, viewer).expect(200);
  });
});
