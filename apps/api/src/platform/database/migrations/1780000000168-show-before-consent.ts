import type { MigrationInterface, QueryRunner } from 'typeorm';

/** R45: candidates look at the profile that was made for them before they agree to it, by a link in their SMS. */
export class ShowBeforeConsent1780000000168 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE candidate_consents
        ADD COLUMN link_hash BINARY(32) NULL,
        ADD COLUMN link_until DATETIME(3) NULL,
        ADD COLUMN wants VARCHAR(1000) NULL,
        ALGORITHM=INSTANT`,
    );
    await runner.query(
      'ALTER TABLE candidate_consents ADD UNIQUE KEY uq_candidate_consents_link (link_hash), ALGORITHM=INPLACE, LOCK=NONE',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE candidate_consents DROP KEY uq_candidate_consents_link, ALGORITHM=INPLACE, LOCK=NONE',
    );
    await runner.query(
      'ALTER TABLE candidate_consents DROP COLUMN wants, DROP COLUMN link_until, DROP COLUMN link_hash, ALGORITHM=INSTANT',
    );
  }
}
