import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/**
 * R54, R55, R66: decisions that can be undone, openings of documents, and events that other reviewers hear immediately.
 */
export class VerificationDesk1780000000033 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE pending_decisions (
         case_id INT UNSIGNED NOT NULL PRIMARY KEY,
         admin_id INT UNSIGNED NOT NULL,
         decision VARCHAR(12) NOT NULL,
         notes VARCHAR(1000) NULL,
         reason_codes VARCHAR(200) NULL,
         acknowledged VARCHAR(200) NULL,
         seen CHAR(43) NOT NULL,
         ip VARCHAR(45) NOT NULL,
         due_at DATETIME(3) NOT NULL,
         INDEX ix_pending_decisions_due (due_at),
         CONSTRAINT fk_pending_decisions_case FOREIGN KEY (case_id) REFERENCES verification_cases (id) ON DELETE CASCADE ON UPDATE NO ACTION,
         CONSTRAINT fk_pending_decisions_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
       ) ${TABLE}`,
      `CREATE TABLE document_openings (
         case_id INT UNSIGNED NOT NULL,
         admin_id INT UNSIGNED NOT NULL,
         document_id CHAR(20) NOT NULL,
         with_number TINYINT(1) NOT NULL DEFAULT 0,
         opened_at DATETIME(3) NOT NULL,
         PRIMARY KEY (case_id, admin_id, document_id),
         CONSTRAINT fk_document_openings_case FOREIGN KEY (case_id) REFERENCES verification_cases (id) ON DELETE CASCADE ON UPDATE NO ACTION,
         CONSTRAINT fk_document_openings_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
       ) ${TABLE}`,
      `CREATE TABLE desk_events (
         id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
         at DATETIME(3) NOT NULL,
         kind VARCHAR(16) NOT NULL,
         case_id INT UNSIGNED NOT NULL,
         admin_id INT UNSIGNED NULL,
         decision VARCHAR(12) NULL,
         until DATETIME(3) NULL,
         session_updated TINYINT(1) NOT NULL DEFAULT 0,
         INDEX ix_desk_events_at (at),
         CONSTRAINT fk_desk_events_case FOREIGN KEY (case_id) REFERENCES verification_cases (id) ON DELETE CASCADE ON UPDATE NO ACTION,
         CONSTRAINT fk_desk_events_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
       ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['desk_events', 'document_openings', 'pending_decisions']);
  }
}
