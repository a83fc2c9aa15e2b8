import type { GothraDecisionRow, GothraQueueRow } from '@kalyanam/shared/team/gothras';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { gothraKey } from '@kalyanam/shared/topics/gothras/gothra-key';
import { GOTHRA_LIMITS } from '@kalyanam/shared/topics/gothras/gothras';
import { calls } from '../../support/requests/requests.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { MemberWish, SignedIn, SignedInAdmin } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;
const NEW = { slug: 'pentakula', en: 'Pentakula', te: 'పెంటకుల', kind: 'house' };

describe('gothras that are not in the list', () => {
  let test: TestApp;
  let boss: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
  });
  beforeEach(async () => {
    await test.empty();
    boss = await test.make.admin('reviewer');
  });
  afterAll(() => test.close());

  const her = (wish: MemberWish = {}): Promise<SignedIn> => test.make.signedIn({ gender: 'female', ...wish });
  const him = (wish: MemberWish = {}): Promise<SignedIn> => test.make.signedIn({ gender: 'male', ...wish });
  const queue = async (query = ''): Promise<GothraQueueRow[]> =>
    (await boss.get(`${ADMIN_ROUTES.gothras}${query}`).expect(200)).body.rows;
  const decided = async (): Promise<GothraDecisionRow[]> =>
    (await boss.get(ADMIN_ROUTES.gothraDecisions).expect(200)).body.rows;
  const decide = (act: string, more: object = {}, text = 'Pentakula') =>
    boss.post(ADMIN_ROUTES.gothraDecisions, { key: gothraKey(text), act, ...more });
  const undo = (id: string) => boss.delete(ADMIN_ROUTES.gothraDecision(id));
  const verdict = async (viewer: SignedIn, owner: SignedIn): Promise<string> =>
    (await viewer.get(`/profiles/${owner.id}`).expect(200)).body.profile.gothraGate.verdict;
  const ownLine = async (member: SignedIn) => (await member.get('/profiles/me/lineage').expect(200)).body.lines[0];
  const notices = async (member: SignedIn): Promise<string[]> =>
    (await member.get('/notifications').expect(200)).body.notifications.map(({ kind }: { kind: string }) => kind);
  const audited = async (): Promise<string[]> =>
    (
      await test.database.query<{ action: string }[]>(
        `SELECT action FROM audit_log WHERE action LIKE 'gothra-%' ORDER BY id`,
      )
    ).map(({ action }) => action);
  const say = async (member: SignedIn, line: string, typed: string): Promise<void> => {
    await member.put('/account/consents/family-details', { given: true }).expect(200);
    await member.put('/profiles/me/lineage', { [line]: { typed } }).expect(200);
  };

  it('lists each text once, with how many state it, since when, and the three nearest', async () => {
    const u = await him({ gothra: 'Kashyapulla' });
    await say(u, 'mother', 'kashyapulla gothram');
    test.clock.advance(60);
    await her({ gothra: 'KASHYAPULLA' });
    await her({ gothra: 'Pentakula' });
    await her({ gothra: 'Atreya' });
    const [first, second, ...others] = await queue();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ key: gothraKey('Kashyapulla'), text: 'Kashyapulla', members: 2, lines: 3 });
    expect(first?.others).toContain('kashyapulla gothram');
    expect(first?.nearest).toHaveLength(3);
    expect(first?.nearest[0]).toEqual({ id: 'kasyapa', en: 'Kasyapa', te: 'కాశ్యప' });
    expect(second).toMatchObject({ text: 'Pentakula', members: 1, lines: 1, others: [] });
    expect((await queue('?sort=members&order=asc')).map(({ text }) => text)).toEqual(['Pentakula', 'Kashyapulla']);
    expect((await queue('?q=pent')).map(({ text }) => text)).toEqual(['Pentakula']);
    const { text: csv } = await boss.get(ADMIN_ROUTES.exportOf(ADMIN_ROUTES.gothras)).expect(200);
    expect(csv.split('\r\n').slice(0, 2).join()).toMatch(/Text,Other spellings,Members.*Kashyapulla/s);
  });

  it('counts two equal unlisted texts as the same, and by id once the team has merged them (test 6)', async () => {
    const [u, c] = [await him({ gothra: 'Pentakula' }), await her({ gothra: 'pentakula gothram' })];
    const kasyapa = await her({ gothra: 'Kasyapa' });
    await say(kasyapa, 'mother', 'Pentakula');
    expect([await verdict(u, c), await verdict(u, kasyapa)]).toEqual(['same', 'cannot-tell']);
    const { body } = await decide('map', { gothraId: 'kasyapa' }).expect(200);
    expect(body).toMatchObject({
      message: ADMIN_MESSAGES.gothraMerged,
      decision: { act: 'map', text: 'Pentakula', gothra: { id: 'kasyapa' }, lines: 3, undoneAt: null },
    });
    expect([await verdict(u, c), await verdict(u, kasyapa)]).toEqual(['same', 'same']);
    const { body: page } = await u.get('/profiles?gothra=hide-same').expect(200);
    expect(page).toMatchObject({ total: 0, hiddenByGothra: 2 });
    expect(await ownLine(u)).toMatchObject({ state: 'resolved', gothra: { id: 'kasyapa' }, typed: 'Pentakula' });
    for (const member of [u, c, kasyapa])
      expect((await notices(member)).filter((kind) => kind === 'gothra-answered')).toHaveLength(1);
    expect(await queue()).toEqual([]);
    expect(await verdict(await him({ gothra: 'Penta kula' }), kasyapa)).toBe('same');
    expect(await audited()).toEqual(['gothra-merged']);
  });

  it('takes a merge back: the rows have their text again, and new ones too', async () => {
    const [u, c] = [await him({ gothra: 'Pentakula' }), await her({ gothra: 'Kasyapa' })];
    await say(c, 'mother', 'Pentakula');
    const { version } = (await c.get('/profiles/me/lineage')).body;
    await c.put('/profiles/me/lineage/rule', { lines: ['own', 'mother'], version }).expect(200);
    const tokens = () =>
      Promise.all([
        test.database.query('SELECT user_id, gothra_own FROM browse_entries ORDER BY user_id'),
        test.database.query('SELECT user_id, line, token FROM browse_avoids'),
      ]);
    const before = await tokens();
    const { body } = await decide('map', { gothraId: 'kasyapa' }).expect(200);
    expect(await tokens()).not.toEqual(before);
    const { body: undone } = await undo(body.decision.id).expect(200);
    expect(undone).toMatchObject({ message: ADMIN_MESSAGES.gothraUndone, decision: { undoUntil: null } });
    expect(await tokens()).toEqual(before);
    expect(await ownLine(u)).toEqual({ line: 'own', state: 'unlisted', gothra: null, typed: 'Pentakula' });
    expect(await notices(u)).not.toContain('gothra-answered');
    expect((await queue()).map(({ members, lines }) => [members, lines])).toEqual([[2, 2]]);
    expect(await ownLine(await him({ gothra: 'Pentakula' }))).toMatchObject({ state: 'unlisted' });
    expectFailure(await undo(body.decision.id), 'already-decided');
    expect(await audited()).toEqual(['gothra-merged', 'gothra-undone']);
  });

  it('adds a gothra that everyone is suggested then, and takes it out again', async () => {
    const u = await him({ gothra: 'Pentakula' });
    const suggested = async () => (await calls(test).get('/gothras?q=pentak').expect(200)).body.gothras;
    expect(await suggested()).toEqual([]);
    const { body } = await decide('add', NEW).expect(200);
    expect(await suggested()).toEqual([{ id: 'pentakula', en: 'Pentakula', te: 'పెంటకుల' }]);
    expect(await verdict(u, await her({ gothra: 'పెంటకుల' }))).toBe('same');
    await test.database.query(`DELETE FROM lineages WHERE typed = 'పెంటకుల'`);
    await undo(body.decision.id).expect(200);
    expect(await suggested()).toEqual([]);
    expect(await test.database.query(`SELECT id FROM gothras WHERE slug = 'pentakula'`)).toEqual([]);
    expect(await decided()).toMatchObject([{ act: 'add', gothra: null, undoneAt: expect.any(String) as string }]);
  });

  it('keeps an added gothra that another family states by another spelling', async () => {
    await him({ gothra: 'Pentakula' });
    const { body } = await decide('add', { ...NEW, te: 'పెంటాకు' }).expect(200);
    const other = await her({ gothra: 'పెంటాకు' });
    await undo(body.decision.id).expect(200);
    expect(await ownLine(other)).toMatchObject({ state: 'resolved', gothra: { id: 'pentakula' } });
    expect((await queue()).map(({ text }) => text)).toEqual(['Pentakula']);
  });

  it('refuses a gothra that is there, a wrong name, and what is no gothra of the list', async () => {
    await him({ gothra: 'Pentakula' });
    const fields = async (act: string, more: object) => (await decide(act, more).expect(400)).body.fields;
    expect(await fields('add', { ...NEW, en: 'Kashyapa' })).toEqual({ en: ADMIN_MESSAGES.gothraThere });
    expect(await fields('add', { ...NEW, te: 'కాశ్యప' })).toEqual({ te: ADMIN_MESSAGES.gothraThere });
    expect(await fields('add', { ...NEW, slug: 'kasyapa' })).toEqual({ slug: ADMIN_MESSAGES.slugTaken });
    expect(await fields('add', { ...NEW, slug: 'A b', en: 'పెంట', te: 'Penta', kind: 'clan' })).toEqual({
      slug: ADMIN_MESSAGES.slug,
      en: ADMIN_MESSAGES.inEnglish,
      te: ADMIN_MESSAGES.inTelugu,
      kind: expect.any(String) as string,
    });
    expect(Object.keys(await fields('map', {}))).toEqual(['gothraId']);
    expect(Object.keys(await fields('map', { gothraId: 'nowhere' }))).toEqual(['gothraId']);
    expectFailure(await decide('leave', {}, 'Neverwritten'), 'not-found');
    expect(await audited()).toEqual([]);
  });

  it('leaves a text as it is until that is undone, and decides each text once', async () => {
    const u = await him({ gothra: 'Pentakula' });
    const { body } = await decide('leave').expect(200);
    expect(await queue()).toEqual([]);
    expect([await ownLine(u), await notices(u)]).toMatchObject([{ state: 'unlisted' }, []]);
    expectFailure(await decide('leave'), 'already-decided');
    test.clock.advance((GOTHRA_LIMITS.undoDays + 1) * DAY);
    boss = await test.make.admin('reviewer');
    await undo(body.decision.id).expect(200);
    expect((await queue()).map(({ text }) => text)).toEqual(['Pentakula']);
    const { body: mapped } = await decide('map', { gothraId: 'kasyapa' }).expect(200);
    expectFailure(await decide('map', { gothraId: 'atreya' }), 'already-decided');
    test.clock.advance((GOTHRA_LIMITS.undoDays + 1) * DAY);
    boss = await test.make.admin('reviewer');
    const late = await undo(mapped.decision.id).expect(400);
    expect(late.body.fields).toEqual({ id: ADMIN_MESSAGES.gothraUndoLate });
    expect(await audited()).toEqual(['gothra-left', 'gothra-undone', 'gothra-merged']);
  });

  it('is decided by reviewers and owners; support reads it, an auditor and a member do not', async () => {
    const member = await him({ gothra: 'Pentakula' });
    const [support, auditor] = [await test.make.admin('support'), await test.make.admin('auditor')];
    await support.get(ADMIN_ROUTES.gothras).expect(200);
    const { body: names } = await support.get(`${ADMIN_ROUTES.gothraNames}?q=kashyap`).expect(200);
    expect(names.gothras[0]).toEqual({ id: 'kasyapa', en: 'Kasyapa', te: 'కాశ్యప' });
    expectFailure(await auditor.get(ADMIN_ROUTES.gothraNames), 'forbidden');
    expectFailure(await auditor.get(ADMIN_ROUTES.gothras), 'forbidden');
    expectFailure(await member.get(ADMIN_ROUTES.gothras), 'forbidden');
    const act = { key: gothraKey('Pentakula'), act: 'leave' };
    for (const no of [support, auditor, member])
      expectFailure(await no.post(ADMIN_ROUTES.gothraDecisions, act), 'forbidden');
    const owner = await test.make.admin('owner');
    const { body } = await owner.post(ADMIN_ROUTES.gothraDecisions, act).expect(200);
    for (const no of [support, auditor, member])
      expectFailure(await no.delete(ADMIN_ROUTES.gothraDecision(body.decision.id)), 'forbidden');
    expectFailure(await support.get(ADMIN_ROUTES.exportOf(ADMIN_ROUTES.gothras)), 'forbidden');
  });
});
