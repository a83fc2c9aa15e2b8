import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { CHECK_FACTS, type CheckFact } from '@kalyanam/shared/topics/verification/checks';
import type { CheckLine } from '@kalyanam/shared/contracts/fact-checks';
import { dateInIndia } from '@kalyanam/shared/base/india-time';
import { ROUTES } from '@kalyanam/shared/base/routes';
import { AuditLogRow } from '../../../src/people/audit/audit-log-row.entity.js';
import { Checks } from '../../../src/profiles/checks/checks.service.js';
import { publicId } from '../../../src/platform/crypto/public-id.js';
import { KeepChecks1780000000091 } from '../../../src/platform/database/migrations/1780000000091-keep-checks.js';
import { TakeFilesForChecks1780000000092 } from '../../../src/platform/database/migrations/1780000000092-take-files-for-checks.js';
import { AADHAAR } from '../../support/make/example.js';
import { deciding } from '../../support/make/deciding.js';
import type { Member, SignedIn, SignedInAdmin } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

describe('what was checked of a profile', () => {
  let test: TestApp;
  let checks: Checks;
  let reviewer: SignedInAdmin;
  let viewer: SignedIn;
  let semi: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
    checks = test.app.get(Checks, { strict: false });
    reviewer = await test.make.admin('reviewer');
    viewer = await test.make.signedIn();
    semi = await test.make.signedIn({ verificationStatus: 'semi-verified' });
  });
  afterAll(() => test.close());

  const seenBy = async (member: Member, by = viewer): Promise<CheckLine[]> =>
    (await by.get(ROUTES.profile(member.id)).expect(200)).body.profile.checks;
  const briefly = (lines: CheckLine[]) =>
    Object.fromEntries(
      lines.map(({ fact, state, method, evidence }) => [fact, [state, method, evidence].join(' ').trim()]),
    );
  const stateOf = async (member: Member, fact: CheckFact) =>
    (await checks.linesOf(member.userId)).find((line) => line.fact === fact)?.state;
  const make = (member: Member, ...facts: CheckFact[]) =>
    test.database.transaction((manager) =>
      checks.made(
        manager,
        member.userId,
        facts.map((fact) => ({ fact, state: 'checked', method: 'seen', evidence: 'passport' })),
      ),
    );

  it('is nothing on a profile that was put in by hand', async () => {
    const member = await test.make.member();
    await test.database.query('UPDATE profiles SET document_verified_at = NOW(3) WHERE user_id = ?', [member.userId]);
    for (const by of [viewer, semi]) {
      const lines = await seenBy(member, by);
      expect(lines.map(({ fact }) => fact)).toEqual([...CHECK_FACTS]);
      expect(lines.filter(({ state }) => state === 'checked' || state === 'vouched')).toEqual([]);
    }
  });

  it('is what the reviewer ticked, by the document that they opened, and both codes', async () => {
    const cases = deciding(test, reviewer);
    const member = await test.make.case({ aadhaarNumber: AADHAAR, panNumber: null });
    test.clock.advance(-3600);
    await test.make.photo(member);
    await test.make.document(member, 'aadhaar');
    await reviewer.post(ADMIN_ROUTES.claim(member.id)).expect(200);
    await reviewer.get(ADMIN_ROUTES.document(member.id, 'aadhaar')).expect(200);
    const { caseId, seen } = await cases.listed(member, reviewer);
    const put = { caseId, seen, ok: ['name', 'number', 'dob'], wrong: ['face'] };
    await reviewer.put(ADMIN_ROUTES.checks(member.id), put).expect(200);
    await cases.approve(member, { acknowledged: ['checks-open'] }).expect(200);
    cases.tenSeconds();
    await cases.carryOut();
    expect(briefly(await seenBy(member, semi))).toMatchObject({
      identity: 'checked seen aadhaar',
      'birth-date': 'checked seen aadhaar',
      photo: 'said',
      phone: 'checked code',
      email: 'checked code',
      marital: 'said',
      abroad: 'unstated',
    });
    const [row] = await test.database.query('SELECT * FROM checks WHERE user_id = ? AND fact = ?', [
      member.userId,
      'photo',
    ]);
    expect(row).toMatchObject({ state: 'failed', method: 'compared', checked_by_role: 'reviewer' });
    const logged = await test
      .rows(AuditLogRow)
      .findOneByOrFail({ action: 'check-made', subject: `member:${member.id}` });
    expect(logged.details).toMatch(/"checked":"identity,birth-date","failed":"photo"/);
  });

  it('is nothing of the document after the specified call, which asks for no facts and never fails for them', async () => {
    const member = await test.make.case({ aadhaarNumber: AADHAAR, panNumber: null });
    const body = { userId: member.id, action: 'approve' };
    await reviewer.post('/admin/verify-user.php', body).expect(200);
    expect(briefly(await seenBy(member))).toMatchObject({ identity: 'said', phone: 'checked code' });
  });

  it('lapses on its day, each fact on its own', async () => {
    const member = await test.make.member({
      maritalStatus: 'divorced',
      workLocation: { type: 'nri', country: 'usa' },
    });
    await test.make.photo(member);
    await make(member, ...CHECK_FACTS);
    const rows = await test.database.query<{ fact: CheckFact; until: string | null }[]>(
      'SELECT fact, valid_until AS until FROM checks WHERE user_id = ?',
      [member.userId],
    );
    const now = test.clock.now();
    for (const { fact, until } of rows) {
      expect([fact, await stateOf(member, fact)]).toEqual([fact, 'checked']);
      if (until === null) continue;
      const seconds = (new Date(`${until}T00:00:00+05:30`).getTime() - now.getTime()) / 1000;
      test.clock.advance(seconds - 60);
      expect([fact, await stateOf(member, fact)]).toEqual([fact, 'checked']);
      test.clock.advance(120);
      expect([fact, await stateOf(member, fact)]).toEqual([fact, 'lapsed']);
      test.clock.advance(-seconds - 60);
    }
  });

  it('lapses immediately when the member changes the employer', async () => {
    const member = await test.make.signedIn({ details: { employer: 'Infosys' } });
    await make(member, 'employment', 'education');
    const { body } = await member.get(ROUTES.myDetails).expect(200);
    await member.patch(ROUTES.myDetails, { version: body.details.version, employer: 'TCS' }).expect(200);
    expect(briefly(await seenBy(member))).toMatchObject({
      employment: 'lapsed seen passport',
      education: 'checked seen passport',
    });
  });

  it('is taken back with a verification', async () => {
    const owner = await test.make.admin('owner');
    const member = await test.make.member();
    await make(member, 'identity', 'birth-date', 'photo', 'education');
    await owner.post(ADMIN_ROUTES.withdrawVerification(member.id), { reason: 'Another person' }).expect(200);
    expect(briefly(await checks.linesOf(member.userId))).toMatchObject({
      identity: 'said',
      'birth-date': 'said',
      education: 'checked seen passport',
    });
  });

  it('costs a profile one query by key', async () => {
    const member = await test.make.member();
    await make(member, 'identity');
    const plan = await test.database.query<{ type: string; table: string | null }[]>(
      `EXPLAIN FORMAT=TRADITIONAL SELECT c.fact FROM users u JOIN profiles p ON p.user_id = u.id LEFT JOIN profile_details d ON d.user_id = u.id
         LEFT JOIN checks c ON c.user_id = u.id WHERE u.id = ?`,
      [member.userId],
    );
    expect(plan.map(({ type }) => type).filter((type) => type === 'ALL')).toEqual([]);
  });

  it('is filled for members of before from what is known, and from nothing else', async () => {
    const proved = await test.make.case();
    const vouched = await test.make.case();
    const seen = await test.make.case();
    const renamed = await test.make.case();
    const unseen = await test.make.case();
    const set = (sql: string, ...values: unknown[]) => test.database.query(sql, values);
    const [admin] = await test.database.query<{ id: number }[]>(
      "SELECT id FROM admins WHERE role = 'reviewer' LIMIT 1",
    );
    const decide = async ({ userId }: Member, decision: string, documentSeen: boolean) => {
      await set(
        `UPDATE verification_cases SET decided_at = '2026-02-28 20:00:00', decision = ?, decided_by = ? WHERE user_id = ?`,
        ...[decision, decision === 'approve' ? admin?.id : null, userId],
      );
      await set("UPDATE users SET verification_status = 'verified' WHERE id = ?", userId);
      if (documentSeen) await set('UPDATE profiles SET document_verified_at = NOW(3) WHERE user_id = ?', userId);
    };
    await decide(vouched, 'pre-approved', false);
    await decide(unseen, 'approve', false);
    for (const member of [seen, renamed]) {
      await decide(member, 'approve', true);
      await set(
        `INSERT INTO case_ticks (case_id, admin_id, fact, state, seen, at)
         SELECT id, decided_by, 'dob', 'ok', REPEAT('x', 43), NOW(3) FROM verification_cases WHERE user_id = ?`,
        member.userId,
      );
    }
    await set(
      `INSERT INTO profile_edits (public_id, user_id, changes, asked_at, decided_at, decision, decided_by)
       VALUES (?, ?, '{"name":"Another Name"}', NOW(3), NOW(3), 'approve', ?)`,
      ...[publicId(), renamed.userId, admin?.id],
    );
    const [create, fill] = [new KeepChecks1780000000091(), new TakeFilesForChecks1780000000092()];
    const runner = test.database.createQueryRunner();
    for (const migration of [fill, create]) await migration.down(runner);
    for (const migration of [create, fill]) await migration.up(runner);
    await runner.release();
    const found = async (member: Member) => {
      const lines = await checks.linesOf(member.userId);
      return lines.flatMap(({ fact, state, method, date }) =>
        state === 'checked' || state === 'vouched' ? [[fact, method, date].join(' ')] : [],
      );
    };
    const today = dateInIndia(test.clock.now());
    const codes = [`phone code ${today}`, `email code ${today}`];
    expect(await found(proved)).toEqual(codes);
    expect(await found(unseen)).toEqual(codes);
    expect(await found(renamed)).toEqual(codes);
    expect(await found(seen)).toEqual(['identity seen 2026-03-01', 'birth-date seen 2026-03-01', ...codes]);
    expect(await found(vouched)).toEqual(['identity  ', ...codes]);
  });
});
