import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** A closed report shows the message to the reported member. */
export class KeepReportMessages1780000000070 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, ['ALTER TABLE reports ADD COLUMN message TEXT NULL AFTER notes']);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, ['ALTER TABLE reports DROP COLUMN message']);
  }
}
