import { MESSAGES } from '@kalyanam/shared/base/messages';
import { registrationExample } from '@kalyanam/shared/contracts/registration.example';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import request, { type Response } from 'supertest';
import { SPECIFIED_CALLS } from '../../src/platform/http/specified-calls.js';
import { ADMIN_PASSWORD, newRegistration } from '../support/make/example.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import { jpeg, upload } from '../support/make/uploads.js';

/** Section 7: each row of its table once, as written there, and what the response must contain (R39). */
describe('the specified calls', () => {
  let test: TestApp;
  let owner: SignedInAdmin;
  let member: SignedIn;
  beforeAll(async () => {
    test = await startTestApp({ SMS_COUNTRIES: '91,1' });
    owner = await test.make.admin('owner');
    member = await test.make.signedIn();
  });
  afterAll(() => test.close());

  const open = (path: string, body: object) =>
    request(test.app.getHttpServer())
      .post(API_PREFIX + path)
      .send(body);
  const newcomer = () => test.make.registered();
  const as = (token: string, path: string, body: object) => open(path, body).auth(token, { type: 'bearer' });

  const ROWS: Record<string, { members: string[]; call: () => PromiseLike<Response> }> = {
    'POST /auth/register.php': {
      members: ['message', 'userId', 'uploadToken'],
      call: () => open('/auth/register.php', { ...newRegistration(), age: 28, photos: [], aadhaarFile: null }),
    },
    'POST /auth/login.php': {
      members: ['message', 'token', 'user'],
      call: async () => {
        const { email } = await newcomer();
        return open('/auth/login.php', { email, password: registrationExample().password });
      },
    },
    'POST /auth/verify-email.php': {
      members: ['user'],
      call: async () => {
        const { id, token } = await newcomer();
        await as(token, '/auth/resend-otp', { userId: id, channel: 'email' });
        return as(token, '/auth/verify-email.php', { token: '123456' });
      },
    },
    'POST /auth/verify-phone.php': {
      members: ['user'],
      call: async () => {
        const { id, token } = await newcomer();
        await as(token, '/auth/resend-otp', { userId: id });
        return as(token, '/auth/verify-phone.php', { userId: id, code: '123456' });
      },
    },
    'POST /auth/resend-otp.php': {
      members: ['message', 'resendAfter'],
      call: async () => {
        const { id, token } = await newcomer();
        test.clock.advance(61);
        return as(token, '/auth/resend-otp.php', { userId: id });
      },
    },
    'GET /profiles/list.php': {
      members: ['profiles', 'page', 'total', 'totalPages'],
      call: () => member.get('/profiles/list.php?lookingFor=bride&page=1'),
    },
    'GET /profiles/get.php': {
      members: ['profile'],
      call: async () => member.get(`/profiles/get.php?id=${(await test.make.member()).id}`),
    },
    'GET /profiles/my-profile.php': { members: ['profile'], call: () => member.get('/profiles/my-profile.php') },
    'POST /profiles/update.php': {
      members: ['profile'],
      call: async () => {
        const { body } = await member.get('/profiles/me');
        return member.post('/profiles/update.php', { selfSummary: 'I teach.', version: body.profile.version });
      },
    },
    'POST /profiles/toggle-status.php': {
      members: ['isActive', 'status'],
      call: () => member.post('/profiles/toggle-status.php', { status: 'online' }),
    },
    'DELETE /profiles/delete.php': {
      members: ['message'],
      call: async () => (await test.make.signedIn()).delete('/profiles/delete.php').type('json'),
    },
    'POST /profiles/report.php': {
      members: ['reportId'],
      call: async () => {
        const { id: profileId } = await test.make.member();
        return member.post('/profiles/report.php', { profileId, reason: 'fake', description: 'Not her photos.' });
      },
    },
    'POST /files/upload-photos.php': {
      members: ['photos'],
      call: async () =>
        upload(test, member.token, '/files/upload-photos.php').attach('photos[0]', await jpeg(), 'me.jpg'),
    },
    'POST /files/upload-document.php': {
      members: ['document'],
      call: async () => {
        const { token } = await newcomer();
        const form = upload(test, token, '/files/upload-document.php').field('type', 'aadhaar');
        return form.attach('document', await jpeg(), 'card.jpg');
      },
    },
    'POST /coupons/validate.php': {
      members: ['valid', 'discount', 'message'],
      call: () => member.post('/coupons/validate.php', { code: 'NONE' }),
    },
    'POST /eligible/check.php': {
      members: ['eligible'],
      call: () => open('/eligible/check.php', { email: 'asha@example.com', phone: '9876543210' }),
    },
    'GET /utils/cities.php': {
      members: ['cities'],
      call: () => request(test.app.getHttpServer()).get(`${API_PREFIX}/utils/cities.php?state=telangana`),
    },
    'POST /admin/login.php': {
      members: ['message', 'data.token', 'data.admin'],
      call: () => open('/admin/login.php', { username: owner.username, password: ADMIN_PASSWORD }),
    },
    'GET /admin/pending-verifications.php': {
      members: ['users', 'total'],
      call: () => owner.get('/admin/pending-verifications.php'),
    },
    'POST /admin/verify-user.php': {
      members: ['message', 'user', 'sessionUpdated'],
      call: async () => {
        const { id: userId } = await test.make.case();
        return owner.post('/admin/verify-user.php', { userId, action: 'approve', notes: '' });
      },
    },
    'POST /admin/add-eligible-users.php': {
      members: ['message', 'added', 'duplicates', 'dropped'],
      call: () =>
        owner.post('/admin/add-eligible-users.php', { users: [{ email: 'a@example.com', phone: '9876543210' }] }),
    },
    'POST /admin/create-coupon.php': {
      members: ['message', 'coupon'],
      call: () =>
        owner.post('/admin/create-coupon.php', { code: 'diwali', discount: 5, expiryDate: null, isActive: true }),
    },
    'GET /admin/dashboard-stats.php': {
      members: ['stats.users', 'stats.verifications', 'stats.profiles', 'stats.activity', 'lastUpdated', 'perDay'],
      call: () => owner.get('/admin/dashboard-stats.php'),
    },
  };

  it('are the 23 rows of the table, each with a route of its own', () => {
    expect(SPECIFIED_CALLS.map(({ method, path }) => `${method} ${path}`)).toEqual(Object.keys(ROWS));
    expect(SPECIFIED_CALLS).toHaveLength(23);
  });

  it.each(Object.keys(ROWS))('%s', async (row) => {
    const { members, call } = ROWS[row] ?? { members: [], call: () => Promise.reject(new Error(row)) };
    const { status, body } = await call();
    expect({ success: body.success, code: body.code }).toEqual({ success: true, code: undefined });
    expect([200, 201]).toContain(status);
    for (const name of members) expect(body).toHaveProperty(name);
  });

  describe('with a number of another country (R52)', () => {
    const TYPED = '+1 (972) 555-0187';
    const phone = '+19725550187';
    const email = 'dallas@example.com';
    const check = async (pair: object): Promise<boolean> =>
      (await open('/eligible/check.php', pair).expect(200)).body.eligible;

    it('take pairs and check them, in any form of the number', async () => {
      const added = await owner.post('/admin/add-eligible-users.php', { users: [{ email, phone: TYPED }] }).expect(200);
      expect(added.body).toMatchObject({ added: 1, dropped: 0 });
      for (const typed of [TYPED, phone, '+1 972 555 0187']) expect(await check({ email, phone: typed })).toBe(true);
      expect(await check({ email, phone: '+1 972 555 0188' })).toBe(false);
    });

    it('register it, send to it and verify it where an SMS reaches its country', async () => {
      const { body } = await open('/auth/register.php', newRegistration({ email, phone: TYPED })).expect(201);
      const { password } = registrationExample();
      const { token, user } = (await open('/auth/login.php', { email, password }).expect(200)).body;
      expect(user.phone).toBe(phone);
      await as(token, '/auth/verify-email.php', { token: '123456' }).expect(200);
      test.clock.advance(121);
      await as(token, '/auth/resend-otp.php', { userId: body.userId }).expect(200);
      const verified = await as(token, '/auth/verify-phone.php', { userId: body.userId, code: '123456' }).expect(200);
      expect(verified.body.user).toMatchObject({ phone, phoneVerified: true, verificationStatus: 'verified' });
    });

    it('refuse one that is too short, with its sentence', async () => {
      const refused = await open('/auth/register.php', newRegistration({ phone: '+1 972' })).expect(400);
      expect(refused.body.fields).toEqual({ phone: MESSAGES.phoneAbroad });
    });
  });
});
