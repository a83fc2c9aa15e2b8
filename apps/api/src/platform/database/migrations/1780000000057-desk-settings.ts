import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll } from '../migration-sql.js';

/** What the owner sets for the team, and the sentences that the team uses again and again. */
export class DeskSettings1780000000057 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE desk_settings (
        id TINYINT UNSIGNED NOT NULL,
        version INT UNSIGNED NOT NULL,
        settings VARCHAR(2000) NOT NULL,
        changed_by INT UNSIGNED NOT NULL,
        changed_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        CONSTRAINT fk_desk_settings_admin FOREIGN KEY (changed_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
      ) ENGINE=InnoDB`,
      `CREATE TABLE reply_templates (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        purpose VARCHAR(20) NOT NULL,
        title VARCHAR(60) NOT NULL,
        en VARCHAR(500) NOT NULL,
        te VARCHAR(500) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_reply_templates_public_id (public_id)
      ) ENGINE=InnoDB`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['reply_templates', 'desk_settings']);
  }
}
