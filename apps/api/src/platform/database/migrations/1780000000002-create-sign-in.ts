import type { MigrationInterface, QueryRunner } from 'typeorm';
import { dropAll, EXACT, runAll, TABLE } from '../migration-sql.js';

export class CreateSignIn1780000000002 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return runAll(runner, [
      `CREATE TABLE sessions (
        id CHAR(20) NOT NULL,
        user_id INT UNSIGNED NOT NULL,
        ip VARCHAR(45) NOT NULL,
        user_agent VARCHAR(255) NOT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        last_used_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        ended_at DATETIME(3) NULL,
        end_reason VARCHAR(24) NULL,
        PRIMARY KEY (id),
        KEY ix_sessions_user (user_id, ended_at),
        CONSTRAINT fk_sessions_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE refresh_tokens (
        token_hash BINARY(32) NOT NULL,
        session_id CHAR(20) NOT NULL,
        issued_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        expires_at DATETIME(3) NOT NULL,
        spent_at DATETIME(3) NULL,
        PRIMARY KEY (token_hash),
        KEY ix_refresh_tokens_session (session_id),
        CONSTRAINT fk_refresh_tokens_session FOREIGN KEY (session_id) REFERENCES sessions (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE verification_codes (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        user_id INT UNSIGNED NOT NULL,
        purpose VARCHAR(16) NOT NULL,
        destination VARCHAR(254) ${EXACT} NOT NULL,
        code_hash BINARY(32) NOT NULL,
        link_hash BINARY(32) NULL,
        tries TINYINT UNSIGNED NOT NULL DEFAULT 0,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        expires_at DATETIME(3) NOT NULL,
        used_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_verification_codes_link (link_hash),
        KEY ix_verification_codes_user (user_id, purpose, id),
        KEY ix_verification_codes_destination (destination, created_at),
        CONSTRAINT fk_verification_codes_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE password_resets (
        token_hash BINARY(32) NOT NULL,
        user_id INT UNSIGNED NOT NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        expires_at DATETIME(3) NOT NULL,
        used_at DATETIME(3) NULL,
        PRIMARY KEY (token_hash),
        KEY ix_password_resets_user (user_id),
        CONSTRAINT fk_password_resets_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE sign_ins (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        user_id INT UNSIGNED NOT NULL,
        ip VARCHAR(45) NOT NULL,
        at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (id),
        KEY ix_sign_ins_user (user_id, at),
        CONSTRAINT fk_sign_ins_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION
      ) ${TABLE}`,
      `CREATE TABLE idempotency_keys (
        scope VARCHAR(64) NOT NULL,
        key_hash BINARY(32) NOT NULL,
        request_hash BINARY(32) NOT NULL,
        answer MEDIUMBLOB NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        PRIMARY KEY (scope, key_hash),
        KEY ix_idempotency_keys_created (created_at)
      ) ${TABLE}`,
      `CREATE TABLE rate_limits (
        \`key\` VARCHAR(255) NOT NULL,
        points INT NOT NULL DEFAULT 0,
        expire BIGINT UNSIGNED NULL,
        PRIMARY KEY (\`key\`),
        KEY ix_rate_limits_expire (expire)
      ) ${TABLE}`,
      `CREATE TABLE outbox (
        id INT UNSIGNED NOT NULL AUTO_INCREMENT,
        public_id CHAR(20) NOT NULL,
        user_id INT UNSIGNED NULL,
        channel VARCHAR(8) NOT NULL,
        template VARCHAR(40) NOT NULL,
        destination VARCHAR(254) ${EXACT} NOT NULL,
        sealed BLOB NULL,
        created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
        expires_at DATETIME(3) NULL,
        next_try_at DATETIME(3) NULL DEFAULT CURRENT_TIMESTAMP(3),
        tries TINYINT UNSIGNED NOT NULL DEFAULT 0,
        sent_at DATETIME(3) NULL,
        dropped_at DATETIME(3) NULL,
        last_error VARCHAR(200) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY uq_outbox_public_id (public_id),
        KEY ix_outbox_due (next_try_at),
        KEY ix_outbox_destination (destination, id),
        KEY ix_outbox_user (user_id),
        CONSTRAINT fk_outbox_user FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE NO ACTION,
        CONSTRAINT ck_outbox_channel CHECK (channel IN ('email','sms'))
      ) ${TABLE}`,
    ]);
  }

  down(runner: QueryRunner): Promise<void> {
    return dropAll(runner, [
      'outbox',
      'rate_limits',
      'idempotency_keys',
      'sign_ins',
      'password_resets',
      'verification_codes',
      'refresh_tokens',
      'sessions',
    ]);
  }
}
