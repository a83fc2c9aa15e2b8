import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** Indexes for the hourly cleanup of expired rows. */
export class FindWhatIsOver1780000000014 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE sessions ADD KEY ix_sessions_over (ended_at, last_used_at)`,
      `ALTER TABLE refresh_tokens ADD KEY ix_refresh_tokens_expires (expires_at)`,
      `ALTER TABLE verification_codes ADD KEY ix_verification_codes_created (created_at)`,
      `ALTER TABLE password_resets ADD KEY ix_password_resets_expires (expires_at)`,
      `ALTER TABLE outbox DROP KEY ix_outbox_due, ADD KEY ix_outbox_due (next_try_at, created_at)`,
      `ALTER TABLE admin_sessions ADD KEY ix_admin_sessions_used (last_used_at)`,
      `ALTER TABLE admin_refresh_tokens ADD KEY ix_admin_refresh_tokens_expires (expires_at)`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE admin_refresh_tokens DROP KEY ix_admin_refresh_tokens_expires`,
      `ALTER TABLE admin_sessions DROP KEY ix_admin_sessions_used`,
      `ALTER TABLE outbox DROP KEY ix_outbox_due, ADD KEY ix_outbox_due (next_try_at)`,
      `ALTER TABLE password_resets DROP KEY ix_password_resets_expires`,
      `ALTER TABLE verification_codes DROP KEY ix_verification_codes_created`,
      `ALTER TABLE refresh_tokens DROP KEY ix_refresh_tokens_expires`,
      `ALTER TABLE sessions DROP KEY ix_sessions_over`,
    ]);
  }
}
