import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** Open calls are looked for every minute, and hours of decisions are read without their rows. */
export class FindWhatIsOpen1780000000128 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      'ALTER TABLE calls ADD KEY ix_calls_open (open)',
      `ALTER TABLE note_decisions DROP KEY ix_note_decisions_decided,
         ADD KEY ix_note_decisions_decided (decided_at, held_at)`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE note_decisions DROP KEY ix_note_decisions_decided, ADD KEY ix_note_decisions_decided (decided_at)`,
      'ALTER TABLE calls DROP KEY ix_calls_open',
    ]);
  }
}
