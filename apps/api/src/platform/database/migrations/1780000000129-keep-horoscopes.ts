import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE, WORD } from '../migration-sql.js';

const OF_USER = 'REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION';

/** C11: birth stars with further facts, the pairs who exchange them, and whether one is stated for the listing. */
export class KeepHoroscopes1780000000129 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE horoscopes (
        user_id INT UNSIGNED NOT NULL,
        star TINYINT UNSIGNED NULL,
        pada TINYINT UNSIGNED NULL,
        source VARCHAR(8) ${WORD} NOT NULL,
        birth_time VARCHAR(5) ${WORD} NULL,
        certainty VARCHAR(12) ${WORD} NULL,
        which_time VARCHAR(6) ${WORD} NULL,
        birth_place VARCHAR(80) NULL,
        lat DECIMAL(7, 4) NULL,
        lon DECIMAL(7, 4) NULL,
        zone VARCHAR(40) ${WORD} NULL,
        kuja VARCHAR(8) ${WORD} NULL,
        panchangam VARCHAR(60) NULL,
        computed_star TINYINT UNSIGNED NULL,
        computed_pada TINYINT UNSIGNED NULL,
        second_sheet BOOLEAN NOT NULL DEFAULT FALSE,
        consent_at DATETIME(3) NOT NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        PRIMARY KEY (user_id),
        CONSTRAINT fk_horoscopes_user FOREIGN KEY (user_id) ${OF_USER}
      ) ${TABLE}`,
      `CREATE TABLE horoscope_exchanges (
        user_id INT UNSIGNED NOT NULL,
        other_id INT UNSIGNED NOT NULL,
        at DATETIME(3) NOT NULL,
        PRIMARY KEY (user_id, other_id),
        KEY ix_horoscope_exchanges_other (other_id),
        CONSTRAINT fk_horoscope_exchanges_user FOREIGN KEY (user_id) ${OF_USER},
        CONSTRAINT fk_horoscope_exchanges_other FOREIGN KEY (other_id) ${OF_USER}
      ) ${TABLE}`,
      `ALTER TABLE browse_entries ADD COLUMN horoscope VARCHAR(8) ${WORD} NULL AFTER has_children`,
      `ALTER TABLE browse_musts ADD COLUMN horoscope VARCHAR(8) ${WORD} NULL AFTER gothra`,
      `UPDATE browse_entries SET horoscope = 'none' WHERE verified_case_id IS NOT NULL`,
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, [
      'ALTER TABLE browse_musts DROP COLUMN horoscope',
      'ALTER TABLE browse_entries DROP COLUMN horoscope',
    ]);
    await dropAll(runner, ['horoscope_exchanges', 'horoscopes']);
  }
}
