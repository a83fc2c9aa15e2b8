import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, EXACT, runAll, TABLE, WORD } from '../migration-sql.js';

const OF_USER = 'REFERENCES users (id) ON DELETE SET NULL ON UPDATE NO ACTION';

/**
 * C10: first calls, one open per pair (`open` is NULL for the others), a member's zone, and their words about a call. A
 * member who leaves is removed from the call, so that the other can be notified.
 */
export class ArrangeCalls1780000000098 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE calls (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) ${EXACT} NOT NULL,
        interest_id INT UNSIGNED NULL,
        open TINYINT UNSIGNED NULL,
        proposer_id INT UNSIGNED NULL,
        answerer_id INT UNSIGNED NULL,
        state VARCHAR(12) ${WORD} NOT NULL,
        talk_between VARCHAR(12) ${WORD} NOT NULL,
        who VARCHAR(12) ${WORD} NOT NULL,
        slot_1 DATETIME(3) NOT NULL,
        slot_2 DATETIME(3) NULL,
        slot_3 DATETIME(3) NULL,
        agreed_slot DATETIME(3) NULL,
        number_label VARCHAR(40) NULL,
        proposed_at DATETIME(3) NOT NULL,
        answered_at DATETIME(3) NULL,
        reminded_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_calls_public_id (public_id),
        UNIQUE KEY uq_calls_open (interest_id, open),
        KEY ix_calls_proposer (proposer_id, proposed_at),
        KEY ix_calls_answerer (answerer_id, proposed_at),
        KEY ix_calls_state (state, agreed_slot),
        CONSTRAINT fk_calls_interest FOREIGN KEY (interest_id) REFERENCES interests (id)
          ON DELETE SET NULL ON UPDATE NO ACTION,
        CONSTRAINT fk_calls_proposer FOREIGN KEY (proposer_id) ${OF_USER},
        CONSTRAINT fk_calls_answerer FOREIGN KEY (answerer_id) ${OF_USER}
      ) ${TABLE}`,
      `CREATE TABLE call_outcomes (
        call_id INT UNSIGNED NOT NULL,
        user_id INT UNSIGNED NOT NULL,
        about_user_id INT UNSIGNED NOT NULL,
        outcome VARCHAR(20) ${WORD} NOT NULL,
        at DATETIME(3) NOT NULL,
        PRIMARY KEY (call_id, user_id),
        KEY ix_call_outcomes_user (user_id),
        KEY ix_call_outcomes_at (at, outcome),
        KEY ix_call_outcomes_about (about_user_id, outcome, at),
        CONSTRAINT fk_call_outcomes_call FOREIGN KEY (call_id) REFERENCES calls (id)
          ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_call_outcomes_user FOREIGN KEY (user_id) REFERENCES users (id)
          ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_call_outcomes_about FOREIGN KEY (about_user_id) REFERENCES users (id)
          ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE call_zones (
        user_id INT UNSIGNED NOT NULL,
        zone VARCHAR(32) ${WORD} NOT NULL,
        PRIMARY KEY (user_id),
        CONSTRAINT fk_call_zones_user FOREIGN KEY (user_id) REFERENCES users (id)
          ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['call_zones', 'call_outcomes', 'calls']);
  }
}
