import { MigrationExecutor, type DataSource } from 'typeorm';

const NUMBER = /(?<!\d)\d+$/;

/** The migrations that this code brings and the schema lacks, without their numbers. */
export async function pendingMigrations(database: DataSource): Promise<string[]> {
  const pending = await new MigrationExecutor(database).getPendingMigrations();
  return pending.map(({ name }) => name.replace(NUMBER, ''));
}

export const pendingSentence = (names: readonly string[]): string =>
  `${names.length} ${names.length === 1 ? 'migration' : 'migrations'} pending: ${names.join(', ')}`;
