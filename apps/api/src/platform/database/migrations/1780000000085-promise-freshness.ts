import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE, WORD } from '../migration-sql.js';

/** R42: listed is who said, or showed, within three months that they are still looking; activity alone says nothing. */
export class PromiseFreshness1780000000085 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `ALTER TABLE profiles
        ADD COLUMN looking_confirmed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        ADD COLUMN looking_by VARCHAR(12) ${WORD} NOT NULL DEFAULT 'registered',
        ADD COLUMN looking_due_at DATETIME(3) NULL,
        ADD COLUMN paused_until DATE NULL`,
      // R72: active members keep their three months; no one has said anything yet.
      `UPDATE profiles p JOIN users u ON u.id = p.user_id
        SET p.looking_confirmed_at = u.last_active_at, p.looking_by = 'taken-over',
          p.looking_due_at = IF(p.is_active, u.last_active_at + INTERVAL 30 DAY, NULL)`,
      `ALTER TABLE profiles ADD KEY ix_profiles_looking_due (looking_due_at),
        ADD KEY ix_profiles_confirmed (looking_confirmed_at)`,
      `ALTER TABLE users DROP COLUMN reminders`,
      `ALTER TABLE browse_entries CHANGE last_active_at confirmed_at DATETIME(3) NOT NULL,
        ADD COLUMN taken_over TINYINT(1) NOT NULL DEFAULT 0, RENAME INDEX ix_browse_active TO ix_browse_confirmed`,
      `UPDATE browse_entries SET taken_over = 1`,
      `CREATE TABLE looking_questions (
        user_id INT UNSIGNED NOT NULL,
        opened_at DATETIME(3) NOT NULL,
        stage TINYINT UNSIGNED NOT NULL,
        asked_at DATETIME(3) NOT NULL,
        token_hash BINARY(32) NOT NULL,
        closed_at DATETIME(3) NULL,
        PRIMARY KEY (user_id),
        UNIQUE KEY uq_looking_questions_token (token_hash),
        CONSTRAINT fk_looking_questions_user FOREIGN KEY (user_id) REFERENCES users (id)
          ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE looking_answers (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        user_id INT UNSIGNED NOT NULL,
        answer VARCHAR(16) ${WORD} NOT NULL,
        until DATE NULL,
        via VARCHAR(8) ${WORD} NOT NULL,
        at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY ix_looking_answers_user (user_id, id),
        CONSTRAINT fk_looking_answers_user FOREIGN KEY (user_id) REFERENCES users (id)
          ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropAll(runner, ['looking_answers', 'looking_questions']);
    await runAll(runner, [
      `ALTER TABLE browse_entries CHANGE confirmed_at last_active_at DATETIME(3) NOT NULL, DROP COLUMN taken_over,
        RENAME INDEX ix_browse_confirmed TO ix_browse_active`,
      `ALTER TABLE users ADD COLUMN reminders TINYINT UNSIGNED NOT NULL DEFAULT 0 AFTER resubmissions`,
      `ALTER TABLE profiles DROP KEY ix_profiles_looking_due, DROP KEY ix_profiles_confirmed,
        DROP COLUMN looking_confirmed_at, DROP COLUMN looking_by, DROP COLUMN looking_due_at, DROP COLUMN paused_until`,
    ]);
  }
}
