import type { MigrationInterface, QueryRunner } from 'typeorm';

/** R75: null for those who were not asked or did not say. */
export class AskForWhom1780000000054 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE profiles ADD COLUMN created_by VARCHAR(16) NULL AFTER expectations`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE profiles DROP COLUMN created_by`);
  }
}
