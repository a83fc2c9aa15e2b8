import { User } from '../../../src/people/accounts/user.entity.js';
import { EXPORT_PLAN } from '../../../src/my/settings/export/export-plan.js';
import { IdentityService } from '../../../src/profiles/identity-numbers/identity.service.js';
import { Profile } from '../../../src/profiles/profile/profile.entity.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import { EXAMPLE, PASSWORD } from '../../support/make/example.js';
import type { SignedIn } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

/** Tables that refer to a member but hold nothing about one who can still request an export. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  case_ticks: 'Which facts a reviewer of the team found right; the decision says what came of it.',
  desk_events: 'What the reviewers did at a case, for their own screens; it is kept for a day.',
  document_openings: 'Who of the team looked at a document; the audit log keeps it.',
  list_words: 'Copies of search words, which are in the file.',
  member_changes: 'That something of the member has changed, not what; it is kept for an hour.',
  pending_decisions: 'A decision of the last ten seconds.',
  tombstones: 'It is written when the account is erased.',
};

interface Column {
  tableName: string;
  columnName: string;
}

describe('Download my data (R31)', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const ask = (member: SignedIn, password = PASSWORD) => member.post('/account/export', { password });
  type Records = Record<string, Record<string, unknown>[]>;
  const records = async (member: SignedIn): Promise<Records> =>
    ((await ask(member).expect(200)).body as { records: Records }).records;

  /** Tables with a direct or indirect key to users, and those with a column of that name. */
  async function tablesOfMembers(): Promise<Set<string>> {
    const keys = await test.database.query<{ child: string; parent: string }[]>(
      `SELECT table_name AS child, referenced_table_name AS parent FROM information_schema.key_column_usage
       WHERE table_schema = DATABASE() AND referenced_table_name IS NOT NULL`,
    );
    const named = await test.database.query<{ child: string }[]>(
      `SELECT DISTINCT table_name AS child FROM information_schema.columns
       WHERE table_schema = DATABASE() AND column_name = 'user_id'`,
    );
    const found = new Set(['users', ...named.map(({ child }) => child)]);
    for (let size = 0; size !== found.size;) {
      size = found.size;
      for (const { child, parent } of keys) if (found.has(parent)) found.add(child);
    }
    return found;
  }

  it('has every column of every table that refers to a member in the file, or a reason why not', async () => {
    const tables = await tablesOfMembers();
    const columns = await test.database.query<Column[]>(
      `SELECT table_name AS tableName, column_name AS columnName FROM information_schema.columns
       WHERE table_schema = DATABASE()`,
    );
    const wanted = columns
      .filter(({ tableName }) => tables.has(tableName) && !(tableName in EXCEPTIONS))
      .map(({ tableName, columnName }) => `${tableName}.${columnName}`);
    const planned = EXPORT_PLAN.flatMap(({ table, columns: own, leftOut }) =>
      [...own, ...Object.keys(leftOut)].map((column) => `${table}.${column}`),
    );
    expect(planned.sort()).toEqual(wanted.sort());
  });

  it('is an attachment with everything the member entered, and their contacts with others', async () => {
    const [member, other] = [await test.make.signedIn(), await test.make.member({ gender: 'male' })];
    await member.post(`/profiles/${other.id}/interest`).expect(200);
    await member.post('/account/email', { email: 'moving@example.org', password: PASSWORD }).expect(200);
    const answer = await ask(member).expect(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="kalyanam-my-data.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const file = answer.body as { records: Records; leftOut: { what: string; why: string }[] };
    expect(file.records).toMatchObject({
      account: [{ public_id: member.id, email: member.email, phone: member.phone }],
      profile: [{ name: EXAMPLE.name, dob: EXAMPLE.dob, gothra: EXAMPLE.gothra }],
      interests: [{ state: 'pending', direction: 'sent', with: other.id }],
      codes: [{ purpose: 'new-email', destination: 'moving@example.org' }],
      sessions: [{ ip: expect.any(String) }],
      signIns: [{ ip: expect.any(String) }],
    });
    expect(file.leftOut).toContainEqual({ what: 'account.password_hash', why: expect.any(String) });
  });

  it('contains nothing about others, no internal id, no secret', async () => {
    const [member, other] = [
      await test.make.signedIn(),
      await test.make.member({ gender: 'male', name: 'Other Person' }),
    ];
    const numbers = { aadhaarNumber: '567898765432', panNumber: 'PLNTD9876Q' };
    await test.app.get(IdentityService, { strict: false }).store(test.database.manager, member.userId, numbers);
    await test.make.block(other, member);
    await test.database.query(
      `INSERT INTO reports (public_id, reporter_id, reported_id, reason, description) VALUES (?, ?, ?, 'fake', 'Planted')`,
      [other.id, other.userId, member.userId],
    );
    const text = JSON.stringify(await records(member));
    for (const secret of [
      other.id,
      other.email,
      other.phone,
      'Other Person',
      'Planted',
      '567898765432',
      'PLNTD9876Q',
      '$argon2',
    ])
      expect(text).not.toContain(secret);
  });

  it('names the others on the member’s lists, except those who have since blocked the member', async () => {
    const [member, other] = [await test.make.signedIn(), await test.make.member({ gender: 'male' })];
    await test.make.relations(member, other);
    await test.make.dismissal(member, other);
    await test.make.look(member, other, 'profile');
    expect(await records(member)).toMatchObject({
      interests: [{ with: other.id }],
      shortlist: [{ profile: other.id }],
      notForUs: [{ profile: other.id }],
      looks: expect.arrayContaining([
        expect.objectContaining({ direction: 'looked at me', what: 'contact', with: other.id }),
        expect.objectContaining({ direction: 'I looked at', what: 'profile', with: other.id }),
      ]),
      notifications: [{ about: other.id }],
    });
    await test.make.block(other, member);
    expect(JSON.stringify(await records(member))).not.toContain(other.id);
  });

  it('has the same rows whether another has blocked the member, is on hold, or has deleted their account', async () => {
    const without = async (hide: (other: SignedIn) => Promise<unknown>): Promise<Records> => {
      const [member, other] = [await test.make.signedIn(), await test.make.signedIn({ gender: 'male' })];
      await test.make.relations(member, other);
      await test.make.dismissal(member, other);
      await test.make.look(member, other, 'profile');
      await hide(other);
      const { interests, shortlist, notForUs, looks, notifications } = await records(member);
      return { interests, shortlist, notForUs, looks, notifications } as Records;
    };
    // Who looked stays without a name: it is the owner's.
    const looks = [expect.objectContaining({ direction: 'looked at me', what: 'contact', with: null })];
    const nothing = { interests: [], shortlist: [], notForUs: [], looks, notifications: [] };
    expect(await without((other) => other.delete('/profiles/me').expect(200))).toEqual(nothing);
    for (const accountStatus of ['on-hold', 'suspended'] as const)
      expect(await without((other) => test.rows(User).update({ id: other.userId }, { accountStatus }))).toEqual(
        nothing,
      );
    expect(
      await without((other) => test.rows(Profile).update({ userId: other.userId }, { marriedAt: new Date() })),
    ).toEqual(nothing);
  });

  it('does not tell a member on hold how many reported, or why', async () => {
    const member = await test.make.signedIn({ accountStatus: 'on-hold' });
    const reason = 'Reported by 3 verified members';
    await test.rows(User).update({ id: member.userId }, { heldByReports: true, statusReason: reason });
    const answer = await ask(member).expect(200);
    expect(JSON.stringify(answer.body.records)).not.toMatch(/Reported by|held_by_reports|status_reason/);
    expect(answer.body.leftOut).toContainEqual({ what: 'account.held_by_reports', why: expect.any(String) });
  });

  it('requires the password, and is limited to a few times an hour', async () => {
    const member = await test.make.signedIn();
    expectFailure(await ask(member, 'Wrong7Password'), 'wrong-password', { password: expect.any(String) as string });
    for (let time = 0; time < 5; time += 1) await ask(member).expect(200);
    expectFailure(await ask(member), 'too-many-requests');
  });
});
