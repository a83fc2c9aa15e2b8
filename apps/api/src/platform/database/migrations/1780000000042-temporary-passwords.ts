import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** A password that an owner handed out must be changed at the first login. */
export class TemporaryPasswords1780000000042 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE admins ADD COLUMN password_temporary TINYINT(1) NOT NULL DEFAULT 0 AFTER password_hash`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [`ALTER TABLE admins DROP COLUMN password_temporary`]);
  }
}
