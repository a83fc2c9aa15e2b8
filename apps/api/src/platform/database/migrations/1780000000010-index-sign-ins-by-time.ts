import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** The sign-in log is kept for a year; the cleanup finds older rows by their time. */
export class IndexSignInsByTime1780000000010 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [`ALTER TABLE sign_ins ADD KEY ix_sign_ins_at (at)`]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [`ALTER TABLE sign_ins DROP KEY ix_sign_ins_at`]);
  }
}
