import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** The log of sign-ins is kept for a year; the older ones are found by their time. */
export class IndexSignInsByTime1780000000010 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [`ALTER TABLE sign_ins ADD KEY ix_sign_ins_at (at)`]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [`ALTER TABLE sign_ins DROP KEY ix_sign_ins_at`]);
  }
}
