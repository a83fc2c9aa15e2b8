import type { MigrationInterface, QueryRunner } from 'typeorm';

const SUSPENDED = `biodata_shares s JOIN users u ON u.id = s.owner_id AND u.account_status = 'suspended'`;

/**
 * A suspension closes links only as long as it lasts. Those that an earlier one withdrew open again with the account; of
 * accounts that were restored before this they stay withdrawn, since their owners have read so and made new ones.
 */
export class OpenLinksAgain1780000000185 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE ${SUSPENDED} SET s.revoked_at = NULL, s.revoked_by = NULL, s.version = s.version + 1
       WHERE s.revoked_by = 'suspended'`,
    );
    await runner.query(`UPDATE biodata_shares SET revoked_by = 'team' WHERE revoked_by = 'suspended'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE ${SUSPENDED} SET s.revoked_at = NOW(3), s.revoked_by = 'suspended', s.version = s.version + 1
       WHERE s.revoked_at IS NULL`,
    );
  }
}
