import { DataSource, MigrationExecutor, type QueryRunner } from 'typeorm';
import { connect } from './connect.js';
import { dataSourceOptions, type DatabaseAccess } from './data-source.js';
import { MIGRATIONS, type Migration } from './migrations.js';
import { retryOnLockWait } from './retries.js';
import { lockSchema } from './schema-lock.js';

/**
 * Runs pending migrations, or some of them for an older schema; a lock keeps two processes, and a backup, from running
 * in parallel. Waits for a server that is still starting. Returns the names of those run.
 */
export async function migrate(
  access: DatabaseAccess,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<string[]> {
  const options = { ...dataSourceOptions(access, 2, 'migrations'), migrations: [...migrations] };
  const database = await connect(new PatientDataSource(options));
  const lock = database.createQueryRunner();
  try {
    await lockSchema((sql, values) => lock.query(sql, values));
    const done = await database.runMigrations();
    return done.map((migration) => migration.name);
  } finally {
    await lock.release();
    await database.destroy();
  }
}

/**
 * Repeats a statement that waits for a table in use; it gives up its place each time, so that no statement queues
 * behind it.
 */
class PatientDataSource extends DataSource {
  override createQueryRunner(...parameters: Parameters<DataSource['createQueryRunner']>): QueryRunner {
    const runner = super.createQueryRunner(...parameters);
    const query = runner.query.bind(runner);
    runner.query = (...statement: Parameters<typeof query>) => retryOnLockWait(() => query(...statement));
    return runner;
  }
}

const NUMBER = /(?<!\d)\d+$/;

/** The migrations that this code brings and the schema lacks, without their numbers. */
export async function pendingMigrations(database: DataSource): Promise<string[]> {
  const pending = await new MigrationExecutor(database).getPendingMigrations();
  return pending.map(({ name }) => name.replace(NUMBER, ''));
}

export const pendingSentence = (names: readonly string[]): string =>
  `${names.length} ${names.length === 1 ? 'migration' : 'migrations'} pending: ${names.join(', ')}`;
