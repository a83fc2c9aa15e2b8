import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source.js';
import { MIGRATIONS } from './migrations.js';

export type Migration = (typeof MIGRATIONS)[number];

const LOCK_SECONDS = 60;

/**
 * Runs pending migrations, or some of them for an older schema; a lock keeps two processes from doing it at once.
 * Returns the names of those run.
 */
export async function migrate(url: string, migrations: readonly Migration[] = MIGRATIONS): Promise<string[]> {
  const options = { ...dataSourceOptions(url, 2, 'migrations'), migrations: [...migrations] };
  const database = await new DataSource(options).initialize();
  const lock = database.createQueryRunner();
  try {
    const [row] = (await lock.query(`SELECT GET_LOCK('kalyanam-migrations', ?) AS taken`, [LOCK_SECONDS])) as {
      taken: unknown;
    }[];
    if (Number(row?.taken) !== 1) throw new Error('Another process is migrating this database.');
    const done = await database.runMigrations();
    return done.map((migration) => migration.name);
  } finally {
    await lock.query(`DO RELEASE_LOCK('kalyanam-migrations')`).catch(() => undefined);
    await lock.release();
    await database.destroy();
  }
}
