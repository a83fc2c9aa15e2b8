import { MESSAGES } from '@kalyanam/shared/base/messages';
import { User } from '../../../src/people/accounts/user.entity.js';
import { CodesService } from '../../../src/people/codes/codes.service.js';
import { VerificationCode } from '../../../src/people/codes/verification-code.entity.js';
import { LIMIT_TABLE } from '../../../src/platform/config/limit-table.js';
import { DeskMember } from '../../../src/people/seats/desk-member.entity.js';
import { calls } from '../../support/requests/requests.js';
import { newRegistration, PASSWORD } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { inbox } from '../../support/make/inbox.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const CODE = '123456';
const NEW_PASSWORD = 'Muggulu2027';

/** C14, test 7: a profile that someone else made is the candidate's as soon as they want it. */
describe('a candidate who takes over', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const post = (path: string, body: object) => calls(test).post(`/consent/candidate/own${path}`, body);
  /** A call that is answered after as long as each of its kind. */
  const slowly = async (path: string, body: object) => {
    test.clock.pauses = true;
    const began = performance.now();
    const answer = await post(path, body);
    expect(performance.now() - began).toBeGreaterThan(390);
    test.clock.pauses = false;
    return answer;
  };
  /** Made by her mother, agreed to by the daughter. */
  const daughter = async (changes = {}): Promise<SignedIn & { own: string }> => {
    const own = newRegistration().phone;
    const candidate = { createdBy: 'parent', relation: 'mother', candidatePhone: own, gender: 'female' } as const;
    const member = await test.make.registered({ ...candidate, ...changes }, { sms: false });
    await member.post('/auth/verify-email', { token: CODE }).expect(200);
    await member.post('/auth/verify-phone', { userId: member.id, code: CODE }).expect(200);
    await member.post('/consent/candidate/code', {}).expect(200);
    await member.post('/consent/candidate', { code: CODE }).expect(200);
    test.clock.advance(61);
    return { ...member, own };
  };
  const attemptFrom = async (ip: string, phone: string): Promise<string> =>
    (await post('', { phone }).set('X-Forwarded-For', ip).expect(200)).body.attempt as string;
  const open = async (phone: string, code = CODE) =>
    post('/open', { phone, attempt: await attemptFrom('203.0.113.1', phone), code });
  const ticketOf = async (phone: string): Promise<string> => (await open(phone)).body.ticket as string;
  const fresh = () => newRegistration().email;
  const takeOver = async (ticket: string, email: string, changes: object = {}) => {
    await post('/email', { ticket, email }).expect(200);
    const form = { ticket, email, code: CODE, password: NEW_PASSWORD, makerName: 'Lakshmi Reddy', ...changes };
    return post('/take-over', form);
  };
  const login = (email: string, password: string) => calls(test).post('/auth/login', { email, password });

  it('has phone, email and password of their own, and who made it a manager’s seat that is allowed nothing yet', async () => {
    const member = await daughter();
    const email = fresh();
    const { body } = await open(`+91 ${member.own}`);
    expect(body).toMatchObject({ name: expect.any(String), relation: 'mother', staysAtDesk: true });
    expect((await takeOver(body.ticket, email)).status).toBe(200);
    expect(await test.rows(User).findOneByOrFail({ id: member.userId })).toMatchObject({
      ...{ email, phone: member.own, kind: 'candidate', verificationStatus: 'semi-verified' },
    });
    // The mother's page, open all along, is over; she logs in as before and is a family account.
    expectFailure(await member.get('/auth/me'), 'session-ended');
    expect((await login(email, NEW_PASSWORD).expect(200)).body.user).toMatchObject({
      id: member.id,
      phone: member.own,
    });
    expectFailure(await login(email, PASSWORD), 'invalid-credentials');
    await login(member.email, PASSWORD).expect(200);
    const mother = await test.rows(User).findOneByOrFail({ email: member.email });
    expect(mother).toMatchObject({ kind: 'family', ownName: 'Lakshmi Reddy', phone: member.phone });
    expect(await test.rows(DeskMember).findBy({ profileUserId: member.userId })).toMatchObject([
      { userId: mother.id, role: 'manager', relation: 'mother', allow: '', live: 1 },
    ]);
    const [mail] = await inbox(test, member.email);
    expect(mail?.subject).toMatch(/has taken over the Kalyanam profile$/);
    // Listed as before.
    const groom = await test.make.signedIn({ gender: 'male' });
    await groom.get(`/profiles/${member.id}`).expect(200);
    // The ticket, and the way itself, are over.
    expectFailure(await post('/email', { ticket: body.ticket, email: fresh() }), 'candidate-ticket-over');
    test.clock.advance(61);
    expectFailure(await open(member.own), 'invalid-otp');
  });

  it('asks how the one who made it is called, where they stay', async () => {
    const member = await daughter();
    const ticket = await ticketOf(member.own);
    expectFailure(await takeOver(ticket, fresh(), { makerName: ' ' }), 'invalid-form', {
      makerName: MESSAGES.required,
    });
  });

  it('keeps no seat where the family registered with the candidate’s own number or email', async () => {
    const own = newRegistration().phone;
    const member = await daughter({ phone: own });
    // As registrations could until it was refused.
    await test.database.query('UPDATE candidate_consents SET phone = ? WHERE user_id = ?', [own, member.userId]);
    const { body } = await open(own);
    expect(body.staysAtDesk).toBe(false);
    expect((await takeOver(body.ticket, fresh(), { makerName: undefined })).status).toBe(200);
    expect(await test.rows(DeskMember).findBy({ profileUserId: member.userId })).toEqual([]);
    expect(await test.rows(User).findOneBy({ email: member.email })).toBeNull();

    const other = await daughter();
    const ticket = await ticketOf(other.own);
    expect((await takeOver(ticket, other.email, { makerName: undefined })).status).toBe(200);
    expect(await test.rows(DeskMember).findBy({ profileUserId: other.userId })).toEqual([]);
    await login(other.email, NEW_PASSWORD).expect(200);
  });

  it('has everything erased instead, and its maker is notified', async () => {
    const member = await daughter();
    const ticket = await ticketOf(member.own);
    await post('/erasure', { ticket }).expect(200);
    expect(await test.rows(User).findOneBy({ id: member.userId })).toBeNull();
    expectFailure(await member.get('/auth/me'), 'session-ended');
    const [mail] = await inbox(test, member.email);
    expect(mail?.subject).toMatch(/was deleted$/);
    expectFailure(await post('/erasure', { ticket }), 'candidate-ticket-over');
  });

  it('is asked about a number without saying whether a profile has it', async () => {
    const member = await daughter();
    const unknown = newRegistration().phone;
    const [known, none] = [await slowly('', { phone: member.own }), await slowly('', { phone: unknown })];
    const alike = ({ status, body }: typeof known) => [status, { ...body, attempt: body.attempt.length as number }];
    expect(alike(known)).toEqual(alike(none));
    expect(await inbox(test, unknown)).toEqual([]);
    const asked = [
      [member.own, known.body],
      [unknown, none.body],
    ] as const;
    for (const [phone, { attempt }] of asked)
      for (let tries = 0; tries < 7; tries += 1)
        expectFailure(await post('/open', { phone, attempt, code: '654321' }), 'invalid-otp');
    for (const [phone, { attempt }] of asked)
      expectFailure(await slowly('/open', { phone, attempt, code: '654321' }), 'invalid-otp');
    expectFailure(await post('/open', { phone: member.own, attempt: known.body.attempt, code: CODE }), 'invalid-otp');
  });

  it('keeps their way in, whatever strangers elsewhere ask and guess', async () => {
    const member = await daughter();
    for (let round = 0; round < 5; round += 1) {
      const attempt = await attemptFrom('198.51.100.7', member.own);
      for (let tries = 0; tries < 6; tries += 1)
        await post('/open', { phone: member.own, attempt, code: '654321' }).set('X-Forwarded-For', '198.51.100.7');
      test.clock.advance(61);
    }
    const attempt = await attemptFrom('203.0.113.9', member.own);
    await attemptFrom('198.51.100.7', member.own);
    await post('/open', { phone: member.own, attempt, code: CODE }).expect(200);
    // Nor are the codes of an account with this number locked.
    const own = await test.make.registered({ phone: member.own });
    await own.post('/auth/verify-email', { token: CODE }).expect(200);
    await own.post('/auth/verify-phone', { userId: own.id, code: CODE }).expect(200);
  });

  it('always has codes left where their account is used, and strangers leave some of the number to its owner', async () => {
    const member = await daughter();
    const codes = test.app.get(CodesService, { strict: false });
    const sent = () => test.rows(VerificationCode).countBy({ destination: member.own, purpose: 'candidate-own' });
    for (let network = 0; network < 8; network += 1)
      for (let ask = 0; ask < 4; ask += 1) {
        await attemptFrom(`198.51.${network}.7`, member.own);
        test.clock.advance(61);
      }
    expect(await sent()).toBe(LIMIT_TABLE['candidate-own-strangers'].points);
    const named = { purpose: 'phone', destination: member.own, emailVerified: true } as const;
    expect(await codes.tryConsumeSend({ ...named, userId: 1 })).toBe(true);
    for (const userId of [1, 2]) for (let ask = 0; ask < 5; ask += 1) await codes.tryConsumeSend({ ...named, userId });

    const { attempt } = (await post('', { phone: member.own }).expect(200)).body;
    expect(await sent()).toBe(LIMIT_TABLE['candidate-own-strangers'].points + 1);
    await post('/open', { phone: member.own, attempt, code: CODE }).expect(200);
  });

  it('has a share of their own where they have entered a code', async () => {
    const member = await daughter();
    const sent = () => test.rows(VerificationCode).countBy({ destination: member.own, purpose: 'candidate-own' });
    const attempt = await attemptFrom('203.0.113.1', member.own);
    const form = { phone: member.own, attempt, code: CODE };
    await post('/open', form).set('X-Forwarded-For', '203.0.113.1').expect(200);
    for (let ask = 0; ask < 8; ask += 1) {
      test.clock.advance(61);
      await attemptFrom('203.0.113.1', member.own);
    }
    expect(await sent()).toBe(LIMIT_TABLE['code-send-account'].points);
  });

  it('goes on with the code that came, when it is asked for again too early', async () => {
    const member = await daughter();
    await attemptFrom('203.0.113.1', member.own);
    const attempt = await attemptFrom('203.0.113.1', member.own);
    await post('/open', { phone: member.own, attempt, code: CODE }).expect(200);
  });

  it('has erased what was made with their number, though they never agreed to it', async () => {
    const own = newRegistration().phone;
    const made = await test.make.registered({ createdBy: 'parent', relation: 'father', candidatePhone: own });
    await post('/erasure', { ticket: await ticketOf(own) }).expect(200);
    expect(await test.rows(User).findOneBy({ id: made.userId })).toBeNull();

    const other = newRegistration().phone;
    const kept = await test.make.registered({ createdBy: 'parent', relation: 'father', candidatePhone: other });
    expect((await takeOver(await ticketOf(other), fresh())).status).toBe(200);
    expect(await test.rows(User).findOneByOrFail({ id: kept.userId })).toMatchObject({ phone: other });
  });

  it('does not get an email that another account has, nor on with a code that came to another one', async () => {
    const member = await daughter();
    const { email: taken } = await test.make.member();
    const ticket = await ticketOf(member.own);
    expectFailure(await post('/email', { ticket, email: taken }), 'email-taken');
    await post('/email', { ticket, email: fresh() }).expect(200);
    const form = { ticket, email: fresh(), code: CODE, password: NEW_PASSWORD, makerName: 'Lakshmi Reddy' };
    expectFailure(await post('/take-over', form), 'invalid-otp');
    expectFailure(await post('/take-over', { ...form, ticket: 'x' }), 'candidate-ticket-over');
    test.clock.advance(31 * 60);
    expectFailure(await post('/email', { ticket, email: fresh() }), 'candidate-ticket-over');
  });

  it('takes over once when it is pressed twice in parallel', async () => {
    const member = await daughter();
    const ticket = await ticketOf(member.own);
    const email = fresh();
    await post('/email', { ticket, email }).expect(200);
    const form = { ticket, email, code: CODE, password: NEW_PASSWORD, makerName: 'Lakshmi Reddy' };
    const answers = await Promise.all([post('/take-over', form), post('/take-over', form)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await test.rows(DeskMember).countBy({ profileUserId: member.userId })).toBe(1);
  });
});
