import { LIMIT_TABLE } from '../../src/common/limits/limits.js';
import { expectFailure } from '../support/expect-failure.js';
import { block, makePerson, signedInPerson, visit, type Person, type SignedIn } from '../support/people.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('reporting a profile', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const report = (by: SignedIn, on: Person, body: object = { reason: 'fake' }) =>
    by.post(`/profiles/${on.id}/reports`, body);
  const accountStatus = async (person: Person): Promise<string> => {
    const [row] = await test.database.query<{ account_status: string }[]>(
      `SELECT account_status FROM users WHERE id = ?`,
      [person.userId],
    );
    return row?.account_status ?? '';
  };

  it('refuses a visitor, and members who may not browse', async () => {
    const person = await makePerson(test);
    expectFailure(await visit(test, 'post', `/profiles/${person.id}/reports`), 'not-signed-in');
    for (const verificationStatus of ['not-verified', 'rejected'] as const) {
      const member = await signedInPerson(test, { verificationStatus });
      expectFailure(await report(member, person), 'verification-needed');
    }
  });

  it('takes a reason with or without a description, from semi-verified members too', async () => {
    const person = await makePerson(test);
    const semi = await signedInPerson(test, { verificationStatus: 'semi-verified' });
    const { body } = await report(semi, person, { reason: 'money', description: ' Asked for a loan. ' }).expect(200);
    expect(body).toEqual({ success: true, reportId: expect.stringMatching(/^[0-9a-z]{20}$/) });
    await report(await signedInPerson(test), person, { reason: 'dowry' }).expect(200);
    const rows = await test.database.query(
      `SELECT reason, description FROM reports WHERE reported_id = ? ORDER BY id`,
      [person.userId],
    );
    expect(rows).toEqual([
      { reason: 'money', description: 'Asked for a loan.' },
      { reason: 'dowry', description: '' },
    ]);
  });

  it.each([
    [{}, 'reason'],
    [{ reason: 'bored' }, 'reason'],
    [{ reason: ['fake'] }, 'reason'],
    [{ reason: 'other' }, 'description'],
    [{ reason: 'other', description: '  ' }, 'description'],
    [{ reason: 'fake', description: 'x'.repeat(1001) }, 'description'],
    [{ reason: 'fake', reporterId: 1 }, 'reporterId'],
  ])('refuses %j', async (body, field) => {
    const answer = await report(await signedInPerson(test), await makePerson(test), body);
    expectFailure(answer, 'invalid-form', { [field]: expect.any(String) as string });
  });

  it('keeps one open report per pair, also of two at once', async () => {
    const member = await signedInPerson(test);
    const person = await makePerson(test);
    const answers = await Promise.all([report(member, person), report(member, person)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expectFailure(await report(member, person, { reason: 'abuse' }), 'already-reported');
    await test.database.query(`UPDATE reports SET closed_at = NOW(3) WHERE reported_id = ?`, [person.userId]);
    await report(member, person, { reason: 'abuse' }).expect(200);
  });

  it('refuses a report on oneself, and finds no profile that the reporter may not see', async () => {
    const member = await signedInPerson(test);
    expectFailure(await report(member, member), 'forbidden');
    const blocker = await makePerson(test);
    await block(test, blocker, member);
    expectFailure(await report(member, blocker), 'profile-not-found');
    expectFailure(await report(member, { ...blocker, id: '00000000000000000000' }), 'profile-not-found');
  });

  it('puts a profile on hold when three verified members have reported it', async () => {
    const person = await signedInPerson(test);
    const viewer = await signedInPerson(test, { gender: 'male' });
    const semi = await signedInPerson(test, { verificationStatus: 'semi-verified' });
    await report(semi, person).expect(200);
    for (let count = 1; count <= 2; count += 1) await report(await signedInPerson(test), person).expect(200);
    expect(await accountStatus(person)).toBe('active');
    await viewer.get(`/profiles/${person.id}`).expect(200);

    await report(await signedInPerson(test), person, { reason: 'married' }).expect(200);
    expect(await accountStatus(person)).toBe('on-hold');
    expectFailure(await viewer.get(`/profiles/${person.id}`), 'profile-not-found');
    expect(await test.database.query(`SELECT 1 FROM browse_entries WHERE user_id = ?`, [person.userId])).toEqual([]);
    const lines = await test.database.query(`SELECT actor, action, details FROM audit_log WHERE subject = ?`, [
      `member:${person.id}`,
    ]);
    expect(lines).toEqual([{ actor: 'system', action: 'member-held', details: '{"reporters":3}' }]);
  });

  it('never tells the reported who reported her', async () => {
    const person = await signedInPerson(test);
    const member = await signedInPerson(test, { name: 'Reporter Secretname' });
    await report(member, person, { reason: 'other', description: 'Plantedwords' }).expect(200);
    const { text } = await person.get('/profiles/me').expect(200);
    expect(text).not.toMatch(new RegExp(`Secretname|Plantedwords|${member.id}`));
  });

  it('lets two members report each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await signedInPerson(test), await signedInPerson(test)];
      const answers = await Promise.all([report(one, two), report(two, one)]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    }
  });

  it('is limited per member', async () => {
    const member = await signedInPerson(test);
    for (let count = 0; count < LIMIT_TABLE['report-member'].points; count += 1)
      await report(member, await makePerson(test)).expect(200);
    const answer = await report(member, await makePerson(test));
    expectFailure(answer, 'too-many-requests');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('serves the specified call as it is written', async () => {
    const person = await makePerson(test);
    const member = await signedInPerson(test);
    const body = { profileId: person.id, reason: 'fake', description: 'Not her photos.' };
    expect((await member.post('/profiles/report.php', body).expect(200)).body.reportId).toEqual(expect.any(String));
    expectFailure(await member.post('/profiles/report.php', { reason: 'fake' }), 'profile-not-found');
  });
});
