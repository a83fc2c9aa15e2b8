import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

const REASON = 'It was reported to our team.';

/** A reason that revealed how many had reported is replaced; members without a notice of the hold are remembered. */
export class TellOfAHold1780000000041 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE users ADD COLUMN status_told TINYINT(1) NOT NULL DEFAULT 0 AFTER held_by_reports`,
      `UPDATE users SET status_told = 1 WHERE account_status <> 'active' AND held_by_reports = 0`,
      `UPDATE users SET status_reason = '${REASON}' WHERE status_reason LIKE 'Reported by % verified members'`,
      `ALTER TABLE reports ADD KEY ix_reports_case (reported_id, closed_at), DROP KEY ix_reports_reported`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE reports ADD KEY ix_reports_reported (reported_id), DROP KEY ix_reports_case`,
      `ALTER TABLE users DROP COLUMN status_told`,
    ]);
  }
}
