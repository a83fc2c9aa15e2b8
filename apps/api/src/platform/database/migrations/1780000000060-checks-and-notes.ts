import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** R69: what reviewers ticked in a case; what the team writes about a member for itself; why checks were passed over. */
export class ChecksAndNotes1780000000060 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE case_ticks (
         case_id INT UNSIGNED NOT NULL,
         admin_id INT UNSIGNED NOT NULL,
         fact VARCHAR(12) NOT NULL,
         state VARCHAR(8) NOT NULL,
         seen CHAR(43) NOT NULL,
         at DATETIME(3) NOT NULL,
         PRIMARY KEY (case_id, admin_id, fact),
         CONSTRAINT fk_case_ticks_case FOREIGN KEY (case_id) REFERENCES verification_cases (id) ON DELETE CASCADE ON UPDATE NO ACTION,
         CONSTRAINT fk_case_ticks_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
       ) ${TABLE}`,
      `CREATE TABLE member_notes (
         id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
         public_id CHAR(20) NOT NULL,
         user_id INT UNSIGNED NOT NULL,
         admin_id INT UNSIGNED NOT NULL,
         kind VARCHAR(12) NOT NULL,
         outcome VARCHAR(12) NULL,
         text VARCHAR(1000) NOT NULL,
         at DATETIME(3) NOT NULL,
         UNIQUE KEY uq_member_notes_public_id (public_id),
         INDEX ix_member_notes_user (user_id, id),
         CONSTRAINT fk_member_notes_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
         CONSTRAINT fk_member_notes_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
       ) ${TABLE}`,
      `ALTER TABLE pending_decisions ADD COLUMN override_reason VARCHAR(200) NULL AFTER acknowledged`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [`ALTER TABLE pending_decisions DROP COLUMN override_reason`]);
    await dropAll(runner, ['member_notes', 'case_ticks']);
  }
}
