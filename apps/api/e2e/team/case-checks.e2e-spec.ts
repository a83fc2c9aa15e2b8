import { DUPLICATES_SHOWN, HUMAN_FACTS } from '@kalyanam/shared/team/checks';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { LIMITS } from '@kalyanam/shared/base/limits';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { PASSWORD } from '../support/make/example.js';
import { expectFailure } from '../support/requests/expect-failure.js';
import type { SignedIn, SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('a case on the verification screens', () => {
  let test: TestApp;
  let one: SignedInAdmin;
  let two: SignedInAdmin;
  let support: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    one = await test.make.admin('reviewer');
    two = await test.make.admin('reviewer');
    support = await test.make.admin('support');
  });
  afterAll(() => test.close());

  const listed = async ({ id }: SignedIn, admin = one) => {
    const { body } = await admin.get(ADMIN_ROUTES.verifications).expect(200);
    const found = body.users.find(({ userId }: { userId: string }) => userId === id);
    return { caseId: found.caseId as string, seen: found.seen as string };
  };
  const put = (member: SignedIn, body: object, admin = one) => admin.put(ADMIN_ROUTES.checks(member.id), body);
  const ticksOf = async (member: SignedIn, admin = one) => {
    const { body } = await admin.get(ADMIN_ROUTES.checks(member.id)).expect(200);
    return body.ticks as { fact: string; state: string; mine: boolean; seen: string; admin: { id: string } }[];
  };
  const brief = async (member: SignedIn, admin = one) =>
    (await ticksOf(member, admin)).map(({ fact, state, mine }) => [fact, state, mine]);

  describe('its ticks', () => {
    it('are kept for each reviewer, and a colleague sees whose they are', async () => {
      const member = await test.make.case();
      const of = await listed(member);
      await put(member, { ...of, ok: ['name', 'dob'], wrong: ['face'] }).expect(200);
      expect((await brief(member)).sort()).toEqual([
        ['dob', 'ok', true],
        ['face', 'wrong', true],
        ['name', 'ok', true],
      ]);
      await put(member, { ...of, ok: ['number'], wrong: [] }, two).expect(200);
      expect(await brief(member, two)).toContainEqual(['number', 'ok', true]);
      expect((await ticksOf(member, two)).find(({ fact }) => fact === 'face')).toMatchObject({
        mine: false,
        admin: { id: one.id },
      });
      await put(member, { ...of, ok: [], wrong: [] }).expect(200);
      expect(await brief(member)).toEqual([['number', 'ok', false]]);
    });

    it('belong to one version of the case: another one starts afresh', async () => {
      const member = await test.make.case();
      const before = await listed(member);
      await put(member, { ...before, ok: ['name'], wrong: [] }).expect(200);
      await test.make.photo(member);
      const after = await listed(member);
      expect((await ticksOf(member)).map(({ seen }) => seen)).toEqual([before.seen]);
      expectFailure(await put(member, { ...before, ok: ['dob'], wrong: [] }), 'changed-meanwhile', undefined);
      await put(member, { ...after, ok: ['dob'], wrong: [] }).expect(200);
      expect((await ticksOf(member)).map(({ fact, seen }) => [fact, seen])).toEqual([['dob', after.seen]]);
    });

    it('are refused while a colleague works on the case, and where there is none', async () => {
      const member = await test.make.case();
      const of = { ...(await listed(member)), ok: ['name'], wrong: [] };
      await two.post(ADMIN_ROUTES.claim(member.id)).expect(200);
      expectFailure(await put(member, of), 'case-claimed');
      expectFailure(await put(member, { ...of, caseId: 'another' }, two), 'not-found');
      expectFailure(await one.get(ADMIN_ROUTES.checks('nobody')), 'not-found');
    });

    it('name known facts, each once right or wrong', async () => {
      const member = await test.make.case();
      const of = await listed(member);
      for (const [ok, wrong] of [
        [['name'], ['name']],
        [['height'], []],
        ['name', []],
      ])
        expectFailure(await put(member, { ...of, ok, wrong }), 'invalid-form', expect.anything());
      const all = HUMAN_FACTS.map(({ value }) => value);
      await put(member, { ...of, ok: all, wrong: [] }).expect(200);
    });

    it('are shown to colleagues on their screens, and set by reviewers only', async () => {
      const member = await test.make.case();
      const of = await listed(member);
      await put(member, { ...of, ok: ['name'], wrong: [] }).expect(200);
      const [told] = await test.database.query('SELECT kind FROM desk_events ORDER BY id DESC LIMIT 1');
      expect(told).toEqual({ kind: 'checked' });
      expect(await brief(member, support)).toEqual([['name', 'ok', false]]);
      expectFailure(await put(member, { ...of, ok: [], wrong: [] }, support), 'forbidden');
    });
  });

  it('shows who may be the same person, with no more of the phone than its end', async () => {
    const same = { name: 'Twice Registered Reddy', dob: '1994-05-06' } as const;
    const other = await test.make.member({ ...same, phone: '9848077123' });
    await test.make.photo(other);
    const member = await test.make.case({ ...same, aadhaarNumber: '', panNumber: null });
    const { body } = await support.get(ADMIN_ROUTES.duplicates(member.id)).expect(200);
    expect(body.duplicates).toEqual([
      expect.objectContaining({
        userId: other.id,
        clues: ['name-dob'],
        dob: same.dob,
        phone: '7123',
        city: expect.any(String),
        photo: expect.objectContaining({ thumb: expect.any(String) }),
      }),
    ]);
    expect(JSON.stringify(body)).not.toContain('9848077123');
  });

  it('shows ten who may be the same person, says how many more there are, and keeps the list of cases short', async () => {
    const same = { name: 'Many Times Reddy', dob: '1993-02-01' } as const;
    const strongest = await test.make.member({
      ...same,
      name: 'Another Name',
      aadhaarNumber: '',
      panNumber: 'ZZZPZ9999Z',
    });
    for (let made = 0; made < 11; made += 1) await test.make.member(same);
    const member = await test.make.case({ ...same, aadhaarNumber: '', panNumber: 'ZZZPZ9999Z' });
    const { body } = await support.get(ADMIN_ROUTES.duplicates(member.id)).expect(200);
    expect(body.duplicates).toHaveLength(DUPLICATES_SHOWN);
    expect(body.duplicates[0]).toMatchObject({ userId: strongest.id, clues: ['pan'] });
    expect(body).toMatchObject({ more: 2, gone: [] });
    const { body: list } = await support.get(ADMIN_ROUTES.verifications).expect(200);
    const listed = list.users.find(({ userId }: { userId: string }) => userId === member.id);
    expect(listed.duplicates).toEqual(['pan', 'name-dob']);
    expect(JSON.stringify(list)).not.toContain(strongest.id);
  });

  describe('notes to the team', () => {
    const notes = (member: SignedIn, admin = one) => admin.get(ADMIN_ROUTES.memberNotes(member.id));
    const add = (member: SignedIn, body: object, admin = one) => admin.post(ADMIN_ROUTES.memberNotes(member.id), body);

    it('are kept with the member, the newest first, and audited without their words', async () => {
      const member = await test.make.case();
      await add(member, { kind: 'note', text: ' Card number 2341 2341 2346 looks pasted ' }).expect(201);
      await add(member, { kind: 'call', outcome: 'confirmed', text: 'Spoke with the father' }, two).expect(201);
      const { body } = await notes(member, support).expect(200);
      expect(body.notes).toEqual([
        expect.objectContaining({ kind: 'call', outcome: 'confirmed', text: 'Spoke with the father' }),
        expect.objectContaining({ kind: 'note', outcome: null, text: 'Card number •••• looks pasted' }),
      ]);
      const rows = await test.database.query('SELECT action, details FROM audit_log WHERE subject = ? ORDER BY id', [
        `member:${member.id}`,
      ]);
      expect(rows.map(({ action }: { action: string }) => action)).toEqual(['member-note-added', 'member-contacted']);
      expect(JSON.stringify(rows)).not.toMatch(/father|pasted/);
    });

    it('say something, are short, and come from who may contact members', async () => {
      const member = await test.make.case();
      const refused: [object, object][] = [
        [{ kind: 'note', text: '  ' }, { text: ADMIN_MESSAGES.noteText }],
        [{ kind: 'note', text: 'x'.repeat(LIMITS.notesLength + 1) }, { text: MESSAGES.longText }],
        [{ kind: 'note', text: 'x', outcome: 'confirmed' }, { outcome: MESSAGES.choice }],
        [{ kind: 'call', text: 'x' }, { outcome: ADMIN_MESSAGES.contactOutcome }],
        [
          { kind: 'call', outcome: 'other', text: 'x'.repeat(TEAM_LIMITS.contactNoteLength + 1) },
          { text: ADMIN_MESSAGES.contactText },
        ],
      ];
      for (const [body, fields] of refused)
        expectFailure(await add(member, body), 'invalid-form', fields as Record<string, string>);
      await add(member, { kind: 'message', outcome: 'no-answer' }).expect(201);
      expectFailure(await add(member, { kind: 'note', text: 'x' }, support), 'forbidden');
      expectFailure(await notes({ id: 'nobody' } as SignedIn), 'not-found');
    });

    it('are nowhere the member can read them, and go with the account', async () => {
      const member = await test.make.case();
      await add(member, { kind: 'note', text: 'Plantednote about the family' }).expect(201);
      const { body } = await member.post('/account/export', { password: PASSWORD }).expect(200);
      expect(JSON.stringify(body)).not.toContain('Plantednote');
      await test.database.query('DELETE FROM users WHERE id = ?', [member.userId]);
      expect(await test.database.query('SELECT id FROM member_notes WHERE user_id = ?', [member.userId])).toEqual([]);
    });
  });
});
