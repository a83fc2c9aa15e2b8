import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, runAll, TABLE } from '../migration-sql.js';

/** One row, so that monitoring shows when backups have stopped. */
export class NoteTheLastBackup1780000000152 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE last_backup (
        id TINYINT UNSIGNED NOT NULL PRIMARY KEY,
        taken_at DATETIME(3) NOT NULL
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['last_backup']);
  }
}
