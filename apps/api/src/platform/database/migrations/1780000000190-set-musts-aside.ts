import type { MigrationInterface, QueryRunner } from 'typeorm';

/** R115: the list begins with the member's musts, and stays without those that the member removed from it. */
export class SetMustsAside1780000000190 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE wishes ADD COLUMN set_aside VARCHAR(400) NOT NULL DEFAULT '', ALGORITHM=INSTANT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE wishes DROP COLUMN set_aside, ALGORITHM=INSTANT');
  }
}
