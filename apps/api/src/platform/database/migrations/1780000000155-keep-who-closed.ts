import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * R116: no hand opens what the candidate has closed, and a link is restored only by the one that withdrew it. R60: codes that
 * anyone may ask for belong to the network that asked.
 */
export class KeepWhoClosed1780000000155 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE biodata_shares ADD COLUMN revoked_by_user INT UNSIGNED NULL, ALGORITHM=INSTANT');
    await runner.query(
      'ALTER TABLE verification_codes ADD COLUMN network VARCHAR(45) CHARACTER SET ascii COLLATE ascii_bin NULL, ALGORITHM=INSTANT',
    );
    await runner.query('ALTER TABLE contact_denials ADD COLUMN denied_by INT UNSIGNED NULL, ALGORITHM=INSTANT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE verification_codes DROP COLUMN network, ALGORITHM=INSTANT');
    await runner.query('ALTER TABLE contact_denials DROP COLUMN denied_by, ALGORITHM=INSTANT');
    await runner.query('ALTER TABLE biodata_shares DROP COLUMN revoked_by_user, ALGORITHM=INSTANT');
  }
}
