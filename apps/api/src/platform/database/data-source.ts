import { type AfterQueryEvent, type DataSourceOptions, type EntitySubscriberInterface, EventSubscriber } from 'typeorm';
import type { Settings } from '../config/settings.js';
import { MIGRATIONS } from './migrations.js';
import { driverWith, SESSION_OF_COMMANDS, SESSION_OF_REQUESTS } from './session.js';
import { isDemotedServer } from './errors.js';

const CONNECT_MS = 3000;
const QUEUE_PER_CONNECTION = 20;

/** Where the database is and how it is reached. */
export type DatabaseAccess = Pick<Settings, 'databaseUrl' | 'databaseTls'>;

/** The one data source, for the server, the commands and the tests; migrations have no time limit. */
export const dataSourceOptions = (
  { databaseUrl: url, databaseTls }: DatabaseAccess,
  pool: number,
  work: 'requests' | 'migrations' = 'requests',
): DataSourceOptions => ({
  type: 'mysql',
  url,
  ...(databaseTls && { ssl: databaseTls }),
  subscribers: [DemotedServer],
  migrations: [...MIGRATIONS],
  migrationsTableName: 'migrations',
  migrationsTransactionMode: 'none',
  synchronize: false,
  timezone: 'Z',
  charset: 'utf8mb4',
  dateStrings: ['DATE'],
  // Counts and comparisons are 64 bits wide, on MySQL more of them than on MariaDB: numbers wherever a number can hold them.
  supportBigNumbers: true,
  bigNumberStrings: false,
  poolSize: pool,
  connectTimeout: CONNECT_MS,
  extra: { queueLimit: pool * QUEUE_PER_CONNECTION },
  driver: driverWith(work === 'requests' ? SESSION_OF_REQUESTS : SESSION_OF_COMMANDS),
});

/** Drops a connection whose server became read-only or left the cluster: the pool finds the new primary by a new one. */
@EventSubscriber()
class DemotedServer implements EntitySubscriberInterface {
  async afterQuery({ error, queryRunner }: AfterQueryEvent): Promise<void> {
    if (!error || !isDemotedServer(error)) return;
    const connection = (await queryRunner.connect()) as { destroy(): void };
    connection.destroy();
  }
}
