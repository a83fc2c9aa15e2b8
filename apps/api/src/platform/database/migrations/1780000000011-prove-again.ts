import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** When an administrator last authenticated in a session, starting with its sign-in. */
export class ProveAgain1780000000011 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE admin_sessions
         ADD COLUMN proved_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3) AFTER last_used_at`,
      `UPDATE admin_sessions SET proved_at = created_at`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [`ALTER TABLE admin_sessions DROP COLUMN proved_at`]);
  }
}
