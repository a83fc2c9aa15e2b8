import { MESSAGES } from '@kalyanam/shared/base/messages';
import { DETAIL_MESSAGES } from '@kalyanam/shared/topics/profile/detail-messages';
import { In } from 'typeorm';
import { Consent } from '../../../src/people/consents/consent.entity.js';
import { IdentityNumber } from '../../../src/profiles/identity-numbers/identity-number.entity.js';
import { OutboxMessage } from '../../../src/people/outbox/outbox-message.entity.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { ProfileDetailsRow } from '../../../src/profiles/profile/profile-details.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { calls } from '../../support/requests/requests.js';
import { newRegistration, PASSWORD } from '../../support/make/example.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('registration', () => {
  let test: TestApp;
  let api: ReturnType<typeof calls>;
  beforeAll(async () => {
    test = await startTestApp();
    api = calls(test);
  });
  afterAll(() => test.close());

  const register = (body: object, key?: string) => {
    const call = api.post('/auth/register', body);
    return key === undefined ? call : call.set('Idempotency-Key', key);
  };

  it('creates an account, a profile, encrypted numbers and consents in one go', async () => {
    const body = newRegistration({
      email: 'Asha.Reddy@Example.com',
      ...{ createdBy: 'parent', relation: 'mother', candidatePhone: '9848099001' },
    });
    const answer = await register(body).set('X-Forwarded-For', '203.0.113.9').expect(201);
    expect(answer.body).toEqual({
      success: true,
      message: 'Registration successful! Please login to continue.',
      userId: expect.stringMatching(/^[0-9a-z]{20}$/),
      uploadToken: expect.any(String),
    });
    const user = await test.rows(User).findOneByOrFail({ publicId: answer.body.userId });
    expect(user).toMatchObject({
      email: 'asha.reddy@example.com',
      verificationStatus: 'not-verified',
      accountStatus: 'active',
      emailVerifiedAt: null,
      phoneVerifiedAt: null,
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    });
    const userId = user.id;
    expect(await test.rows(Profile).findBy({ userId })).toMatchObject([{ name: body.name, createdBy: 'parent' }]);
    expect(await test.rows(IdentityNumber).find({ where: { userId }, order: { kind: 'ASC' } })).toMatchObject([
      { kind: 'aadhaar', last4: '8901' },
      { kind: 'pan', last4: '234F' },
    ]);
    const consents = await test.rows(Consent).find({ where: { userId }, order: { kind: 'ASC' } });
    expect(consents.map((row) => row.kind)).toEqual(['intent-to-marry', 'privacy', 'terms']);
    expect(consents[0]).toMatchObject({ ip: '203.0.113.9', textVersion: expect.any(String) });
  });

  it('keeps the visa status of those who work abroad, and refuses it of others (C1)', async () => {
    const abroad = { workLocation: { type: 'nri', country: 'usa', city: 'Dallas' } } as const;
    const { body } = await register(newRegistration({ ...abroad, visaStatus: 'work-visa' })).expect(201);
    const { id: userId } = await test.rows(User).findOneByOrFail({ publicId: body.userId });
    expect(await test.rows(ProfileDetailsRow).findOneByOrFail({ userId })).toMatchObject({ visaStatus: 'work-visa' });
    const refused = { visaStatus: DETAIL_MESSAGES.abroadOnly };
    expectFailure(await register(newRegistration({ visaStatus: 'work-visa' })), 'invalid-form', refused);
    const unknown = { ...newRegistration(abroad), visaStatus: 'golden' };
    expectFailure(await register(unknown), 'invalid-form', { visaStatus: MESSAGES.choice });
    const { body: silent } = await register({ ...newRegistration(), visaStatus: '' }).expect(201);
    const other = await test.rows(User).findOneByOrFail({ publicId: silent.userId });
    expect(await test.rows(ProfileDetailsRow).findBy({ userId: other.id })).toEqual([]);
  });

  it('sends a code by mail immediately, and none by SMS before that is verified (R78)', async () => {
    const body = newRegistration();
    await register(body).expect(201);
    const sent = await test.rows(OutboxMessage).find({
      select: { channel: true, template: true },
      where: { destination: In([body.email, body.phone]) },
      order: { channel: 'ASC' },
    });
    expect(sent).toEqual([{ channel: 'email', template: 'email-code' }]);
  });

  it('writes to members in the language of their browser', async () => {
    const body = newRegistration();
    const { body: answer } = await register(body).set('Accept-Language', 'te-IN,te;q=0.9,en;q=0.8').expect(201);
    expect(await test.rows(User).findBy({ publicId: answer.userId })).toMatchObject([{ language: 'te' }]);
  });

  it.each([undefined, null, ''])('accepts a registration without an answer to "Profile for": %j', async (createdBy) => {
    const { body: answer } = await register({ ...newRegistration(), createdBy }).expect(201);
    const { id } = await test.rows(User).findOneByOrFail({ publicId: answer.userId });
    expect(await test.rows(Profile).findOneByOrFail({ userId: id })).toMatchObject({ createdBy: null });
  });

  it('refuses a word that the vocabulary does not have', async () => {
    expectFailure(await register({ ...newRegistration(), createdBy: 'son' }), 'invalid-form', {
      createdBy: MESSAGES.choice,
    });
  });

  it('answers the specified call exactly like its own route', async () => {
    const answer = await api.post('/auth/register.php', { ...newRegistration(), age: 12 }).expect(201);
    expect(answer.body).toMatchObject({ success: true, message: MESSAGES.registered });
  });

  it("ignores a client's age and refuses what no one may set", async () => {
    await register({ ...newRegistration(), age: 99 }).expect(201);
    expectFailure(await register({ ...newRegistration(), verificationStatus: 'verified' }), 'invalid-form', {
      verificationStatus: MESSAGES.unknownField,
    });
  });

  it('refuses a password that is known from leaks on its field', async () => {
    expectFailure(await register(newRegistration({ password: 'Password1' })), 'invalid-form', {
      password: MESSAGES.passwordLeaked,
    });
  });

  it('says on the field that an email is taken, or a phone that someone has verified', async () => {
    const first = await test.make.member();
    expectFailure(await register(newRegistration({ email: first.email.toUpperCase() })), 'email-taken', {
      email: 'This email address is already registered',
    });
    expectFailure(await register(newRegistration({ phone: first.phone })), 'phone-taken', {
      phone: 'This mobile number is already registered',
    });
  });

  it('says so only after the whole form is valid', async () => {
    const first = newRegistration();
    await register(first).expect(201);
    const answer = await register({ ...newRegistration({ email: first.email }), gothra: '' });
    expectFailure(answer, 'invalid-form');
    expect(answer.body.fields).toEqual({ gothra: MESSAGES.required });
  });

  it('leaves nothing behind when a registration is refused', async () => {
    const first = await test.make.member();
    const again = newRegistration({ phone: first.phone });
    await register(again, 'left-nothing').expect(409);
    expect(await test.rows(User).findBy({ email: again.email })).toEqual([]);
    expect(await test.rows(OutboxMessage).findBy({ destination: again.email })).toEqual([]);
    await register({ ...again, phone: '9848999999' }, 'left-nothing').expect(201);
  });

  it('gives a repeated submission with one key the same response and a fresh upload token', async () => {
    const body = newRegistration();
    const first = await register(body, 'key-one').expect(201);
    test.clock.advance(5);
    const { workLocation, ...rest } = body;
    const second = await register({ workLocation, ...rest }, 'key-one').expect(201);
    expect(second.body.userId).toBe(first.body.userId);
    expect(second.body.uploadToken).not.toBe(first.body.uploadToken);
    expect(await test.rows(User).findBy({ email: body.email })).toHaveLength(1);
  });

  it('refuses the same key with another body', async () => {
    await register(newRegistration(), 'key-two').expect(201);
    expectFailure(await register(newRegistration(), 'key-two'), 'duplicate-request');
  });

  it('names the account when the same key comes with a changed word, and changes nothing', async () => {
    const body = newRegistration();
    const first = await register(body, 'key-changed').expect(201);
    for (const changed of [
      { name: 'Sravani Changed' },
      { email: 'new.address@example.com' },
      { phone: '9848011223' },
    ]) {
      const again = await register({ ...body, ...changed }, 'key-changed').expect(201);
      expect(again.body).toMatchObject({ success: true, userId: first.body.userId, madeAt: expect.any(String) });
      await api
        .post('/files/photos')
        .set('Authorization', `Bearer ${again.body.uploadToken}`)
        .expect(({ status }) => expect(status).not.toBe(401));
    }
    const account = await test.rows(User).findOneByOrFail({ publicId: first.body.userId });
    expect(account.email).toBe(body.email.toLowerCase());
    expect(await test.rows(Profile).findOneByOrFail({ userId: account.id })).toMatchObject({ name: body.name });
    for (const changed of [{ password: 'Another@Secret2026' }, { ...newRegistration(), password: body.password }])
      expectFailure(await register({ ...body, ...changed }, 'key-changed'), 'duplicate-request');
  });

  it('creates one account for ten parallel submissions with one key, all with the same response', async () => {
    const body = newRegistration();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(body, 'key-three')));
    expect(answers.map((answer) => answer.status)).toEqual(Array<number>(10).fill(201));
    expect(new Set(answers.map((answer) => answer.body.userId)).size).toBe(1);
    expect(await test.rows(User).findBy({ email: body.email })).toHaveLength(1);
  });

  it('creates one account for ten parallel submissions without a key, and refuses the others', async () => {
    const body = newRegistration();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    for (const answer of answers.filter(({ status }) => status === 409)) expectFailure(answer, 'email-taken');
  });

  it('accepts the upload token only for uploads', async () => {
    const { body } = await register(newRegistration()).expect(201);
    expectFailure(await api.get('/auth/me', body.uploadToken), 'not-signed-in');
    expectFailure(await api.get('/auth/sessions', body.uploadToken), 'not-signed-in');
  });

  it('lets the new member sign in', async () => {
    const { email } =
      (await register(newRegistration({ email: 'new@example.com' })).expect(201), { email: 'new@example.com' });
    const { body } = await api.post('/auth/login', { email, password: PASSWORD }).expect(200);
    expect(body.user).toMatchObject({ email, verificationStatus: 'not-verified', emailVerified: false });
  });
});

describe('registration, limits', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ ADDRESS_LIMIT_FACTOR: '1', LIMITS: 'register-address:10' });
  });
  afterAll(() => test.close());

  it('counts valid forms per address and turns away what is beyond its limit', async () => {
    const api = calls(test);
    const from = (ip: string, body: object) => api.post('/auth/register', body).set('X-Forwarded-For', ip);
    for (let n = 0; n < 10; n += 1) await from('203.0.113.1', newRegistration()).expect(201);
    const refused = await from('203.0.113.1', newRegistration());
    expectFailure(refused, 'too-many-requests');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await from('203.0.113.2', newRegistration()).expect(201);
  });
});
