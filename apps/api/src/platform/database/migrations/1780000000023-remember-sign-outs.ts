import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The upload token of a registration ends with all sessions, of which it is none. */
export class RememberSignOuts1780000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users ADD COLUMN signed_out_at DATETIME(3) NULL AFTER reminders`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE users DROP COLUMN signed_out_at`);
  }
}
