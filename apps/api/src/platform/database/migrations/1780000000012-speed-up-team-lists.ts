import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** Indexes to list the audit log by time under every filter, and to read the dashboard's figures from indexes alone. */
export class SpeedUpTeamLists1780000000012 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE audit_log
        DROP KEY ix_audit_log_subject, ADD KEY ix_audit_log_subject (subject, at),
        DROP KEY ix_audit_log_actor, ADD KEY ix_audit_log_actor (actor, at),
        DROP KEY ix_audit_log_action, ADD KEY ix_audit_log_action (action, at),
        DROP KEY ix_audit_log_at, ADD KEY ix_audit_log_at (at)`,
      `ALTER TABLE profiles
        DROP KEY ix_profiles_figures,
        ADD KEY ix_profiles_figures (gender, marital_status, caste, is_active, dob)`,
      `ALTER TABLE photos ADD KEY ix_photos_first (sort_order, user_id)`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE photos DROP KEY ix_photos_first`,
      `ALTER TABLE profiles
        DROP KEY ix_profiles_figures,
        ADD KEY ix_profiles_figures (gender, marital_status, caste, is_active)`,
      `ALTER TABLE audit_log
        DROP KEY ix_audit_log_subject, ADD KEY ix_audit_log_subject (subject, id),
        DROP KEY ix_audit_log_actor, ADD KEY ix_audit_log_actor (actor, id),
        DROP KEY ix_audit_log_action, ADD KEY ix_audit_log_action (action, id),
        DROP KEY ix_audit_log_at, ADD KEY ix_audit_log_at (at, action)`,
    ]);
  }
}
