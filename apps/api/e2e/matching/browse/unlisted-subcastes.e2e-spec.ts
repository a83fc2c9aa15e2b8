import type { SubcasteDecisionRow, UnlistedSubcasteRow } from '@kalyanam/shared/team/subcastes';
import { ADMIN_MESSAGES } from '@kalyanam/shared/team/messages';
import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import { GOTHRA_LIMITS } from '@kalyanam/shared/topics/gothras/gothras';
import { MESSAGES } from '@kalyanam/shared/base/messages';
import { SEARCH_MESSAGES } from '@kalyanam/shared/topics/matching/searches';
import { subcasteKey } from '../../../src/platform/text-keys/subcaste-key.js';
import { calls } from '../../support/requests/requests.js';
import { expectFailure } from '../../support/requests/expect-failure.js';
import type { MemberWish, SignedIn, SignedInAdmin } from '../../support/make/make.js';
import { startTestApp, type TestApp } from '../../support/servers/test-app.js';

const DAY = 86_400;
const NEW = { slug: 'manamata', en: 'Manamata', te: 'మనమాట' };

describe('subcastes that are not in the list', () => {
  let test: TestApp;
  let boss: SignedInAdmin;
  let him: SignedIn;
  beforeAll(async () => {
    test = await startTestApp();
  });
  beforeEach(async () => {
    await test.empty();
    boss = await test.make.admin('reviewer');
    him = await test.make.signedIn({ gender: 'male', subcaste: 'Motati' });
  });
  afterAll(() => test.close());

  const her = (subcaste: string, wish: MemberWish = {}): Promise<SignedIn> =>
    test.make.signedIn({ gender: 'female', subcaste, ...wish });
  const queue = async (query = ''): Promise<UnlistedSubcasteRow[]> =>
    (await boss.get(`${ADMIN_ROUTES.subcastes}${query}`).expect(200)).body.rows;
  const decided = async (): Promise<SubcasteDecisionRow[]> =>
    (await boss.get(ADMIN_ROUTES.subcasteDecisions).expect(200)).body.rows;
  const decide = (act: string, more: object = {}, text = 'Manamata') =>
    boss.post(ADMIN_ROUTES.subcasteDecisions, { key: subcasteKey(text), act, ...more });
  const undo = (id: string) => boss.delete(ADMIN_ROUTES.listValueDecision(id));
  const listed = async (subcaste: string): Promise<string[]> =>
    (await him.get(`/profiles?subcaste=${subcaste}`).expect(200)).body.profiles
      .map(({ id }: { id: string }) => id)
      .sort();
  const added = async () => (await calls(test).get('/subcastes').expect(200)).body.subcastes;
  const wish = async (value: readonly string[], status = 200) => {
    const { version } = (await him.get('/profiles/me/wishes').expect(200)).body.wishes;
    const items = [{ wish: 'subcaste', weight: 'must', value }];
    const wishes = { items, visible: 'counts', hideFromMisfits: false, version };
    return (await him.put('/profiles/me/wishes', wishes).expect(status)).body;
  };
  const audited = async (): Promise<string[]> =>
    (
      await test.database.query<{ action: string }[]>(
        `SELECT action FROM audit_log WHERE action LIKE 'list-value-%' ORDER BY id`,
      )
    ).map(({ action }) => action);

  it('lists each text once, with how many state it, since when, and the three nearest', async () => {
    await her('Mottati Reddi');
    test.clock.advance(60);
    await her('Mottati-Reddi');
    await her('Manamata');
    await her('Pakanati');
    const [first, second, ...others] = await queue();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ key: subcasteKey('Mottati Reddi'), text: 'Mottati Reddi', members: 2 });
    expect(first?.others).toEqual(['Mottati-Reddi']);
    expect(first?.nearest).toHaveLength(3);
    expect(first?.nearest[0]).toEqual({ id: 'motati', en: 'Motati', te: 'మోటాటి' });
    expect(second).toMatchObject({ text: 'Manamata', members: 1, others: [] });
    expect((await queue('?sort=members&order=asc')).map(({ text }) => text)).toEqual(['Manamata', 'Mottati Reddi']);
    expect((await queue('?q=mana')).map(({ text }) => text)).toEqual(['Manamata']);
    const { text: csv } = await boss.get(ADMIN_ROUTES.exportOf(ADMIN_ROUTES.subcastes)).expect(200);
    expect(csv.split('\r\n').slice(0, 2).join()).toMatch(/Text,Other spellings,Members.*Mottati Reddi/s);
  });

  it('are found by the filter and the wish once they are mapped, and by the next who write them', async () => {
    const [one, two] = [await her('Manamata'), await her('mana mata')];
    expect(await listed('motati')).toEqual([]);
    const { body } = await decide('map', { subcaste: 'motati' }).expect(200);
    expect(body).toMatchObject({
      message: ADMIN_MESSAGES.subcasteMapped,
      decision: { act: 'map', text: 'Manamata', subcaste: { id: 'motati', en: 'Motati' }, members: 2, undoneAt: null },
    });
    expect(await listed('motati')).toEqual([one.id, two.id].sort());
    expect(await queue()).toEqual([]);
    const three = await her('Mana-Mata');
    expect(await listed('motati')).toEqual([one.id, two.id, three.id].sort());
    await wish(['motati']);
    const { body: matches } = await him.get('/profiles?fits=mine').expect(200);
    expect(matches.total).toBe(3);
    const { body: own } = await one.get('/profiles/me').expect(200);
    expect(own.profile.subcaste).toBe('Manamata');
    await undo(body.decision.id).expect(200);
    expect(await listed('motati')).toEqual([]);
    expect((await queue()).map(({ members }) => members)).toEqual([3]);
    expectFailure(await undo(body.decision.id), 'already-decided');
    expect(await audited()).toEqual(['list-value-mapped', 'list-value-undone']);
  });

  it('become a subcaste that everyone can choose, in both scripts, until that is undone', async () => {
    const [one, two] = [await her('Manamata'), await her('మనమాట')];
    expect(await added()).toEqual([]);
    const { body } = await decide('add', NEW).expect(200);
    expect(body.decision).toMatchObject({ act: 'add', subcaste: { id: 'manamata' }, members: 2 });
    expect(await added()).toEqual([{ id: 'manamata', en: 'Manamata', te: 'మనమాట' }]);
    expect(await listed('manamata')).toEqual([one.id, two.id].sort());
    expect(await queue()).toEqual([]);
    const three = await her('manamata');
    expect(await listed('manamata,motati')).toEqual([one.id, two.id, three.id].sort());
    const { body: names } = await boss.get(ADMIN_ROUTES.listValueNames).expect(200);
    expect(names.subcastes).toContainEqual({ id: 'manamata', en: 'Manamata', te: 'మనమాట' });
    await undo(body.decision.id).expect(200);
    expect(await added()).toEqual([]);
    expect(await listed('manamata')).toEqual([]);
    expect((await queue()).map(({ text }) => text).sort()).toEqual(['Manamata', 'మనమాట']);
    expect(await decided()).toMatchObject([{ act: 'add', undoneAt: expect.any(String) as string }]);
  });

  it('stay in the list while texts are mapped to them, or anyone looks for them', async () => {
    await her('Manamata');
    await her('Vemanati');
    const { body } = await decide('add', NEW).expect(200);
    const { body: mapped } = await decide('map', { subcaste: 'manamata' }, 'Vemanati').expect(200);
    const refused = async () => (await undo(body.decision.id).expect(400)).body.fields;
    expect(await refused()).toEqual({ id: ADMIN_MESSAGES.subcasteInUse });
    await undo(mapped.decision.id).expect(200);
    await wish(['manamata']);
    expect(await refused()).toEqual({ id: ADMIN_MESSAGES.subcasteWished });
    await wish(['motati']);
    const { body: kept } = await him.post('/searches', { query: 'subcaste=manamata', digest: 'none' }).expect(201);
    expect(await refused()).toEqual({ id: ADMIN_MESSAGES.subcasteWished });
    await him.delete(`/searches/${kept.search.id}`).expect(200);
    await undo(body.decision.id).expect(200);
    expect(await audited()).toEqual([
      'list-value-added',
      'list-value-mapped',
      'list-value-undone',
      'list-value-undone',
    ]);
  });

  it('can be neither wished nor searched for before the team has added them', async () => {
    expect((await wish(['motati', 'manamata'], 400)).fields).toEqual({
      'items.0': MESSAGES.choice,
    });
    const { body } = await him.post('/searches', { query: 'subcaste=manamata' }).expect(400);
    expect(body.fields).toEqual({ query: SEARCH_MESSAGES.query });
    expect(await listed('manamata')).toEqual([]);
  });

  it('refuse a subcaste that is there, a wrong name, and what is in no list', async () => {
    await her('Manamata');
    const fields = async (act: string, more: object) => (await decide(act, more).expect(400)).body.fields;
    expect(await fields('add', { ...NEW, en: 'Mothati' })).toEqual({ en: ADMIN_MESSAGES.subcasteThere });
    expect(await fields('add', { ...NEW, te: 'మోటాటి' })).toEqual({ te: ADMIN_MESSAGES.subcasteThere });
    expect(await fields('add', { ...NEW, slug: 'motati' })).toEqual({ slug: ADMIN_MESSAGES.slugTaken });
    expect(await fields('add', { slug: 'A b', en: 'పెంట', te: 'Penta' })).toEqual({
      slug: ADMIN_MESSAGES.slug,
      en: ADMIN_MESSAGES.inEnglish,
      te: ADMIN_MESSAGES.inTelugu,
    });
    expect(Object.keys(await fields('map', {}))).toEqual(['subcaste']);
    expect(Object.keys(await fields('map', { subcaste: 'nowhere' }))).toEqual(['subcaste']);
    expectFailure(await decide('leave', {}, 'Neverwritten'), 'not-found');
    expect(await audited()).toEqual([]);
  });

  it('are left as they are until that is undone, and each is decided once', async () => {
    await her('Manamata');
    const { body } = await decide('leave').expect(200);
    expect(await queue()).toEqual([]);
    expectFailure(await decide('leave'), 'already-decided');
    test.clock.advance((GOTHRA_LIMITS.undoDays + 1) * DAY);
    boss = await test.make.admin('reviewer');
    await undo(body.decision.id).expect(200);
    expect((await queue()).map(({ text }) => text)).toEqual(['Manamata']);
    const { body: mapped } = await decide('map', { subcaste: 'motati' }).expect(200);
    expectFailure(await decide('map', { subcaste: 'panta' }), 'already-decided');
    test.clock.advance((GOTHRA_LIMITS.undoDays + 1) * DAY);
    boss = await test.make.admin('reviewer');
    const late = await undo(mapped.decision.id).expect(400);
    expect(late.body.fields).toEqual({ id: ADMIN_MESSAGES.gothraUndoLate });
    expect(await audited()).toEqual(['list-value-left', 'list-value-undone', 'list-value-mapped']);
  });

  it('are forgotten with the text, and with the account', async () => {
    const owner = await her('Manamata');
    const { version } = (await owner.get('/profiles/me').expect(200)).body.profile;
    await owner.patch('/profiles/me', { subcaste: '', version }).expect(200);
    expect(await queue()).toEqual([]);
    const other = await her('Manamata');
    await test.database.query('DELETE FROM users WHERE id = ?', [other.userId]);
    expect(await queue()).toEqual([]);
  });

  it('are decided by reviewers and owners; support reads them, an auditor and a member do not', async () => {
    const member = await her('Manamata');
    const [support, auditor] = [await test.make.admin('support'), await test.make.admin('auditor')];
    await support.get(ADMIN_ROUTES.subcastes).expect(200);
    await support.get(ADMIN_ROUTES.listValueNames).expect(200);
    for (const no of [auditor, member])
      for (const route of [ADMIN_ROUTES.subcastes, ADMIN_ROUTES.listValueNames, ADMIN_ROUTES.subcasteDecisions])
        expectFailure(await no.get(route), 'forbidden');
    const act = { key: subcasteKey('Manamata'), act: 'leave' };
    for (const no of [support, auditor, member])
      expectFailure(await no.post(ADMIN_ROUTES.subcasteDecisions, act), 'forbidden');
    const owner = await test.make.admin('owner');
    const { body } = await owner.post(ADMIN_ROUTES.subcasteDecisions, act).expect(200);
    for (const no of [support, auditor, member])
      expectFailure(await no.delete(ADMIN_ROUTES.listValueDecision(body.decision.id)), 'forbidden');
    expectFailure(await support.get(ADMIN_ROUTES.exportOf(ADMIN_ROUTES.subcastes)), 'forbidden');
  });
});
