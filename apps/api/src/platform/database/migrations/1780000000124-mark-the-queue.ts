import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

const AT_ONCE = 1000;

/**
 * The queue and its chips are counted from one index; mails of announcements and decisions are counted as they are
 * made.
 */
export class MarkTheQueue1780000000124 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `ALTER TABLE verification_cases ADD COLUMN abroad TINYINT(1) NOT NULL DEFAULT 0,
         ADD COLUMN no_file TINYINT(1) NOT NULL DEFAULT 0`,
      `ALTER TABLE announcements ADD COLUMN mails_sent INT UNSIGNED NOT NULL DEFAULT 0,
         ADD COLUMN mails_failed INT UNSIGNED NOT NULL DEFAULT 0`,
    ]);
    await markOpenCases(runner);
    await runAll(runner, [
      `CREATE TABLE admin_decisions (
         admin_id INT UNSIGNED NOT NULL PRIMARY KEY,
         total INT UNSIGNED NOT NULL
       ) ${TABLE}`,
      `INSERT INTO admin_decisions (admin_id, total)
       SELECT decided_by, COUNT(*) FROM verification_cases WHERE decided_by IS NOT NULL GROUP BY decided_by`,
      `ALTER TABLE verification_cases ADD KEY ix_verification_cases_queue (decided_at, lane, entered_at, id, assigned_to,
         claimed_by, claimed_at, resubmission, abroad, no_file, user_id)`,
      'ALTER TABLE verification_cases DROP KEY ix_verification_cases_lane',
      `UPDATE announcements a SET
         mails_sent = (SELECT COUNT(*) FROM announcement_recipients r WHERE r.announcement_id = a.id AND r.state = 'sent'),
         mails_failed = (SELECT COUNT(*) FROM announcement_recipients r WHERE r.announcement_id = a.id AND r.state = 'failed')`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropAll(runner, ['admin_decisions']);
    await runAll(runner, [
      'ALTER TABLE announcements DROP COLUMN mails_sent, DROP COLUMN mails_failed',
      'ALTER TABLE verification_cases ADD KEY ix_verification_cases_lane (decided_at, lane, entered_at)',
      'ALTER TABLE verification_cases DROP KEY ix_verification_cases_queue',
      'ALTER TABLE verification_cases DROP COLUMN abroad, DROP COLUMN no_file',
    ]);
  }
}

/** A few at a time: a decision about one of them waits only for a moment. */
async function markOpenCases(runner: QueryRunner): Promise<void> {
  for (let last = 0; ;) {
    const rows = (await runner.query(
      'SELECT open_user_id AS userId FROM verification_cases WHERE open_user_id > ? ORDER BY open_user_id LIMIT ?',
      [last, AT_ONCE],
    )) as { userId: number }[];
    if (rows.length === 0) return;
    const userIds = rows.map(({ userId }) => userId);
    await runner.query(
      `UPDATE verification_cases c SET
         c.abroad = EXISTS (SELECT 1 FROM profiles p WHERE p.user_id = c.user_id AND p.work_type = 'nri'),
         c.no_file = NOT EXISTS (SELECT 1 FROM documents d
           WHERE d.user_id = c.user_id AND d.kind <> 'pan' AND d.erased_at IS NULL)
       WHERE c.open_user_id IN (?)`,
      [userIds],
    );
    last = Math.max(...userIds);
  }
}
