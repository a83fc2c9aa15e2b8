import { IDENTITY_MESSAGES } from '@kalyanam/shared/topics/verification/identity-number';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import type { DocumentKind } from '@kalyanam/shared/base/vocabulary/documents';
import type { VerificationStatus } from '@kalyanam/shared/base/vocabulary/status';
import sharp from 'sharp';
import { buffer } from 'node:stream/consumers';
import { DocumentsService } from '../../../src/profiles/documents/documents.service.js';
import { FileStorage } from '../../../src/platform/storage/file-storage.js';
import { StoredFiles } from '../../../src/platform/storage/stored-files.service.js';
import { Document } from '../../../src/profiles/documents/document.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg, jpegOf, jpegWithExif, png, storedKeys, upload } from '../../support/make/uploads.js';

describe('identity documents', () => {
  let test: TestApp;
  let member: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    member = await test.make.signedIn({ verificationStatus: 'semi-verified' });
  });

  const form = (by = member) => upload(test, by.token, '/files/documents');
  const give = async (kind: DocumentKind, picture?: Buffer) =>
    form()
      .field('type', kind)
      .attach('document', picture ?? (await jpeg()), 'scan.jpg');
  const open = (kind: DocumentKind, of = member) => test.app.get(DocumentsService).open(of.userId, kind);
  const kinds = () => test.app.get(DocumentsService).kindsOf(member.userId);
  const stored = async (key: string) => buffer((await test.app.get(FileStorage).read(key))!.stream);
  const erase = (userId: number) =>
    test.database.transaction((manager) => test.app.get(DocumentsService).erase(manager, userId));
  const setStatus = (status: VerificationStatus) =>
    test.rows(User).update({ id: member.userId }, { verificationStatus: status });

  it('are accepted with their type before or after the file, on both routes', async () => {
    const first = await give('aadhaar').then((response) => response);
    expect(first.body).toMatchObject({ success: true, document: { kind: 'aadhaar' } });
    expect(Date.parse(first.body.document.uploadedAt)).toBeCloseTo(Date.now(), -4);
    await form()
      .attach('document', await png(), 'scan.png')
      .field('type', 'pan')
      .expect(200);
    await upload(test, member.token, '/files/upload-document.php')
      .field('type', 'pan')
      .attach('document', await png(), 'scan.png')
      .expect(200);
    expect(await kinds()).toEqual({ identity: 'aadhaar', pan: true });
  });

  it('are stored encrypted, without camera metadata, and can be opened by the team', async () => {
    const planted = 'PLANTED-DOCUMENT';
    const before = await storedKeys(test);
    const picture = await jpegWithExif(planted, { width: 300, height: 200 });
    expect((await give('aadhaar', picture)).status).toBe(200);
    const [key, ...others] = (await storedKeys(test)).filter((name) => !before.includes(name));
    expect(others).toEqual([]);
    expect(key).not.toContain(member.id);
    const onDisk = await stored(key!);
    const opened = (await open('aadhaar'))!;
    expect(opened.contentType).toBe('image/jpeg');
    const { format, width, height, exif } = await sharp(opened.bytes).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'jpeg', width: 200, height: 300 });
    expect(opened.bytes.includes(planted)).toBe(false);
    expect(onDisk.includes(opened.bytes.subarray(0, 16))).toBe(false);
    for (const mark of [planted, 'JFIF', '\u00ff\u00d8\u00ff'])
      expect(onDisk.includes(Buffer.from(mark, 'latin1'))).toBe(false);
  });

  it('cannot be decrypted for another member, kind or document', async () => {
    const other = await test.make.signedIn({ verificationStatus: 'semi-verified' });
    await give('aadhaar');
    await form(other)
      .field('type', 'aadhaar')
      .attach('document', await jpeg(), 'a.jpg')
      .expect(200);
    const { storageKey, sealedKey } = await test.rows(Document).findOneByOrFail({ userId: member.userId });
    await test
      .rows(Document)
      .update({ userId: member.userId }, { storageKey: null, sealedKey: null, erasedAt: new Date() });
    await test.rows(Document).update({ userId: other.userId }, { storageKey, sealedKey });
    await expect(open('aadhaar', other)).rejects.toThrow();
    expect(await open('pan', other)).toBeNull();
  });

  it('replace an earlier one of their kind, whose file is erased', async () => {
    const before = await storedKeys(test);
    await give('aadhaar', await jpeg({ width: 100, height: 100 }));
    const [old] = (await storedKeys(test)).filter((key) => !before.includes(key));
    await give('aadhaar', await jpeg({ width: 200, height: 200 }));
    const now = (await storedKeys(test)).filter((key) => !before.includes(key));
    expect(now).toHaveLength(1);
    expect(now[0]).not.toBe(old);
    expect((await sharp((await open('aadhaar'))!.bytes).metadata()).width).toBe(200);
  });

  it('uploaded many times in parallel leave one row and one file', async () => {
    const before = (await storedKeys(test)).length;
    const responses = await Promise.all(Array.from({ length: 3 }, () => give('pan')));
    expect(responses.map((response) => response.status)).toEqual([200, 200, 200]);
    expect((await storedKeys(test)).length).toBe(before + 1);
    expect(await open('pan')).not.toBeNull();
  });

  it('are refused like photos, on the field that is wrong, and nothing is left behind', async () => {
    const before = await storedKeys(test);
    const picture = await jpeg();
    expectFailure(await give('aadhaar', await jpegOf(5_242_881)), 'file-too-large');
    expectFailure(await give('aadhaar', Buffer.from('%PDF-1.7 text')), 'file-type');
    expectFailure(await give('aadhaar', picture.subarray(0, 600)), 'file-broken');
    const required = { type: MESSAGES.required, document: MESSAGES.required };
    expectFailure(await form().field('type', 'ration-card').attach('document', picture, 'a.jpg'), 'invalid-form', {
      type: MESSAGES.choice,
    });
    expectFailure(await form().attach('document', picture, 'a.jpg'), 'invalid-form', { type: required.type });
    expectFailure(await form().field('type', 'pan'), 'invalid-form', { document: required.document });
    for (const field of ['photos', 'more'])
      expectFailure(await form().field('type', 'pan').attach(field, picture, 'a.jpg'), 'invalid-form', {
        [field]: MESSAGES.unknownField,
      });
    const twice = form().field('type', 'pan').attach('document', picture, 'a.jpg').attach('document', picture, 'b.jpg');
    expectFailure(await twice, 'invalid-form', { document: MESSAGES.unknownField });
    expectFailure(await form().send({ type: 'pan' }), 'unsupported-media');
    expect(await storedKeys(test)).toEqual(before);
    expect(await kinds()).toEqual({ identity: null, pan: false });
  });

  it('are no longer accepted once the member is verified', async () => {
    await setStatus('verified');
    const before = await storedKeys(test);
    expectFailure(await give('aadhaar'), 'already-verified');
    expect(await storedKeys(test)).toEqual(before);
  });

  it('are accepted sixty times an hour, photos included', async () => {
    for (let tries = 0; tries < 59; tries += 1) expectFailure(await form().send({}), 'unsupported-media');
    expectFailure(await upload(test, member.token).send({}), 'unsupported-media');
    const refused = await give('pan');
    expectFailure(refused, 'too-many-requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('are refused without a token', async () => {
    expectFailure(await form({ ...member, token: '' }), 'not-signed-in');
  });

  it('are erased on a decision: the row says that there was one, the key is gone immediately and the file soon after', async () => {
    const before = await storedKeys(test);
    await give('aadhaar');
    await erase(member.userId);
    expect(await open('aadhaar')).toBeNull();
    expect(await kinds()).toEqual({ identity: null, pan: false });
    const [row] = await test.rows(Document).findBy({ userId: member.userId });
    expect(row).toMatchObject({ kind: 'aadhaar', storageKey: null, sealedKey: null, erasedAt: expect.any(Date) });
    await test.app.get(StoredFiles).sweep();
    expect(await storedKeys(test)).toEqual(before);
  });

  it('are of the document whose number was given, and go when another number is given', async () => {
    const choose = (body: object) => member.put('/verification/identity-numbers', body);
    const passport = { identityKind: 'passport', identityNumber: 'K1234567' };
    await choose(passport).expect(200, { success: true, kind: 'passport', last4: '4567' });
    expectFailure(await give('aadhaar'), 'invalid-form', { type: IDENTITY_MESSAGES.otherDocument });
    expect((await give('passport')).status).toBe(200);
    const [key] = (await test.rows(Document).findBy({ userId: member.userId })).map(({ storageKey }) => storageKey);
    await choose({ aadhaarNumber: '234123412346' }).expect(200);
    expect(await kinds()).toEqual({ identity: null, pan: false });
    await test.app.get(StoredFiles).sweep();
    expect(await storedKeys(test)).not.toContain(key);
    expect((await give('aadhaar')).status).toBe(200);
  });

  it('can be uploaded again after a rejection, of another kind too, and then the number says which counts', async () => {
    await give('aadhaar');
    await erase(member.userId);
    await setStatus('rejected');
    await give('driving-licence').then(({ status }) => expect(status).toBe(200));
    await give('passport').then(({ status }) => expect(status).toBe(200));
    expect(await kinds()).toEqual({ identity: 'passport', pan: false });
    await member.post('/verification/resubmit', { aadhaarNumber: '234123412346' }).expect(200);
    expect(await kinds()).toEqual({ identity: null, pan: false });
  });

  it('can be uploaded again after a rejection', async () => {
    await give('aadhaar');
    await erase(member.userId);
    await setStatus('rejected');
    expect((await give('aadhaar')).status).toBe(200);
    expect(await kinds()).toEqual({ identity: 'aadhaar', pan: false });
    expect(await open('aadhaar')).not.toBeNull();
  });
});
