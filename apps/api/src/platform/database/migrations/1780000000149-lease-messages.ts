import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll, WORD } from '../migration-sql.js';

/** Whose turn a message is, and looks at what is due in one channel, or was given up. */
export class LeaseMessages1780000000149 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE outbox ADD COLUMN lease CHAR(20) ${WORD} NULL AFTER tries, ALGORITHM=INSTANT`,
      `ALTER TABLE outbox ADD KEY ix_outbox_channel (channel, next_try_at), ADD KEY ix_outbox_dropped (dropped_at),
         ALGORITHM=INPLACE, LOCK=NONE`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      'ALTER TABLE outbox DROP KEY ix_outbox_channel, DROP KEY ix_outbox_dropped, ALGORITHM=INPLACE, LOCK=NONE',
      'ALTER TABLE outbox DROP COLUMN lease, ALGORITHM=INSTANT',
    ]);
  }
}
