import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** C16: a photo of one of the two beside their words; it goes with the photo. */
export class PictureStories1780000000147 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE marriage_stories
        ADD COLUMN photo_id INT UNSIGNED NULL AFTER named_by_b,
        ADD COLUMN photo_by_a TINYINT(1) NOT NULL DEFAULT 0 AFTER photo_id,
        ADD COLUMN photo_by_b TINYINT(1) NOT NULL DEFAULT 0 AFTER photo_by_a,
        ADD KEY ix_marriage_stories_photo (photo_id),
        ADD CONSTRAINT fk_marriage_stories_photo FOREIGN KEY (photo_id) REFERENCES photos (id)
          ON DELETE SET NULL ON UPDATE NO ACTION`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE marriage_stories DROP FOREIGN KEY fk_marriage_stories_photo`,
      `ALTER TABLE marriage_stories DROP KEY ix_marriage_stories_photo,
        DROP COLUMN photo_id, DROP COLUMN photo_by_a, DROP COLUMN photo_by_b`,
    ]);
  }
}
