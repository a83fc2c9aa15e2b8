import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Used and unused pairs are read in either order without their rows. */
export class OrderUsedPairs1780000000126 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE eligible_users
         DROP KEY ix_eligible_users_added, ADD KEY ix_eligible_users_added (added_at, id, used_at),
         DROP KEY ix_eligible_users_email, ADD KEY ix_eligible_users_email (email, id, used_at)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE eligible_users
         DROP KEY ix_eligible_users_added, ADD KEY ix_eligible_users_added (added_at),
         DROP KEY ix_eligible_users_email, ADD KEY ix_eligible_users_email (email)`,
    );
  }
}
