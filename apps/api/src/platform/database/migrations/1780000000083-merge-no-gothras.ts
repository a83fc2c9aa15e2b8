import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** The team answers texts, each of which can be taken back; gothras of the list are never merged. */
export class MergeNoGothras1780000000083 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'ALTER TABLE gothras DROP FOREIGN KEY fk_gothras_merged',
      'ALTER TABLE gothras DROP COLUMN merged_into',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `ALTER TABLE gothras ADD COLUMN merged_into INT UNSIGNED NULL,
        ADD CONSTRAINT fk_gothras_merged FOREIGN KEY (merged_into) REFERENCES gothras (id)
          ON DELETE NO ACTION ON UPDATE NO ACTION`,
    ]);
  }
}
