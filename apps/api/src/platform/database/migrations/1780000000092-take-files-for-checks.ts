import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** C7: what members send so that a fact is checked; one file for each fact, and what became of the last one. */
export class TakeFilesForChecks1780000000092 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE check_files (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        user_id INT UNSIGNED NOT NULL,
        fact VARCHAR(12) NOT NULL,
        kind VARCHAR(20) NOT NULL,
        storage_key VARCHAR(80) NULL,
        sealed_key VARBINARY(255) NULL,
        uploaded_at DATETIME(3) NOT NULL,
        opened_by INT UNSIGNED NULL,
        opened_at DATETIME(3) NULL,
        decided_by INT UNSIGNED NULL,
        decided_at DATETIME(3) NULL,
        refusal VARCHAR(16) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_check_files_public_id (public_id),
        UNIQUE KEY uq_check_files_fact (user_id, fact),
        UNIQUE KEY uq_check_files_storage_key (storage_key),
        KEY ix_check_files_waiting (decided_at, uploaded_at),
        CONSTRAINT fk_check_files_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_check_files_opener FOREIGN KEY (opened_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
        CONSTRAINT fk_check_files_decider FOREIGN KEY (decided_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
      ) ${TABLE}`,
      'ALTER TABLE checks DROP INDEX ix_checks_until, ADD INDEX ix_checks_ending (ended_at, valid_until)',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['ALTER TABLE checks DROP INDEX ix_checks_ending, ADD INDEX ix_checks_until (valid_until)']);
    await dropAll(runner, ['check_files']);
  }
}
