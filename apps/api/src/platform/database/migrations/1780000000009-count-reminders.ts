import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** How many times an inactive member was reminded that their profile goes offline; activity resets it. */
export class CountReminders1780000000009 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE users ADD COLUMN reminders TINYINT UNSIGNED NOT NULL DEFAULT 0 AFTER resubmissions`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [`ALTER TABLE users DROP COLUMN reminders`]);
  }
}
