import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** C16: a marriage that both families confirm, and the profile that is erased a year later. */
export class EndWell1780000000141 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE marriages (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        user_id_a INT UNSIGNED NULL,
        user_id_b INT UNSIGNED NULL,
        through VARCHAR(10) NOT NULL,
        claimed_at DATETIME(3) NOT NULL,
        confirmed_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_marriages_public_id (public_id),
        KEY ix_marriages_a (user_id_a),
        KEY ix_marriages_b (user_id_b),
        KEY ix_marriages_waiting (confirmed_at, claimed_at),
        CONSTRAINT fk_marriages_a FOREIGN KEY (user_id_a) REFERENCES users (id) ON DELETE SET NULL ON UPDATE NO ACTION,
        CONSTRAINT fk_marriages_b FOREIGN KEY (user_id_b) REFERENCES users (id) ON DELETE SET NULL ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE marriage_namings (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        user_id INT UNSIGNED NOT NULL,
        at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY ix_marriage_namings_user (user_id, at),
        CONSTRAINT fk_marriage_namings_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE married_years (
        user_id INT UNSIGNED NOT NULL,
        told_at DATETIME(3) NULL,
        kept_at DATETIME(3) NULL,
        PRIMARY KEY (user_id),
        CONSTRAINT fk_married_years_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      'ALTER TABLE profiles ADD KEY ix_profiles_married (married_at)',
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runAll(runner, ['ALTER TABLE profiles DROP KEY ix_profiles_married']);
    await dropAll(runner, ['married_years', 'marriage_namings', 'marriages']);
  }
}
