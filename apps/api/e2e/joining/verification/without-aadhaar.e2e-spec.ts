import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { IDENTITY_MESSAGES } from '@kalyanam/shared/topics/verification/identity-number';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import request from 'supertest';
import { Document } from '../../../src/profiles/documents/document.entity.js';
import { IdentityNumber } from '../../../src/profiles/identity-numbers/identity-number.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { calls } from '../../support/requests/requests.js';
import { newRegistration } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';
import { jpeg, upload } from '../../support/make/uploads.js';

const PASSPORT = 'K7654321';

/** Values of an answer; the specified names of fields stay. */
const valuesOf = (body: unknown): unknown[] =>
  typeof body === 'object' && body !== null ? Object.values(body).flatMap(valuesOf) : [body];

describe('C7 test 1: a deployment that takes passports only', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ IDENTITY_DOCUMENTS: 'passport' });
  });
  afterAll(() => test.close());

  it('says so, and takes no Aadhaar', async () => {
    const { body } = await calls(test).get('/identity-documents').expect(200);
    expect(body).toEqual({ success: true, documents: ['passport'] });
    const aadhaar = { identityKind: undefined, identityNumber: undefined, aadhaarNumber: '234123412346' };
    expectFailure(await calls(test).post('/auth/register', { ...newRegistration(), ...aadhaar }), 'invalid-form', {
      identityKind: IDENTITY_MESSAGES.notOffered,
    });
  });

  it('leads from registration to a verified profile, erases number and picture, and names no Aadhaar', async () => {
    const form = { ...newRegistration(), identityKind: 'passport', identityNumber: 'k 765-4321', aadhaarNumber: null };
    const registered = await calls(test).post('/auth/register', form).expect(201);
    const { userId, uploadToken } = registered.body;
    const send = async (type: string) =>
      upload(test, uploadToken, '/files/documents')
        .field('type', type)
        .attach('document', await jpeg(), 'a.jpg');
    expectFailure(await send('aadhaar'), 'invalid-form', { type: IDENTITY_MESSAGES.notOffered });
    await send('passport').then(({ status }) => expect(status).toBe(200));
    const signedIn = await calls(test).post('/auth/login', { email: form.email, password: form.password }).expect(200);
    const member = (method: 'get' | 'post', path: string, body?: object) => {
      const agent = request(test.app.getHttpServer());
      return agent[method](API_PREFIX + path)
        .auth(signedIn.body.token, { type: 'bearer' })
        .send(body);
    };
    await member('post', '/auth/verify-email', { token: '123456' }).expect(200);
    await member('post', '/auth/verify-phone', { userId, code: '123456' }).expect(200);

    const reviewer = await test.make.admin('reviewer');
    const [pending] = (await reviewer.get(ADMIN_ROUTES.verifications).expect(200)).body.users;
    expect(pending).toMatchObject({
      userId,
      identity: { kind: 'passport', number: 'XXXX4321', wellFormed: true, file: true },
      aadhaarNumber: null,
      aadhaarFile: false,
      verificationScore: expect.any(Number),
    });
    await reviewer.get(ADMIN_ROUTES.document(userId, 'passport')).expect(200);
    const { body } = await reviewer
      .post(ADMIN_ROUTES.reveal(userId), { kind: 'passport', reason: 'compare' })
      .expect(200);
    expect(body.number).toBe(PASSPORT);
    await reviewer.post('/admin/verify-user.php', { userId, action: 'approve' }).expect(200);

    const own = (await member('get', '/profiles/me').expect(200)).body.profile;
    expect(own).toMatchObject({
      verificationStatus: 'verified',
      aadhaarVerified: true,
      identity: { kind: 'passport', last4: '4321' },
      documents: { identity: null },
    });
    const seen = [own, (await member('get', '/notifications').expect(200)).body, pending].flatMap(valuesOf);
    expect(seen.filter((value) => /aadhaar|ఆధార్/i.test(String(value)))).toEqual([]);
    const { id } = await test.rows(User).findOneByOrFail({ publicId: userId });
    expect(await test.rows(IdentityNumber).findBy({ userId: id, kind: 'passport' })).toMatchObject([
      { sealed: null, last4: '4321', fingerprint: expect.any(Buffer) },
    ]);
    expect(await test.rows(Document).findBy({ userId: id })).toMatchObject([
      { kind: 'passport', storageKey: null, sealedKey: null },
    ]);
  });

  it('lets who came with an Aadhaar before keep it until a decision', async () => {
    const before: SignedIn = await test.make.case();
    const picture = async () =>
      upload(test, before.token, '/files/documents')
        .field('type', 'aadhaar')
        .attach('document', await jpeg(), 'a.jpg');
    await picture().then(({ status }) => expect(status).toBe(200));
  });
});
