import type { MigrationInterface, QueryRunner } from 'typeorm';
import { runAll } from '../migration-sql.js';

/** Indexes for searching, sorting and filtering the team's lists, and columns for the results of its decisions. */
export class CreateTeamLists1780000000007 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE users
        ADD KEY ix_users_active (last_active_at),
        ADD KEY ix_users_proofs (email_verified_at, phone_verified_at),
        ADD KEY ix_users_account (account_status, registered_at)`,
      `ALTER TABLE profiles
        ADD KEY ix_profiles_name (name),
        ADD KEY ix_profiles_person (dob, name),
        ADD KEY ix_profiles_figures (gender, marital_status, caste, is_active)`,
      `ALTER TABLE eligible_users
        ADD COLUMN public_id CHAR(20) NULL AFTER id,
        ADD KEY ix_eligible_users_phone (phone),
        ADD KEY ix_eligible_users_added (added_at),
        ADD KEY ix_eligible_users_taken (used_at)`,
      `UPDATE eligible_users SET public_id = LEFT(SHA2(CONCAT(UUID(), id), 256), 20)`,
      `ALTER TABLE eligible_users
        MODIFY COLUMN public_id CHAR(20) NOT NULL,
        ADD UNIQUE KEY uq_eligible_users_public_id (public_id)`,
      `ALTER TABLE reports
        ADD COLUMN action VARCHAR(8) NULL AFTER outcome,
        ADD KEY ix_reports_created (created_at),
        ADD CONSTRAINT ck_reports_outcome CHECK (outcome IN ('upheld','dismissed')),
        ADD CONSTRAINT ck_reports_action CHECK (action IN ('none','warn','hold','suspend'))`,
      `ALTER TABLE profile_edits
        ADD COLUMN public_id CHAR(20) NULL AFTER id,
        ADD COLUMN stood TEXT NULL AFTER changes,
        ADD KEY ix_profile_edits_queue (decided_at, asked_at),
        ADD CONSTRAINT fk_profile_edits_decider FOREIGN KEY (decided_by) REFERENCES admins (id)`,
      `UPDATE profile_edits SET public_id = LEFT(SHA2(CONCAT(UUID(), id), 256), 20)`,
      `ALTER TABLE profile_edits
        MODIFY COLUMN public_id CHAR(20) NOT NULL,
        ADD UNIQUE KEY uq_profile_edits_public_id (public_id)`,
      `ALTER TABLE admins
        ADD COLUMN totp_confirmed_at DATETIME(3) NULL AFTER totp_sealed,
        ADD COLUMN totp_last_step INT UNSIGNED NULL AFTER totp_confirmed_at`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `ALTER TABLE admins DROP COLUMN totp_last_step, DROP COLUMN totp_confirmed_at`,
      `ALTER TABLE profile_edits
        DROP FOREIGN KEY fk_profile_edits_decider,
        DROP KEY fk_profile_edits_decider,
        DROP KEY uq_profile_edits_public_id,
        DROP KEY ix_profile_edits_queue,
        DROP COLUMN stood,
        DROP COLUMN public_id`,
      `ALTER TABLE reports
        DROP CONSTRAINT ck_reports_action,
        DROP CONSTRAINT ck_reports_outcome,
        DROP KEY ix_reports_created,
        DROP COLUMN action`,
      `ALTER TABLE eligible_users
        DROP KEY uq_eligible_users_public_id,
        DROP KEY ix_eligible_users_taken,
        DROP KEY ix_eligible_users_added,
        DROP KEY ix_eligible_users_phone,
        DROP COLUMN public_id`,
      `ALTER TABLE profiles DROP KEY ix_profiles_figures, DROP KEY ix_profiles_person, DROP KEY ix_profiles_name`,
      `ALTER TABLE users DROP KEY ix_users_account, DROP KEY ix_users_proofs, DROP KEY ix_users_active`,
    ]);
  }
}
