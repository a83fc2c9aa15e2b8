import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

const ofUser = (table: string): string =>
  `CONSTRAINT fk_${table}_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION`;

/** C3: what members wish of a match, and their musts beside the listing. */
export class KeepWishes1780000000076 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE wishes (
        user_id INT UNSIGNED NOT NULL,
        items TEXT NOT NULL,
        visible VARCHAR(8) NOT NULL DEFAULT 'counts',
        hide_from_misfits BOOLEAN NOT NULL DEFAULT FALSE,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        PRIMARY KEY (user_id),
        ${ofUser('wishes')}
      ) ${TABLE}`,
      `CREATE TABLE browse_musts (
        user_id INT UNSIGNED NOT NULL,
        gender VARCHAR(8) NOT NULL,
        hides BOOLEAN NOT NULL,
        age_from TINYINT UNSIGNED NULL,
        age_to TINYINT UNSIGNED NULL,
        height_from TINYINT UNSIGNED NULL,
        height_to TINYINT UNSIGNED NULL,
        marital VARCHAR(60) NULL,
        children VARCHAR(8) NULL,
        education TINYINT UNSIGNED NULL,
        occupation VARCHAR(120) NULL,
        income TINYINT UNSIGNED NULL,
        work_place VARCHAR(400) NULL,
        visa VARCHAR(120) NULL,
        settle VARCHAR(16) NULL,
        home VARCHAR(1000) NULL,
        home_states BOOLEAN NOT NULL DEFAULT FALSE,
        subcaste VARCHAR(400) NULL,
        caste VARCHAR(16) NULL,
        diet VARCHAR(60) NULL,
        smoking VARCHAR(30) NULL,
        drinking VARCHAR(30) NULL,
        gothra BOOLEAN NOT NULL DEFAULT FALSE,
        after_marriage_work VARCHAR(60) NULL,
        PRIMARY KEY (user_id),
        KEY ix_browse_musts_gender (gender, hides),
        ${ofUser('browse_musts')}
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['browse_musts', 'wishes']);
  }
}
