import { buffer } from 'node:stream/consumers';
import request from 'supertest';
import sharp from 'sharp';
import { AppError } from '../../../src/platform/errors/app-error.js';
import { PhotoAddresses } from '../../../src/profiles/photos/photo-addresses.js';
import { Photo } from '../../../src/profiles/photos/photo.entity.js';
import { PhotosService } from '../../../src/profiles/photos/photos.service.js';
import { PictureProcesses } from '../../../src/platform/pictures/picture-processes.js';
import { photoFile, type PhotoSize } from '../../../src/platform/pictures/photo-files.js';
import { FileStorage } from '../../../src/platform/storage/file-storage.js';
import { AdminSession } from '../../../src/people/team-accounts/admin-session.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg, readStoredPhoto, uploadPhotos } from '../../support/make/uploads.js';

describe('C8: what is served as full is marked for its viewer', () => {
  let test: TestApp;
  let owner: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    owner = await test.make.signedIn();
    await uploadPhotos(test, owner.token, await jpeg({ width: 1400, height: 1800 })).expect(200);
    await test.make.photosAccepted(owner);
  });
  afterEach(() => jest.restoreAllMocks());

  const processes = () => test.app.get(PictureProcesses, { strict: false });
  const fetchUrl = (url: string, { token }: { token: string }) =>
    request(test.app.getHttpServer()).get(url).auth(token, { type: 'bearer' });
  async function addressFor(sessionId: string, kind: 'member' | 'admin' = 'member') {
    const [photo] = await test.app.get(PhotosService).ofUser(owner.userId);
    return test.app.get(PhotoAddresses).view(photo!, { kind, sessionId });
  }
  const bytesFor = async (viewer: SignedIn, size: PhotoSize): Promise<Buffer> =>
    (await fetchUrl((await addressFor(viewer.sessionId))[size], viewer).expect(200)).body as Buffer;
  async function stored(size: PhotoSize): Promise<Buffer> {
    const { storageKey } = await test.rows(Photo).findOneByOrFail({ userId: owner.userId });
    return buffer((await test.app.get(FileStorage).read(photoFile(storageKey, size)))!.stream);
  }

  it('(4) and the stored original stays byte-identical, as thumbs and cards leave it', async () => {
    const before = await stored('full');
    const viewer = await test.make.signedIn();
    const full = await bytesFor(viewer, 'full');
    expect(await stored('full')).toEqual(before);
    expect(full).not.toEqual(before);
    const { width, height } = await readStoredPhoto(full).metadata();
    expect([width, height]).toEqual([840, 1080]);
    for (const size of ['card', 'thumb'] as const) expect(await bytesFor(viewer, size)).toEqual(await stored(size));
  });

  it('each viewer by another pattern and number, the owner and the team too, who are one', async () => {
    const [viewer, other] = [await test.make.signedIn(), await test.make.signedIn()];
    const ofTeam = async () => {
      const admin = await test.make.admin('support');
      const session = await test.rows(AdminSession).findOneByOrFail({ admin: { publicId: admin.id } });
      return (await fetchUrl((await addressFor(session.id, 'admin')).full, admin).expect(200)).body as Buffer;
    };
    const full = await Promise.all([viewer, other, owner].map((each) => bytesFor(each, 'full')));
    const team = [await ofTeam(), await ofTeam()];
    expect(team[0]).toEqual(team[1]);
    const pictures = [...full, team[0]!];
    expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(4);
    const pixels = (bytes: Buffer, area: { top: number; height: number }) =>
      sharp(bytes)
        .extract({ left: 0, width: 840, ...area })
        .raw()
        .toBuffer();
    for (const area of [
      { top: 0, height: 900 },
      { top: 1000, height: 80 },
    ]) {
      const parts = await Promise.all(pictures.map((bytes) => pixels(bytes, area)));
      expect(new Set(parts.map((part) => part.toString('base64'))).size).toBe(4);
    }
    expect(await bytesFor(viewer, 'full')).toEqual(full[0]);
  });

  describe('and is not sent when it was taken back while it was marked', () => {
    it.each([
      ['removed', async (id: string) => owner.delete(`/files/photos/${id}`).expect(200)],
      ['not shown to this viewer', async (_: string, viewer: SignedIn) => test.make.block(owner, viewer)],
    ])('because it was %s', async (_, takeBack) => {
      const viewer = await test.make.signedIn();
      const { id, full } = await addressFor(viewer.sessionId);
      const run = processes().run.bind(processes());
      const marking = jest.spyOn(processes(), 'run').mockImplementationOnce(async (...given) => {
        await takeBack(id, viewer);
        return run(...given);
      });
      expectFailure(await fetchUrl(full, viewer), 'not-found');
      expect(marking).toHaveBeenCalledTimes(1);
      expectFailure(await fetchUrl(full, viewer), 'not-found');
    });
  });

  it('or nothing is sent: not the original in place of it', async () => {
    const viewer = await test.make.signedIn();
    const { full, card } = await addressFor(viewer.sessionId);
    jest.spyOn(processes(), 'run').mockRejectedValueOnce(new AppError('busy', { retryAfter: 5 }));
    expect((await fetchUrl(full, viewer).expect(503)).headers['retry-after']).toBe('5');
    await fetchUrl(card, viewer).expect(200);
    await fetchUrl(full, viewer).expect(200);
  });
});
