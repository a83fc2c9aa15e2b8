import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE, WORD } from '../migration-sql.js';

/** The members of each list, at the time of this migration. */
const MEMBERS = {
  queue: 'SELECT open_user_id AS user_id FROM verification_cases WHERE open_user_id > 0',
  reports: 'SELECT DISTINCT reported_id AS user_id FROM reports',
  edits: 'SELECT DISTINCT user_id FROM profile_edits',
  eligible: 'SELECT DISTINCT used_by AS user_id FROM eligible_users WHERE used_by > 0',
};

/**
 * A search in a list of the team reads the words of its members alone; orders and filters of lists have an index each.
 */
export class WordsOfLists1780000000125 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE list_words (
         list VARCHAR(8) ${WORD} NOT NULL,
         word VARCHAR(254) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
         kind VARCHAR(9) NOT NULL,
         user_id INT UNSIGNED NOT NULL,
         PRIMARY KEY (list, word, kind, user_id),
         KEY ix_list_words_user (user_id, list),
         CONSTRAINT fk_list_words_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
       ) ${TABLE}`,
    );
    await runAll(
      runner,
      Object.entries(MEMBERS).map(
        ([list, members]) => `INSERT INTO list_words (list, word, kind, user_id)
          SELECT '${list}', w.word, w.kind, w.user_id FROM (${members}) m JOIN search_words w ON w.user_id = m.user_id`,
      ),
    );
    await runAll(runner, [
      'ALTER TABLE eligible_users ADD COLUMN phone_end VARCHAR(16) GENERATED ALWAYS AS (REVERSE(phone)) VIRTUAL',
      `INSERT INTO typeorm_metadata (type, \`schema\`, \`table\`, name, value)
       VALUES ('GENERATED_COLUMN', DATABASE(), 'eligible_users', 'phone_end', 'reverse(phone)')`,
      `ALTER TABLE eligible_users ADD KEY ix_eligible_users_phone_end (phone_end),
         ADD KEY ix_eligible_users_email (email)`,
      'ALTER TABLE profile_edits ADD KEY ix_profile_edits_asked (asked_at, id, decided_at, user_id)',
      `ALTER TABLE reports
         DROP KEY ix_reports_created, ADD KEY ix_reports_created (created_at, id, reported_id, closed_at),
         DROP KEY ix_reports_queue, ADD KEY ix_reports_queue (closed_at, created_at, id, reported_id),
         DROP KEY ix_reports_case, ADD KEY ix_reports_case (reported_id, closed_at, reason),
         ADD KEY ix_reports_reason (reason, closed_at, reported_id)`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `ALTER TABLE reports
         DROP KEY ix_reports_created, ADD KEY ix_reports_created (created_at),
         DROP KEY ix_reports_queue, ADD KEY ix_reports_queue (closed_at, created_at),
         DROP KEY ix_reports_case, ADD KEY ix_reports_case (reported_id, closed_at),
         DROP KEY ix_reports_reason`,
      'ALTER TABLE profile_edits DROP KEY ix_profile_edits_asked',
      `ALTER TABLE eligible_users DROP KEY ix_eligible_users_phone_end, DROP KEY ix_eligible_users_email,
         DROP COLUMN phone_end`,
      `DELETE FROM typeorm_metadata WHERE \`table\` = 'eligible_users' AND name = 'phone_end'`,
    ]);
    await dropAll(runner, ['list_words']);
  }
}
