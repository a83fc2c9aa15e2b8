import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** C3: profiles that are "Not for us", left out of the member's lists. */
export class KeepDismissals1780000000077 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE dismissals (
        user_id INT UNSIGNED NOT NULL,
        profile_user_id INT UNSIGNED NOT NULL,
        added_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (user_id, profile_user_id),
        KEY ix_dismissals_profile (profile_user_id),
        CONSTRAINT fk_dismissals_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_dismissals_profile FOREIGN KEY (profile_user_id) REFERENCES users (id)
          ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['dismissals']);
  }
}
