import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** C14: a suggestion may hold what would be changed in the profile, which is longer than a few words. */
export class DraftChanges1780000000148 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, ['ALTER TABLE desk_drafts MODIFY payload MEDIUMTEXT NOT NULL']);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `DELETE FROM desk_drafts WHERE kind IN ('edit', 'biodata')`,
      'ALTER TABLE desk_drafts MODIFY payload VARCHAR(2000) NOT NULL',
    ]);
  }
}
