import type { WaitingNote } from '@kalyanam/shared/team/held-notes';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { User } from '../../src/people/accounts/user.entity.js';
import { AuditLogRow } from '../../src/people/audit/audit-log-row.entity.js';
import { Notification } from '../../src/people/notifications/notification.entity.js';
import { Interest } from '../../src/people/relations/interest.entity.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import type { Member, SignedIn, SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const WORDS = 'Please send money to my sister.';

describe('C9 held words before the team', () => {
  let test: TestApp;
  let reviewer: SignedInAdmin;
  let her: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
    reviewer = await test.make.admin('reviewer');
    her = await test.make.signedIn({ name: 'Sita Devi' });
  });
  afterAll(() => test.close());

  const held = async (note = WORDS): Promise<{ him: SignedIn; id: string }> => {
    const him = await test.make.signedIn({ gender: 'male', name: 'Ravi Kumar' });
    await test.make.interest(him, her, { note, noteState: 'held' });
    const { publicId: id } = await test.rows(Interest).findOneByOrFail({ senderId: him.userId });
    return { him, id };
  };
  const queue = async (): Promise<WaitingNote[]> => (await reviewer.get(ADMIN_ROUTES.heldNotes).expect(200)).body.notes;
  const decide = (id: string, body: object, admin = reviewer) => admin.post(ADMIN_ROUTES.heldNoteDecision(id), body);
  const written = async ({ id }: Member) => {
    const rows = await test.rows(AuditLogRow).find({ where: { subject: `member:${id}` }, order: { id: 'ASC' } });
    expect(JSON.stringify(rows)).not.toContain('send money');
    return rows.map(({ action }) => action);
  };
  const notices = async ({ userId }: Member) =>
    (await test.rows(Notification).find({ where: { userId }, order: { id: 'ASC' } })).map(({ kind }) => kind);
  const notesOf = async (him: SignedIn) => [
    (await her.get(`/profiles/${him.id}`).expect(200)).body.profile.interest.note,
    (await him.get(`/profiles/${her.id}`).expect(200)).body.profile.interest.noteState,
  ];

  it('wait with their marks, both families and 24 hours, and are allowed once, on record', async () => {
    const { him, id } = await held();
    const [shown] = await queue();
    expect(shown).toMatchObject({
      id,
      note: WORDS,
      sender: { id: him.id, verifiedAt: expect.any(String), allowed: 0, refused: 0, openReports: 0 },
      receiver: { id: her.id, name: 'Sita Devi' },
    });
    expect(shown!.marks.map(({ from, to }) => WORDS.slice(from, to))).toEqual(['send money']);
    expect(Date.parse(shown!.due) - Date.parse(shown!.since)).toBe(24 * 3_600_000);
    const [one, other] = await Promise.all([decide(id, { act: 'allow' }), decide(id, { act: 'refuse' })]);
    expect([one.status, other.status].sort()).toEqual([200, 409]);
    expectFailure(await decide(id, { act: 'refuse' }), 'changed-meanwhile');
    expect(await queue()).toEqual([]);
    expect(await written(him)).toHaveLength(1);
  });

  it('are refused without them, with a warning, or with a hold that the sender reads the reason of', async () => {
    const refused = await held();
    const warned = await held();
    const stopped = await held();
    expect((await queue()).map(({ id }) => id)).toEqual([refused.id, warned.id, stopped.id]);
    expect((await decide(refused.id, { act: 'refuse' }).expect(200)).body.total).toBe(2);
    expect(await notesOf(refused.him)).toEqual([null, 'refused']);
    const other = await test.make.signedIn();
    await test.make.interest(refused.him, other, { note: WORDS, noteState: 'held' });
    expect((await queue()).at(-1)!.sender).toMatchObject({ id: refused.him.id, refused: 1 });
    await test.database.query("UPDATE interests SET note_state = 'clear' WHERE sender_id = ? AND note_state = 'held'", [
      refused.him.userId,
    ]);
    const message = 'Nobody may ask for money here.';
    expectFailure(await decide(warned.id, { act: 'warn' }), 'invalid-form', { message: 'This field is required' });
    await decide(warned.id, { act: 'warn', message }).expect(200);
    expect(await written(warned.him)).toEqual(['note-refused', 'member-warned']);
    expect(await notices(warned.him)).toContain('member-warned');
    await decide(stopped.id, { act: 'hold', message }).expect(200);
    expect(await written(stopped.him)).toEqual(['note-refused', 'member-held']);
    const user = await test.rows(User).findOneByOrFail({ id: stopped.him.userId });
    expect(user.accountStatus).toBe('on-hold');
  });

  it('are listed as waiting only until they are decided, or the interest is withdrawn', async () => {
    const write = async (): Promise<SignedIn> => {
      const him = await test.make.signedIn({ gender: 'male' });
      await him.post(`/profiles/${her.id}/interest`, { note: WORDS }).expect(200);
      expect(await notices(him)).toContain('note-held');
      return him;
    };
    const refused = await write();
    const { publicId } = await test.rows(Interest).findOneByOrFail({ senderId: refused.userId });
    await decide(publicId, { act: 'refuse' }).expect(200);
    const withdrawn = await write();
    await withdrawn.delete(`/profiles/${her.id}/interest`).expect(200);
    for (const him of [refused, withdrawn]) expect(await notices(him)).not.toContain('note-held');
  });

  it('stay held where the account cannot be held as asked', async () => {
    const { him, id } = await held();
    await test.rows(User).update({ id: him.userId }, { accountStatus: 'suspended' });
    expectFailure(await decide(id, { act: 'hold', message: 'Again' }), 'changed-meanwhile');
    expect(await queue()).toHaveLength(1);
    expect(await written(him)).toEqual([]);
    await decide(id, { act: 'allow' }).expect(200);
  });

  it('are read and decided by reviewers and owners alone', async () => {
    const { him, id } = await held();
    for (const role of ['support', 'auditor'] as const) {
      const admin = await test.make.admin(role);
      expectFailure(await admin.get(ADMIN_ROUTES.heldNotes), 'forbidden');
      expectFailure(await decide(id, { act: 'allow' }, admin), 'forbidden');
    }
    expect((await him.get(ADMIN_ROUTES.heldNotes)).text).not.toContain(WORDS);
    await decide(id, { act: 'allow' }, await test.make.admin('owner')).expect(200);
    expect(await notesOf(him)).toEqual([WORDS, 'clear']);
  });

  it('are counted on the dashboard, with the median hours to a decision', async () => {
    const { id } = await held();
    const overview = async () => (await reviewer.get('/admin/dashboard/overview').expect(200)).body.notes;
    expect(await overview()).toMatchObject({ held: 1, medianHours: expect.any(Number) });
    await decide(id, { act: 'allow' }).expect(200);
    expect((await overview()).held).toBe(0);
  });
});
