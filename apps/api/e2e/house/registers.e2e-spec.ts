import { ACCESS_TABLE } from '../support/tables/access-table.js';
import { DESK_TABLE } from '../support/tables/desk-table.js';
import { expectRows, expectTable } from '../support/tables/expect-rows.js';
import { ID_TABLE } from '../support/tables/foreign-ids.js';
import { inputsOf, placesOfIds } from '../support/requests/inputs.js';
import { privacyColumns } from '../support/tables/privacy-rows.js';
import { declaredAccess, declaredDesk, servedRoutes, unnamedWrites } from '../support/requests/routes.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';
import { WRITES } from '../support/requests/writes.js';

const SUPPORT = 'apps/api/e2e/support';

/** The entries that a new route needs in addition to its controller; `npm run registers` checks only these. */
describe('the registers of the API', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('say who may call each route, as the route declares', () => {
    expectTable(`${SUPPORT}/tables/access-table.ts`, declaredAccess(test), ACCESS_TABLE);
    expectRows(`${SUPPORT}/tables/access-table.ts`, servedRoutes(test), Object.keys(ACCESS_TABLE));
  });

  it('say what a family desk does at each route that lets one in', () => {
    expectTable(`${SUPPORT}/tables/desk-table.ts`, declaredDesk(test), DESK_TABLE);
    expect(unnamedWrites(test)).toEqual([]);
  });

  it('have a call with someone else’s id for each place that takes one', () => {
    expectRows(`${SUPPORT}/tables/foreign-ids.ts`, placesOfIds(test), Object.keys(ID_TABLE));
  });

  it('have a form for each route that takes a body', () => {
    const taking = [...inputsOf(test)].flatMap(([route, { body }]) => (body ? [route] : []));
    expectRows(`${SUPPORT}/requests/writes.ts`, taking, Object.keys(WRITES));
  });

  it('say what every column of every table is for', async () => {
    const columns = await test.database.query<{ name: string }[]>(
      `SELECT CONCAT(table_name, '.', column_name) AS name FROM information_schema.columns
       WHERE table_schema = DATABASE() AND table_name NOT IN ('migrations', 'typeorm_metadata') ORDER BY name`,
    );
    const needed = columns.map(({ name }) => name);
    expectRows('docs/privacy.md', needed, privacyColumns());
    // Each once.
    expect(privacyColumns().sort()).toEqual(needed.sort());
  });
});
