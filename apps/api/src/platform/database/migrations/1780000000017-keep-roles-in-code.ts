import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** The roles of the team are in one table in code; a new one needs no migration. */
export class KeepRolesInCode1780000000017 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [`ALTER TABLE admins DROP CONSTRAINT ck_admins_role`]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE admins ADD CONSTRAINT ck_admins_role CHECK (role IN ('owner','reviewer','support'))`,
    ]);
  }
}
