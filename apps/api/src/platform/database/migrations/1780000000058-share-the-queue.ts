import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

const ADMIN_KEYS = ['assigned_to', 'assigned_by', 'second_by'] as const;
const LANE = 'CASE WHEN waiting_since IS NOT NULL THEN 2 WHEN answered_at IS NOT NULL THEN 0 ELSE 1 END';
const keyOf = (column: string): string => `fk_verification_cases_${column}`;

/**
 * The queue of several reviewers: who a case is assigned to, who approved it first, since when it waits for its
 * member, and when they were reminded of a missing file. The queue is listed by lane: answered cases come first, those
 * that wait for their member last.
 */
export class ShareTheQueue1780000000058 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE verification_cases
         ADD COLUMN assigned_to INT UNSIGNED NULL AFTER claimed_at,
         ADD COLUMN assigned_by INT UNSIGNED NULL AFTER assigned_to,
         ADD COLUMN assigned_at DATETIME(3) NULL AFTER assigned_by,
         ADD COLUMN assign_note VARCHAR(200) NULL AFTER assigned_at,
         ADD COLUMN second_by INT UNSIGNED NULL AFTER assign_note,
         ADD COLUMN second_at DATETIME(3) NULL AFTER second_by,
         ADD COLUMN second_seen CHAR(43) NULL AFTER second_at,
         ADD COLUMN waiting_since DATETIME(3) NULL AFTER second_seen,
         ADD COLUMN answered_at DATETIME(3) NULL AFTER waiting_since,
         ADD COLUMN reminders TINYINT UNSIGNED NOT NULL DEFAULT 0 AFTER answered_at,
         ADD COLUMN reminded_at DATETIME(3) NULL AFTER reminders`,
      `ALTER TABLE verification_cases ADD COLUMN lane TINYINT UNSIGNED GENERATED ALWAYS AS (${LANE}) VIRTUAL`,
      // What TypeORM compares generated columns with.
      `INSERT INTO typeorm_metadata (type, \`schema\`, \`table\`, name, value)
       VALUES ('GENERATED_COLUMN', DATABASE(), 'verification_cases', 'lane', '${LANE}')`,
      `ALTER TABLE verification_cases
         ADD KEY ix_verification_cases_lane (decided_at, lane, entered_at),
         DROP KEY ix_verification_cases_queue`,
      ...ADMIN_KEYS.map(
        (column) => `ALTER TABLE verification_cases ADD CONSTRAINT ${keyOf(column)}
           FOREIGN KEY (${column}) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
      ),
      `ALTER TABLE desk_events ADD COLUMN to_admin_id INT UNSIGNED NULL AFTER admin_id`,
      `ALTER TABLE desk_events ADD CONSTRAINT fk_desk_events_to_admin
         FOREIGN KEY (to_admin_id) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE desk_events DROP FOREIGN KEY fk_desk_events_to_admin`,
      `ALTER TABLE desk_events DROP COLUMN to_admin_id`,
      ...ADMIN_KEYS.map((column) => `ALTER TABLE verification_cases DROP FOREIGN KEY ${keyOf(column)}`),
      `ALTER TABLE verification_cases
         ADD KEY ix_verification_cases_queue (decided_at, entered_at),
         DROP KEY ix_verification_cases_lane`,
      `ALTER TABLE verification_cases DROP COLUMN lane`,
      `DELETE FROM typeorm_metadata WHERE \`table\` = 'verification_cases' AND name = 'lane'`,
      `ALTER TABLE verification_cases DROP COLUMN assigned_to, DROP COLUMN assigned_by, DROP COLUMN assigned_at,
         DROP COLUMN assign_note, DROP COLUMN second_by, DROP COLUMN second_at, DROP COLUMN second_seen,
         DROP COLUMN waiting_since, DROP COLUMN answered_at, DROP COLUMN reminders, DROP COLUMN reminded_at`,
    ]);
  }
}
