import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** Pages of the audit log are found by the totals of days, and an administrator's acts of one kind by their index. */
export class CountAuditByDay1780000000123 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE audit_days (
         action VARCHAR(40) NOT NULL,
         day DATE NOT NULL,
         total INT UNSIGNED NOT NULL,
         PRIMARY KEY (action, day)
       ) ${TABLE}`,
      `INSERT INTO audit_days (action, day, total)
       SELECT action, DATE(at + INTERVAL 330 MINUTE) AS day, COUNT(*) FROM audit_log GROUP BY action, day`,
      'ALTER TABLE audit_log ADD KEY ix_audit_log_actor_action (actor, action, at)',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE audit_log DROP KEY ix_audit_log_actor_action');
    await dropAll(runner, ['audit_days']);
  }
}
