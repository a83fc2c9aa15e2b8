import type { MigrationInterface, QueryRunner } from 'typeorm';

/** R59: when the member was notified that an account without a verified mobile number will be erased. */
export class TellBeforeErasing1780000000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN erasure_told_at DATETIME(3) NULL AFTER reminders`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN erasure_told_at`);
  }
}
