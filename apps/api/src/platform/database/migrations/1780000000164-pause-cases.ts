import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

const LANE = 'CASE WHEN waiting_since IS NOT NULL THEN 2 WHEN answered_at IS NOT NULL THEN 0 ELSE 1 END';
const LANE_WITH_PAUSE = LANE.replace('CASE', 'CASE WHEN paused_since IS NOT NULL THEN 3');

/** In one statement, since the queue is read by this key; a virtual column that a key has cannot be changed in place. */
const laneIs = (lane: string, pausedSince: string): string[] => [
  `ALTER TABLE verification_cases DROP KEY ix_verification_cases_queue, DROP COLUMN lane, ${pausedSince},
     ADD COLUMN lane TINYINT UNSIGNED GENERATED ALWAYS AS (${lane}) VIRTUAL AFTER reminded_at,
     ADD KEY ix_verification_cases_queue (decided_at, lane, entered_at, id, assigned_to, claimed_by, claimed_at,
       resubmission, abroad, no_file, user_id), ALGORITHM=COPY`,
  // What TypeORM compares generated columns with.
  `UPDATE typeorm_metadata SET value = '${lane}' WHERE \`table\` = 'verification_cases' AND name = 'lane'`,
];

/** Cases of accounts that are on hold or suspended leave the queue, into a lane of their own. */
export class PauseCases1780000000164 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      ...laneIs(LANE_WITH_PAUSE, 'ADD COLUMN paused_since DATETIME(3) NULL AFTER waiting_since'),
      `UPDATE verification_cases c JOIN users u ON u.id = c.user_id
       SET c.paused_since = UTC_TIMESTAMP(3), c.claimed_by = NULL, c.claimed_at = NULL
       WHERE c.decided_at IS NULL AND u.account_status <> 'active'`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, laneIs(LANE, 'DROP COLUMN paused_since'));
  }
}
