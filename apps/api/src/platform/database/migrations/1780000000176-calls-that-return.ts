import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A call between two who are hidden from each other is off, and is on again once they are not. */
export class CallsThatReturn1780000000176 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE calls ADD COLUMN off_at DATETIME(3) NULL, ALGORITHM=INSTANT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE calls DROP COLUMN off_at, ALGORITHM=INSTANT');
  }
}
