import { PERMISSIONS } from '@kalyanam/shared/team/roles';
import { SECRETS } from '../support/make/member-secrets.js';
import { plantOwner } from '../support/make/planted-owner.js';
import { holds, OLDER_TABLES, TEAM_COLUMNS, TEAM_SECRETS } from '../support/make/team-secrets.js';
import { declaredAccess } from '../support/requests/routes.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

const TEAM: readonly string[] = PERMISSIONS;
/** Its response never ends. */
const STREAM = 'GET /admin/verifications/events';

/** R25: what not even the team reads, and that `leak.e2e-spec.ts` looks for everything that the team has. */
describe('what leaks to the team', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  beforeEach(() => test.empty());
  afterAll(() => test.close());

  it('shows no one of the team what a member searches for or wishes', async () => {
    const { owner } = await plantOwner(test, { verificationStatus: 'semi-verified' });
    const admin = await test.make.admin('owner');
    const paths = Object.entries(declaredAccess(test))
      .filter(([route, level]) => route.startsWith('GET ') && TEAM.includes(level) && route !== STREAM)
      .map(([route]) => route.slice('GET '.length).replace(':id', owner.id).replace(/:\w+/g, 'full'));
    expect(paths).toEqual(expect.arrayContaining([`/admin/users/${owner.id}`, '/admin/dashboard/overview']));
    const theirs = [SECRETS.searchName, SECRETS.searchQuery, SECRETS.wishedAge];
    const leaks: string[] = [];
    for (const path of paths) {
      const { text = '', headers } = await admin.get(path);
      const bytes = `${JSON.stringify(headers)}${text}`;
      if (theirs.some((secret) => holds(bytes, secret))) leaks.push(path);
    }
    expect(leaks).toEqual([]);
  });

  it('has planted every column of the team, or said why it holds no secret', async () => {
    await plantOwner(test);
    const rows = await test.database.query<{ name: string; field: string }[]>(
      `SELECT table_name AS name, column_name AS field FROM information_schema.columns
       WHERE table_schema = DATABASE() AND table_name IN (?)`,
      [Object.keys(TEAM_COLUMNS)],
    );
    for (const [name, columns] of Object.entries(TEAM_COLUMNS)) {
      const there = rows.filter((row) => row.name === name).map(({ field }) => field);
      const stated = Object.keys(columns).sort();
      const expected = OLDER_TABLES.includes(name) ? there.filter((field) => stated.includes(field)) : there;
      expect({ name, columns: stated }).toEqual({ name, columns: [...expected].sort() });
      for (const [field, what] of Object.entries(columns)) {
        if (typeof what !== 'string') continue;
        const [row] = await test.database.query<{ found: unknown }[]>(
          `SELECT COUNT(*) AS found FROM ${name} WHERE CAST(${field} AS CHAR) LIKE ?`,
          [`%${TEAM_SECRETS[what]}%`],
        );
        expect([name, field, Number(row?.found) > 0]).toEqual([name, field, true]);
      }
    }
  });
});
