import { ADMIN_ROUTES } from '@kalyanam/shared/team/routes';
import type { SavedView } from '@kalyanam/shared/team/views';
import { TEAM_LIMITS } from '@kalyanam/shared/team/limits';
import type { SignedInAdmin } from '../support/make/make.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('saved views', () => {
  let test: TestApp;
  let one: SignedInAdmin;
  let two: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    one = await test.make.admin('reviewer');
    two = await test.make.admin('support');
  });
  afterAll(() => test.close());

  const save = (view: object, by = one) => by.post(ADMIN_ROUTES.views, { list: 'users', query: '', ...view });
  const views = async (by = one): Promise<SavedView[]> => (await by.get(ADMIN_ROUTES.views).expect(200)).body.views;

  it('belong to who saved them, with one that opens the list', async () => {
    await save({ name: 'On hold', query: '?account=on-hold', isDefault: true }).expect(200);
    await save({ name: ' New ones ', query: '?days=7', isDefault: true }).expect(200);
    await save({ name: 'On hold', query: '?account=on-hold&sort=name' }).expect(200);
    const mine = await views();
    expect(mine.map(({ name, query, isDefault }) => [name, query, isDefault])).toEqual([
      ['On hold', '?account=on-hold&sort=name', false],
      ['New ones', '?days=7', true],
    ]);
    expect(await views(two)).toEqual([]);
    await two.delete(ADMIN_ROUTES.view(mine[0]?.id ?? '')).expect(404);
    await one.delete(ADMIN_ROUTES.view(mine[0]?.id ?? '')).expect(200);
    expect(await views()).toHaveLength(1);
  });

  it('have names of a length and a number that end', async () => {
    await save({ name: 'x'.repeat(TEAM_LIMITS.views.nameLength + 1) }).expect(400);
    await save({ name: ' ' }).expect(400);
    await save({ name: 'Long', query: `?${'x'.repeat(TEAM_LIMITS.views.queryLength)}` }).expect(400);
    await save({ name: 'No question mark', query: 'days=7' }).expect(400);
    const before = (await views()).length;
    for (let count = before; count < TEAM_LIMITS.views.count; count += 1)
      await save({ name: `View ${count}` }).expect(200);
    const { body } = await save({ name: 'One too many' }).expect(400);
    expect(body.fields).toHaveProperty('name');
    await save({ name: 'View 5', query: '?days=30' }).expect(200);
  });
});

describe('the search over everything', () => {
  let test: TestApp;
  let support: SignedInAdmin;
  beforeAll(async () => {
    test = await startTestApp();
    support = await test.make.admin('support');
  });
  afterAll(() => test.close());

  const find = async (q: string) =>
    (await support.get(`${ADMIN_ROUTES.search}?q=${encodeURIComponent(q)}`).expect(200)).body;

  it('finds members by words, the end of a phone, an email or an id, and open reports about them', async () => {
    const member = await test.make.member({ name: 'Palette Found Reddy', phone: '9123456780' });
    const reporter = await test.make.signedIn({ gender: 'male' });
    const { body } = await reporter.post(`/profiles/${member.id}/reports`, { reason: 'fake' }).expect(200);
    for (const q of ['found pal', '56780', member.email, member.id]) {
      const { people } = await find(q);
      expect(people.map(({ userId }: { userId: string }) => userId)).toEqual([member.id]);
    }
    const { reports } = await find('palette reddy');
    expect(reports).toEqual([
      expect.objectContaining({
        id: body.reportId,
        reported: { userId: member.id, name: 'Palette Found Reddy' },
        reason: 'fake',
      }),
    ]);
    expect(await find('palette nobody')).toMatchObject({ people: [], reports: [] });
    expect(await find('  ')).toMatchObject({ people: [], reports: [] });
  });

  it('answers with a few of many', async () => {
    for (let count = 0; count <= TEAM_LIMITS.searchHits; count += 1)
      await test.make.member({ name: `Crowded ${count} Name` });
    expect((await find('crowded')).people).toHaveLength(TEAM_LIMITS.searchHits);
  });

  it('is closed to auditors', async () => {
    const auditor = await test.make.admin('auditor');
    await auditor.get(`${ADMIN_ROUTES.search}?q=x`).expect(403);
  });
});
