import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll, TABLE } from '../migration-sql.js';

/** A column marks holds caused only by reports, instead of their wording; drops the feed that nothing reads. */
export class HeldByReports1780000000015 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE users ADD COLUMN held_by_reports TINYINT(1) NOT NULL DEFAULT 0 AFTER status_reason`,
      `UPDATE users SET held_by_reports = 1
       WHERE account_status = 'on-hold' AND status_reason LIKE 'Reported by _ verified members'`,
      `DROP TABLE profile_changes`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE profile_changes (
        sequence INT UNSIGNED NOT NULL AUTO_INCREMENT,
        user_id INT UNSIGNED NOT NULL,
        at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (sequence),
        KEY ix_profile_changes_at (at)
      ) ${TABLE}`,
      `ALTER TABLE users DROP COLUMN held_by_reports`,
    ]);
  }
}
