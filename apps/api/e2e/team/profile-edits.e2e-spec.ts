import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { Notification } from '../../src/people/notifications/notification.entity.js';
import { BrowseEntry } from '../../src/matching/listing/browse-entry.entity.js';
import { OutboxMessage } from '../../src/people/outbox/outbox-message.entity.js';
import { EXAMPLE } from '../support/make/example.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

/** R30: a verified member's change of a reviewed field waits for the team while the old value stays in effect. */
describe('review of profile changes', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    reviewer = await test.make.admin('reviewer');
  });
  afterAll(() => test.close());

  const mine = async (member: SignedIn) => (await member.get('/profiles/me').expect(200)).body.profile;
  const edit = async (member: SignedIn, changes: object) =>
    member.patch('/profiles/me', { ...changes, version: (await mine(member)).version }).expect(200);
  const waiting = async (member: SignedIn) => {
    const { body } = await reviewer.get(`${ADMIN_ROUTES.profileEdits}?pageSize=100`).expect(200);
    return body.rows.find((row: { member: { userId: string } }) => row.member.userId === member.id);
  };
  const held = async (member: SignedIn) => {
    const { body } = await reviewer.get(ADMIN_ROUTES.heldNotes).expect(200);
    return body.notes.filter(({ sender }: { sender: { id: string } }) => sender.id === member.id);
  };
  const decide = (row: { id: string; askedAt: string }, body: object) =>
    reviewer.post(ADMIN_ROUTES.profileEditDecision(row.id), { askedAt: row.askedAt, ...body });

  it('shows old and new side by side, and what hangs on it', async () => {
    const member = await test.make.signedIn();
    const [one, two] = [await test.make.member({ gender: 'male' }), await test.make.member({ gender: 'male' })];
    await test.make.interest(one, member, { state: 'accepted' });
    await test.make.interest(member, two, { state: 'pending' });
    await edit(member, { gothra: 'Bharadwaja', name: 'Asha Rao' });
    expect(await waiting(member)).toEqual({
      id: expect.stringMatching(/^[0-9a-z]{20}$/),
      member: { userId: member.id, name: EXAMPLE.name, email: member.email },
      photos: [],
      askedAt: expect.any(String),
      changes: [
        { field: 'name', from: EXAMPLE.name, to: 'Asha Rao', mentions: [] },
        { field: 'gothra', from: EXAMPLE.gothra, to: 'Bharadwaja', mentions: [] },
      ],
      impact: { accepted: 1, pending: 1, documentCheckedAt: null, files: [] },
      past: { verifiedAt: expect.any(String), allowed: 0, refused: 0, openReports: 0, refusedEdits: 0 },
      decision: null,
    });
  });

  it('comes with the history of its writer alone, the same as next to held words', async () => {
    const [member, other] = [await test.make.signedIn({ gender: 'male' }), await test.make.signedIn()];
    const note = { note: 'Please send money.', noteState: 'held' } as const;
    for (const act of ['allow', 'refuse', 'refuse']) {
      const receiver = await test.make.member();
      await test.make.interest(member, receiver, note);
      const [{ id }] = await held(member);
      await reviewer.post(ADMIN_ROUTES.heldNoteDecision(id), { act }).expect(200);
    }
    await test.make.interest(member, other, note);
    const closing = "UPDATE reports SET closed_at = ?, outcome = 'dismissed' WHERE reported_id = ? AND reason = 'fake'";
    await other.post(`/profiles/${member.id}/reports`, { reason: 'fake' }).expect(200);
    await test.database.query(closing, [test.clock.now(), member.userId]);
    await other.post(`/profiles/${member.id}/reports`, { reason: 'money' }).expect(200);
    await edit(member, { name: 'Ravi One' });
    await decide(await waiting(member), { decision: 'approve' }).expect(200);
    for (const name of ['Ravi Two', 'Ravi Three']) {
      await edit(member, { name });
      await decide(await waiting(member), { decision: 'reject', notes: 'No.' }).expect(200);
    }
    await edit(member, { name: 'Ravi Four' });
    await edit(other, { name: 'Sita One' });
    const { past } = await waiting(member);
    // The second open report is the one of two refused notes.
    expect(past).toMatchObject({ allowed: 1, refused: 2, openReports: 2, refusedEdits: 2 });
    const [{ verified }] = await test.database.query(
      'SELECT decided_at AS verified FROM verification_cases WHERE user_id = ?',
      [member.userId],
    );
    expect(past.verifiedAt).toBe(verified.toISOString());
    const { refusedEdits, ...known } = past;
    expect((await held(member))[0].sender).toEqual({ id: member.id, name: 'Ravi One', ...known });
    expect((await waiting(other)).past).toMatchObject({ allowed: 0, refused: 0, openReports: 0, refusedEdits: 0 });
    const { body } = await reviewer.get(`${ADMIN_ROUTES.profileEdits}?state=closed&pageSize=100`).expect(200);
    const closed = body.rows.filter((row: { member: { userId: string } }) => row.member.userId === member.id);
    const counts = closed.map((row: { past: { refusedEdits: number } }) => row.past.refusedEdits);
    // A rejected change does not count itself.
    expect(counts).toEqual([2, 1, 1]);
  });

  it('waits with free texts whose words would hold a note, and shows the old ones until then', async () => {
    const member = await test.make.signedIn();
    const viewer = await test.make.signedIn({ gender: 'male' });
    const harmful = 'Ring me at home, or send money to sravani@ybl';
    const place = 'Dowry of 20 lakhs';
    await edit(member, {
      ...{ selfSummary: harmful, expectations: harmful, subcaste: place, education: 'phd' },
      familyLocation: { state: 'telangana', city: place },
      workLocation: { type: 'india', state: 'telangana', city: place },
    });
    const stands = await mine(member);
    expect(stands).toMatchObject({
      ...{ selfSummary: EXAMPLE.selfSummary, expectations: EXAMPLE.expectations, education: 'phd' },
      familyLocation: { city: EXAMPLE.familyLocation.city },
      pendingReview: { selfSummary: harmful, familyLocation: { state: 'telangana', city: place } },
    });
    const seen = JSON.stringify((await viewer.get(`/profiles/${member.id}`).expect(200)).body);
    expect(seen).toContain(EXAMPLE.selfSummary);
    expect(seen).not.toMatch(/sravani@ybl|lakhs/);
    const row = await waiting(member);
    expect(row.changes).toHaveLength(5);
    expect(row.changes).toContainEqual({
      ...{ field: 'selfSummary', from: EXAMPLE.selfSummary, to: harmful },
      mentions: expect.arrayContaining(['upi', 'money']),
    });
    const { city } = EXAMPLE.familyLocation;
    const moved = { field: 'familyLocation', from: city, to: place, mentions: ['dowry'] };
    expect(row.changes).toContainEqual(moved);
    await decide(row, { decision: 'approve' }).expect(200);
    expect(await mine(member)).toMatchObject({
      ...{ selfSummary: harmful, familyLocation: { state: 'telangana', city: place }, pendingReview: {} },
    });
    const { body } = await reviewer.get(`${ADMIN_ROUTES.profileEdits}?state=closed`).expect(200);
    expect(body.rows.find(({ id }: { id: string }) => id === row.id).changes).toContainEqual(moved);
  });

  it('waits with details and siblings whose words would hold a note, and forgets them with the consent', async () => {
    const member = await test.make.signedIn();
    const viewer = await test.make.signedIn({ gender: 'male' });
    const told = async (given: boolean) => member.put('/account/consents/family-details', { given }).expect(200);
    const details = async () => (await member.get('/profiles/me/details').expect(200)).body.details;
    await told(true);
    const harmful = 'We want 20 lakhs dowry';
    const siblings = [{ relation: 'elder-brother', married: true, work: harmful, place: 'Guntur' }];
    const write = async () => {
      const { version } = await details();
      const lines = { jobTitle: harmful, fatherWork: harmful, fieldOfStudy: 'Physics', version };
      const { body } = await member.patch('/profiles/me/details', lines).expect(200);
      await member.put('/profiles/me/siblings', { siblings, version: body.details.version }).expect(200);
    };
    await write();
    const pendingReview = { jobTitle: harmful, fatherWork: harmful, siblings };
    expect(await details()).toMatchObject({
      ...{ jobTitle: null, fatherWork: null, fieldOfStudy: 'Physics', siblings: [], pendingReview },
    });
    const seen = async () => JSON.stringify((await viewer.get(`/profiles/${member.id}`).expect(200)).body);
    expect(await seen()).not.toContain(harmful);
    const mentions = expect.arrayContaining(['dowry']);
    expect((await waiting(member)).changes).toEqual([
      { field: 'fatherWork', from: '', to: harmful, mentions },
      { field: 'jobTitle', from: '', to: harmful, mentions },
      { field: 'siblings', from: '', to: `${harmful}, Guntur`, mentions },
    ]);
    await told(false);
    expect((await details()).pendingReview).toEqual({ jobTitle: harmful });
    await told(true);
    await write();
    await decide(await waiting(member), { decision: 'approve' }).expect(200);
    expect(await details()).toMatchObject({ jobTitle: harmful, fatherWork: harmful, siblings, pendingReview: {} });
    expect(await seen()).toContain(harmful);
    await told(false);
    const [{ kept }] = await test.database.query(
      'SELECT CONCAT(changes, stood) AS kept FROM profile_edits WHERE user_id = ?',
      [member.userId],
    );
    expect(kept).not.toMatch(/fatherWork|siblings/);
  });

  it('applies an approved change, in the listing too', async () => {
    const member = await test.make.signedIn();
    await edit(member, { maritalStatus: 'widowed' });
    const before = await mine(member);
    expect(before).toMatchObject({ maritalStatus: 'never-married', pendingReview: { maritalStatus: 'widowed' } });
    const row = await waiting(member);
    await decide(row, { decision: 'approve' }).expect(200);
    expect(await mine(member)).toMatchObject({
      maritalStatus: 'widowed',
      pendingReview: {},
      version: before.version + 1,
    });
    const listed = await test.rows(BrowseEntry).findOneByOrFail({ userId: member.userId });
    expect(listed.maritalStatus).toBe('widowed');
    const told = await test.rows(OutboxMessage).findBy({ userId: member.userId });
    expect(told.map(({ template }) => template)).toEqual(['profile-edit-approved']);
    const { body } = await reviewer.get(`${ADMIN_ROUTES.profileEdits}?state=closed`).expect(200);
    expect(body.rows.find(({ id }: { id: string }) => id === row.id)).toMatchObject({
      changes: [{ field: 'maritalStatus', from: 'never-married', to: 'widowed', mentions: [] }],
      decision: { decision: 'approve', decidedBy: reviewer.username },
    });
  });

  it('changes nothing on a rejection, and says why', async () => {
    const member = await test.make.signedIn();
    await edit(member, { dob: '1990-01-01' });
    const row = await waiting(member);
    expectFailure(await decide(row, { decision: 'reject' }), 'invalid-form', { notes: 'This field is required' });
    await decide(row, { decision: 'reject', notes: 'Please send a document.' }).expect(200);
    expect(await mine(member)).toMatchObject({ dob: EXAMPLE.dob, pendingReview: {} });
    const [notification] = await test
      .rows(Notification)
      .find({ select: { kind: true, details: true }, where: { userId: member.userId } });
    expect(notification).toEqual({ kind: 'profile-edit-rejected', details: '{"notes":"Please send a document."}' });
  });

  it('keeps its place in the queue while the member saves something else, or the same again', async () => {
    const member = await test.make.signedIn();
    await edit(member, { gothra: 'Bharadwaja', name: 'Asha Rao' });
    const seen = await waiting(member);
    test.clock.advance(1);
    await edit(member, { education: 'phd' });
    await edit(member, { name: 'Asha Rao' });
    expect(await waiting(member)).toEqual(seen);
    await decide(seen, { decision: 'approve' }).expect(200);
    expect(await mine(member)).toMatchObject({ gothra: 'Bharadwaja', name: 'Asha Rao', education: 'phd' });
  });

  it('decides once, and only on what the reviewer saw', async () => {
    const member = await test.make.signedIn();
    await edit(member, { name: 'Asha One' });
    const seen = await waiting(member);
    test.clock.advance(1);
    await edit(member, { name: 'Asha Two' });
    expectFailure(await decide(seen, { decision: 'approve' }), 'changed-meanwhile');
    const now = await waiting(member);
    const answers = await Promise.all([
      decide(now, { decision: 'approve' }),
      decide(now, { decision: 'reject', notes: 'No.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'already-decided',
      first: { decidedBy: reviewer.username },
    });
  });
});
