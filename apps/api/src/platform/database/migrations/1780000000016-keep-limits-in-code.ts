import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** Limits that the business may change are in one table in code; columns enforce only their types. */
export class KeepLimitsInCode1780000000016 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE photos DROP CONSTRAINT ck_photos_slot`,
      `ALTER TABLE profiles DROP CONSTRAINT ck_profiles_height`,
      `ALTER TABLE coupons DROP CONSTRAINT ck_coupons_discount`,
      `ALTER TABLE users DROP CONSTRAINT ck_users_phone, ADD CONSTRAINT ck_users_phone CHECK (phone REGEXP '^[0-9]+$')`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE users DROP CONSTRAINT ck_users_phone, ADD CONSTRAINT ck_users_phone CHECK (phone REGEXP '^[6-9][0-9]{9}$')`,
      `ALTER TABLE coupons ADD CONSTRAINT ck_coupons_discount CHECK (discount BETWEEN 0 AND 100)`,
      `ALTER TABLE profiles ADD CONSTRAINT ck_profiles_height CHECK (height_inches BETWEEN 54 AND 75)`,
      `ALTER TABLE photos ADD CONSTRAINT ck_photos_slot CHECK (slot BETWEEN 0 AND 3)`,
    ]);
  }
}
