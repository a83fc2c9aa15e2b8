import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** C4: searches that members keep, when their letters are due, and since when a listed profile is news. */
export class SaveSearches1780000000078 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE saved_searches (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        user_id INT UNSIGNED NOT NULL,
        name VARCHAR(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        query TEXT NOT NULL,
        digest VARCHAR(8) NOT NULL,
        digest_since DATETIME(3) NOT NULL,
        due_at DATETIME(3) NULL,
        last_sent_at DATETIME(3) NULL,
        last_opened_at DATETIME(3) NULL,
        unopened TINYINT UNSIGNED NOT NULL DEFAULT 0,
        paused_at DATETIME(3) NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (id),
        UNIQUE KEY uq_saved_searches_public_id (public_id),
        UNIQUE KEY uq_saved_searches_name (user_id, name),
        KEY ix_saved_searches_due (due_at, user_id),
        KEY ix_saved_searches_created (created_at),
        CONSTRAINT fk_saved_searches_user FOREIGN KEY (user_id) REFERENCES users (id)
          ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `ALTER TABLE browse_entries
        ADD COLUMN news_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        ADD COLUMN verified_news_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3)`,
      `UPDATE browse_entries SET news_at = registered_at, verified_news_at = registered_at`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE browse_entries DROP COLUMN verified_news_at, DROP COLUMN news_at');
    await dropAll(runner, ['saved_searches']);
  }
}
