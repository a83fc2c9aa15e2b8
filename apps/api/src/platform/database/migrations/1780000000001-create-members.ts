import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, EXACT, runAll, TABLE } from '../migration-sql.js';

export class CreateMembers1780000000001 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE users (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        email VARCHAR(254) ${EXACT} NOT NULL,
        phone CHAR(10) NOT NULL,
        password_hash VARCHAR(255) NOT NULL,
        language CHAR(2) NOT NULL DEFAULT 'en',
        email_verified_at DATETIME(3) NULL,
        phone_verified_at DATETIME(3) NULL,
        verification_status VARCHAR(16) NOT NULL DEFAULT 'not-verified',
        account_status VARCHAR(16) NOT NULL DEFAULT 'active',
        status_reason VARCHAR(1000) NULL,
        resubmissions TINYINT UNSIGNED NOT NULL DEFAULT 0,
        registered_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        last_active_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (id),
        UNIQUE KEY uq_users_public_id (public_id),
        UNIQUE KEY uq_users_email (email),
        UNIQUE KEY uq_users_phone (phone),
        KEY ix_users_registered (registered_at),
        KEY ix_users_status (verification_status, account_status),
        CONSTRAINT ck_users_verification CHECK (verification_status IN ('not-verified','semi-verified','verified','rejected')),
        CONSTRAINT ck_users_account CHECK (account_status IN ('active','on-hold','suspended')),
        CONSTRAINT ck_users_phone CHECK (phone REGEXP '^[6-9][0-9]{9}$')
      ) ${TABLE}`,
      `CREATE TABLE profiles (
        user_id INT UNSIGNED NOT NULL,
        name VARCHAR(100) NOT NULL,
        dob DATE NOT NULL,
        gender VARCHAR(8) NOT NULL,
        caste VARCHAR(16) NOT NULL,
        subcaste VARCHAR(80) NULL,
        gothra VARCHAR(80) NOT NULL,
        marital_status VARCHAR(16) NOT NULL,
        height_inches TINYINT UNSIGNED NOT NULL,
        complexion VARCHAR(16) NOT NULL,
        education VARCHAR(16) NOT NULL,
        occupation VARCHAR(16) NOT NULL,
        annual_income VARCHAR(8) NOT NULL,
        work_type VARCHAR(8) NOT NULL,
        work_state VARCHAR(20) NULL,
        work_city VARCHAR(80) NULL,
        work_country VARCHAR(16) NULL,
        work_address VARCHAR(200) NULL,
        family_state VARCHAR(20) NOT NULL,
        family_city VARCHAR(80) NOT NULL,
        family_address VARCHAR(200) NULL,
        self_summary VARCHAR(1000) NOT NULL,
        expectations VARCHAR(1000) NOT NULL,
        is_active TINYINT(1) NOT NULL DEFAULT 1,
        contact_visibility VARCHAR(16) NOT NULL DEFAULT 'verified',
        document_verified_at DATETIME(3) NULL,
        married_at DATETIME(3) NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        updated_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (user_id),
        CONSTRAINT fk_profiles_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT ck_profiles_gender CHECK (gender IN ('male','female')),
        CONSTRAINT ck_profiles_height CHECK (height_inches BETWEEN 54 AND 75),
        CONSTRAINT ck_profiles_work CHECK (work_type IN ('india','nri')),
        CONSTRAINT ck_profiles_contact CHECK (contact_visibility IN ('verified','accepted'))
      ) ${TABLE}`,
      `CREATE TABLE identity_numbers (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        user_id INT UNSIGNED NOT NULL,
        kind VARCHAR(8) NOT NULL,
        sealed VARBINARY(255) NULL,
        fingerprint BINARY(32) NULL,
        last4 CHAR(4) NOT NULL,
        checksum_holds TINYINT(1) NOT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        erased_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_identity_numbers (user_id, kind),
        KEY ix_identity_fingerprint (fingerprint),
        CONSTRAINT fk_identity_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT ck_identity_kind CHECK (kind IN ('aadhaar','pan')),
        CONSTRAINT ck_identity_erased CHECK ((erased_at IS NULL) = (sealed IS NOT NULL))
      ) ${TABLE}`,
      `CREATE TABLE consents (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        user_id INT UNSIGNED NOT NULL,
        kind VARCHAR(24) NOT NULL,
        text_version VARCHAR(16) NOT NULL,
        ip VARCHAR(45) NOT NULL,
        agreed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (id),
        KEY ix_consents_user (user_id),
        CONSTRAINT fk_consents_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE external_identities (
        issuer VARCHAR(200) ${EXACT} NOT NULL,
        subject VARCHAR(200) ${EXACT} NOT NULL,
        user_id INT UNSIGNED NOT NULL,
        linked_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (issuer, subject),
        KEY ix_external_identities_user (user_id),
        CONSTRAINT fk_external_identities_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE tombstones (
        user_id INT UNSIGNED NOT NULL,
        public_id CHAR(20) NOT NULL,
        registered_at DATETIME(3) NOT NULL,
        deleted_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        ip_log TEXT NOT NULL,
        PRIMARY KEY (user_id),
        KEY ix_tombstones_deleted (deleted_at)
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, ['tombstones', 'external_identities', 'consents', 'identity_numbers', 'profiles', 'users']);
  }
}
