import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/**
 * One small row per listable profile, so that filters and counts read little; and the feed of changes for other
 * readers, written in the transaction of each change.
 */
export class CreateBrowse1780000000004 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE browse_entries (
        user_id INT UNSIGNED NOT NULL,
        gender VARCHAR(8) NOT NULL,
        dob DATE NOT NULL,
        birth_year SMALLINT UNSIGNED NOT NULL,
        marital_status VARCHAR(16) NOT NULL,
        income_rank TINYINT UNSIGNED NOT NULL,
        work_state VARCHAR(20) NULL,
        work_city VARCHAR(80) NULL,
        work_country VARCHAR(16) NULL,
        family_state VARCHAR(20) NOT NULL,
        family_city VARCHAR(80) NOT NULL,
        registered_at DATETIME(3) NOT NULL,
        last_active_at DATETIME(3) NOT NULL,
        PRIMARY KEY (user_id),
        KEY ix_browse_newest (gender, registered_at, user_id, dob, last_active_at),
        KEY ix_browse_active (gender, last_active_at, user_id, dob),
        KEY ix_browse_filters (gender, birth_year, marital_status, income_rank, work_state, family_state, work_country, dob, last_active_at),
        CONSTRAINT fk_browse_entries_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE profile_changes (
        sequence INT UNSIGNED NOT NULL AUTO_INCREMENT,
        user_id INT UNSIGNED NOT NULL,
        at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (sequence),
        KEY ix_profile_changes_at (at)
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['profile_changes', 'browse_entries']);
  }
}
