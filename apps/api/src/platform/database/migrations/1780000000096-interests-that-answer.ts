import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** A few words with an interest, a line before a full list, and why and with which words one is declined. */
export class InterestsThatAnswer1780000000096 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      `ALTER TABLE interests
        MODIFY expires_at DATETIME(3) NULL,
        ADD COLUMN receiver_id INT UNSIGNED NULL AFTER sender_id,
        ADD COLUMN waiting_since DATETIME(3) NULL,
        ADD COLUMN delivered_at DATETIME(3) NULL,
        ADD COLUMN note VARCHAR(240) NULL,
        ADD COLUMN note_state VARCHAR(8) NOT NULL DEFAULT 'none',
        ADD COLUMN decline_reason VARCHAR(20) NULL,
        ADD COLUMN decline_message VARCHAR(8) NULL,
        ADD COLUMN decline_due_at DATETIME(3) NULL`,
      `UPDATE interests SET receiver_id = low_user_id + high_user_id - sender_id,
        delivered_at = sent_at, waiting_since = sent_at`,
      `ALTER TABLE interests
        MODIFY receiver_id INT UNSIGNED NOT NULL,
        ADD KEY ix_interests_receiver (receiver_id, state, delivered_at),
        ADD KEY ix_interests_line (state, delivered_at),
        ADD KEY ix_interests_declining (decline_due_at),
        ADD KEY ix_interests_note (note_state, sent_at),
        ADD CONSTRAINT ck_interests_receiver
          CHECK (receiver_id IN (low_user_id, high_user_id) AND receiver_id <> sender_id),
        ADD CONSTRAINT ck_interests_delivery CHECK ((delivered_at IS NULL) = (expires_at IS NULL)),
        ADD CONSTRAINT ck_interests_note
          CHECK (note_state IN ('none','clear','held','refused') AND (note IS NULL) = (note_state = 'none'))`,
      `CREATE TABLE note_decisions (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        sender_id INT UNSIGNED NOT NULL,
        decision VARCHAR(8) NOT NULL,
        held_at DATETIME(3) NOT NULL,
        decided_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY ix_note_decisions_sender (sender_id, decided_at),
        KEY ix_note_decisions_decided (decided_at),
        CONSTRAINT fk_note_decisions_sender FOREIGN KEY (sender_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT ck_note_decisions CHECK (decision IN ('allowed','refused'))
      ) ${TABLE}`,
      `CREATE TABLE decline_counts (
        user_id INT UNSIGNED NOT NULL,
        reason VARCHAR(20) NOT NULL,
        times INT UNSIGNED NOT NULL,
        PRIMARY KEY (user_id, reason),
        CONSTRAINT fk_decline_counts_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropAll(runner, ['decline_counts', 'note_decisions']);
    await runAll(runner, [
      `ALTER TABLE interests DROP CONSTRAINT ck_interests_receiver, DROP CONSTRAINT ck_interests_delivery,
        DROP CONSTRAINT ck_interests_note`,
      'UPDATE interests SET expires_at = sent_at + INTERVAL 14 DAY WHERE expires_at IS NULL',
      `ALTER TABLE interests
        DROP KEY ix_interests_receiver, DROP KEY ix_interests_line, DROP KEY ix_interests_declining,
        DROP KEY ix_interests_note, DROP COLUMN receiver_id, DROP COLUMN waiting_since, DROP COLUMN delivered_at,
        DROP COLUMN note, DROP COLUMN note_state, DROP COLUMN decline_reason, DROP COLUMN decline_message,
        DROP COLUMN decline_due_at, MODIFY expires_at DATETIME(3) NOT NULL`,
    ]);
  }
}
