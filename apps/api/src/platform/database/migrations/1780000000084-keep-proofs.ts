import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

const proofs = (table: string): string => `CREATE TABLE ${table} (
  user_id INT UNSIGNED NOT NULL,
  proved_at DATETIME(3) NOT NULL,
  PRIMARY KEY (user_id),
  CONSTRAINT fk_${table}_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
) ${TABLE}`;

/** R65: a row of the listing refers to what proves its member's email and phone, and to the decision that verified them. */
export class KeepProofs1780000000084 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      proofs('email_proofs'),
      proofs('phone_proofs'),
      `INSERT INTO email_proofs (user_id, proved_at) SELECT id, email_verified_at FROM users WHERE email_verified_at IS NOT NULL`,
      `INSERT INTO phone_proofs (user_id, proved_at) SELECT id, phone_verified_at FROM users WHERE phone_verified_at IS NOT NULL`,
      `ALTER TABLE browse_entries ADD COLUMN verified_case_id INT UNSIGNED NULL`,
      `UPDATE browse_entries e JOIN users u ON u.id = e.user_id AND u.verification_status = 'verified'
        SET e.verified_case_id = (SELECT MAX(c.id) FROM verification_cases c
          WHERE c.user_id = e.user_id AND c.decision IN ('approve', 'pre-approved'))`,
      `DELETE e FROM browse_entries e JOIN users u ON u.id = e.user_id
        LEFT JOIN email_proofs m ON m.user_id = e.user_id LEFT JOIN phone_proofs p ON p.user_id = e.user_id
        WHERE m.user_id IS NULL OR p.user_id IS NULL OR (u.verification_status = 'verified' AND e.verified_case_id IS NULL)`,
      `DELETE m FROM browse_musts m LEFT JOIN browse_entries e ON e.user_id = m.user_id WHERE e.user_id IS NULL`,
      `ALTER TABLE browse_entries
        ADD KEY ix_browse_case (verified_case_id),
        ADD CONSTRAINT fk_browse_entries_email FOREIGN KEY (user_id) REFERENCES email_proofs (user_id)
          ON DELETE CASCADE ON UPDATE NO ACTION,
        ADD CONSTRAINT fk_browse_entries_phone FOREIGN KEY (user_id) REFERENCES phone_proofs (user_id)
          ON DELETE CASCADE ON UPDATE NO ACTION,
        ADD CONSTRAINT fk_browse_entries_case FOREIGN KEY (verified_case_id) REFERENCES verification_cases (id)
          ON DELETE CASCADE ON UPDATE NO ACTION`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `ALTER TABLE browse_entries DROP FOREIGN KEY fk_browse_entries_case, DROP FOREIGN KEY fk_browse_entries_phone,
        DROP FOREIGN KEY fk_browse_entries_email`,
      `ALTER TABLE browse_entries DROP KEY ix_browse_case, DROP COLUMN verified_case_id`,
    ]);
    await dropAll(runner, ['phone_proofs', 'email_proofs']);
  }
}
