import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** The list of administrators counts each one's decisions, all and lately, from one index. */
export class CountDecisions1780000000069 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE verification_cases
         ADD KEY ix_verification_cases_decider (decided_by, decided_at),
         DROP KEY fk_verification_cases_decider`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE verification_cases
         ADD KEY fk_verification_cases_decider (decided_by),
         DROP KEY ix_verification_cases_decider`,
    ]);
  }
}
