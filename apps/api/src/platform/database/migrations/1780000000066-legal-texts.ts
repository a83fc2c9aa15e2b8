import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll } from '../migration-sql.js';

/** R34: an owner publishes new versions of the texts that members agree to. */
export class LegalTexts1780000000066 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE legal_texts (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        kind VARCHAR(24) NOT NULL,
        version DATE NOT NULL,
        en MEDIUMTEXT NOT NULL,
        te MEDIUMTEXT NOT NULL,
        published_by INT UNSIGNED NOT NULL,
        published_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_legal_texts_version (kind, version),
        CONSTRAINT fk_legal_texts_admin FOREIGN KEY (published_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['legal_texts']);
  }
}
