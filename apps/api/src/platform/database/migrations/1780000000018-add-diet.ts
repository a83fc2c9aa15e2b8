import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

const FILTERS = 'gender, birth_year, marital_status, income_rank, work_state, family_state, work_country';

export class AddDiet1780000000018 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE profiles ADD COLUMN diet VARCHAR(16) NULL AFTER complexion`,
      `ALTER TABLE browse_entries ADD COLUMN diet VARCHAR(16) NULL AFTER marital_status,
       DROP INDEX ix_browse_filters, ADD INDEX ix_browse_filters (${FILTERS}, diet, dob, last_active_at)`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE browse_entries DROP INDEX ix_browse_filters, DROP COLUMN diet,
       ADD INDEX ix_browse_filters (${FILTERS}, dob, last_active_at)`,
      `ALTER TABLE profiles DROP COLUMN diet`,
    ]);
  }
}
