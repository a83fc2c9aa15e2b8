import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** R71: the team looks at photos that come after a verification. Those that are there already count as seen with it. */
export class ReviewPhotos1780000000062 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE photos
         ADD COLUMN review_state VARCHAR(8) NOT NULL DEFAULT 'case',
         ADD COLUMN reviewed_by INT UNSIGNED NULL,
         ADD COLUMN reviewed_at DATETIME(3) NULL,
         ADD COLUMN refusal VARCHAR(24) NULL,
         ADD INDEX ix_photos_review (review_state, id),
         ADD CONSTRAINT fk_photos_reviewer FOREIGN KEY (reviewed_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION`,
      `UPDATE photos p JOIN users u ON u.id = p.user_id SET p.review_state = 'fine' WHERE u.verification_status = 'verified'`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE photos DROP CONSTRAINT fk_photos_reviewer`,
      `ALTER TABLE photos DROP INDEX ix_photos_review, DROP COLUMN review_state, DROP COLUMN reviewed_by, DROP COLUMN reviewed_at, DROP COLUMN refusal`,
    ]);
  }
}
