import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** RTRIM, while the phone is a CHAR: a server's mode may pad it. */
const INDIAN = 'CASE WHEN phone_verified_at IS NOT NULL THEN RTRIM(phone) END';
const VERIFIED = 'CASE WHEN phone_verified_at IS NOT NULL THEN phone END';

/** The column is made again, because what it is made of becomes wider. */
const remake = (length: number, expression: string): string =>
  `ADD COLUMN verified_phone VARCHAR(${length}) AS (${expression}) VIRTUAL AFTER phone_verified_at,
   ADD UNIQUE KEY uq_users_verified_phone (verified_phone)`;
const remember = (expression: string): string =>
  `UPDATE typeorm_metadata SET value = '${expression}' WHERE \`table\` = 'users' AND name = 'verified_phone'`;

/** R52: mobile numbers of other countries, and the own number abroad beside the one that families ring. */
export class NumbersFromAbroad1780000000071 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      'ALTER TABLE users DROP KEY uq_users_verified_phone, DROP COLUMN verified_phone',
      `ALTER TABLE users
        DROP CONSTRAINT ck_users_phone,
        MODIFY phone VARCHAR(16) NOT NULL,
        ADD CONSTRAINT ck_users_phone CHECK (phone REGEXP '^[+]?[0-9]+$')`,
      `ALTER TABLE users ${remake(16, VERIFIED)}, ADD COLUMN phone_abroad VARCHAR(16) NULL AFTER phone`,
      remember(VERIFIED),
      'ALTER TABLE eligible_users MODIFY phone VARCHAR(16) NOT NULL',
    ]);
  }

  /** Not while numbers from abroad are stored: they do not fit. */
  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      'ALTER TABLE eligible_users MODIFY phone CHAR(10) NOT NULL',
      'ALTER TABLE users DROP KEY uq_users_verified_phone, DROP COLUMN verified_phone, DROP COLUMN phone_abroad',
      `ALTER TABLE users
        DROP CONSTRAINT ck_users_phone,
        MODIFY phone CHAR(10) NOT NULL,
        ADD CONSTRAINT ck_users_phone CHECK (phone REGEXP '^[0-9]+$')`,
      `ALTER TABLE users ${remake(10, INDIAN)}`,
      remember(INDIAN),
    ]);
  }
}
