import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, TABLE } from '../migration-sql.js';

/** R74: what processes keep in memory is read again by these numbers; a row stays for an hour. */
export class TellOfChanges1780000000120 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE member_changes (
        seq BIGINT UNSIGNED NOT NULL AUTO_INCREMENT,
        user_id INT UNSIGNED NOT NULL,
        changed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (seq)
      ) ${TABLE}`,
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['member_changes']);
  }
}
