import { DataSource } from 'typeorm';
import { startTestApp, type TestApp } from '../support/test-app.js';

describe('the schema', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('matches the entities: after all migrations nothing is left to generate', async () => {
    // MariaDB writes some defaults differently into its catalogue; TypeORM needs to be told to read them right.
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

  it('has no pending migration', async () => {
    expect(await test.database.showMigrations()).toBe(false);
  });
});
