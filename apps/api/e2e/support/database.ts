import { createConnection } from 'mysql2/promise';
import { migrate } from '../../src/database/migrate.js';

/** A fresh database for this jest worker, built by the migrations. Returns its URL. */
export async function freshDatabase(): Promise<string> {
  const server = process.env['TEST_DATABASE_URL'];
  if (!server) throw new Error('TEST_DATABASE_URL is not set: run the tests by their npm script.');
  const name = `kalyanam_test_${process.env['JEST_DB_SUFFIX'] ?? 'e2e'}_${process.env['JEST_WORKER_ID'] ?? '0'}`;
  const connection = await createConnection(server);
  await connection.query(`DROP DATABASE IF EXISTS ${name}`);
  await connection.query(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
  await connection.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  await migrate(url.href);
  return url.href;
}
