import type { MigrationInterface, QueryRunner } from 'typeorm';

/** C14: a candidate takes over the account that someone else made for them, once. */
export class LetCandidatesTakeOver1780000000145 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate_consents ADD COLUMN taken_over_at DATETIME(3) NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE candidate_consents DROP COLUMN taken_over_at');
  }
}
