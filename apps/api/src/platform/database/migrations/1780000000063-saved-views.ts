import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** Lists as each administrator saved them. */
export class SavedViews1780000000063 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE saved_views (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        admin_id INT UNSIGNED NOT NULL,
        list VARCHAR(20) NOT NULL,
        name VARCHAR(40) NOT NULL,
        query VARCHAR(500) NOT NULL,
        is_default TINYINT(1) NOT NULL DEFAULT 0,
        PRIMARY KEY (id),
        UNIQUE KEY uq_saved_views_public_id (public_id),
        UNIQUE KEY uq_saved_views_name (admin_id, list, name),
        CONSTRAINT fk_saved_views_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['saved_views']);
  }
}
