import type { PhotoTraceAnswer } from '@kalyanam/shared/team/photo-traces';
import request, { type Test } from 'supertest';
import sharp from 'sharp';
import { User } from '../../src/people/accounts/user.entity.js';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { PhotoAddresses } from '../../src/profiles/photos/photo-addresses.js';
import { PhotosService } from '../../src/profiles/photos/photos.service.js';
import { AdminSession } from '../../src/people/team-accounts/admin-session.entity.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { photoLike } from '../support/make/photo-like.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import { storedKeys, upload, uploadPhotos } from '../support/make/uploads.js';

/**
 * `npm test` traces one picture; `npm run check:deep` also those that left through the team, and those without a mark.
 */
describe('C8: tracing a picture', () => {
  let test: TestApp;
  let owner: SignedIn;
  let viewer: SignedIn;
  let admin: SignedInAdmin;
  /** What the viewer and the administrator were sent. */
  let full: { viewer: Buffer; team: Buffer };
  let uploaded: Buffer;
  beforeAll(async () => {
    test = await startTestApp();
    [owner, viewer, admin] = [await test.make.signedIn(), await test.make.signedIn(), await test.make.admin('owner')];
    uploaded = await photoLike(1);
    await uploadPhotos(test, owner.token, await photoLike(2), uploaded).expect(200);
    await test.make.photosAccepted(owner);
    const session = await test.rows(AdminSession).findOneByOrFail({ admin: { publicId: admin.id } });
    const photo = (await test.app.get(PhotosService).ofUser(owner.userId))[1]!;
    const sent = async (kind: 'member' | 'admin', sessionId: string, token: string): Promise<Buffer> => {
      const { full: url } = test.app.get(PhotoAddresses).view(photo, { kind, sessionId });
      return (await request(test.app.getHttpServer()).get(url).auth(token, { type: 'bearer' }).expect(200)).body;
    };
    full = {
      viewer: await sent('member', viewer.sessionId, viewer.token),
      team: await sent('admin', session.id, admin.token),
    };
    const other = await test.make.signedIn();
    await sent('member', other.sessionId, other.token);
  });
  afterAll(() => test.close());

  const form = (token = admin.token): Test => upload(test, token, '/admin/photo-traces');
  async function traced(picture: Buffer, member = owner.id): Promise<PhotoTraceAnswer> {
    const { body } = await form().field('member', member).attach('picture', picture, 'x').expect(200);
    return body as PhotoTraceAnswer;
  }
  const lastAudit = async () => {
    const [row] = await test.rows(AuditLogRow).find({ where: { action: 'photo-traced' }, order: { id: 'DESC' } });
    return { subject: row?.subject, details: JSON.parse(String(row?.details)) as object };
  };

  it('names the viewer it left through, out of those in the ledger, and is audited', async () => {
    const before = await storedKeys(test);
    const leaked = await sharp(full.viewer).resize({ width: 500 }).jpeg({ quality: 60 }).toBuffer();
    const answer = await traced(leaked);
    expect(answer).toMatchObject({ verdict: 'certain', owner: { userId: owner.id }, compared: 4 });
    expect(answer.candidates.map(({ kind }) => kind).sort()).toEqual(['member', 'member', 'owner', 'team']);
    expect(answer.candidates[0]).toMatchObject({ kind: 'member', userId: viewer.id });
    expect(answer.candidates[0]?.firstAt).not.toBeNull();
    expect(answer.candidates[0]!.correlation).toBeGreaterThan(2 * answer.chance);
    const photos = await test.app.get(PhotosService).ofUser(owner.userId);
    expect(answer.photo?.id).toBe(photos[1]?.publicId);
    expect(await lastAudit()).toMatchObject({
      subject: `member:${owner.id}`,
      details: { verdict: 'certain', named: viewer.id },
    });
    expect(await storedKeys(test)).toEqual(before);
    const { accountStatus } = await test.rows(User).findOneByOrFail({ id: viewer.userId });
    expect(accountStatus).toBe('active');
  });

  it('reads a picture as it was saved, and one that left through the team', async () => {
    expect((await traced(full.viewer)).candidates[0]?.userId).toBe(viewer.id);
    expect(await traced(full.team)).toMatchObject({
      verdict: 'certain',
      candidates: [{ kind: 'team', userId: null, name: null }, {}, {}, {}],
    });
  });

  it('says that it cannot tell where there is no mark, and where it is another picture', async () => {
    expect(await traced(uploaded)).toMatchObject({ verdict: 'cannot-tell' });
    expect(await lastAudit()).toMatchObject({ details: { verdict: 'cannot-tell' } });
    expect(await traced(await photoLike(5))).toMatchObject({
      verdict: 'other-picture',
      photo: null,
      candidates: [],
      compared: 0,
    });
  });

  it('takes what an upload takes, and WebP, and one member', async () => {
    const sent = (name: string, bytes: Buffer) => form().field('member', owner.id).attach(name, bytes, 'x.jpg');
    expectFailure(await sent('picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), 'file-type');
    expectFailure(await sent('picture', await sharp(full.viewer).gif().toBuffer()), 'file-type');
    expectFailure(await sent('picture', full.viewer.subarray(0, 2000)), 'file-broken');
    expectFailure(await sent('picture', await sharp(full.viewer).resize(40).png().toBuffer()), 'picture-form');
    expectFailure(await sent('other', uploaded), 'invalid-form');
    expectFailure(await form().field('member', owner.id), 'invalid-form');
    expectFailure(await form().attach('picture', uploaded, 'x.jpg'), 'invalid-form');
    expectFailure(await form().field('member', 'x').attach('picture', uploaded, 'x.jpg'), 'profile-not-found');
  });

  it('is the owner’s alone', async () => {
    const reviewer = await test.make.admin('reviewer');
    expectFailure(
      await form(reviewer.token).field('member', owner.id).attach('picture', uploaded, 'x.jpg'),
      'forbidden',
    );
  });
});
