import { DataSource } from 'typeorm';
import { COUNTING_INDEXES } from '../../src/matching/browse/how-to-count.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

describe('the schema', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('matches the entities: after all migrations nothing is left to generate', async () => {
    // MariaDB writes some defaults differently into its catalogue; TypeORM reads them right only when it knows the
    // server.
    const [server] = await test.database.query<{ version: string }[]>('SELECT VERSION() AS version');
    const type = server?.version.includes('MariaDB') ? 'mariadb' : 'mysql';
    const reader = await new DataSource({
      ...test.database.options,
      type,
    } as typeof test.database.options).initialize();
    const { upQueries } = await reader.driver.createSchemaBuilder().log();
    await reader.destroy();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });

  it.each(Object.entries(COUNTING_INDEXES))('has what counts take %s to have', async (name, columns) => {
    const rows = await test.database.query<{ column: string }[]>(
      `SELECT column_name AS \`column\` FROM information_schema.statistics
       WHERE table_schema = DATABASE() AND index_name = ? ORDER BY seq_in_index`,
      [name],
    );
    expect(rows.map(({ column }) => column)).toEqual(columns);
  });

  it('has no pending migration', async () => {
    expect(await test.database.showMigrations()).toBe(false);
  });
});
