import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** RTRIM: a server's mode may pad CHAR, and a column to be indexed must not depend on that. */
const VERIFIED = 'CASE WHEN phone_verified_at IS NOT NULL THEN RTRIM(phone) END';

/** R59, R76: a mobile number is unique among the verified ones; an unverified one belongs to no account. */
export class OwnVerifiedNumbers1780000000025 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE users
        ADD COLUMN verified_phone VARCHAR(10) AS (${VERIFIED}) VIRTUAL AFTER phone_verified_at,
        ADD UNIQUE KEY uq_users_verified_phone (verified_phone),
        DROP KEY uq_users_phone`,
      `INSERT INTO typeorm_metadata (type, \`schema\`, \`table\`, name, value)
       VALUES ('GENERATED_COLUMN', DATABASE(), 'users', 'verified_phone', '${VERIFIED}')`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `DELETE FROM typeorm_metadata WHERE \`table\` = 'users' AND name = 'verified_phone'`,
      `ALTER TABLE users
        ADD UNIQUE KEY uq_users_phone (phone),
        DROP KEY uq_users_verified_phone,
        DROP COLUMN verified_phone`,
    ]);
  }
}
