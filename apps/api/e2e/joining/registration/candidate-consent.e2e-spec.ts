import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { ERRORS } from '@kalyanam/shared/base/errors';
import { DESK_MESSAGES } from '@kalyanam/shared/topics/family/desk';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { User } from '../../../src/people/accounts/user.entity.js';
import { CandidateConsent } from '../../../src/people/consents/candidate-consent.entity.js';
import { calls } from '../../support/requests/requests.js';
import { newRegistration } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const CODE = '123456';
const AMERICAN = '+19725550147';

/** R45: a profile that someone else made is visible to no one before the candidate has agreed by their own phone. */
describe('the consent of the candidate', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const daughter = (changes: Partial<RegisterRequest> = {}) =>
    newRegistration({
      ...{ createdBy: 'parent', relation: 'mother', candidatePhone: newRegistration().phone, gender: 'female' },
      ...changes,
    });
  /** Registered by her mother, whose email and phone are verified. */
  const byHerMother = async (changes: Partial<RegisterRequest> = {}) => {
    const form = daughter(changes);
    const member = await test.make.registered(form, { sms: false });
    await member.post('/auth/verify-email', { token: CODE }).expect(200);
    await member.post('/auth/verify-phone', { userId: member.id, code: CODE }).expect(200);
    return { ...member, candidatePhone: String(form.candidatePhone) };
  };
  const ask = (member: SignedIn, body: object = {}) => member.post('/consent/candidate/code', body);
  const agree = (member: SignedIn, code = CODE) => member.post('/consent/candidate', { code });
  const me = async (member: SignedIn) => (await member.get('/auth/me').expect(200)).body.user;
  const waits = async (member: SignedIn) => (await member.get('/auth/codes').expect(200)).body.candidate;

  it('is asked of the candidate of a profile, in the words of the registered text', async () => {
    const member = await byHerMother();
    expect(await me(member)).toMatchObject({ verificationStatus: 'semi-verified', consentNeeded: true });
    expect(await waits(member)).toEqual({ phone: member.candidatePhone, resendAfter: null });
    expect((await ask(member).expect(200)).body.resendAfter).toBe(60);
    expect(await inbox(test, member.candidatePhone)).toMatchObject([
      {
        channel: 'sms',
        text: expect.stringMatching(
          /^123456: Your mother has made a marriage profile for you at Kalyanam\. See it and answer within 7 days: https?:\S+\/made-for-me\?link=[a-z0-9]{20} Tell the code only if you agree\.$/,
        ),
      },
    ]);
    expect(await waits(member)).toEqual({ phone: member.candidatePhone, resendAfter: 60 });
    expectFailure(await ask(member), 'otp-send-failed');
    expectFailure(await agree(member, '654321'), 'invalid-otp');
    const { body } = await agree(member).expect(200);
    expect(body.user).toMatchObject({ verificationStatus: 'semi-verified' });
    expect(body.user).not.toHaveProperty('consentNeeded');
    expect(await waits(member)).toBeNull();
    expect(await test.rows(CandidateConsent).findOneBy({ userId: member.userId })).toMatchObject({
      ...{ relation: 'mother', phone: member.candidatePhone, method: 'sms' },
      ...{ agreedAt: expect.any(Date), textVersion: expect.any(String) },
    });
    // Once more changes nothing.
    await agree(member).expect(200);
    expectFailure(await ask(member), 'changed-meanwhile');
  });

  it('knows the name of the person who registers, and what the candidate is to them, until the account is taken over', async () => {
    const member = await byHerMother({ registrantName: 'Lakshmi Reddy' });
    const registrant = { name: 'Lakshmi Reddy', relation: 'mother', madeFor: 'daughter' };
    expect((await me(member)).registrant).toEqual(registrant);
    await ask(member).expect(200);
    await agree(member).expect(200);
    expect((await me(member)).registrant).toEqual(registrant);
    const nameless = await byHerMother();
    expect((await me(nameless)).registrant).toEqual({ ...registrant, name: null });
    const own = newRegistration({ registrantName: 'Lakshmi Reddy' });
    const refused = await calls(test).post('/auth/register', own);
    expectFailure(refused, 'invalid-form', { registrantName: MESSAGES.unknownField });
  });

  it('is what makes the profile visible: before it, no one finds it anywhere', async () => {
    const viewer = await test.make.signedIn({ gender: 'male' });
    const member = await byHerMother({ name: 'Unaskedname Reddy' });
    const { memberCode: code } = await test.rows(User).findOneByOrFail({ id: member.userId });
    await viewer.post(`/profiles/${member.id}/interest`, {}).expect(404);
    await viewer.put(`/profiles/${member.id}/shortlist`);
    const places = [
      ...['/profiles', '/profiles?fits=mine', '/profiles/counts', `/profiles/${member.id}`],
      ...[`/profiles/by-code/${code}`, `/profiles/why?code=${code}`, '/profiles/loosen', '/interests'],
      ...['/shortlist', '/notifications', '/access-events', '/photo-requests', '/calls', '/dismissals'],
    ];
    const seen = async () => {
      const answers = await Promise.all(places.map((place) => viewer.get(place)));
      return places.filter((_, index) => answers[index]!.text.includes('Unaskedname'));
    };
    expect(await seen()).toEqual([]);
    expectFailure(await viewer.get(`/profiles/${member.id}`), 'profile-not-found');
    expectFailure(await viewer.post(`/profiles/${member.id}/contact`), 'profile-not-found');
    await ask(member).expect(200);
    await agree(member).expect(200);
    expect(await seen()).toEqual(expect.arrayContaining(['/profiles', `/profiles/${member.id}`]));
  });

  it('comes before the team checks the profile; until then the family browses and sends no interest', async () => {
    const admin = await test.make.admin();
    const other = await test.make.signedIn({ gender: 'male' });
    const member = await byHerMother({ name: 'Waitingforyes Reddy' });
    const queue = async () => (await admin.get('/admin/verifications').expect(200)).text;
    await member.get('/profiles').expect(200);
    await member.get(`/profiles/${other.id}`).expect(200);
    expectFailure(await member.post(`/profiles/${other.id}/interest`, {}), 'verification-needed');
    expect(await queue()).not.toContain('Waitingforyes');
    expectFailure(
      await admin.post('/admin/verify-user.php', { userId: member.id, action: 'approve', notes: '' }),
      'not-found',
    );
    await ask(member).expect(200);
    await agree(member).expect(200);
    expect(await queue()).toContain('Waitingforyes');
  });

  it('may come before the codes of the one who registered, which then complete it', async () => {
    const member = await test.make.registered(daughter(), { sms: false });
    expectFailure(await ask(member), 'email-first');
    await member.post('/auth/verify-email', { token: CODE }).expect(200);
    await ask(member).expect(200);
    await agree(member).expect(200);
    expect(await me(member)).toMatchObject({ verificationStatus: 'not-verified' });
    await member.post('/auth/verify-phone', { userId: member.id, code: CODE }).expect(200);
    expect(await me(member)).toMatchObject({ verificationStatus: 'semi-verified' });
  });

  it('is asked for at another number when the first was wrong, and the code of the first no longer counts', async () => {
    const member = await byHerMother();
    await ask(member).expect(200);
    const { phone } = newRegistration();
    test.clock.advance(61);
    await ask(member, { phone: `+91 ${phone}` }).expect(200);
    expect(await waits(member)).toMatchObject({ phone });
    expect(await inbox(test, phone)).toHaveLength(1);
    expectFailure(await ask(member, { phone: '12' }), 'invalid-form', { phone: MESSAGES.phone });
    await agree(member).expect(200);
    expect(await test.rows(CandidateConsent).findOneByOrFail({ userId: member.userId })).toMatchObject({ phone });
  });

  it('is asked for by the team where no SMS goes', async () => {
    const member = await byHerMother({ candidatePhone: AMERICAN });
    expectFailure(await ask(member), 'candidate-sms-not-there', { phone: ERRORS['candidate-sms-not-there'].message });
    expectFailure(await agree(member), 'invalid-otp');
  });

  it('is given to one profile: the same candidate is not in two', async () => {
    const first = await byHerMother();
    const second = await byHerMother({ candidatePhone: first.candidatePhone });
    await ask(first).expect(200);
    await agree(first).expect(200);
    test.clock.advance(61);
    await ask(second).expect(200);
    expectFailure(await agree(second), 'candidate-taken');
    expect(await me(second)).toMatchObject({ verificationStatus: 'semi-verified', consentNeeded: true });
  });

  it('is one consent when it is given twice in parallel', async () => {
    const member = await byHerMother();
    await ask(member).expect(200);
    const answers = await Promise.all([agree(member), agree(member), agree(member)]);
    const said = answers.map(({ status, body }) => (status === 200 ? 'agreed' : body.code));
    expect(said.filter((word) => word === 'agreed')).toHaveLength(1);
    expect(said.filter((word) => !['agreed', 'invalid-otp', 'code-locked'].includes(word))).toEqual([]);
    expect(await me(member)).toMatchObject({ verificationStatus: 'semi-verified' });
  });

  it('keeps a pair of the eligible list waiting, too', async () => {
    const admin = await test.make.admin();
    const form = daughter();
    await admin.post('/admin/eligible-users', { users: [{ email: form.email, phone: form.phone }] }).expect(200);
    const member = await byHerMother(form);
    expect(await me(member)).toMatchObject({ verificationStatus: 'semi-verified' });
    await ask(member).expect(200);
    expect((await agree(member).expect(200)).body.user).toMatchObject({ verificationStatus: 'verified' });
  });

  it('is not asked of those who registered themselves, or did not say', async () => {
    for (const createdBy of ['self', null, undefined] as const) {
      const member = await test.make.registered({ createdBy });
      expect(await me(member)).not.toHaveProperty('consentNeeded');
      expect(await waits(member)).toBeNull();
      expectFailure(await ask(member), 'changed-meanwhile');
    }
  });

  it('needs the relation and the number of the candidate, and neither without them', async () => {
    const register = (changes: object) => calls(test).post('/auth/register', { ...newRegistration(), ...changes });
    expectFailure(await register({ createdBy: 'parent' }), 'invalid-form', {
      relation: MESSAGES.required,
      candidatePhone: MESSAGES.required,
    });
    expectFailure(await register({ createdBy: 'sibling', relation: 'cousin', candidatePhone: '12' }), 'invalid-form', {
      relation: MESSAGES.choice,
      candidatePhone: MESSAGES.phone,
    });
    expectFailure(await register({ createdBy: 'self', relation: 'mother' }), 'invalid-form', {
      relation: MESSAGES.unknownField,
    });
    await register({ createdBy: 'self', relation: '', candidatePhone: null }).expect(201);
  });

  it.each([
    (phone: string) => phone,
    (phone: string) => `+91 ${phone.slice(0, 5)} ${phone.slice(5)}`,
    (phone: string) => `0${phone}`,
  ])('is not given by the number of the profile’s maker, however it is written', async (written) => {
    const form = newRegistration();
    const own = written(form.phone);
    const made = { createdBy: 'parent', relation: 'mother', candidatePhone: own } as const;
    const fields = { candidatePhone: DESK_MESSAGES.candidatesOwn };
    expectFailure(await calls(test).post('/auth/register', { ...form, ...made }), 'invalid-form', fields);

    const member = await byHerMother();
    await test.database.query('UPDATE users SET email_verified_at = NOW(3) WHERE id = ?', [member.userId]);
    const refused = { phone: DESK_MESSAGES.candidatesOwn };
    expectFailure(
      await member.post('/consent/candidate/code', { phone: written(member.phone) }),
      'invalid-form',
      refused,
    );
    // A number that became the account's own since it was asked agrees to nothing either.
    await test.database.query('UPDATE candidate_consents SET phone = ? WHERE user_id = ?', [
      member.phone,
      member.userId,
    ]);
    expectFailure(await member.post('/consent/candidate', { code: '123456' }), 'invalid-form', refused);
  });
});
