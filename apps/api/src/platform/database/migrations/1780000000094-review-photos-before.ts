import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** The reasons of the team's first queue, and those of the vocabulary. */
const REASONS = [
  ['not-the-member', 'not-the-person'],
  ['not-suitable', 'unsuitable'],
  ['contact-details', 'contact-in-picture'],
  ['poor-quality', 'unclear'],
] as const;

/**
 * C8, R71: from now on the team looks at photos before others see them. Waiting photos are hidden until then, so the
 * listing is updated. Pictures of before are not compared again; a photo without a declaration is from before, or from
 * a client of the specified call.
 */
export class ReviewPhotosBefore1780000000094 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      'ALTER TABLE photos ADD COLUMN declared_at DATETIME(3) NULL AFTER refusal',
      'ALTER TABLE photo_hashes ADD COLUMN compared_at DATETIME(3) NULL, ADD INDEX ix_photo_hashes_compared (compared_at, photo_id)',
      'UPDATE photo_hashes SET compared_at = NOW(3)',
      ...REASONS.map(([before, after]) => `UPDATE photos SET refusal = '${after}' WHERE refusal = '${before}'`),
      `UPDATE desk_settings SET settings = JSON_REMOVE(settings, '$.photoReview')`,
      `UPDATE browse_entries e SET e.has_photo = EXISTS (
         SELECT 1 FROM photos p WHERE p.user_id = e.user_id AND p.review_state = 'fine') WHERE e.has_photo = 1`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      ...REASONS.map(([before, after]) => `UPDATE photos SET refusal = '${before}' WHERE refusal = '${after}'`),
      `UPDATE photos SET review_state = 'refused' WHERE review_state = 'rejected'`,
      'ALTER TABLE photo_hashes DROP INDEX ix_photo_hashes_compared, DROP COLUMN compared_at',
      'ALTER TABLE photos DROP COLUMN declared_at',
    ]);
  }
}
