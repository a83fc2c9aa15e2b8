import type { RegisterRequest } from '@kalyanam/shared/contracts/auth';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { API_PREFIX } from '@kalyanam/shared/base/routes';
import { CandidateConsent } from '../../../src/people/consents/candidate-consent.entity.js';
import { calls, visit } from '../../support/requests/requests.js';
import { newRegistration } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const CODE = '123456';
const DAY_SECONDS = 86_400;

/** R45: a candidate must see what they agree to. */
describe('the link in the SMS to a candidate', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const post = (path: string, body: object) => calls(test).post(`/consent/candidate/own${path}`, body);
  const byHerMother = async (changes: Partial<RegisterRequest> = {}) => {
    const own = newRegistration().phone;
    const asked = { createdBy: 'parent', relation: 'mother', candidatePhone: own, gender: 'female' } as const;
    const member = await test.make.registered({ ...asked, ...changes }, { sms: false });
    await member.post('/auth/verify-email', { token: CODE }).expect(200);
    await member.post('/auth/verify-phone', { userId: member.id, code: CODE }).expect(200);
    return { ...member, own };
  };
  const ask = (member: SignedIn, body: object = {}) => member.post('/consent/candidate/code', body).expect(200);
  const linkTo = async (phone: string): Promise<string> => {
    const [sms] = await inbox(test, phone);
    const [, link] = /made-for-me\?link=([a-z0-9]+)/.exec(sms?.text ?? '') ?? [];
    return link ?? '';
  };
  const linked = async (changes: Partial<RegisterRequest> = {}) => {
    const member = await byHerMother(changes);
    await ask(member);
    return { ...member, link: await linkTo(member.own) };
  };
  const opened = async (link: string) => (await post('/link', { link }).expect(200)).body;
  const waits = async (member: SignedIn) => 'consentNeeded' in (await member.get('/auth/me').expect(200)).body.user;
  const subjects = async (email: string) => (await inbox(test, email)).map(({ subject }) => subject);

  it('shows the profile with its photos as others will see it, for seven days and as often as wanted', async () => {
    const member = await linked({ name: 'Sravani Reddy' });
    await test.make.photo(member);
    const seen = await opened(member.link);
    expect(seen).toMatchObject({
      ...{ name: 'Sravani Reddy', relation: 'mother', maker: 'Your mother', agreed: false },
      ...{ photoVisibility: expect.any(String), contactVisibility: expect.any(String) },
      profile: { id: member.id, name: 'Sravani Reddy', photos: [{ id: expect.any(String) }] },
    });
    for (const secret of [member.email, member.phone, member.own]) expect(JSON.stringify(seen)).not.toContain(secret);
    await visit(test, 'get', String(seen.profile.photos[0].card).replace(API_PREFIX, '')).expect(200);
    test.clock.advance((LIMITS.candidateLinkDays - 1) * DAY_SECONDS);
    await opened(member.link);
    test.clock.advance(DAY_SECONDS + 60);
    expectFailure(await post('/link', { link: member.link }), 'candidate-ticket-over');
  });

  it('takes a yes, which is the consent, and tells the maker of the profile', async () => {
    const member = await linked();
    const { ticket } = await opened(member.link);
    await post('/agreement', { ticket }).expect(200);
    await post('/agreement', { ticket }).expect(200);
    expect(await waits(member)).toBe(false);
    expect(await test.rows(CandidateConsent).findOneByOrFail({ userId: member.userId })).toMatchObject({
      ...{ method: 'sms', agreedPhone: member.own, agreedAt: expect.any(Date) },
    });
    expect((await subjects(member.email)).filter((line) => line?.includes('has said yes'))).toHaveLength(1);
    expect((await opened(member.link)).agreed).toBe(true);
  });

  it('takes a wish for a change, which is no consent', async () => {
    const member = await linked();
    const { ticket } = await opened(member.link);
    await post('/change', { ticket, words: ' I am 5 ft 4, not 5 ft 6. ' }).expect(200);
    expect(await waits(member)).toBe(true);
    expect((await member.get('/auth/codes')).body.candidate).toMatchObject({ wants: 'I am 5 ft 4, not 5 ft 6.' });
    const [mail] = await inbox(test, member.email);
    expect(mail).toMatchObject({ text: expect.stringContaining('I am 5 ft 4, not 5 ft 6.') });
    expectFailure(await post('/change', { ticket, words: ' ' }), 'invalid-form', { words: expect.any(String) });
    for (let again = 0; again < 4; again += 1) await post('/change', { ticket, words: 'Again' }).expect(200);
    expectFailure(await post('/change', { ticket, words: 'Again' }), 'too-many-requests');
    // Nothing of it is kept once they have agreed.
    await post('/agreement', { ticket }).expect(200);
    expect(await test.rows(CandidateConsent).findOneByOrFail({ userId: member.userId })).toMatchObject({ wants: null });
  });

  it('leads to the taking over and to the erasure', async () => {
    const member = await linked();
    const { ticket } = await opened(member.link);
    await post('/email', { ticket, email: newRegistration().email }).expect(200);
    await post('/erasure', { ticket }).expect(200);
    expectFailure(await post('/link', { link: member.link }), 'candidate-ticket-over');
    expectFailure(await post('/agreement', { ticket }), 'candidate-ticket-over');
  });

  it('stays the same in a later SMS, and is another at a corrected number', async () => {
    const member = await linked();
    test.clock.advance(61);
    await ask(member);
    expect(await linkTo(member.own)).toBe(member.link);
    const { ticket } = await opened(member.link);
    const right = newRegistration().phone;
    test.clock.advance(61);
    await ask(member, { phone: right });
    const other = await linkTo(right);
    expect(other).not.toBe(member.link);
    // The owner of a wrong number neither sees the profile any more nor decides about it.
    expectFailure(await post('/link', { link: member.link }), 'candidate-ticket-over');
    for (const path of ['/agreement', '/erasure']) expectFailure(await post(path, { ticket }), 'candidate-ticket-over');
    await opened(other);
  });

  it('opens the profile it came for, where two were made for one number', async () => {
    const first = await linked();
    const second = await byHerMother({ candidatePhone: first.own });
    test.clock.advance(61);
    await ask(second);
    const { ticket, profile } = await opened(await linkTo(first.own));
    expect(profile.id).toBe(second.id);
    await post('/agreement', { ticket }).expect(200);
    expect([await waits(first), await waits(second)]).toEqual([true, false]);
  });

  it('agrees to nothing with the account’s own number, and cannot be guessed', async () => {
    const member = await linked();
    const { ticket } = await opened(member.link);
    await test.database.query('UPDATE users SET phone = ? WHERE id = ?', [member.own, member.userId]);
    expectFailure(await post('/agreement', { ticket }), 'invalid-form', { phone: expect.any(String) });
    for (const link of ['x', member.link.slice(1), `${member.link}0`, member.link.toUpperCase()])
      expectFailure(await post('/link', { link }), 'candidate-ticket-over');
  });
});
