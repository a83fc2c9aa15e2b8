import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** What the team asks a member about an open case, and what they answer; at most one question of a case is open. */
export class AskTheMember1780000000059 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE case_questions (
         id INT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY,
         public_id CHAR(20) NOT NULL,
         user_id INT UNSIGNED NOT NULL,
         case_id INT UNSIGNED NOT NULL,
         asked_by INT UNSIGNED NOT NULL,
         asked_at DATETIME(3) NOT NULL,
         question VARCHAR(500) NOT NULL,
         answer VARCHAR(1000) NULL,
         ended_at DATETIME(3) NULL,
         end_state VARCHAR(12) NULL,
         open_case_id INT UNSIGNED GENERATED ALWAYS AS (CASE WHEN ended_at IS NULL THEN case_id END) VIRTUAL,
         UNIQUE KEY uq_case_questions_public_id (public_id),
         UNIQUE KEY uq_case_questions_open (open_case_id),
         INDEX ix_case_questions_case (case_id, id),
         CONSTRAINT fk_case_questions_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
         CONSTRAINT fk_case_questions_case FOREIGN KEY (case_id) REFERENCES verification_cases (id) ON DELETE CASCADE ON UPDATE NO ACTION,
         CONSTRAINT fk_case_questions_asker FOREIGN KEY (asked_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
       ) ${TABLE}`,
      // What TypeORM compares generated columns with.
      `INSERT INTO typeorm_metadata (type, \`schema\`, \`table\`, name, value)
       VALUES ('GENERATED_COLUMN', DATABASE(), 'case_questions', 'open_case_id',
         'CASE WHEN ended_at IS NULL THEN case_id END')`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['case_questions']).then(() =>
      runAll(runner, [`DELETE FROM typeorm_metadata WHERE \`table\` = 'case_questions'`]),
    );
  }
}
