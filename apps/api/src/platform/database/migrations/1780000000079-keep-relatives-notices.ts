import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, EXACT, runAll, TABLE } from '../migration-sql.js';

/** C1: what people without an account say that members wrote about them. */
export class KeepRelativesNotices1780000000079 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE relatives_notices (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) ${EXACT} NOT NULL,
        email VARCHAR(254) NOT NULL,
        language VARCHAR(2) NOT NULL,
        what VARCHAR(1000) NOT NULL,
        created_at DATETIME(3) NOT NULL,
        code_hash BINARY(32) NOT NULL,
        tries TINYINT UNSIGNED NOT NULL DEFAULT 0,
        confirmed_at DATETIME(3) NULL,
        answer VARCHAR(1000) NULL,
        answered_by INT UNSIGNED NULL,
        answered_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_relatives_notices_public_id (public_id),
        KEY ix_relatives_notices_confirmed (answered_at, confirmed_at),
        KEY ix_relatives_notices_created (confirmed_at, created_at),
        CONSTRAINT fk_relatives_notices_admin FOREIGN KEY (answered_by) REFERENCES admins (id)
          ON DELETE NO ACTION ON UPDATE NO ACTION
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['relatives_notices']);
  }
}
