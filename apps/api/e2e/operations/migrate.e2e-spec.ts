import type { MigrationInterface, QueryRunner } from 'typeorm';
import { migrate } from '../../src/platform/database/migrate.js';
import { MIGRATIONS } from '../../src/platform/database/migrations.js';
import { Tables } from '../../src/operations/maintenance/backup/tables.repository.js';
import { inDeep } from '../support/servers/deep.js';
import { startTestApp, type TestApp } from '../support/servers/test-app.js';

class AddProbe9990000000000 implements MigrationInterface {
  readonly name = 'AddProbe9990000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN probe INT NULL');
  }

  async down(): Promise<void> {}
}

describe('migrate', () => {
  let test: TestApp;
  beforeEach(async () => {
    test = await startTestApp();
  });
  afterEach(() => test.close());

  inDeep('lets members pass while it waits for a table that a long reader holds', async () => {
    const reader = test.database.createQueryRunner();
    await reader.query('START TRANSACTION');
    await reader.query('SELECT COUNT(*) FROM users');
    const migrating = migrate(test.settings, [...MIGRATIONS, AddProbe9990000000000]);
    const waits = `SELECT id FROM information_schema.processlist WHERE info LIKE 'ALTER TABLE users%'`;
    for (let seen = 0; seen < 2;) {
      if ((await test.database.query<unknown[]>(waits)).length > 0) {
        await test.database.query('SELECT COUNT(*) FROM users');
        seen += 1;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await reader.query('COMMIT');
    await reader.release();
    expect(await migrating).toEqual(['AddProbe9990000000000']);
  });

  it('waits for a backup of the same database', async () => {
    const order: string[] = [];
    let migrating: Promise<void> | undefined;
    await Tables.use(test.settings, async (tables) => {
      await tables.hold();
      migrating = migrate(test.settings).then(() => void order.push('migrated'));
      const waits = `SELECT id FROM information_schema.processlist WHERE info LIKE 'SELECT GET_LOCK%'`;
      while ((await test.database.query<unknown[]>(waits)).length === 0)
        await new Promise((resolve) => setTimeout(resolve, 20));
      order.push('backed up');
    });
    await migrating;
    expect(order).toEqual(['backed up', 'migrated']);
  });
});
