import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** Existing members keep the list they know. */
export class BeginWithAnAgeWindow1780000000046 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE users ADD COLUMN age_window TINYINT(1) NOT NULL DEFAULT 0 AFTER language`,
      `ALTER TABLE users ALTER COLUMN age_window SET DEFAULT 1`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN age_window`);
  }
}
