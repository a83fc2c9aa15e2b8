import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** C13: names as a biodata in Telugu has them. */
export class WriteNamesInTelugu1780000000132 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE profile_details
         ADD COLUMN name_te VARCHAR(100) NULL AFTER user_id,
         ADD COLUMN father_name_te VARCHAR(80) NULL AFTER father_name,
         ADD COLUMN mother_name_te VARCHAR(80) NULL AFTER mother_name,
         ADD COLUMN village_te VARCHAR(60) NULL AFTER native_village`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE profile_details DROP COLUMN name_te, DROP COLUMN father_name_te, DROP COLUMN mother_name_te,
         DROP COLUMN village_te`,
    ]);
  }
}
