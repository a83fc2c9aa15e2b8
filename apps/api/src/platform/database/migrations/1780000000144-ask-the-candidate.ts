import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, EXACT, TABLE, WORD } from '../migration-sql.js';

/** R45: whose consent a profile waits for; those who registered before, and those who registered themselves, have no row. */
export class AskTheCandidate1780000000144 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE candidate_consents (
        user_id INT UNSIGNED NOT NULL,
        relation VARCHAR(16) ${WORD} NOT NULL,
        phone VARCHAR(16) ${EXACT} NOT NULL,
        asked_at DATETIME(3) NOT NULL,
        method VARCHAR(12) ${WORD} NULL,
        agreed_at DATETIME(3) NULL,
        text_version VARCHAR(16) NULL,
        agreed_phone VARCHAR(16) ${EXACT} NULL,
        PRIMARY KEY (user_id),
        UNIQUE KEY uq_candidate_consents_phone (agreed_phone),
        CONSTRAINT fk_candidate_consents_user FOREIGN KEY (user_id) REFERENCES users (id)
          ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['candidate_consents']);
  }
}
