import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** Each import of eligible users can be taken back as a whole. */
export class ImportsToUndo1780000000043 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE eligible_users ADD COLUMN batch CHAR(20) NULL AFTER added_at, ADD KEY ix_eligible_users_batch (batch)`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [`ALTER TABLE eligible_users DROP KEY ix_eligible_users_batch, DROP COLUMN batch`]);
  }
}
