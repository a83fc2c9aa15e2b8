import type { PendingVerification } from '@kalyanam/shared/admin/contracts';
import { ADMIN_MESSAGES } from '@kalyanam/shared/admin/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/admin/routes';
import { MESSAGES } from '@kalyanam/shared/messages';
import { makeAdmin, type TestAdmin } from './support/admins.js';
import { expectFailure } from './support/expect-failure.js';
import { AADHAAR, addDocument, addPhoto, makeMember, PAN, type TestMember } from './support/waiting-members.js';
import { startTestApp, type TestApp } from './support/test-app.js';

describe('the verification of members', () => {
  let test: TestApp;
  let reviewer: TestAdmin;
  let support: TestAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    reviewer = await makeAdmin(test, 'reviewer');
    support = await makeAdmin(test, 'support');
  });
  afterAll(() => test.close());

  const pending = async (admin = support): Promise<PendingVerification[]> =>
    (await admin.get(`${ADMIN_ROUTES.verifications}?pageSize=200`).expect(200)).body.users;
  const decide = (member: TestMember, body: object, admin = reviewer) =>
    admin.post(ADMIN_ROUTES.decision(member.id), body);
  const statusOf = async (member: TestMember): Promise<string> => {
    const [row] = await test.database.query('SELECT verification_status AS status FROM users WHERE id = ?', [
      member.userId,
    ]);
    return row.status;
  };
  const audited = async (member: TestMember) =>
    test.database.query('SELECT actor, action, details FROM audit_log WHERE subject = ? ORDER BY id', [
      `member:${member.id}`,
    ]);
  const listed = async (member: TestMember): Promise<boolean> =>
    (await test.database.query('SELECT 1 FROM browse_entries WHERE user_id = ?', [member.userId])).length === 1;

  it('begins when e-mail and phone are proved', async () => {
    const member = await makeMember(test);
    expect((await pending()).some(({ userId }) => userId === member.id)).toBe(false);
    const other = await makeMember(test, { proved: true });
    expect((await pending()).some(({ userId }) => userId === other.id)).toBe(true);
    expect(await statusOf(other)).toBe('semi-verified');
  });

  it('shows every specified field, with identity numbers masked', async () => {
    const member = await makeMember(test, { proved: true });
    await addDocument(test, member, 'aadhaar');
    await addPhoto(test, member);
    const found = (await pending()).find(({ userId }) => userId === member.id);
    expect(found).toEqual({
      userId: member.id,
      caseId: expect.stringMatching(/^\w{20}$/),
      seen: expect.stringMatching(/^[\w-]{43}$/),
      name: 'Asha Reddy',
      email: member.email,
      phone: member.phone,
      dob: '1998-04-12',
      age: expect.any(Number),
      gender: 'female',
      height: '5.4',
      complexion: 'wheatish',
      education: 'masters',
      occupation: 'private',
      annualIncome: '10-15',
      workLocation: { type: 'india', state: 'telangana', city: 'Hyderabad', country: null, address: null },
      caste: 'reddy',
      subcaste: 'Motati',
      gothra: 'Kasyapa-gothra',
      maritalStatus: 'never-married',
      familyLocation: { state: 'andhra-pradesh', city: 'Nellore', address: '4 Temple Street' },
      selfSummary: 'I work in software and love music',
      expectations: 'A kind man from a good family',
      aadhaarNumber: 'XXXX XXXX 2346',
      aadhaarChecksumHolds: true,
      aadhaarFile: true,
      panNumber: 'XXXXXX234L',
      panFile: false,
      emailVerified: true,
      phoneVerified: true,
      verificationStatus: 'semi-verified',
      verificationScore: 95,
      scoreParts: expect.arrayContaining([
        { label: 'phone', points: 20, reached: true },
        { label: 'PAN file', points: 5, reached: false },
      ]),
      photos: [expect.objectContaining({ thumb: expect.stringContaining('/photos/') })],
      registeredAt: expect.any(String),
      enteredAt: expect.any(String),
      resubmission: false,
      claimedBy: null,
      duplicates: expect.any(Array),
    });
  });

  it('never sends an identity number, a password or an internal id', async () => {
    await makeMember(test, { proved: true });
    const { text } = await support.get(ADMIN_ROUTES.verifications).expect(200);
    for (const secret of [AADHAAR, PAN, 'argon2', 'passwordHash', 'sealed']) expect(text).not.toContain(secret);
  });

  it('counts a failing Aadhaar checksum as lost score, not as a refusal', async () => {
    const member = await makeMember(test, { proved: true, aadhaarNumber: '234123412345', panNumber: null });
    const found = (await pending()).find(({ userId }) => userId === member.id);
    expect(found).toMatchObject({ aadhaarChecksumHolds: false, panNumber: null, verificationScore: 40 });
  });

  it('lists the oldest case first, page by page, with the number of all', async () => {
    await makeMember(test, { proved: true });
    await makeMember(test, { proved: true });
    const all = await pending();
    const times = all.map(({ enteredAt }) => enteredAt);
    expect(times).toEqual([...times].sort());
    const { body } = await support.get(`${ADMIN_ROUTES.verifications}?page=2&pageSize=1`).expect(200);
    expect(body).toMatchObject({ success: true, total: all.length, users: [{ userId: all[1]?.userId }] });
    expectFailure(await support.get(`${ADMIN_ROUTES.verifications}?pageSize=1000`), 'invalid-form');
    expectFailure(await support.get(`${ADMIN_ROUTES.verifications}?page=1&page=2`), 'invalid-form');
  });

  it('answers the queue with as many queries for many members as for one', async () => {
    const queries = async (path: string): Promise<number> => {
      const [before] = await test.database.query(`SHOW GLOBAL STATUS LIKE 'Com_select'`);
      await support.get(path).expect(200);
      const [after] = await test.database.query(`SHOW GLOBAL STATUS LIKE 'Com_select'`);
      return Number(after.Value) - Number(before.Value);
    };
    await makeMember(test, { proved: true });
    await makeMember(test, { proved: true });
    const one = await queries(`${ADMIN_ROUTES.verifications}?pageSize=1`);
    const many = await queries(`${ADMIN_ROUTES.verifications}?pageSize=200`);
    // Other tests may use the server at the same time; a query per member would be dozens.
    expect(many).toBeLessThan(one + 10);
  });

  it('ends with an approval: verified, listed, told, erased, written down', async () => {
    const member = await makeMember(test, { proved: true });
    await addDocument(test, member, 'aadhaar');
    const response = await decide(member, { action: 'approve', notes: '' }).expect(200);
    expect(response.body).toEqual({
      success: true,
      message: 'User verified successfully',
      user: { userId: member.id, name: 'Asha Reddy', verificationStatus: 'verified' },
      sessionUpdated: true,
    });
    expect(await statusOf(member)).toBe('verified');
    expect(await listed(member)).toBe(true);
    expect((await pending()).some(({ userId }) => userId === member.id)).toBe(false);
    const [numbers] = await test.database.query(
      'SELECT COUNT(*) AS kept, SUM(sealed IS NOT NULL) AS readable FROM identity_numbers WHERE user_id = ?',
      [member.userId],
    );
    expect([Number(numbers.kept), Number(numbers.readable)]).toEqual([2, 0]);
    const [documents] = await test.database.query(
      'SELECT SUM(storage_key IS NOT NULL) AS kept FROM documents WHERE user_id = ?',
      [member.userId],
    );
    expect(Number(documents.kept)).toBe(0);
    const [profile] = await test.database.query('SELECT document_verified_at AS at FROM profiles WHERE user_id = ?', [
      member.userId,
    ]);
    expect(profile.at).not.toBeNull();
    expect(await audited(member)).toMatchObject([{ actor: `admin:${reviewer.id}`, action: 'member-approved' }]);
    const mails = await test.database.query('SELECT template FROM outbox WHERE user_id = ?', [member.userId]);
    expect(mails).toEqual([{ template: 'verification-approved' }]);
    const told = await test.database.query('SELECT kind FROM notifications WHERE user_id = ?', [member.userId]);
    expect(told).toEqual([{ kind: 'verification-approved' }]);
  });

  it('does not call a document verified that nobody uploaded', async () => {
    const member = await makeMember(test, { proved: true });
    await decide(member, { action: 'approve' }).expect(200);
    const [profile] = await test.database.query('SELECT document_verified_at AS at FROM profiles WHERE user_id = ?', [
      member.userId,
    ]);
    expect(profile.at).toBeNull();
  });

  it('ends with a rejection that the member can read: not listed, told why, numbers erased', async () => {
    const member = await makeMember(test, { proved: true, away: true });
    const notes = `The name differs from the document ${AADHAAR}`;
    const response = await decide(member, { decision: 'reject', notes }).expect(200);
    expect(response.body).toMatchObject({
      message: 'User rejected successfully',
      user: { verificationStatus: 'rejected' },
      sessionUpdated: false,
    });
    expect(await listed(member)).toBe(false);
    const [told] = await test.database.query('SELECT kind, details FROM notifications WHERE user_id = ?', [
      member.userId,
    ]);
    expect(told).toEqual({
      kind: 'verification-rejected',
      details: JSON.stringify({ notes: 'The name differs from the document ••••' }),
    });
    const [row] = await test.database.query(
      'SELECT SUM(sealed IS NOT NULL) AS n FROM identity_numbers WHERE user_id = ?',
      [member.userId],
    );
    expect(Number(row.n)).toBe(0);
  });

  it('takes the specified call /admin/verify-user.php with its userId in the body', async () => {
    const member = await makeMember(test, { proved: true });
    const { body } = await reviewer
      .post('/admin/verify-user.php', { userId: member.id, action: 'approve', notes: '' })
      .expect(200);
    expect(body).toMatchObject({ success: true, user: { userId: member.id, verificationStatus: 'verified' } });
    const list = await support.get('/admin/pending-verifications.php').expect(200);
    expect(list.body).toMatchObject({ success: true, users: expect.any(Array) });
  });

  it('refuses any other word, and two words that differ, on the field', async () => {
    const member = await makeMember(test, { proved: true });
    for (const body of [{}, { action: 'maybe' }, { decision: 'Approve' }, { action: 'approve', decision: 'reject' }])
      expectFailure(await decide(member, body), 'invalid-form', { action: MESSAGES.choice });
    expectFailure(await decide(member, { action: 'approve', notes: 'x'.repeat(1001) }), 'invalid-form', {
      notes: MESSAGES.longText,
    });
    expect(await statusOf(member)).toBe('semi-verified');
  });

  it('shows the second administrator the first decision', async () => {
    const member = await makeMember(test, { proved: true });
    await decide(member, { action: 'approve' }).expect(200);
    const second = await decide(member, { action: 'reject' });
    expectFailure(second, 'already-decided');
    expect(second.body.first).toEqual({
      decision: 'approve',
      decidedBy: reviewer.username,
      decidedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await statusOf(member)).toBe('verified');
  });

  it('lets one of two administrators win who decide at the same moment', async () => {
    const others = await Promise.all([makeAdmin(test, 'owner'), makeAdmin(test, 'reviewer')]);
    for (let round = 0; round < 5; round += 1) {
      const member = await makeMember(test, { proved: true });
      const answers = await Promise.all(
        [reviewer, ...others].map((admin, index) =>
          decide(member, { action: index === 1 ? 'reject' : 'approve' }, admin),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      const won = answers.find(({ status }) => status === 200)?.body.user.verificationStatus;
      expect(await statusOf(member)).toBe(won);
      expect(await audited(member)).toHaveLength(1);
    }
  });

  it('knows only members with a case', async () => {
    const waiting = await makeMember(test);
    expectFailure(await decide(waiting, { action: 'approve' }), 'not-found');
    expectFailure(await reviewer.post(ADMIN_ROUTES.decision('nobody'), { action: 'approve' }), 'not-found');
  });

  it('opens a document in a logged viewer while the case is open', async () => {
    const member = await makeMember(test, { proved: true });
    await addDocument(test, member, 'pan');
    const response = await reviewer.get(ADMIN_ROUTES.document(member.id, 'pan')).expect(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
    });
    expect((response.body as Buffer).subarray(0, 2).toString('hex')).toBe('ffd8');
    expect(await audited(member)).toEqual([
      { actor: `admin:${reviewer.id}`, action: 'document-opened', details: '{"kind":"pan"}' },
    ]);
    expectFailure(await reviewer.get(ADMIN_ROUTES.document(member.id, 'aadhaar')), 'not-found');
    expectFailure(await reviewer.get(ADMIN_ROUTES.document(member.id, 'passport')), 'not-found');
    await decide(member, { action: 'approve' }).expect(200);
    expectFailure(await reviewer.get(ADMIN_ROUTES.document(member.id, 'pan')), 'not-found');
  });

  it('reveals a number only for a reason, writes it down, and no longer after the decision', async () => {
    const member = await makeMember(test, { proved: true });
    const reveal = (body: object) => reviewer.post(ADMIN_ROUTES.reveal(member.id), body);
    expectFailure(await reveal({ kind: 'aadhaar', reason: ' ' }), 'invalid-form', { reason: MESSAGES.required });
    expectFailure(await reveal({ kind: 'passport', reason: 'compare' }), 'invalid-form', { kind: MESSAGES.choice });
    expect(await audited(member)).toEqual([]);
    const { body } = await reveal({ kind: 'aadhaar', reason: `compare ${AADHAAR}` }).expect(200);
    expect(body).toEqual({ success: true, number: AADHAAR });
    expect(await audited(member)).toEqual([
      {
        actor: `admin:${reviewer.id}`,
        action: 'number-revealed',
        details: '{"kind":"aadhaar","reason":"compare ••••"}',
      },
    ]);
    await decide(member, { action: 'reject', notes: 'No' }).expect(200);
    expectFailure(await reveal({ kind: 'aadhaar', reason: 'compare' }), 'not-found');
  });

  it('may be asked for again three times after a rejection', async () => {
    const member = await makeMember(test, { proved: true });
    const resubmit = (body: object = { aadhaarNumber: AADHAAR }) => member.post('/verification/resubmit', body);
    expectFailure(await resubmit(), 'changed-meanwhile');
    for (const left of [2, 1, 0]) {
      await decide(member, { action: 'reject', notes: 'Please upload a sharper picture' }).expect(200);
      expectFailure(await resubmit({}), 'invalid-form', { aadhaarNumber: MESSAGES.required });
      const { body } = await resubmit().expect(200);
      expect(body).toEqual({ success: true, verificationStatus: 'semi-verified', resubmissionsLeft: left });
      expect((await pending()).find(({ userId }) => userId === member.id)).toMatchObject({ resubmission: true });
      expect(await listed(member)).toBe(true);
    }
    await decide(member, { action: 'reject' }).expect(200);
    expectFailure(await resubmit(), 'too-many-resubmissions');
  });

  it('refuses a decision about a case that was decided before the member resubmitted', async () => {
    const member = await makeMember(test, { proved: true });
    const seen = (await pending()).find(({ userId }) => userId === member.id);
    await decide(member, { action: 'reject' }).expect(200);
    await member.post('/verification/resubmit', { aadhaarNumber: AADHAAR }).expect(200);
    const stale = await decide(member, { action: 'approve', caseId: seen?.caseId });
    expectFailure(stale, 'already-decided');
    expect(stale.body.first).toMatchObject({ decision: 'reject' });
    expect(await statusOf(member)).toBe('semi-verified');
  });

  it.each<[string, (member: TestMember) => Promise<unknown>]>([
    ['a detail', (member) => member.post('/profiles/update.php', { version: 1, name: 'Asha M Reddy' }).expect(200)],
    ['a photo', (member) => addPhoto(test, member)],
    ['a document', (member) => addDocument(test, member, 'aadhaar')],
  ])('refuses a decision when the member changed %s after it was looked at', async (_, change) => {
    const member = await makeMember(test, { proved: true });
    await addDocument(test, member, 'aadhaar');
    const seen = async () => (await pending()).find(({ userId }) => userId === member.id)?.seen;
    const before = await seen();
    await change(member);
    const refused = await decide(member, { action: 'approve', seen: before });
    expectFailure(refused, 'changed-meanwhile');
    expect(refused.body.message).toBe(ADMIN_MESSAGES.caseChanged);
    expect(await statusOf(member)).toBe('semi-verified');
    expect(await audited(member)).toEqual([]);
    await decide(member, { action: 'approve', seen: await seen() }).expect(200);
  });

  it('lets one of a change and a decision win that come at the same moment', async () => {
    for (let round = 0; round < 5; round += 1) {
      const member = await makeMember(test, { proved: true });
      const seen = (await pending()).find(({ userId }) => userId === member.id)?.seen;
      const [decided] = await Promise.all([
        decide(member, { action: 'approve', seen }),
        addDocument(test, member, 'pan').catch((refused: unknown) => expect(refused).toHaveProperty('code')),
      ]);
      const [row] = await test.database.query(
        `SELECT COUNT(*) AS kept FROM documents WHERE user_id = ? AND storage_key IS NOT NULL`,
        [member.userId],
      );
      expect([decided.status, Number(row.kept)]).toEqual(decided.status === 200 ? [200, 0] : [409, 1]);
    }
  });

  it('leaves deciding, documents and numbers to reviewers', async () => {
    const member = await makeMember(test, { proved: true });
    expectFailure(await decide(member, { action: 'approve' }, support), 'forbidden');
    expectFailure(await support.get(ADMIN_ROUTES.document(member.id, 'aadhaar')), 'forbidden');
    expectFailure(await support.post(ADMIN_ROUTES.reveal(member.id), { kind: 'pan', reason: 'x' }), 'forbidden');
    expectFailure(await member.post(ADMIN_ROUTES.decision(member.id), { action: 'approve' }), 'forbidden');
    expect(await audited(member)).toEqual([]);
  });
});
