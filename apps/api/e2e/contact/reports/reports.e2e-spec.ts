import { LIMIT_TABLE } from '../../../src/platform/config/limit-table.js';
import { AuditLogRow } from '../../../src/people/audit/audit-log-row.entity.js';
import { BrowseEntry } from '../../../src/matching/listing/browse-entry.entity.js';
import { User } from '../../../src/people/accounts/user.entity.js';
import { PASSWORD } from '../../support/make/example.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { visit } from '../../support/requests/requests.js';
import type { Member, SignedIn } from '../../support/make/make.js';
import { inbox } from '../../support/make/inbox.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('reporting a profile', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const report = (by: SignedIn, on: Member, body: object = { reason: 'fake' }) =>
    by.post(`/profiles/${on.id}/reports`, body);
  const accountStatus = async (person: Member): Promise<string> => {
    const { accountStatus } = await test.rows(User).findOneByOrFail({ id: person.userId });
    return accountStatus;
  };

  it('refuses a visitor, and members who may not browse', async () => {
    const person = await test.make.member();
    expectFailure(await visit(test, 'post', `/profiles/${person.id}/reports`), 'not-signed-in');
    for (const verificationStatus of ['not-verified', 'rejected'] as const) {
      const member = await test.make.signedIn({ verificationStatus });
      expectFailure(await report(member, person), 'verification-needed');
    }
  });

  it('accepts a reason with or without a description, from semi-verified members too', async () => {
    const person = await test.make.member();
    const semi = await test.make.signedIn({ verificationStatus: 'semi-verified' });
    const { body } = await report(semi, person, { reason: 'money', description: ' Asked for a loan. ' }).expect(200);
    expect(body).toEqual({ success: true, reportId: expect.stringMatching(/^[0-9a-z]{20}$/) });
    await report(await test.make.signedIn(), person, { reason: 'dowry' }).expect(200);
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
    const answer = await report(await test.make.signedIn(), await test.make.member(), body);
    expectFailure(answer, 'invalid-form', { [field]: expect.any(String) as string });
  });

  it('keeps one open report per pair, even of two at once', async () => {
    const member = await test.make.signedIn();
    const person = await test.make.member();
    const answers = await Promise.all([report(member, person), report(member, person)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    expectFailure(await report(member, person, { reason: 'abuse' }), 'already-reported');
    await test.database.query(`UPDATE reports SET closed_at = NOW(3) WHERE reported_id = ?`, [person.userId]);
    await report(member, person, { reason: 'abuse' }).expect(200);
  });

  it('refuses a report on oneself, and finds no profile that the reporter may not see', async () => {
    const member = await test.make.signedIn();
    expectFailure(await report(member, member), 'forbidden');
    const blocker = await test.make.member();
    await test.make.block(blocker, member);
    expectFailure(await report(member, blocker), 'profile-not-found');
    expectFailure(await report(member, { ...blocker, id: '00000000000000000000' }), 'profile-not-found');
  });

  it('puts a profile on hold when three verified members have reported it', async () => {
    const person = await test.make.signedIn();
    const viewer = await test.make.signedIn({ gender: 'male' });
    const semi = await test.make.signedIn({ verificationStatus: 'semi-verified' });
    await report(semi, person).expect(200);
    for (let count = 1; count <= 2; count += 1) await report(await test.make.signedIn(), person).expect(200);
    expect(await accountStatus(person)).toBe('active');
    await viewer.get(`/profiles/${person.id}`).expect(200);

    await report(await test.make.signedIn(), person, { reason: 'married' }).expect(200);
    expect(await accountStatus(person)).toBe('on-hold');
    expectFailure(await viewer.get(`/profiles/${person.id}`), 'profile-not-found');
    expect(await test.rows(BrowseEntry).findBy({ userId: person.userId })).toEqual([]);
    const lines = await test
      .rows(AuditLogRow)
      .find({ select: { actor: true, action: true, details: true }, where: { subject: `member:${person.id}` } });
    expect(lines).toEqual([{ actor: 'system', action: 'member-held', details: '{"reporters":3}' }]);
  });

  it('notifies the member of the hold immediately, in mail, page and file, but never how many reported', async () => {
    const person = await test.make.signedIn();
    expect((await person.get('/auth/me').expect(200)).body.user).not.toHaveProperty('onHold');
    for (let count = 1; count <= 3; count += 1) await report(await test.make.signedIn(), person).expect(200);
    const [mail] = await inbox(test, person.email);
    expect(mail?.text).toContain('It was reported to our team.');
    expect((await person.get('/auth/me').expect(200)).body.user).toMatchObject({ onHold: true });
    const told = await person.get('/notifications').expect(200);
    expect(told.body.notifications).toMatchObject([{ kind: 'profile-held' }]);
    const file = await person.post('/account/export', { password: PASSWORD }).buffer(true).expect(200);
    for (const text of [mail?.text, told.text, file.text])
      expect(text).not.toMatch(/3 verified|reporters|three members/i);
  });

  it('never tells the reported member who reported them', async () => {
    const person = await test.make.signedIn();
    const member = await test.make.signedIn({ name: 'Reporter Secretname' });
    await report(member, person, { reason: 'other', description: 'Plantedwords' }).expect(200);
    const { text } = await person.get('/profiles/me').expect(200);
    expect(text).not.toMatch(new RegExp(`Secretname|Plantedwords|${member.id}`));
  });

  it('lets two members report each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, two] = [await test.make.signedIn(), await test.make.signedIn()];
      const answers = await Promise.all([report(one, two), report(two, one)]);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200]);
    }
  });

  it('is limited per member', async () => {
    const member = await test.make.signedIn();
    for (let count = 0; count < LIMIT_TABLE['report-member'].points; count += 1)
      await report(member, await test.make.member()).expect(200);
    const answer = await report(member, await test.make.member());
    expectFailure(answer, 'too-many-requests');
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('serves the specified call as it is written', async () => {
    const person = await test.make.member();
    const member = await test.make.signedIn();
    const body = { profileId: person.id, reason: 'fake', description: 'Not her photos.' };
    expect((await member.post('/profiles/report.php', body).expect(200)).body.reportId).toEqual(expect.any(String));
    expectFailure(await member.post('/profiles/report.php', { reason: 'fake' }), 'profile-not-found');
  });
});
