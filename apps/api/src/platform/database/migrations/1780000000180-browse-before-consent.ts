import type { MigrationInterface, QueryRunner } from 'typeorm';

const UNAGREED = 'users u JOIN candidate_consents c ON c.user_id = u.id AND c.agreed_at IS NULL';

/** R8, R45: both codes let a family browse; only the profile waits for its candidate. */
export class BrowseBeforeConsent1780000000180 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE ${UNAGREED} SET u.verification_status = 'semi-verified'
       WHERE u.verification_status = 'not-verified' AND u.account_status = 'active'
         AND u.email_verified_at IS NOT NULL AND u.phone_verified_at IS NOT NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE ${UNAGREED} SET u.verification_status = 'not-verified' WHERE u.verification_status = 'semi-verified'`,
    );
  }
}
