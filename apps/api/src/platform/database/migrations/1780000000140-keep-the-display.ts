import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** C15: how a member reads goes with the account, to every device. */
export class KeepTheDisplay1780000000140 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, ['ALTER TABLE users ADD COLUMN display VARCHAR(100) NULL AFTER language']);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, ['ALTER TABLE users DROP COLUMN display']);
  }
}
