import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, EXACT, runAll, TABLE } from '../migration-sql.js';

export class CreateAdministration1780000000006 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE admins (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        username VARCHAR(60) ${EXACT} NOT NULL,
        name VARCHAR(100) NOT NULL,
        role VARCHAR(12) NOT NULL,
        password_hash VARCHAR(255) NOT NULL,
        totp_sealed VARBINARY(255) NULL,
        disabled_at DATETIME(3) NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (id),
        UNIQUE KEY uq_admins_public_id (public_id),
        UNIQUE KEY uq_admins_username (username),
        CONSTRAINT ck_admins_role CHECK (role IN ('owner','reviewer','support'))
      ) ${TABLE}`,
      `CREATE TABLE admin_recovery_codes (
        code_hash BINARY(32) NOT NULL,
        admin_id INT UNSIGNED NOT NULL,
        used_at DATETIME(3) NULL,
        PRIMARY KEY (code_hash),
        KEY ix_admin_recovery_codes_admin (admin_id),
        CONSTRAINT fk_admin_recovery_codes_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE admin_sessions (
        id CHAR(20) NOT NULL,
        admin_id INT UNSIGNED NOT NULL,
        ip VARCHAR(45) NOT NULL,
        user_agent VARCHAR(255) NOT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        last_used_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        ended_at DATETIME(3) NULL,
        end_reason VARCHAR(24) NULL,
        PRIMARY KEY (id),
        KEY ix_admin_sessions_admin (admin_id, ended_at),
        CONSTRAINT fk_admin_sessions_admin FOREIGN KEY (admin_id) REFERENCES admins (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE admin_refresh_tokens (
        token_hash BINARY(32) NOT NULL,
        session_id CHAR(20) NOT NULL,
        issued_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        expires_at DATETIME(3) NOT NULL,
        spent_at DATETIME(3) NULL,
        PRIMARY KEY (token_hash),
        KEY ix_admin_refresh_tokens_session (session_id),
        CONSTRAINT fk_admin_refresh_tokens_session FOREIGN KEY (session_id) REFERENCES admin_sessions (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE verification_cases (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        user_id INT UNSIGNED NOT NULL,
        resubmission TINYINT(1) NOT NULL DEFAULT 0,
        entered_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        claimed_by INT UNSIGNED NULL,
        claimed_at DATETIME(3) NULL,
        decided_at DATETIME(3) NULL,
        decision VARCHAR(12) NULL,
        decided_by INT UNSIGNED NULL,
        reason_codes VARCHAR(200) NULL,
        notes VARCHAR(1000) NULL,
        open_user_id INT UNSIGNED GENERATED ALWAYS AS (CASE WHEN decided_at IS NULL THEN user_id END) VIRTUAL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_verification_cases_public_id (public_id),
        UNIQUE KEY uq_verification_cases_open (open_user_id),
        KEY ix_verification_cases_queue (decided_at, entered_at),
        KEY ix_verification_cases_user (user_id, id),
        CONSTRAINT fk_verification_cases_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_verification_cases_claimer FOREIGN KEY (claimed_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
        CONSTRAINT fk_verification_cases_decider FOREIGN KEY (decided_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
        CONSTRAINT ck_verification_cases_decision CHECK ((decision IS NULL) = (decided_at IS NULL))
      ) ${TABLE}`,
      `CREATE TABLE eligible_users (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        email VARCHAR(254) ${EXACT} NOT NULL,
        phone CHAR(10) NOT NULL,
        added_by INT UNSIGNED NOT NULL,
        added_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        used_by INT UNSIGNED NULL,
        used_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_eligible_users_pair (email, phone),
        KEY ix_eligible_users_used (used_by),
        CONSTRAINT fk_eligible_users_admin FOREIGN KEY (added_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
        CONSTRAINT fk_eligible_users_user FOREIGN KEY (used_by) REFERENCES users (id) ON DELETE SET NULL ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE coupons (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        code VARCHAR(40) NOT NULL,
        discount TINYINT UNSIGNED NOT NULL,
        expiry_date DATE NULL,
        is_active TINYINT(1) NOT NULL DEFAULT 1,
        max_uses INT UNSIGNED NULL,
        uses INT UNSIGNED NOT NULL DEFAULT 0,
        created_by INT UNSIGNED NOT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (id),
        UNIQUE KEY uq_coupons_code (code),
        CONSTRAINT fk_coupons_admin FOREIGN KEY (created_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
        CONSTRAINT ck_coupons_discount CHECK (discount BETWEEN 0 AND 100),
        CONSTRAINT ck_coupons_uses CHECK (max_uses IS NULL OR uses <= max_uses)
      ) ${TABLE}`,
      `CREATE TABLE reports (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        reporter_id INT UNSIGNED NOT NULL,
        reported_id INT UNSIGNED NOT NULL,
        reason VARCHAR(16) NOT NULL,
        description VARCHAR(1000) NOT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        closed_at DATETIME(3) NULL,
        outcome VARCHAR(12) NULL,
        closed_by INT UNSIGNED NULL,
        notes VARCHAR(1000) NULL,
        open_pair VARCHAR(24) GENERATED ALWAYS AS (CASE WHEN closed_at IS NULL THEN CONCAT(reporter_id, ':', reported_id) END) VIRTUAL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_reports_public_id (public_id),
        UNIQUE KEY uq_reports_open (open_pair),
        KEY ix_reports_queue (closed_at, created_at),
        KEY ix_reports_reporter (reporter_id),
        KEY ix_reports_reported (reported_id),
        CONSTRAINT fk_reports_reporter FOREIGN KEY (reporter_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_reports_reported FOREIGN KEY (reported_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT fk_reports_closer FOREIGN KEY (closed_by) REFERENCES admins (id) ON DELETE NO ACTION ON UPDATE NO ACTION,
        CONSTRAINT ck_reports_pair CHECK (reporter_id <> reported_id)
      ) ${TABLE}`,
      `CREATE TABLE audit_log (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        at DATETIME(3) NOT NULL,
        actor VARCHAR(80) NOT NULL,
        action VARCHAR(40) NOT NULL,
        subject VARCHAR(80) NOT NULL,
        ip VARCHAR(45) NOT NULL,
        details TEXT NOT NULL,
        previous_hash BINARY(32) NOT NULL,
        hash BINARY(32) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_audit_log_previous (previous_hash),
        KEY ix_audit_log_subject (subject, id),
        KEY ix_audit_log_actor (actor, id),
        KEY ix_audit_log_action (action, id),
        KEY ix_audit_log_at (at, action)
      ) ${TABLE}`,
      `CREATE TABLE audit_head (
        id TINYINT UNSIGNED NOT NULL,
        row_count INT UNSIGNED NOT NULL,
        hash BINARY(32) NOT NULL,
        PRIMARY KEY (id),
        CONSTRAINT ck_audit_head_one CHECK (id = 1)
      ) ${TABLE}`,
      `INSERT INTO audit_head (id, row_count, hash) VALUES (1, 0, REPEAT(CHAR(0), 32))`,
      ...describeGeneratedColumns,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, [
      'typeorm_metadata',
      'audit_head',
      'audit_log',
      'reports',
      'coupons',
      'eligible_users',
      'verification_cases',
      'admin_refresh_tokens',
      'admin_sessions',
      'admin_recovery_codes',
      'admins',
    ]);
  }
}

/** TypeORM reads the expression of a generated column here; the server stores it in its own spelling. */
const describeGeneratedColumns = [
  `CREATE TABLE typeorm_metadata (
    type VARCHAR(255) NOT NULL,
    \`database\` VARCHAR(255) NULL,
    \`schema\` VARCHAR(255) NULL,
    \`table\` VARCHAR(255) NULL,
    name VARCHAR(255) NULL,
    value TEXT NULL
  ) ${TABLE}`,
  `INSERT INTO typeorm_metadata (type, \`schema\`, \`table\`, name, value) VALUES
    ('GENERATED_COLUMN', DATABASE(), 'verification_cases', 'open_user_id', 'CASE WHEN decided_at IS NULL THEN user_id END'),
    ('GENERATED_COLUMN', DATABASE(), 'profile_edits', 'open_user_id', 'CASE WHEN decided_at IS NULL THEN user_id END'),
    ('GENERATED_COLUMN', DATABASE(), 'reports', 'open_pair', 'CASE WHEN closed_at IS NULL THEN CONCAT(reporter_id, '':'', reported_id) END')`,
];
