import { FileStorage } from '../../../src/platform/storage/file-storage.js';
import { StoredFiles } from '../../../src/platform/storage/stored-files.service.js';
import { OrphanedFile } from '../../../src/platform/storage/orphaned-files.repository.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg, storedKeys, upload, uploadPhotos } from '../../support/make/uploads.js';

describe('stored photos', () => {
  let test: TestApp;
  let member: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    member = await test.make.signedIn({ verificationStatus: 'semi-verified' });
  });

  const ids = (body: { photos: { id: string }[] }) => body.photos.map((photo) => photo.id);
  const list = async () => ids((await member.get('/files/photos').expect(200)).body);
  const orphans = () => test.rows(OrphanedFile).count();

  describe('are ordered', () => {
    it('by their ids; the first is the main photo', async () => {
      const photo = await jpeg();
      const [a, b, c] = ids((await uploadPhotos(test, member.token, photo, photo, photo).expect(200)).body);
      const ordered = await member.put('/files/photos/order', { ids: [c, a, b] }).expect(200);
      expect(ids(ordered.body)).toEqual([c, a, b]);
      expect(await list()).toEqual([c, a, b]);
    });

    it('only when every photo is named once', async () => {
      const photo = await jpeg();
      const [a, b] = ids((await uploadPhotos(test, member.token, photo, photo).expect(200)).body);
      const order = (body: object) => member.put('/files/photos/order', body);
      expectFailure(await order({ ids: [a] }), 'changed-meanwhile');
      expectFailure(await order({ ids: [a, 'another'] }), 'changed-meanwhile');
      for (const wrong of [{}, { ids: 'a' }, { ids: [a, a] }, { ids: [1, 2] }, { ids: [a, b], more: 1 }])
        expectFailure(await order(wrong), 'invalid-form');
      expect(await list()).toEqual([a, b]);
    });
  });

  describe('are deleted', () => {
    it('with their files, and the others move up', async () => {
      const photo = await jpeg();
      const before = await storedKeys(test);
      const [a, b, c] = ids((await uploadPhotos(test, member.token, photo, photo, photo).expect(200)).body);
      const rest = await member.delete(`/files/photos/${a}`).expect(200);
      expect(ids(rest.body)).toEqual([b, c]);
      expect((await storedKeys(test)).length - before.length).toBe(6);
      const [d] = ids((await uploadPhotos(test, member.token, photo).expect(200)).body).slice(-1);
      expect(await list()).toEqual([b, c, d]);
    });

    it('by no one else', async () => {
      const [id] = ids((await uploadPhotos(test, member.token, await jpeg()).expect(200)).body);
      const other = await test.make.signedIn();
      expectFailure(await other.delete(`/files/photos/${id}`), 'not-found');
      expectFailure(await member.delete('/files/photos/unknown'), 'not-found');
      expect(await list()).toEqual([id]);
    });
  });

  it('are arranged only by their signed-in owner', async () => {
    const path = '/files/photos';
    for (const token of ['', 'nonsense']) {
      const call = { ...member, token };
      expectFailure(await upload(test, call.token), 'not-signed-in');
    }
    const uploader = await test.make.signedIn();
    await member.get(path).expect(200);
    expect((await uploader.get(path).expect(200)).body.photos).toEqual([]);
  });

  describe('and the sweeper', () => {
    const insertOrphan = (key: string, since: Date) => test.rows(OrphanedFile).insert({ storageKey: key, since });

    it('removes files that never got a row, once they are due, and no others', async () => {
      const storage = test.app.get(FileStorage);
      await uploadPhotos(test, member.token, await jpeg()).expect(200);
      const kept = await storedKeys(test);
      await storage.put('photos/00/due', Buffer.from('x'));
      await storage.put('photos/00/coming', Buffer.from('x'));
      await insertOrphan('photos/00/due', test.clock.inSeconds(-1));
      await insertOrphan('photos/00/never-written', test.clock.inSeconds(-1));
      await insertOrphan('photos/00/coming', test.clock.inSeconds(60));
      await test.app.get(StoredFiles).sweep();
      expect(await storedKeys(test)).toEqual([...kept, 'photos/00/coming'].sort());
      expect(await orphans()).toBe(1);
      await test.app.get(StoredFiles).removeOrphans(['photos/00/coming']);
    });

    it('keeps a file whose row is being written, and a swept file gets no row', async () => {
      const files = test.app.get(StoredFiles);
      const one = { key: 'photos/00/one', bytes: Buffer.from('x') };
      await files.storeWith([one], () => files.removeOrphans([]).then(() => files.sweep()));
      expect(await storedKeys(test)).toContain(one.key);
      const two = { key: 'photos/00/two', bytes: Buffer.from('x') };
      await expect(files.storeWith([two], () => files.removeOrphans([two.key]))).rejects.toThrow('swept');
      expect(await storedKeys(test)).not.toContain(two.key);
      await test.app.get(FileStorage).remove(one.key);
    });
  });
});
